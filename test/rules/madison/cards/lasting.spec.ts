import { frame } from '../../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../../src/rules/madison/components/cards/index.js';
import type { SideFrame } from '../../../../src/rules/madison/frames.js';
import { lakeController } from '../../../../src/rules/madison/questions/control.js';
import { barsSailing } from '../../../../src/rules/madison/questions/language/lasting.js';
import type { MadisonState } from '../../../../src/rules/madison/state.js';
import type { Pieces } from '../support.js';
import { round } from './fights.js';
import { type Case, modifierOf, playCase, plays } from './support.js';

/*
 * Cards that last: in each round in which one is counted its conditions are looked at anew, unless its text asks for
 * them once. What has ended does not begin again.
 */

/** Brock and Tecumseh attack Detroit; `foe`: a card that the Americans hold; `more`: who else is there. */
const atDetroit = (foe?: CardId, more: Pieces = {}): Case =>
  round('c9', 'gb', {
    put: {
      brock: 'detroit',
      tecumseh: 'detroit',
      ottawa: 'detroit',
      r8: 'detroit',
      'us-4': 'detroit',
      ...more,
    },
    space: 'detroit',
    attacker: 'gb',
    from: 'sandwich',
    value: 2,
    set: (state: MadisonState) => {
      if (foe !== undefined) state.cards[foe] = 'us';
    },
  });

describe('MMW-card-9 as a battle card', () => {
  it(
    'ends with the death of Brock',
    plays({
      ...atDetroit('c23'),
      steps: [
        ['gb', 'lead r8'],
        ['gb', 'fight c9'],
        ['us', 'pass'],
        ['us', 'fight c23'],
        ['gb', 'lead r8'],
      ],
      // NE, and another round
      dice: [1, 2, 6, 6],
      then: (_, events) =>
        expect([modifierOf(events, 'c9', 0), modifierOf(events, 'c9', 1)]).toEqual([2, null]),
    }),
  );

  it(
    'ends when the last Indian unit is lost',
    plays({
      ...atDetroit(undefined, { 'oh-1': 'detroit' }),
      steps: [
        ['gb', 'lead ottawa'],
        ['us', 'lead us-4'],
        ['gb', 'fight c9'],
      ],
      // 6 + the modifiers is EX: the Ottawa, who have one step, are lost
      dice: [1, 5, 6, 6],
      then: (_, events) =>
        expect([modifierOf(events, 'c9', 0), modifierOf(events, 'c9', 1)]).toEqual([2, null]),
    }),
  );
});

it(
  'MMW-card-54 asks once who leads: another unit may lead later',
  plays({
    ...round('c54', 'gb', {
      put: { r89: 'cornwall', stormont: 'cornwall', 'us-21': 'cornwall', 'us-9': 'cornwall' },
      space: 'cornwall',
      attacker: 'us',
      from: 'prescott',
      value: -1,
    }),
    steps: [
      ['us', 'lead us-21'],
      ['gb', 'lead r89'],
      ['gb', 'fight c54'],
      ['us', 'lead us-21'],
      ['gb', 'lead stormont'],
    ],
    dice: [5, 5, 6, 6],
    then: (_, events) =>
      expect([modifierOf(events, 'c54', 0), modifierOf(events, 'c54', 1)]).toEqual([-1, -1]),
  }),
);

/** The British blockade Sackets Harbour, and what follows. */
const blockade = (steps: Case['steps']): MadisonState =>
  playCase({
    card: 'c110',
    when: 'play',
    by: 'gb',
    put: { 'royal-george': 'lake-ontario', oneida: 'sackets-harbour' },
    set: (state) => Object.assign(state.cards, { c76: 'us', c77: 'us', c97: 'gb', c98: 'gb' }),
    agenda: () =>
      (['gb', 'us', 'gb', 'us', 'gb'] as const).map((by) => frame<SideFrame>({ f: 'play', by })),
    steps: [['gb', 'event c110'], ...steps],
    then: () => undefined,
  }).after;

describe('MMW-card-110 the blockade', () => {
  it('does not come back with the control of the lake', () => {
    const back = blockade([
      ['us', 'depot c76 albany'],
      ['gb', 'fleet c97 lake-ontario'],
      ['us', 'pass'],
      ['gb', 'sail royal-george'],
      ['gb', 'sail kingston'],
      ['gb', 'stop'],
      ['us', 'depot c77 pittsburgh'],
      ['gb', 'units c98 kingston'],
      ['gb', 'sail royal-george'],
      ['gb', 'enter lake-ontario'],
      ['gb', 'stop'],
    ]);
    expect(lakeController(back, 'lake-ontario')).toBe('gb');
    expect(barsSailing(back, 'oneida')).toBeNull();
  });
});
