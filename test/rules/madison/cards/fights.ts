import { type Frame, frame } from '../../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../../src/rules/madison/components/cards/index.js';
import type { LakeId, SpaceId } from '../../../../src/rules/madison/components/map.js';
import type { Side } from '../../../../src/rules/madison/components/side.js';
import type { CardPlayFrame, NavalCombatFrame } from '../../../../src/rules/madison/frames.js';
import { startCombat } from '../../../../src/rules/madison/questions/combat.js';
import { unitsAt } from '../../../../src/rules/madison/questions/pieces.js';
import type { MadisonState } from '../../../../src/rules/madison/state.js';
import type { Pieces } from '../support.js';
import { type Case, modifierOf } from './support.js';

const beneath = (state: MadisonState, by: Side): CardPlayFrame => {
  state.play = { by, card: null, use: 'units', attacked: {} };
  return { f: 'card-play', by, stage: 'over' };
};

/** A land combat about to begin; the attackers came from `from`, a space or a lake. */
export const combat =
  (space: SpaceId, attacker: Side, from: SpaceId | LakeId) =>
  (state: MadisonState): Frame[] => {
    for (const id of unitsAt(state, attacker, space)) state.units[id].from = from;
    return [beneath(state, attacker), startCombat(state, space, attacker, false)];
  };

export const battle =
  (lake: LakeId, attacker: Side) =>
  (state: MadisonState): Frame[] => [
    beneath(state, attacker),
    frame<NavalCombatFrame>({
      f: 'naval-combat',
      lake,
      attacker,
      stage: 'begin',
      leads: {},
      used: {},
    }),
  ];

export interface Round {
  readonly put: Pieces;
  readonly space: SpaceId;
  readonly attacker: Side;
  readonly from: SpaceId | LakeId;
  readonly value: number;
  readonly lead?: readonly (readonly [Side, string])[];
  readonly dice?: readonly number[];
  readonly set?: (state: MadisonState) => void;
  readonly then?: Case['then'];
}

/** A battle card played in the first round; `value` is what it adds to the attacker's roll. */
export const round = (card: CardId, by: Side, now: Round): Case => ({
  card,
  when: 'round',
  by,
  put: now.put,
  ...(now.set !== undefined && { set: now.set }),
  agenda: combat(now.space, now.attacker, now.from),
  steps: [...(now.lead ?? []), [by, `fight ${card}`]],
  dice: now.dice ?? [3, 3],
  then: (after, events, before) => {
    expect(after.cards[card]).toBe('discard');
    expect(modifierOf(events, card)).toBe(now.value);
    now.then?.(after, events, before);
  },
});
