import { frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { Table } from '../../kernel/table.js';
import { engagementOf, type Harm } from '../components/campaign/engagement.js';
import { TURNS_OF_QUARTER } from '../components/campaign/seasons.js';
import { SHIP } from '../components/campaign/ships.js';
import { other, type Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { EngagementFrame, SideFrame } from '../frames.js';
import { differenceAt, isUnescorted } from '../questions/campaign/engagement.js';
import { fleetsAt } from '../questions/campaign/fleets.js';
import { add } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { run } from './phase.js';

/** A1776-camp.IX.D.2 whoever is attacked has to fight. */
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
 * A1776-camp.IX.D.3.c one die at the difference; A1776-camp.IX.D.6 transports alone are sunk without it.
 * A1776-camp.IX.D.5 what comes of it comes of all fleets of a side there.
 */
export const engagement = run<EngagementFrame>({
  clause: 'A1776-camp.IX.D',
  run({ state, frame: { by, water }, table }) {
    const enemy = other(by);
    if (isUnescorted(state, enemy, water)) {
      harm(state, table, { side: enemy, water, harm: 'sunk', clause: 'A1776-camp.IX.D.6' });
      return;
    }
    const difference = differenceAt(state, by, water);
    const [die = 1] = table.roll(1, 'naval-combat', 'A1776-camp.IX.D.3.c');
    const { attacker, defender } = engagementOf(difference, die);
    table.say({
      type: 'ships-fought',
      clause: 'A1776-camp.IX.D.3.b',
      data: { water, attacker: by, difference, die, harm: { attacker, defender } },
    });
    harm(state, table, { side: by, water, harm: attacker, clause: 'A1776-camp.IX.D.4' });
    harm(state, table, { side: enemy, water, harm: defender, clause: 'A1776-camp.IX.D.4' });
  },
});

interface Blow {
  readonly side: Side;
  readonly water: string;
  readonly harm: Harm;
  readonly clause: string;
}

/**
 * A1776-camp.IX.D.4 a damaged fleet is off the map for so many quarters with whom it carries; who is sunk is lost with
 * them.
 */
function harm(state: State1776, table: Table, { side, water, harm: of, clause }: Blow): void {
  if (of === 0) return;
  const ships = fleetsAt(state, side, water);
  const units: Counts = {};
  for (const id of ships) {
    const { aboard } = state.ships?.[id] ?? {};
    add(units, aboard ?? {});
    state.ships = {
      ...state.ships,
      [id]:
        of === 'sunk'
          ? { at: 'sunk' }
          : {
              at: 'refit',
              until: state.turn + of * TURNS_OF_QUARTER,
              ...(aboard !== undefined && { aboard }),
            },
    };
  }
  if (of === 'sunk' && ships.some((id) => SHIP[id].french)) state.withdraws = true;
  table.say(
    of === 'sunk'
      ? { type: 'ships-sunk', clause, data: { side, water, ships, units } }
      : { type: 'ships-damaged', clause, data: { side, water, ships, quarters: of } },
  );
}
