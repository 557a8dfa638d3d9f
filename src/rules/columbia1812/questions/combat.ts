import { type Frame, frame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { BattleFrame, LossFrame } from '../frames.js';
import { cvOf, type State1812, unitsIn } from '../state.js';
import { hitsOf } from './dice.js';
import { carryOutHits, removeLoneIndian } from './losses.js';

/**
 * Number of dice of a side's fire. C1812-10.1.b one per CV, also for the Indian (C1812-15.0.d); C1812-12.3 two per CV
 * in the first battle turn of a defender against a landing.
 */
function fireDice(
  state: State1812,
  { town, landing, attacker, round }: BattleFrame,
  side: Side,
): number {
  const volleys = landing && side !== attacker && round === 1 ? 2 : 1;
  return volleys * cvOf(state, unitsIn(state, town, side));
}

/** C1812-10.1.b, 10.1.c one side fires; each 6 is a hit. Returns the frames in which the victims decide. */
export function fire(state: State1812, battle: BattleFrame, table: Table): Frame[] {
  const { town, side } = battle;
  const dice = table.roll(
    fireDice(state, battle, side),
    side === battle.attacker ? 'attacker-fire' : 'defender-fire',
    'C1812-10.1.b',
  );
  const hits = hitsOf(dice, 6);
  table.say({
    type: 'fire',
    clause: side === battle.attacker ? 'C1812-10.1.c' : 'C1812-10.1.b',
    data: { town, side, hits, round: battle.round },
  });
  return inflict(state, { f: 'losses', by: other(side), town, hits }, table);
}

/** C1812-10.1.f the owner allocates the hits. If they destroy the whole force, there is nothing to choose. */
export function inflict(state: State1812, loss: LossFrame, table: Table): Frame[] {
  const units = unitsIn(state, loss.town, loss.by);
  if (loss.hits === 0 || units.length === 0) return [];
  if (loss.hits < cvOf(state, units)) return [frame<LossFrame>(loss)];
  for (const id of units) state.units[id].hits = state.units[id].cv;
  carryOutLosses(state, loss, table);
  return [];
}

/** Applies all hits of a volley together, so that nobody sees which hit killed which block. */
export function carryOutLosses(state: State1812, { by, town }: LossFrame, table: Table): void {
  const units = unitsIn(state, town, by);
  const hurtUnits = Object.fromEntries(
    units.map((id) => [id, state.units[id].hits ?? 0]).filter(([, hits]) => hits !== 0),
  );
  const dead = carryOutHits(state, units);
  const open = isLaidOpen(state, town);
  table.say({
    type: 'losses',
    clause: 'C1812-10.1.f',
    data: { town, side: by, dead: dead.length, ...(open ? { units: hurtUnits } : {}) },
    only: { [by]: { units: hurtUnits } },
    // C1812-2.3.a the CV of an eliminated block is revealed
    ...(dead.length > 0 ? { reveals: dead } : {}),
  });
  removeLoneIndian(state, town, table);
}

export const isLaidOpen = (state: State1812, town: TownId): boolean =>
  state.agenda.some(
    (one) => one.f === 'battle' && (one as BattleFrame).town === town && (one as BattleFrame).open,
  );
