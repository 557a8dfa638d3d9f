import type { Counter, Question } from '../../kernel/asks.js';
import type { Text } from '../../kernel/text.js';
import { type Asking, type Askings, both, counter, question } from '../../kits/asking.js';
import { LAKE_IDS, TOWN, TOWN_IDS } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { shipsMoved } from '../questions/fleet.js';
import { total } from '../state.js';
import type { View } from '../view/view.js';
import * as en from './english.js';
import * as ja from './japanese.js';
import { ordered, standsAt } from './labels.js';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const viewerOf = ({ viewer }: View): Side => viewer ?? 'us';
const enemyOf = (view: View): Side => other(viewerOf(view));
const isUnderSeal = ({ decision }: View): boolean => decision?.by === null;

/** A sentence about the town of the battle. */
const atTown =
  (english: (town: string, view: View) => string, japanese: typeof english) =>
  (view: View): Text => {
    const town: TownId | null = view.battle?.town ?? null;
    return both(english(en.town(town), view), japanese(ja.town(town), view));
  };

/** The lake that own blocks are ordered to cross. All of one army move cross the same lake. */
const crossed = ({ orders }: View): LakeId | null =>
  Object.values(orders ?? {}).flatMap(({ sea, to }) => (sea === true ? [TOWN[to].lake] : []))[0] ??
  null;

/** The lake of the naval battle. In winter the lake that own naval units leave, if they are on only one. */
function fought({ naval, viewer, lakes }: View): LakeId | null {
  if (naval !== null || viewer === null) return naval?.lake ?? null;
  const [one, more] = LAKE_IDS.filter((lake) => total(lakes[lake][viewer]) > 0);
  return more === undefined ? (one ?? null) : null;
}

/**
 * Number of own naval units on the lake that they leave. In winter on all lakes, which they leave one after the other.
 */
const onLakes = (view: View): number => {
  const lake = fought(view);
  const lakes = lake === null ? LAKE_IDS : [lake];
  return sum(lakes.map((id) => total(view.lakes[id][viewerOf(view)])));
};

/** A sentence about a lake. */
const onLake =
  (
    lakeOf: (view: View) => LakeId | null,
    english: (lake: string, view: View) => string,
    japanese: typeof english,
  ) =>
  (view: View): Text =>
    both(english(en.lake(lakeOf(view)), view), japanese(ja.lake(lakeOf(view)), view));

/** Number of hits still to be put on blocks or ships. Hits already put on own blocks do not count. */
const hitsLeft = ({ decision, hits }: View): number =>
  (decision?.hits ?? 0) - sum(Object.values(hits));
const hits = (view: View): Counter[] => [counter('Hits', 'ヒット', hitsLeft(view))];

const place: Asking<View> = {
  text: ({ orders, viewer }) =>
    Object.keys(orders ?? {}).length === 0
      ? both(
          `Place a block in a town of your own, or take a ready-made set-up.`,
          '自国の町にブロックを配置するか、初期配置例を使う。',
        )
      : both(
          `Place a block in one of the ${en.adjective(viewer ?? 'us')} towns.`,
          `${ja.force(viewer ?? 'us')}の町にブロックを配置する。`,
        ),
  counters: ({ mine, orders }) => {
    const hand = Object.values(mine).filter(({ at }) => at === 'hand').length;
    const left = hand - Object.keys(orders ?? {}).length;
    return [counter('Blocks to place', '未配置のブロック', left, hand)];
  },
  ends: () => both('Begin with this set-up', 'この配置で始める'),
};

const naval: Asking<View> = {
  text: (view) => {
    if (view.fleet !== null)
      return both(
        'Declare more naval units of this naval move, or carry it out.',
        '海軍移動に海軍ユニットを加えるか、そのまま実行する。',
      );
    return isUnderSeal(view)
      ? both(
          'Order the building or repair of one naval unit, or one naval move, or nothing.',
          '海軍ユニット1個の建造か修理、または海軍移動1回を命令する。何も命令しなくてもよい。',
        )
      : both(
          'Build or repair one naval unit, make one naval move, or end the phase.',
          '海軍ユニット1個を建造か修理する、海軍移動を1回行う、またはフェイズを終える。',
        );
  },
  counters: ({ fleet }) => {
    const orders = counter('Naval orders', '海軍の命令', fleet === null ? 1 : 0, 1);
    if (fleet === null) return [orders];
    return [
      orders,
      counter('Naval units to move', '移動する海軍ユニット', total(shipsMoved(fleet))),
    ];
  },
  ends: ({ fleet }) =>
    fleet === null
      ? both('End the Naval Phase', '海軍フェイズを終える')
      : both('Carry out the naval move', '海軍移動を実行する'),
};

