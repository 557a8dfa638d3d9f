import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { View } from '../view/view.js';
import * as en from './english.js';
import * as ja from './japanese.js';
import { blockEn, blockJa, cvOf, type Label } from './labels.js';

interface Place {
  readonly town: TownId;
}
interface Way {
  readonly to: TownId;
}

const scene = ({ battle }: View): TownId | null => battle?.town ?? null;
const isFought = ({ towns }: View, town: TownId): boolean =>
  towns[town].us > 0 && towns[town].gb > 0;

/** C1812-10.1.b number of dice: one per own CV. No choice leads to the double volley against a landing. */
const dice = (view: View): number =>
  (Object.keys(view.mine) as BlockId[])
    .filter((unit) => view.mine[unit]?.at === view.battle?.town)
    .reduce((sum, unit) => sum + cvOf(view, unit), 0);

const isPursuit = ({ decision }: View): boolean => decision?.name === 'pursuit';
/** C1812-11.1.a number of dice: one per own block. */
function blocksIn({ battle, towns, viewer }: View): number {
  return battle === null || viewer === null ? 0 : towns[battle.town][viewer];
}
const diceEn = (count: number): string => `${count} ${count === 1 ? 'die' : 'dice'}`;

/** Wordings of choices in land battles and retreats. */
export const BATTLE_ACTIONS = {
  battle: {
    en: ({ town }, view) =>
      isFought(view, town)
        ? `Fight the battle of ${en.town(town)} next`
        : `Take the port of ${en.town(town)} next`,
    ja: ({ town }, view) =>
      isFought(view, town)
        ? `次に${ja.town(town)}の戦闘を解決する`
        : `次に${ja.town(town)}の港を占領する`,
  } satisfies Label<Place>,
  in: {
    en: ({ town }) => `Let the crossing forces fight at ${en.town(town)}`,
    ja: ({ town }) => `行き違う部隊を${ja.town(town)}で戦わせる`,
  } satisfies Label<Place>,
  accept: {
    en: (_, view) => `Accept battle at ${en.town(scene(view))}`,
    ja: (_, view) => `${ja.town(scene(view))}で戦闘を受ける`,
  } satisfies Label<unknown>,
  withdraw: {
    en: (_, view) => `Retreat from ${en.town(scene(view))} without battle, under pursuit fire`,
    ja: (_, view) => `戦闘を受けずに${ja.town(scene(view))}から退却する(追撃射撃を受ける)`,
  } satisfies Label<unknown>,
  fire: {
    en: (_, view) =>
      isPursuit(view)
        ? `Pursue from ${en.town(scene(view))} with ${diceEn(blocksIn(view))}, showing no block`
        : `Fire with ${diceEn(dice(view))} at ${en.town(scene(view))}`,
    ja: (_, view) =>
      isPursuit(view)
        ? `ユニットを公開せず、${ja.town(scene(view))}からサイコロ${blocksIn(view)}個の追撃射撃を行う`
        : `${ja.town(scene(view))}でサイコロ${dice(view)}個の射撃を行う`,
  } satisfies Label<unknown>,
  double: {
    en: ({ unit }, view) =>
      `Pursue from ${en.town(scene(view))}, showing ${blockEn(view, unit)}, 2 dice`,
    ja: ({ unit }, view) =>
      `${blockJa(view, unit)}を公開してサイコロを1個加え、${ja.town(scene(view))}から追撃射撃を行う`,
  } satisfies Label<{ unit: BlockId }>,
  'double-both': {
    en: (_, view) => `Pursue from ${en.town(scene(view))}, showing the dragoon and the Indian unit`,
    ja: (_, view) =>
      `騎兵とインディアンを公開してサイコロを1個ずつ加え、${ja.town(scene(view))}から追撃射撃を行う`,
  } satisfies Label<unknown>,
  retreat: {
    en: (_, view) =>
      view.naval === null
        ? `Retreat from ${en.town(scene(view))} under pursuit fire`
        : `Retreat from ${en.lake(view.naval.lake)} with all naval units`,
    ja: (_, view) =>
      view.naval === null
        ? `${ja.town(scene(view))}から退却する(追撃射撃を受ける)`
        : `全海軍ユニットを${ja.lake(view.naval.lake)}から退却させる`,
  } satisfies Label<unknown>,
  hit: {
    en: ({ unit }, view) => {
      const left = cvOf(view, unit) - 1;
      return `${blockEn(view, unit)}: take a hit, ${left === 0 ? 'eliminated' : `CV ${left}`}`;
    },
    ja: ({ unit }, view) => {
      const left = cvOf(view, unit) - 1;
      return `${blockJa(view, unit)}: 1ヒットを受け、${left === 0 ? '全滅する' : `${left}CVになる`}`;
    },
  } satisfies Label<{ unit: BlockId }>,
  flee: {
    en: ({ to }) => `Retreat to ${en.town(to)}`,
    ja: ({ to }) => `${ja.town(to)}に退却する`,
  } satisfies Label<Way>,
  ride: {
    en: ({ to, on }) => `Retreat to ${en.town(to)}, the dragoon on to ${en.town(on)}`,
    ja: ({ to, on }) => `${ja.town(to)}に退却し、騎兵はさらに${ja.town(on)}に退却する`,
  } satisfies Label<Way & { on: TownId }>,
};
