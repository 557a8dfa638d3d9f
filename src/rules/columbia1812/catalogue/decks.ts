import type { Decks, Pile } from '../../kernel/ruleset.js';
import type { Text } from '../../kernel/text.js';
import { type BlockId, blocksOf } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { type EntryTown, isIndian, type Place } from '../state.js';
import type { View } from '../view/view.js';

const of = (side: Side, en: string, ja: string): Text => ({
  en: `${SIDE_NAME[side].en} ${en}`,
  ja: `${SIDE_NAME[side].ja}軍の${ja}`,
});

/**
 * C1812-3.5.a the pool of a side. Its owner knows the contents, as they see all their other blocks, but not which block
 * will be drawn next.
 */
function pool({ viewer, pool: sizes, mine }: View, side: Side): Pile {
  const off = blocksOf[side].filter((id) => !isIndian(id) && mine[id] === undefined);
  return {
    id: `pool-${side}`,
    title: of(side, 'remainder pool', '残余グループ'),
    owner: side,
    size: sizes[side],
    contents: side === viewer ? off.toSorted() : null,
  };
}

/** C1812-14.2 reinforcements that wait beside an entry town held by the enemy. */
function waiting({ viewer, waiting: sizes, mine }: View, town: EntryTown, owner: Side): Pile {
  const place: Place = `waiting:${town}`;
  const { en, ja } = TOWN[town].name;
  const own = (Object.keys(mine) as BlockId[]).filter((id) => mine[id]?.at === place);
  return {
    id: `waiting-${town}`,
    title: { en: `Reinforcements waiting to enter ${en}`, ja: `${ja}への登場を待つ増援` },
    owner,
    size: sizes[town],
    contents: owner === viewer ? own.toSorted() : null,
  };
}

/** Naval units as a pile of known size. They are identical, so there is nothing else to know (C1812-2.4). */
const ships = (id: string, title: Text, owner: Side, size: number): Pile => ({
  id,
  title,
  owner,
  size,
  contents: null,
});

function pilesOf(view: View, side: Side): Pile[] {
  const towns = (Object.keys(view.waiting) as EntryTown[]).filter(
    (town) => TOWN[town].entry === side,
  );
  return [
    pool(view, side),
    ...towns.map((town) => waiting(view, town, side)),
    ships(
      `unbuilt-${side}`,
      of(side, 'naval units not built yet', '未建造の海軍ユニット'),
      side,
      view.unbuilt[side],
    ),
    ships(
      `lost-${side}`,
      of(side, 'naval units lost for good', '除去された海軍ユニット'),
      side,
      view.lost[side],
    ),
  ];
}

/** Piles beside the map: remainder pools, waiting reinforcements, naval units not built yet or lost for ever. */
export const decks: Decks<View> = {
  piles: (view) => SIDES.flatMap((side) => pilesOf(view, side)),
  catalogue: [],
  uses: {},
};
