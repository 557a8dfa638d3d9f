import { COMBAT_CODES } from '../../../src/rules/avalon1776/components/units.js';
import { phasesOf } from '../../../src/rules/avalon1776/phases/turn.js';
import { troopsAt } from '../../../src/rules/avalon1776/questions/force.js';
import { verdictOf } from '../../../src/rules/avalon1776/questions/victory.js';
import { isHeldAgainst } from '../../../src/rules/avalon1776/questions/works.js';
import { isAdvanced } from '../../../src/rules/avalon1776/state.js';
import { deskOf, hex } from './advanced.js';

const second = deskOf('scenario2');
const ALBANY = hex('albany');
const MODIFIERS = 'modifiers';

/** The modifiers of an attack of the British at Albany in which everybody is supplied who can be. */
function modifiers(text: string): unknown[] {
  const { position, act, decision, options } = second;
  let played = act(position(`time turn 2 gb combat\n${text}`), 'gb', `fight ${ALBANY}`);
  for (const side of ['gb', 'us'] as const)
    if (decision(played.state, side) === 'supply')
      played = act(played.state, side, options(played.state, side).at(-1) ?? '');
  for (const side of ['gb', 'us'] as const)
    if (decision(played.state, side) === 'tactic')
      played = act(played.state, side, 'play commit-reserves', side === 'us' ? [3] : []);
  const resolved = played.events.find(({ data }) => Array.isArray(data[MODIFIERS]));
  return (resolved?.data[MODIFIERS] as { clause: string }[]).map(({ clause }) => clause);
}

/** What the Americans owe in their segment from the last of those on. */
const owing = (frames: readonly string[]): string =>
  [
    { f: 'turn-end' },
    ...[
      ['us', 'segment-end'],
      ['us', 'ending'],
      ['gb', 'riposte'],
    ].map(([by, f]) => ({ by, f })),
    ...frames.map((f) => ({ by: 'us', f, ...(f === 'opening' && { reduced: {} }) })),
  ]
    .map((frame) => `todo ${JSON.stringify(frame)}`)
    .join('\n');

describe('what the words of the Advanced Game mean', () => {
  it('A1776-adv.I it adds its rules to the Basic Game, which has none of them', () => {
    const steps = (advanced: boolean) => phasesOf(advanced, 'us').map(({ f }) => f);
    const isPlayed = (scenario: 'basic' | 'scenario2') =>
      isAdvanced(deskOf(scenario).position('us albany: 1 CA'));
    expect([isPlayed('basic'), isPlayed('scenario2')]).toEqual([false, true]);
    expect(steps(false)).toEqual(['movement', 'combat', 'segment-end']);
    expect(steps(true).filter((f) => steps(false).includes(f))).toEqual(steps(false));
    expect(steps(true)).toEqual(expect.arrayContaining(['opening', 'raze', 'riposte']));
  });

  it('A1776-adv.I.classes combat units alone occupy a hex, whatever else stands there', () => {
    for (const code of COMBAT_CODES) {
      const side = ['BR', 'TM', 'TMd', 'I'].includes(code) ? 'gb' : 'us';
      const state = second.position(`${side} albany: 1 ${code}`);
      expect([code, troopsAt(state, side, ALBANY)]).toEqual([code, 1]);
    }
    const others = second.position('us albany: 1 A 1 S 1 M 1 D\nfort albany: us');
    expect(isHeldAgainst(others, 'gb', ALBANY)).toBe(false);
    expect(isHeldAgainst(second.position('us albany: 1 RM'), 'gb', ALBANY)).toBe(true);
  });

  it('A1776-adv.V.C a scenario is won, lost or, where its card says so, drawn', () => {
    const winner = (scenario: 'scenario1' | 'scenario2', text: string) =>
      verdictOf(deskOf(scenario).position(text)).winner;
    expect(winner('scenario1', 'fort quebec: gb\ngb quebec: in 1 BR')).toBe('gb');
    expect(winner('scenario1', 'gb montreal: 1 BR')).toBeNull();
    expect(winner('scenario1', 'us montreal: 1 RM')).toBe('us');
    expect(winner('scenario2', 'gb albany: 1 BR')).toBe('us');
  });

  it('A1776-adv.V.E a special rule holds in its own scenario alone', () => {
    const raze = (scenario: 'scenario2' | 'scenario4', town: string) => {
      const { position, refused } = deskOf(scenario);
      const text = `time turn 2 us movement\nfort ${town}: us\nus ${town}: 1 CA`;
      const state = position(`${text}\n${owing(['combat', 'rise', 'closing', 'raze'])}`);
      return refused(state, 'us', `raze ${hex(town)}`);
    };
    // forts of its card last in the second scenario, and those it does not name do not
    expect(raze('scenario2', 'west-point')).toBe('A1776-scn2.special.3');
    expect(raze('scenario2', 'albany')).toBeNull();
    expect(raze('scenario4', 'petersburg')).toBeNull();
  });

  it('A1776-adv.IV.C.1.c whoever comes to friends who are entrenched is entrenched as they are', () => {
    const { position, walk } = second;
    const came = walk(
      position('time turn 2 us movement\nus albany: 1 RM\nus bennington: 4 CA\ndug albany: us'),
      'us',
      `march ${hex('bennington')} 0`,
      `go ${ALBANY}`,
    );
    expect(came.hexes[ALBANY]?.dug).toBe('us');
    expect(modifiers('gb albany: 8 BR\nus albany: 4 CA 1 FR\ndug albany: us')).toEqual([
      'A1776-adv.IV.C.1.a',
    ]);
  });

  it('A1776-adv.IV.E.3 guns build forts, and change the die against works and in them', () => {
    const found = (units: string) => {
      const { position, refused } = second;
      const todo = owing(['combat', 'movement', 'opening']);
      const state = position(`time turn 2 us movement\nus albany: ${units}\n${todo}`);
      return refused(state, 'us', `found ${ALBANY} CA`);
    };
    expect([found('1 CA 1 S'), found('1 CA 1 A 1 S')]).toEqual(['A1776-adv.IV.B.2.c', null]);
    const guns = 'gb albany: 8 BR 1 A 1 S\nus albany: 4 CA 1 A 1 S';
    const works = ['A1776-adv.IV.C.1.a', 'A1776-adv.IV.E.4.a', 'A1776-adv.IV.E.4.b'];
    expect([modifiers(guns), modifiers(`${guns}\ndug albany: us`)]).toEqual([[], works]);
  });
});
