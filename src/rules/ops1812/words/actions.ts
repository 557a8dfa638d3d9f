import { type Label, labelling } from '../../kits/labels.js';
import { CARD } from '../components/cards.js';
import type { Ids } from '../state.js';
import type { View } from '../view/view.js';
import { en, ja } from './names.js';

/** Fields of all verbs; each verb has some of them. */
interface Fields extends Omit<Ids, 'count'> {
  readonly from: Ids['region'];
  readonly to: Ids['region'];
  readonly count: number;
  readonly regular: number;
  readonly militia: number;
  readonly indian: number;
}

const DONE = {
  recruit: 'the recruiting',
  campaign: 'the campaign',
  build: 'building',
  deploy: 'the deployment',
  raid: 'the raids',
};
const doneEn = ({ decision }: View): string =>
  decision?.name === 'cruise-on'
    ? 'Use no more hits'
    : `End ${DONE[decision?.name as keyof typeof DONE] ?? 'the operation'}`;
const doneJa = ({ decision }: View): string =>
  decision?.name === 'cruise-on' ? '残りの命中を使わない' : 'オペレーションを終える';

/** Origin and destination of the column that is about to leave. */
const way = ({ decision }: View, names: typeof en): string =>
  decision?.from === undefined || decision.to === undefined
    ? ''
    : `${names.region(decision.from)} → ${names.region(decision.to)}`;

const dispersing = ({ decision }: View): boolean => decision?.name === 'disperse';

