import type { BlockId } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import type { TownId } from '../components/map.js';
import { SET_UP_NAME, type SetUpId } from '../components/set-ups.js';
import type { View } from '../view/view.js';
import { doneEn, doneJa } from './done.js';
import * as en from './english.js';
import * as ja from './japanese.js';
import { blockEn, blockJa, type Label, ordered, standsAt } from './labels.js';

interface Unit {
  readonly unit: BlockId;
}
interface Move extends Unit {
  readonly to: TownId;
}

/** Whether an excess block stands in a town of its own nation: C1812-13.2.a, 13.2.b this decides its loss. */
function isOnOwnSoil(view: View, unit: BlockId): boolean {
  const town = standsAt(view, unit);
  return town !== null && TOWN[town].nation === view.viewer;
}

/** Wordings of choices in set-up, Army Phase, sea movement and winter. */
export const ARMY = {
  place: {
    en: ({ unit, town }, view) => `Place ${blockEn(view, unit)} at ${en.town(town)}`,
    ja: ({ unit, town }, view) => `${blockJa(view, unit)}を${ja.town(town)}に配置する`,
  } satisfies Label<Unit & { town: TownId }>,
  ready: {
    en: ({ plan }) => `Take the ready-made set-up: ${SET_UP_NAME[plan].en}`,
    ja: ({ plan }) => `初期配置例を使う: ${SET_UP_NAME[plan].ja}`,
  } satisfies Label<{ plan: SetUpId }>,
  march: {
    en: ({ unit, to }, view) => `${blockEn(view, unit)}: march to ${en.town(to)}`,
    ja: ({ unit, to }, view) => `${blockJa(view, unit)}: ${ja.town(to)}へ移動する`,
  } satisfies Label<Move>,
  on: {
    en: ({ unit, to }, view) => `${blockEn(view, unit)}: ride on to ${en.town(to)}`,
    ja: ({ unit, to }, view) => `${blockJa(view, unit)}: さらに${ja.town(to)}へ移動する`,
  } satisfies Label<Move>,
  force: {
    en: ({ unit, to }, view) => `${blockEn(view, unit)}: force-march to ${en.town(to)}`,
    ja: ({ unit, to }, view) => `${blockJa(view, unit)}: ${ja.town(to)}への強行軍を試みる`,
  } satisfies Label<Move>,
  ship: {
    en: ({ unit, to }, view) => `${blockEn(view, unit)}: go by sea to ${en.town(to)}`,
    ja: ({ unit, to }, view) => `${blockJa(view, unit)}: ${ja.town(to)}へ海上移動する`,
  } satisfies Label<Move>,
  enter: {
    en: ({ unit }, view) =>
      `${blockEn(view, unit)}: enter the map at ${en.town(standsAt(view, unit))}`,
    ja: ({ unit }, view) => `${blockJa(view, unit)}: ${ja.town(standsAt(view, unit))}に登場する`,
  } satisfies Label<Unit>,
  done: {
    en: (_, view) => doneEn(view),
    ja: (_, view) => doneJa(view),
  } satisfies Label<unknown>,
  cancel: {
    en: () => 'Cancel the sea movement',
    ja: () => '海上移動を取り消す',
  } satisfies Label<unknown>,
  proceed: {
    en: (_, view) => `Carry ${en.armies(ordered(view).length)} over the lake`,
    ja: (_, view) => `${ja.armies(ordered(view).length)}の海上移動を行う`,
  } satisfies Label<unknown>,
  leave: {
    en: ({ unit }, view) => `${blockEn(view, unit)}: stay behind`,
    ja: ({ unit }, view) => `${blockJa(view, unit)}: 乗船させずに残す`,
  } satisfies Label<Unit>,
  freeze: {
    en: ({ unit }, view) =>
      `${blockEn(view, unit)}: excess at ${en.town(standsAt(view, unit))}, ${isOnOwnSoil(view, unit) ? 'loses 1 CV' : 'eliminated'}`,
    ja: ({ unit }, view) =>
      `${blockJa(view, unit)}: ${ja.town(standsAt(view, unit))}の補給超過とし、${isOnOwnSoil(view, unit) ? '1CV減少させる' : '全滅させる'}`,
  } satisfies Label<Unit>,
  first: {
    en: () => 'Take the first player turn of the year',
    ja: () => 'この年度の第1ターンを受け持つ',
  } satisfies Label<unknown>,
  second: {
    en: () => 'Take the second player turn of the year',
    ja: () => 'この年度の第2ターンを受け持つ',
  } satisfies Label<unknown>,
};
