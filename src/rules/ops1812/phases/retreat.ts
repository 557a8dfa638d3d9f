import { enclosing, type Frame, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { REGION } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import type { BattleFrame, SideFrame } from '../frames.js';
import { updateOwner } from '../questions/control.js';
import { shift } from '../questions/move.js';
import { type WaysOut, waysOut } from '../questions/retreat.js';
import { act, noUnits, type OpsState } from '../state.js';
import { ask } from './phase.js';

/**
 * OPS-battle.round.retreat the sides decide one after the other. A side that has nowhere to go is not asked
 * (OPSX-retreat.3).
 */
export function leaving(state: OpsState, now: BattleFrame): Frame[] {
  const defender = other(now.attacker);
  const order: readonly Side[] =
    state.retreatFirst === 'defender' ? [defender, now.attacker] : [now.attacker, defender];
  return order
    .filter((by) => waysOut(state, by, now).army.length > 0)
    .map((by) => framed<SideFrame>({ f: 'retreat', by }));
}

const facts = (state: OpsState, { by }: SideFrame): WaysOut =>
  waysOut(state, by, enclosing<BattleFrame>(state, 'battle'));

/** Whether a force must split up, as its Indian units cannot follow it into that region. */
const parts = (state: OpsState, by: Side, region: RegionId, to: RegionId): boolean =>
  REGION[to].type === 'town' && by === 'gb' && state.regions[region].gb.indian > 0;

/** OPSX-retreat.1 all units retreat or none. */
export const retreat = ask<SideFrame>()({
  clause: 'OPS-battle.round.retreat',
  interrupt: true,
  verbs: { stay: {}, retreat: { to: 'region' } },
  facts,
  candidates: ({ army }) => [{ do: 'stay' }, ...army.map((to) => ({ do: 'retreat' as const, to }))],
  guards: {
    retreat: [{ clause: 'OPSX-retreat.3', holds: ({ army }, { to }) => army.includes(to) }],
  },
  apply: {
    stay: ({ done }) => done(),
    retreat({ state, frame: { by }, table, drop, push }, { to }) {
      const now = enclosing<BattleFrame>(state, 'battle');
      const units = { ...state.regions[now.region][by] };
      const apart = parts(state, by, now.region, to);
      if (apart) units.indian = 0;
      // decisions that would follow end with the battle
      drop('battle');
      leave(state, by, now, to, units, table);
      const over = framed<BattleFrame>({ ...now, stage: 'over' });
      push(...(apart ? [framed<SideFrame>({ f: 'disperse', by })] : []), over);
    },
  },
});

function leave(
  state: OpsState,
  side: Side,
  { region, attacker }: BattleFrame,
  to: RegionId,
  units: Counts,
  table: Table,
): void {
  shift(state, side, region, to, units);
  if (side === attacker) act(state, to, units);
  updateOwner(state, to);
  const clause =
    to === 'halifax' ? 'OPSX-retreat.4' : side === attacker ? 'OPSX-retreat.2' : 'OPSX-retreat.3';
  table.say({ type: 'retreated', clause, data: { side, from: region, to, units: { ...units } } });
}

/** OPSX-retreat.3 Indian units go to another region if the army retreats to a town. */
export const disperse = ask<SideFrame>()({
  clause: 'OPSX-retreat.3',
  interrupt: true,
  forced: () => true,
  verbs: { retreat: { to: 'region' } },
  facts,
  candidates: ({ indians }) => indians.map((to) => ({ do: 'retreat' as const, to })),
  guards: {
    retreat: [{ clause: 'OPSX-retreat.3', holds: ({ indians }, { to }) => indians.includes(to) }],
  },
  apply: {
    retreat({ state, frame: { by }, table, done }, { to }) {
      const now = enclosing<BattleFrame>(state, 'battle');
      done();
      leave(
        state,
        by,
        now,
        to,
        { ...noUnits(), indian: state.regions[now.region].gb.indian },
        table,
      );
    },
  },
});