const LABELS: { readonly [verb: string]: Label<Fields, View> } = {
  operate: {
    en: ({ card, operation }) =>
      `Play ${en.card(card)} for ${CARD[card].ops} OPS: ${en.operation(operation)}`,
    ja: ({ card, operation }) =>
      `${ja.card(card)}を${CARD[card].ops}OPSで使う: ${ja.operation(operation)}`,
  },
  event: {
    en: ({ card }) => `Play the event ${en.card(card)}`,
    ja: ({ card }) => `${ja.card(card)}のイヴェント`,
  },
  discard: {
    en: ({ card }) => `Discard ${en.card(card)} without effect`,
    ja: ({ card }) => `${ja.card(card)}を効果なしで捨てる`,
  },
  raise: {
    en: ({ unit, region }) => `Recruit a ${en.unit(unit)} unit in ${en.region(region)}`,
    ja: ({ unit, region }) => `${ja.region(region)}で${ja.unit(unit)}を徴兵`,
  },
  muster: {
    en: ({ region }) => `Muster an Indian unit in ${en.region(region)}`,
    ja: ({ region }) => `${ja.region(region)}でインディアン部隊を招集`,
  },
  done: { en: (_, view) => doneEn(view), ja: (_, view) => doneJa(view) },
  march: {
    en: ({ from, to }) => `March from ${en.region(from)} to ${en.region(to)} with all that may go`,
    ja: ({ from, to }) => `${ja.region(from)}から${ja.region(to)}へ、動ける全部隊で移動`,
  },
  detach: {
    en: ({ from, to }) => `Send a part of the force from ${en.region(from)} to ${en.region(to)}`,
    ja: ({ from, to }) => `${ja.region(from)}から${ja.region(to)}へ、一部の部隊で移動`,
  },
  send: {
    en: (counts, view) => `Send ${en.units(counts)} (${way(view, en)})`,
    ja: (counts, view) => `${ja.units(counts)}を送る(${way(view, ja)})`,
  },
  launch: {
    en: ({ waterway }) => `Add a control marker on ${en.waterway(waterway)}`,
    ja: ({ waterway }) => `${ja.waterway(waterway)}に支配マーカーを加える`,
  },
  sweep: {
    en: ({ waterway }) => `Remove an enemy control marker from ${en.waterway(waterway)}`,
    ja: ({ waterway }) => `${ja.waterway(waterway)}から敵の支配マーカーを取り去る`,
  },
  fort: {
    en: ({ region }) => `Build a fort in ${en.region(region)}`,
    ja: ({ region }) => `${ja.region(region)}に砦を建てる`,
  },
  cruise: {
    en: ({ zone }) => `Cruise against ${en.zone(zone)}`,
    ja: ({ zone }) => `${ja.zone(zone)}へ巡航`,
  },
  deploy: {
    en: ({ zone }) => `Deploy a squadron off ${en.zone(zone)}`,
    ja: ({ zone }) => `${ja.zone(zone)}に戦隊を配備`,
  },
  shift: {
    en: ({ from, zone }) => `Move a squadron from ${en.zone(from as never)} to ${en.zone(zone)}`,
    ja: ({ from, zone }) => `${ja.zone(from as never)}の戦隊を${ja.zone(zone)}へ移す`,
  },
  recall: {
    en: ({ zone }) => `Send a squadron of ${en.zone(zone)} to Europe`,
    ja: ({ zone }) => `${ja.zone(zone)}の戦隊を欧州へ戻す`,
  },
  land: {
    en: ({ from, to, count }) =>
      `Land ${en.units({ regular: count, militia: 0, indian: 0 })} from ${en.region(from)} at ${en.region(to)}`,
    ja: ({ from, to, count }) =>
      `${ja.region(from)}から${ja.region(to)}へ正規兵${count}個を上陸させる`,
  },
  raid: {
    en: ({ from, to }) => `Raid ${en.region(to)} from ${en.region(from)}`,
    ja: ({ from, to }) => `${ja.region(from)}から${ja.region(to)}を襲撃`,
  },
  remove: {
    en: (counts) => `Remove ${en.units(counts)}`,
    ja: (counts) => `${ja.units(counts)}を取り去る`,
  },
  evade: {
    en: ({ to }) => `The Indian unit evades to ${en.region(to)}`,
    ja: ({ to }) => `インディアン部隊を${ja.region(to)}へ回避させる`,
  },
  accept: {
    en: () => 'Accept the loss of the Indian unit',
    ja: () => 'インディアン部隊の損失を受け入れる',
  },
  stay: { en: () => 'Stay and fight on', ja: () => '留まって戦い続ける' },
  retreat: {
    en: ({ to }, view) =>
      dispersing(view) ? `The Indian units go to ${en.region(to)}` : `Retreat to ${en.region(to)}`,
    ja: ({ to }, view) =>
      dispersing(view) ? `インディアン部隊は${ja.region(to)}へ` : `${ja.region(to)}へ退却`,
  },
  place: {
    en: ({ region }) => `Place a unit in ${en.region(region)}`,
    ja: ({ region }) => `${ja.region(region)}に部隊を置く`,
  },
  restore: {
    en: ({ region }) => `Put a recruit token back in ${en.region(region)}`,
    ja: ({ region }) => `${ja.region(region)}に徴兵トークンを戻す`,
  },
  entrench: {
    en: ({ region }) => `Put a fort in ${en.region(region)}`,
    ja: ({ region }) => `${ja.region(region)}に砦を置く`,
  },
  desert: {
    en: ({ region }) => `Remove a militia in ${en.region(region)}`,
    ja: ({ region }) => `${ja.region(region)}の民兵を取り去る`,
  },
  scatter: {
    en: ({ zone }) => `Return a squadron of ${en.zone(zone)}`,
    ja: ({ zone }) => `${ja.zone(zone)}の戦隊を戻す`,
  },
  wreck: {
    en: ({ waterway }) => `Remove an enemy marker from ${en.waterway(waterway)}`,
    ja: ({ waterway }) => `${ja.waterway(waterway)}の敵マーカーを取り去る`,
  },
  conflict: {
    en: ({ direction }) => `Move the larger conflict one stage ${direction}`,
    ja: ({ direction }) => `大規模紛争を1段階${direction === 'up' ? '上げる' : '下げる'}`,
  },
  stop: { en: () => 'No more of this event', ja: () => 'イヴェントをここで終える' },
};

/** Words a choice for the seat that has it. */
export const describeAction = labelling<Fields, View>(LABELS);