/** The town of the group that has orders; null: no block has one. */
const origin = (view: View): TownId | null => {
  const [unit] = ordered(view);
  return unit === undefined ? null : standsAt(view, unit);
};
const entering = ({ orders }: View): boolean =>
  Object.values(orders ?? {}).some(({ enter }) => enter === true);
/** Number of own blocks that may move in the same army move. */
const groupOf = (view: View): number => {
  const [unit] = ordered(view);
  const at = unit && view.mine[unit]?.at;
  return Object.values(view.mine).filter((block) => block.at === at).length;
};

/** C1812-9.2, C1812-16.0.a counters of blocks that go beyond their first town; a counter of zero is left out. */
const farther = ({ orders }: View): Counter[] => {
  const given = Object.values(orders ?? {});
  const forced = given.filter(({ force }) => force !== undefined).length;
  const ridden = given.filter(({ on }) => on !== undefined).length;
  return [
    ...(forced > 0 ? [counter('Forced marches', '強行軍', forced)] : []),
    ...(ridden > 0 ? [counter('Dragoons that ride on', '2つ目の町へ進む騎兵', ridden)] : []),
  ];
};

function armyText(view: View): Text {
  const from = origin(view);
  if (from !== null)
    return entering(view)
      ? both(
          `Declare more blocks that enter at ${en.town(from)}, or end the move.`,
          `${ja.town(from)}に登場するブロックを加えるか、移動の宣言を終える。`,
        )
      : both(
          `Declare more moves from ${en.town(from)}, or end the move.`,
          `${ja.town(from)}からの移動を加えるか、移動の宣言を終える。`,
        );
  return isUnderSeal(view)
    ? both(
        'Order one army move, from one town, or none.',
        '1つの町からの陸軍移動を1回命令する。何も命令しなくてもよい。',
      )
    : both('March from one town, or end the phase.', '1つの町から移動するか、フェイズを終える。');
}

const army: Asking<View> = {
  text: armyText,
  counters: (view) => {
    const { length } = ordered(view);
    const moves = counter('Army moves', '陸軍移動', length === 0 ? 1 : 0, 1);
    if (length === 0) return [moves];
    const all = groupOf(view);
    return [
      moves,
      counter('Units without an order', '命令のないユニット', all - length, all),
      ...farther(view),
    ];
  },
  ends: (view) =>
    ordered(view).length === 0
      ? both('End the Army Phase', '陸軍フェイズを終える')
      : both('Carry out the army move', '陸軍移動を実行する'),
};

/** C1812-13.2 number of own blocks that no town can supply and that are not named yet. */
const excess = ({ mine, frozen }: View): number => {
  const all = Object.entries(mine).filter(([unit]) => !Object.hasOwn(frozen, unit));
  return sum(
    TOWN_IDS.map((town) => {
      const here = all.filter(([, { at }]) => at === town).length;
      return Math.max(0, here - TOWN[town].value);
    }),
  );
};

/** Number of own blocks ordered to go by sea. */
const aboard = ({ orders }: View): number =>
  Object.values(orders ?? {}).filter(({ sea }) => sea === true).length;

const carriers = (view: View): number => {
  const lake = crossed(view);
  return lake === null ? 0 : view.lakes[lake][viewerOf(view)].up;
};

