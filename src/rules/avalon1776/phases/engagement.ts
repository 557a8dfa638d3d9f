import { type Frame, frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { Table } from '../../kernel/table.js';
import { engagementOf, type Harm, RAID_DIFFERENCE } from '../components/campaign/engagement.js';
import { TURNS_OF_QUARTER } from '../components/campaign/seasons.js';
import { SHIP, type ShipId } from '../components/campaign/ships.js';
import { other, type Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { EngagementFrame, FleetFrame, SideFrame } from '../frames.js';
import { differenceAt, isRaid, isUnescorted } from '../questions/campaign/engagement.js';
import { fleetsAt } from '../questions/campaign/fleets.js';
import { add } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { cripple } from './navy.js';
import { run } from './phase.js';

/** A1776-camp.IX.D.2 begins a naval combat; a side that is attacked has to fight. */
export function beginEngagement(
  { state, frame: { by }, table, push }: Turn<State1776, SideFrame>,
  water: string,
): void {
  (state.fought ??= {})[water] = true;
  table.say({
    type: 'ships-engaged',
    clause: 'A1776-camp.IX.D.1',
    data: {
      ...{ water, attacker: by },
      attackers: fleetsAt(state, by, water),
      defenders: fleetsAt(state, other(by), water),
    },
  });
  push(frame<EngagementFrame>({ f: 'engagement', by, water }));
}

/**
 * A1776-camp.IX.D.3.c one die is rolled and looked up at the difference; A1776-camp.IX.D.6 transports alone are sunk
 * without a die, but A1776-campopt.I.D not by the Continental Navy. A1776-camp.IX.D.5 the result applies to all fleets
 * of a side there.
 */
export const engagement = run<EngagementFrame>({
  clause: 'A1776-camp.IX.D',
  run({ state, frame: { by, water }, table, push }) {
    const enemy = other(by);
    const raids = isRaid(state, by, water);
    if (isUnescorted(state, enemy, water) && !raids) {
      harm(state, table, { side: enemy, water, harm: 'sunk', clause: 'A1776-camp.IX.D.6' });
      return;
    }
    const difference = raids ? RAID_DIFFERENCE : differenceAt(state, by, water);
    const [die = 1] = table.roll(1, 'naval-combat', 'A1776-camp.IX.D.3.c');
    const { attacker, defender } = engagementOf(difference, die);
    table.say({
      type: 'ships-fought',
      clause: raids ? 'A1776-campopt.I.D' : 'A1776-camp.IX.D.3.b',
      data: { water, attacker: by, difference, die, harm: { attacker, defender } },
    });
    const clause = 'A1776-camp.IX.D.4';
    push(
      ...harm(state, table, { side: by, water, harm: attacker, clause }),
      ...harm(state, table, { side: enemy, water, harm: defender, clause }),
    );
  },
});

interface Blow {
  readonly side: Side;
  readonly water: string;
  readonly harm: Harm;
  readonly clause: string;
}

/**
 * A1776-camp.IX.D.4 applies the result to the fleets of a side: damage or loss. A1776-campopt.I.C the Continental Navy
 * is damaged in a way of its own; returns the frames that ask its owner about that.
 */
function harm(state: State1776, table: Table, { side, water, harm: of, clause }: Blow): Frame[] {
  if (of === 0) return [];
  const ships = fleetsAt(state, side, water);
  if (of === 'sunk') {
    sink(state, table, { side, water, ships, clause });
    return [];
  }
  const regular = ships.filter((id) => id !== 'cn');
  for (const id of regular) damage(state, id, of * TURNS_OF_QUARTER);
  if (regular.length > 0) sayDamaged(table, { side, water, ships: regular, clause }, of);
  if (regular.length === ships.length) return [];
  sayDamaged(table, { side, water, ships: ['cn'], clause: 'A1776-campopt.I.C' }, of);
  const lies = cripple(state, table, of * TURNS_OF_QUARTER);
  return lies ? [frame<FleetFrame>({ f: 'fleet', by: side, ship: 'cn' })] : [];
}

interface Struck {
  readonly side: Side;
  readonly water: string;
  readonly ships: readonly ShipId[];
  readonly clause: string;
}

/** The fleets are lost with the units that they carry. */
function sink(state: State1776, table: Table, { side, water, ships, clause }: Struck): void {
  const units: Counts = {};
  for (const id of ships) {
    add(units, state.ships?.[id]?.aboard ?? {});
    state.ships = { ...state.ships, [id]: { at: 'sunk' } };
  }
  if (ships.some((id) => SHIP[id].french)) state.withdraws = true;
  table.say({ type: 'ships-sunk', clause, data: { side, water, ships, units } });
}

/** The fleet is off the map for so many turns, with the units that it carries. */
function damage(state: State1776, id: ShipId, turns: number): void {
  const { aboard } = state.ships?.[id] ?? {};
  state.ships = {
    ...state.ships,
    [id]: {
      ...{ at: 'refit', until: state.turn + turns },
      ...(aboard !== undefined && { aboard }),
    },
  };
}

function sayDamaged(
  table: Table,
  { side, water, ships, clause }: Struck,
  quarters: 1 | 2 | 3,
): void {
  table.say({ type: 'ships-damaged', clause, data: { side, water, ships, quarters } });
}
