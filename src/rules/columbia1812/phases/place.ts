import type { AskFrame } from '../../kernel/frame.js';
import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { blocksById, homeTownsById } from '../components/by-id.js';
import { garrisonTowns, TOWN } from '../components/lookups.js';
import { ask } from './phase.js';
import { orderTo, putAt, unitsIn, unitStates, type State1812 } from '../state.js';

export interface PlaceFrame extends AskFrame {
  readonly f: 'place';
  readonly by: Side;
}

interface Facts {
  readonly by: Side;
  /** Blocks in hand without a town. */
  readonly left: readonly BlockId[];
  /** Towns that still want a garrison. */
  readonly bare: ReadonlySet<TownId>;
}

function facts(state: State1812, { by }: PlaceFrame): Facts {
  const blocks = unitStates(state, by);
  const hand = blocksById[by].filter(({ no }) => blocks[no]?.at === 'hand');
  const taken = new Set(hand.map(({ no }) => blocks[no]?.order?.to));
  return {
    by,
    left: hand.filter(({ no }) => blocks[no]?.order === undefined).map(({ unit }) => unit),
    bare: new Set(garrisonTowns[by].filter((town) => !taken.has(town))),
  };
}

/** A block there leaves as many as there will be bare towns. */
const leavesEnough = ({ left, bare }: Facts, town: TownId): boolean =>
  left.length - 1 >= bare.size - (bare.has(town) ? 1 : 0);

/** C1812-3.3, 3.4 one side places the blocks it drew; the other sees them when all stand. */
export const place = ask<PlaceFrame>()({
  clause: 'C1812-3.3',
  draft: true,
  verbs: { place: { unit: 'unit', town: 'town' } },
  facts,
  exact: true,
  candidates(x) {
    const towns = homeTownsById[x.by].filter((town) => leavesEnough(x, town));
    const list: { do: 'place'; unit: BlockId; town: TownId }[] = [];
    for (const unit of x.left) for (const town of towns) list.push({ do: 'place', unit, town });
    return list;
  },
  guards: {
    place: [
      // any block of one's own draw, in any order: a fixed order would tell who stands where
      { clause: 'C1812-3.2', holds: ({ left }, { unit }) => left.includes(unit) },
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
    place({ state, frame, table, done }, { unit, town }) {
      state.units[unit].order = orderTo(town, 'land');
      const hand = unitsIn(state, 'hand', frame.by);
      if (hand.some((id) => state.units[id].order === undefined)) return;
      for (const id of hand) stand(state, id);
      state.active = other(frame.by);
      table.say({
        type: 'placed',
        clause: frame.by === 'us' ? 'C1812-3.3' : 'C1812-3.4',
        data: { side: frame.by, blocks: hand.length },
      });
      done();
    },
  },
});

function stand(state: State1812, unit: BlockId): void {
  const { cv, order } = state.units[unit];
  if (order !== undefined) putAt(state, unit, order.to, cv);
}
