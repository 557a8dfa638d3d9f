import type { Locale } from '../../kernel/text.js';
import type { CardId } from '../components/cards/index.js';
import type { Effect } from '../components/language/effects.js';
import type { UnitId } from '../components/units.js';
import { effectNo } from '../questions/language/language.js';
import type { View } from '../view/view.js';
import { forceEn, forceJa } from './card-actions.js';
import { deciding, has, type Labels } from './label.js';
import { en, isFlipped, ja, type Names } from './names.js';

/** The card whose event asks; null: there is none. */
const cardOf = ({ decision }: View): CardId | null => {
  const card = decision?.['card'];
  return typeof card === 'string' ? (card as CardId) : null;
};

/** What an alternative of a card would do, step by step. */
const HOW: {
  readonly [L in Locale]: { readonly [K in Effect['do']]?: (effect: Effect) => string };
} = {
  en: {
    'place-fort': (one) => ('fort' in one ? `place ${en.fort(one.fort)}` : ''),
    'place-unit': (one) => ('units' in one ? `place ${unitsIn(en, one)} ${placeEn(one)}` : ''),
    'ship-loss': () => 'remove enemy ships',
    'place-ship': (one) => ('ships' in one ? `place ${en.list(one.ships.map(en.ship))}` : ''),
    build: () => 'build or repair ships',
  },
  ja: {
    'place-fort': (one) => ('fort' in one ? `${ja.fort(one.fort)}を置く` : ''),
    'place-unit': (one) => ('units' in one ? `${unitsIn(ja, one)}を${placeJa(one)}に置く` : ''),
    'ship-loss': () => '敵艦船を取り去る',
    'place-ship': (one) => ('ships' in one ? `${ja.list(one.ships.map(ja.ship))}を置く` : ''),
    build: () => '艦船を建造又は修理する',
  },
};

const unitsIn = (names: Names, { units }: { readonly units: readonly UnitId[] }): string =>
  names.list(units.map(names.unit));

/** They come to one of the places. */
function placeEn(effect: Effect): string {
  if (effect.do !== 'place-unit') return '';
  const { at } = effect;
  if (at instanceof Array) return `at ${en.either(at.map((id) => en.place(id)))}`;
  return 'leader' in at && typeof at.leader === 'string' ? `with ${en.leader(at.leader)}` : '';
}

function placeJa(effect: Effect): string {
  if (effect.do !== 'place-unit') return '';
  const { at } = effect;
  if (at instanceof Array) return ja.either(at.map((id) => ja.place(id)));
  return 'leader' in at && typeof at.leader === 'string' ? `${ja.leader(at.leader)}のスペース` : '';
}

function way(view: View, index: number, locale: Locale): string {
  const card = cardOf(view);
  const nth = view.decision?.['nth'];
  const effect = card === null ? undefined : effectNo(card, Number(nth));
  const does = effect?.do === 'choose' ? (effect.of[index] ?? []) : [];
  const names = locale === 'en' ? en : ja;
  const words = names.list(does.map((one) => HOW[locale][one.do]?.(one) ?? ''));
  const name = locale === 'en' ? `Way ${index + 1}` : `方法${index + 1}`;
  return words === '' ? name : `${name}: ${words}`;
}

const DONE: { readonly [decision: string]: readonly [en: string, ja: string] } = {
  restore: ['Restore no more units', '回復を終える'],
  wish: ['Hold back nothing more', '遅延の指定を終える'],
  build: ['End building and repairing', '建造・修理を終える'],
  'fleet-return': ['No more ships return', '帰還を終える'],
  units: ['End the movement', '移動を終える'],
  muster: ['Activate no more pieces', '活性化の指定を終える'],
};
const STOP: { readonly [decision: string]: readonly [en: string, ja: string] } = {
  march: ['End the march', '行軍を終える'],
  sail: ['End the voyage', '航行を終える'],
  pick: ['No more of this', 'これ以上選ばない'],
};
const PASS: { readonly [decision: string]: readonly [en: string, ja: string] } = {
  enter: ['Wait', '配置せずに待つ'],
  'new-orleans': ['Do not play it', 'プレイしない'],
  window: [
    'No card, and ask again only if another becomes possible',
    'カードを使用しない(別のカードが使用可能になれば再び尋ねる)',
  ],
};

/** Meaning of the verb that ends a decision, where it depends on the decision. */
export const ENDS: { readonly [decision: string]: readonly [en: string, ja: string] } = {
  ...DONE,
  ...STOP,
  ...PASS,
};

