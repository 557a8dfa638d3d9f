import type { ActionOf } from '../../kernel/action.js';
import type { AskFrame } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { BLOCK, type BlockId } from '../components/blocks.js';
import { garrisonTowns, TOWN } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { SET_UP, SET_UPS, type SetUpId } from '../components/set-ups.js';
import { other, type Side } from '../components/side.js';
import { blocksById, homeTownsById } from '../questions/by-id.js';
import {
  type Ids,
  type Order,
  orderTo,
  putAt,
  type State1812,
  unitsIn,
  unitStates,
} from '../state.js';
import { ask } from './phase.js';

export interface PlaceFrame extends AskFrame {
  readonly f: 'place';
  readonly by: Side;
}

interface Facts {
  readonly by: Side;
  /** Blocks in hand, without those that their owner has placed by hand. */
  readonly left: readonly BlockId[];
  /** Towns that still need a garrison placed by hand. */
  readonly bare: ReadonlySet<TownId>;
  /** Whether no block has a place yet. */
  readonly fresh: boolean;
  /** Whether every block has a place and every required garrison is there. */
  readonly whole: boolean;
}

const isByHand = (order: Order | undefined): boolean => order !== undefined && !order.ready;

function facts(state: State1812, { by }: PlaceFrame): Facts {
  const blocks = unitStates(state, by);
  const hand = blocksById[by].filter(({ no }) => blocks[no]?.at === 'hand');
  const orders = hand.map(({ no }) => blocks[no]?.order);
  const bareOf = (counts: (order: Order | undefined) => boolean): TownId[] => {
    const taken = new Set(orders.map((order) => (counts(order) ? order?.to : undefined)));
    return garrisonTowns[by].filter((town) => !taken.has(town));
  };
  return {
    by,
    left: hand.filter((_, i) => !isByHand(orders[i])).map(({ unit }) => unit),
    bare: new Set(bareOf(isByHand)),
    fresh: orders.every((order) => order === undefined),
    whole: !orders.includes(undefined) && bareOf(() => true).length === 0,
  };
}

/** Whether enough blocks remain for the other bare towns if one is placed in `town`. */
const leavesEnough = ({ left, bare }: Facts, town: TownId): boolean =>
  left.length - 1 >= bare.size - (bare.has(town) ? 1 : 0);

const verbs = {
  done: {},
  place: { unit: 'unit', town: 'town' },
  ready: { plan: 'plan' },
} as const;

function candidates(x: Facts): ActionOf<Ids, typeof verbs>[] {
  const towns = homeTownsById[x.by].filter((town) => leavesEnough(x, town));
  const list: ActionOf<Ids, typeof verbs>[] = x.whole ? [{ do: 'done' }] : [];
  for (const unit of x.left) for (const town of towns) list.push({ do: 'place', unit, town });
  if (x.fresh) for (const plan of PLANS) list.push({ do: 'ready', plan });
  return list;
}

const PLANS = [...SET_UPS].sort();

/**
 * C1812-3.3, 3.4 one side places the blocks it drew; the other side sees them once all are placed. The side may begin
 * with a ready-made set-up and then move each block once.
 */
export const place = ask<PlaceFrame>()({
  clause: 'C1812-3.3',
  draft: true,
  verbs,
  facts,
  exact: true,
  candidates,
  guards: {
    done: [
      { clause: 'C1812-3.4', holds: ({ by, whole }) => by === 'us' || whole },
      { clause: 'C1812-3.3', holds: ({ whole }) => whole },
    ],
    ready: [{ clause: 'C1812-3.3', holds: ({ fresh }) => fresh }],
    place: [
      // any block of the own draw, in any order: a fixed order would reveal which block stands where
      {
        clause: 'C1812-3.2',
        reason: {
          en: 'It is not among the blocks you have yet to place.',
          ja: 'これから配置するブロックではありません。',
        },
        holds: ({ left }, { unit }) => left.includes(unit),
      },
      {
        clause: 'C1812-3.4',
        holds: ({ by }, { town }) => by === 'us' || TOWN[town].nation === 'gb',
      },
      { clause: 'C1812-3.3', holds: ({ by }, { town }) => TOWN[town].nation === by },
      {
        clause: 'C1812-3.4',
        holds: (x, { town }) => x.by === 'us' || leavesEnough(x, town),
      },
      { clause: 'C1812-3.3', holds: (x, { town }) => leavesEnough(x, town) },
    ],
  },
  apply: {
    done: ({ state, frame, table, done }) => {
      stand(state, frame.by, table);
      done();
    },
    place({ state, frame, table, done }, { unit, town }) {
      state.units[unit].order = orderTo(town, 'land');
      const { left, whole } = facts(state, frame);
      if (left.length > 0 || !whole) return;
      stand(state, frame.by, table);
      done();
    },
    ready({ state, frame }, { plan }) {
      for (const [unit, town] of readyMade(state, frame.by, plan))
        state.units[unit].order = { ...orderTo(town, 'land'), ready: true };
    },
  },
});

/**
 * Block and town of a ready-made set-up: the strongest block goes to its first town. Among equal blocks the order of
 * the components decides.
 */
function readyMade(state: State1812, side: Side, plan: SetUpId): [BlockId, TownId][] {
  const strongest = unitsIn(state, 'hand', side).sort((a, b) => BLOCK[b].cv - BLOCK[a].cv);
  return SET_UP[side][plan].flatMap((town, i): [BlockId, TownId][] => {
    const unit = strongest[i];
    return unit === undefined ? [] : [[unit, town]];
  });
}

/** Puts all blocks in their places at once. */
function stand(state: State1812, side: Side, table: Table): void {
  const hand = unitsIn(state, 'hand', side);
  for (const id of hand) {
    const { cv, order } = state.units[id];
    if (order !== undefined) putAt(state, id, order.to, cv);
  }
  state.active = other(side);
  table.say({
    type: 'placed',
    clause: side === 'us' ? 'C1812-3.3' : 'C1812-3.4',
    data: { side, blocks: hand.length },
  });
}