const ON_LAKES: Askings<View> = {
  strike: {
    text: onLake(
      fought,
      (lake, view) => `Put a hit on the ${en.adjective(enemyOf(view))} naval units on ${lake}.`,
      (lake, view) => `${lake}の${ja.force(enemyOf(view))}の海軍ユニットにヒットを与える。`,
    ),
    counters: hits,
  },
  'naval-stay': {
    text: onLake(
      fought,
      (lake) => `Stay on ${lake} for another round, or retreat to port with all naval units?`,
      (lake) => `${lake}に留まって戦い続けるか、全海軍ユニットを港に退却させるか?`,
    ),
    counters: ({ naval: battle }) => [
      counter('Naval battle round', '海戦のラウンド', battle?.round ?? 0),
    ],
  },
  port: {
    text: onLake(
      fought,
      (lake) => `All your naval units leave ${lake}: to which of your ports does each go?`,
      (lake) => `自軍の全海軍ユニットが${lake}を離れる。どれをどの港に入れるか?`,
    ),
    counters: (view) => [counter('Naval units on the lake', '湖上の海軍ユニット', onLakes(view))],
  },
  'sea-sail': {
    text: onLake(
      crossed,
      (lake) =>
        `Your fleet on ${lake} has suffered in the battle: carry the blocks, leave some behind, or cancel?`,
      (lake) => `${lake}の海戦で艦隊が損害を受けた。海上移動を行うか、一部を残すか、取り消すか?`,
    ),
    counters: (view) => [
      counter('Blocks aboard', '乗船するブロック', aboard(view)),
      counter('Operational naval units', '作戦艦隊', carriers(view)),
    ],
  },
};

const IN_BATTLE: Askings<View> = {
  cross: {
    text: () =>
      both(
        'Your force and an enemy one cross, and you rolled higher: in which town do they fight?',
        '自軍と敵の部隊が行き違い、自軍の目が大きかった。どちらの町で戦うか?',
      ),
  },
  'battle-order': {
    text: () => both('Which battle is fought next?', '次にどの戦闘を解決するか?'),
    counters: ({ due }) => [counter('Battles due', '残りの戦闘', due.length)],
  },
  accept: {
    text: atTown(
      (town, view) =>
        `${en.The(enemyOf(view))} attack ${town}: accept battle, or retreat under pursuit fire?`,
      (town, view) =>
        `${ja.force(enemyOf(view))}が${town}を攻撃。戦闘を受けるか、追撃射撃を受けて退却するか?`,
    ),
  },
  'battle-turn': {
    text: atTown(
      (town) => `Battle of ${town}: fire, or retreat under pursuit fire?`,
      (town) => `${town}の戦い: 射撃するか、追撃射撃を受けて退却するか?`,
    ),
    counters: ({ battle }) => [counter('Battle turn', '戦闘ターン', battle?.round ?? 0)],
  },
  losses: {
    text: atTown(
      (town, view) =>
        `${en.The(enemyOf(view))} hit your force at ${town}: which block loses 1 CV next?`,
      (town, view) =>
        `${town}の自軍に${ja.force(enemyOf(view))}の射撃でヒットを受けた。次に1CVを失うのはどのブロックか?`,
    ),
    counters: hits,
  },
  pursuit: {
    text: atTown(
      (town, view) =>
        `${en.The(enemyOf(view))} retreat from ${town}: fire at them; show a dragoon or Indian for one die more?`,
      (town, view) =>
        `${ja.force(enemyOf(view))}が${town}から退却する。追撃射撃で騎兵やインディアンを公開し、サイコロを加えるか?`,
    ),
  },
  flee: {
    text: atTown(
      (town) => `Your force leaves ${town}: to which town does it retreat?`,
      (town) => `自軍は${town}を離れる。どの町に退却するか?`,
    ),
  },
};

/** Wording of every decision. */
export const ASKS: Askings<View> = {
  place,
  first: {
    text: ({ year }) =>
      both(
        `You rolled higher: play first or second in the turns of ${year}?`,
        `合計は自軍が大きかった。${year}年の第1ターンと第2ターンのどちらを受け持つか?`,
      ),
  },
  naval,
  army,
  ...ON_LAKES,
  ...IN_BATTLE,
  freeze: {
    text: () =>
      both(
        'Some towns cannot feed all your blocks this winter: which are the excess?',
        '越冬の上限を超える町がある。どのブロックを超過とするか?',
      ),
    counters: (view) => [counter('Excess blocks', '超過ブロック', excess(view))],
  },
};

export const asks = (view: View, decision: string): Question => question(ASKS, decision, view);