/** Losses, arrivals and the choices that cards leave. */
export const DEED_ACTIONS: Labels = {
  done: {
    en: (_, view) => DONE[deciding(view)]?.[0] ?? 'Done',
    ja: (_, view) => DONE[deciding(view)]?.[1] ?? '終える',
  },
  stop: {
    en: (_, view) => STOP[deciding(view)]?.[0] ?? 'Stop',
    ja: (_, view) => STOP[deciding(view)]?.[1] ?? '終える',
  },
  pass: {
    en: (_, view) => PASS[deciding(view)]?.[0] ?? 'No card',
    ja: (_, view) => PASS[deciding(view)]?.[1] ?? 'カードを使用しない',
  },
  fight: {
    en: (fields) =>
      has(fields, 'card')
        ? `Battle card ${en.card(fields.card)}`
        : 'Place the reinforcements and fight',
    ja: (fields) =>
      has(fields, 'card') ? `戦闘カード${ja.card(fields.card)}をプレイ` : '増援を置いて戦う',
  },
  lose: {
    en: ({ unit }) => `${en.unit(unit)} loses a step`,
    ja: ({ unit }) => `${ja.unit(unit)}が1ステップを失う`,
  },
  damage: {
    en: ({ ship }) => `${en.ship(ship)} takes a step loss`,
    ja: ({ ship }) => `${ja.ship(ship)}が1ステップを失う`,
  },
  'lose-ship': {
    en: ({ ship }) => `Remove ${en.ship(ship)}`,
    ja: ({ ship }) => `${ja.ship(ship)}を取り去る`,
  },
  'lead-ship': {
    en: ({ ship }) => `${en.ship(ship)} leads`,
    ja: ({ ship }) => `${ja.ship(ship)}を先導艦船にする`,
  },
  command: {
    en: ({ leader }, view) => `${en.leader(leader, isFlipped(view, leader))} commands`,
    ja: ({ leader }, view) => `${ja.leader(leader, isFlipped(view, leader))}が指揮を執る`,
  },
  withhold: {
    en: ({ unit }) => `Do not place ${en.unit(unit)}`,
    ja: ({ unit }) => `${ja.unit(unit)}は置かない`,
  },
  'withhold-leader': {
    en: ({ leader }, view) => `Do not place ${en.leader(leader, isFlipped(view, leader))}`,
    ja: ({ leader }, view) => `${ja.leader(leader, isFlipped(view, leader))}は置かない`,
  },
  delay: {
    en: ({ unit }) => `Hold back ${en.unit(unit)} for a turn`,
    ja: ({ unit }) => `${ja.unit(unit)}を1ターン遅延させる`,
  },
  'delay-leader': {
    en: ({ leader }, view) => `Hold back ${en.leader(leader, isFlipped(view, leader))} for a turn`,
    ja: ({ leader }, view) => `${ja.leader(leader, isFlipped(view, leader))}を1ターン遅延させる`,
  },
  put: {
    en: ({ leader, space }, view) =>
      `Place ${en.leader(leader, isFlipped(view, leader))} at ${en.space(space)}`,
    ja: ({ leader, space }, view) =>
      `${ja.leader(leader, isFlipped(view, leader))}を${ja.space(space)}に置く`,
  },
  'place-leader': {
    en: ({ leader, space }, view) =>
      `${en.leader(leader, isFlipped(view, leader))} comes in at ${en.space(space)}`,
    ja: ({ leader, space }, view) =>
      `${ja.leader(leader, isFlipped(view, leader))}を${ja.space(space)}に配置`,
  },
  aim: {
    en: ({ space }) => `Choose ${en.space(space)}`,
    ja: ({ space }) => `${ja.space(space)}を選ぶ`,
  },
  'aim-lake': {
    en: ({ lake }) => `Choose ${en.lake(lake)}`,
    ja: ({ lake }) => `${ja.lake(lake)}を選ぶ`,
  },
  place: {
    en: ({ unit, space }) => `Place ${en.unit(unit)} at ${en.space(space)}`,
    ja: ({ unit, space }) => `${ja.unit(unit)}を${ja.space(space)}に置く`,
  },
  launch: {
    en: ({ ship, space }) => `Place ${en.ship(ship)} at ${en.space(space)}`,
    ja: ({ ship, space }) => `${ja.ship(ship)}を${ja.space(space)}に置く`,
  },
  destroy: {
    en: ({ space }) => `Destroy ${en.space(space)}`,
    ja: ({ space }) => `${ja.space(space)}を破壊する`,
  },
  quarter: {
    en: ({ space }) => `Winter quarters at ${en.space(space)}`,
    ja: ({ space }) => `${ja.space(space)}の冬営値を高める`,
  },
  pin: {
    en: ({ space }) => `Slow the units at ${en.space(space)}`,
    ja: ({ space }) => `${ja.space(space)}のユニットの移動を制限する`,
  },
  force: {
    en: ({ count }, view) => `Choose ${forceEn(view, count)}`,
    ja: ({ count }, view) => `${forceJa(view, count)}を選ぶ`,
  },
  choose: {
    en: ({ count }, view) => way(view, count, 'en'),
    ja: ({ count }, view) => way(view, count, 'ja'),
  },
  activate: {
    en: ({ leader }, view) => `Activate ${en.leader(leader, isFlipped(view, leader))}`,
    ja: ({ leader }, view) => `${ja.leader(leader, isFlipped(view, leader))}を活性化`,
  },
  'activate-at': {
    en: ({ space }) => `Activate units at ${en.space(space)}`,
    ja: ({ space }) => `${ja.space(space)}のユニットを活性化`,
  },
  yard: {
    en: ({ lake }) => `Build and repair on ${en.lake(lake)}`,
    ja: ({ lake }) => `${ja.lake(lake)}で建造・修理する`,
  },
  join: {
    en: ({ unit }) => `${en.unit(unit)} joins`,
    ja: ({ unit }) => `${ja.unit(unit)}を加える`,
  },
};
