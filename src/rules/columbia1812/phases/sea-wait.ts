import { frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { BlockId } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { LakeFrame, SeaWaitFrame } from '../frames.js';
import { updateTownControl } from '../questions/control.js';
import { ways } from '../questions/march.js';
import { putAt, type State1812, total, townOf, unitsWhere } from '../state.js';
import { ask, run } from './phase.js';

/** Blocks that wait for a naval battle before they sail over that lake. */
const waiting = (state: State1812, side: Side, lake: LakeId): BlockId[] =>
  unitsWhere(state, side, ({ order }) => order?.sea === true && TOWN[order.to].lake === lake);

/**
 * C1812-19.6 after the naval battle a waiting sea movement is cancelled if the lake changed hands, left to its owner if
 * their fleet suffered losses, and carried out otherwise.
 */
export const seaWait = run<SeaWaitFrame>({
  clause: 'C1812-19.6',
  run({ state, frame, table, push }) {
    const { lake, by, ships } = frame;
    const units = waiting(state, by, lake);
    if (units.length === 0) return;
    if (state.lakes[lake].control !== by) return cancel(state, by, lake, table);
    const fleet = state.lakes[lake].ships[by];
    const suffered = total(fleet) < total(ships) || fleet.up < ships.up;
    if (suffered) push(framed<LakeFrame>({ f: 'sea-sail', by, lake }));
    else sail(state, by, lake, table);
  },
});

function cancel(state: State1812, by: Side, lake: LakeId, table: Table): void {
  for (const id of waiting(state, by, lake)) state.units[id].order = undefined;
  table.say({ type: 'sea-cancelled', clause: 'C1812-19.6', data: { side: by, lake } });
}

function sail(state: State1812, by: Side, lake: LakeId, table: Table): void {
  const moves = waiting(state, by, lake).flatMap((id) => {
    const from = townOf(state, id);
    const to = state.units[id].order?.to;
    return to === undefined ? [] : [{ id, from, to }];
  });
  const list = moves.map(({ from, to }: { from: TownId | null; to: TownId }) => ({
    from,
    via: null,
    to,
    by: 'sea' as const,
  }));
  table.say({ type: 'marched', clause: 'C1812-19.6', data: { side: by, moves: ways(list) } });
  for (const { id, from, to } of moves)
    putAt(state, id, to, state.units[id].cv, { from, sea: true });
  updateTownControl(state, table);
}

interface Facts {
  readonly units: readonly BlockId[];
  /** Number of own operational naval units left on the lake. */
  readonly capacity: number;
}

/** C1812-19.6 the owner cancels the sea movement, or leaves blocks behind until the rest can be carried. */
export const seaSail = ask<LakeFrame>()({
  clause: 'C1812-19.6',
  draft: true,
  interrupt: true,
  verbs: { cancel: {}, proceed: {}, leave: { unit: 'unit' } },
  facts: (state, { by, lake }): Facts => ({
    units: waiting(state, by, lake),
    capacity: state.lakes[lake].ships[by].up,
  }),
  *candidates({ units }) {
    yield { do: 'cancel' };
    yield { do: 'proceed' };
    for (const unit of units) yield { do: 'leave', unit };
  },
  guards: {
    proceed: [{ clause: 'C1812-12.2.a', holds: ({ units, capacity }) => units.length <= capacity }],
    // the last block cannot be left behind: that is `cancel`
    leave: [
      {
        clause: 'C1812-19.6',
        holds: ({ units }, { unit }) => units.includes(unit) && units.length > 1,
      },
    ],
  },
  apply: {
    cancel({ state, frame: { by, lake }, table, done }) {
      done();
      cancel(state, by, lake, table);
    },
    proceed({ state, frame: { by, lake }, table, done }) {
      done();
      sail(state, by, lake, table);
    },
    leave: ({ state }, { unit }) => void (state.units[unit].order = undefined),
  },
});
