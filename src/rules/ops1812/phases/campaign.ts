import { enclosing, frame as framed } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import { neighbours, REGION_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { CLASSES, type Counts } from '../components/units.js';
import type { ColumnFrame, OperationFrame } from '../frames.js';
import { connections } from '../questions/control.js';
import { enter, movable } from '../questions/move.js';
import { fresh, hasUnits, type OpsState, total } from '../state.js';
import { ask, run } from './phase.js';

/** OPS-campaign.once clears the marks of units that have acted, once the operation and its battles are over. */
export const rest = run({
  clause: 'OPS-campaign.once',
  run: ({ state }) => void (state.acted = {}),
});

interface Facts {
  readonly state: OpsState;
  readonly by: Side;
  readonly from: readonly RegionId[] | undefined;
}

interface Way {
  readonly from: RegionId;
  readonly to: RegionId;
}

const onTheWay = [
  {
    clause: 'OPS-campaign.cost',
    holds: ({ state, by }: Facts, { from }: Way) => hasUnits(state, from, by),
  },
  // an event may limit where its campaign begins
  {
    clause: 'OPS-general.events',
    holds: (x: Facts, { from }: Way) => x.from === undefined || x.from.includes(from),
  },
  {
    clause: 'OPS-waterway.connection',
    holds: ({ state, by }: Facts, { from, to }: Way) =>
      neighbours[from].includes(to) || connections(state, by, from).includes(to),
  },
  {
    clause: 'OPS-campaign.once',
    holds: ({ state, by }: Facts, { from }: Way) =>
      CLASSES.some((unit) => fresh(state, by, from, unit) > 0),
  },
  {
    clause: 'OPS-indian.no-town',
    holds: ({ state, by }: Facts, { from, to }: Way) => total(movable(state, by, from, to)) > 0,
  },
];

/** OPS-campaign.purpose moves one by one; each battle is fought before the next move (OPS-campaign.sequential). */
export const campaign = ask<OperationFrame>()({
  clause: 'OPS-campaign.purpose',
  forced: () => true,
  verbs: {
    march: { from: 'region', to: 'region' },
    detach: { from: 'region', to: 'region' },
    done: {},
  },
  facts: (state, { by, licence }): Facts => ({ state, by, from: licence?.from }),
  *candidates({ state, by }) {
    yield { do: 'done' };
    for (const from of REGION_IDS) {
      if (!hasUnits(state, from, by)) continue;
      for (const to of connections(state, by, from)) {
        yield { do: 'march', from, to };
        yield { do: 'detach', from, to };
      }
    }
  },
  guards: {
    march: onTheWay,
    // OPS-campaign.cost any number of units may move: also a part of them, if there are several
    detach: [
      ...onTheWay,
      {
        clause: 'OPS-campaign.cost',
        holds: ({ state, by }, { from, to }) => total(movable(state, by, from, to)) > 1,
      },
    ],
  },
  apply: {
    done: ({ done }) => done(),
    march(turn, way) {
      go(turn, way, movable(turn.state, turn.frame.by, way.from, way.to), turn.frame);
    },
    detach({ frame: { by }, push }, { from, to }) {
      push(framed<ColumnFrame>({ f: 'column', by, from, to }));
    },
  },
});

/**
 * OPS-campaign.cost a move costs one OPS. OPS-campaign.resolve-first a battle that it causes is fought before the next
 * move.
 */
function go(
  { state, table, done, push }: Turn<OpsState, unknown>,
  { from, to }: Way,
  counts: Counts,
  op: OperationFrame,
): void {
  table.say({
    type: 'marched',
    clause: 'OPS-campaign.cost',
    data: { side: op.by, from, to, units: { ...counts } },
  });
  op.ops -= 1;
  if (op.ops === 0) done();
  push(...enter(state, op.by, from, to, counts, table));
}

interface Part {
  readonly most: Counts;
}

/** OPS-campaign.cost the player says how many units of each class move. */
export const column = ask<ColumnFrame>()({
  clause: 'OPS-campaign.cost',
  forced: () => true,
  verbs: { send: { regular: 'count', militia: 'count', indian: 'count' } },
  facts: (state, { by, from, to }): Part => ({ most: movable(state, by, from, to) }),
  *candidates({ most }) {
    for (let regular = 0; regular <= most.regular; regular++) {
      for (let militia = 0; militia <= most.militia; militia++) {
        for (let indian = 0; indian <= most.indian; indian++)
          yield { do: 'send', regular, militia, indian };
      }
    }
  },
  guards: {
    send: [
      {
        clause: 'OPS-campaign.once',
        holds: ({ most }, parts) => CLASSES.every((unit) => parts[unit] <= most[unit]),
      },
      {
        clause: 'OPS-campaign.cost',
        holds: ({ most }, parts) => total(parts) > 0 && total(parts) < total(most),
      },
    ],
  },
  apply: {
    send(turn, { regular, militia, indian }) {
      const { state, frame: way, done } = turn;
      done();
      const op = enclosing<OperationFrame>(state, 'campaign');
      const over = (): void => void state.agenda.splice(state.agenda.lastIndexOf(op), 1);
      go({ ...turn, done: over }, way, { regular, militia, indian }, op);
    },
  },
});
