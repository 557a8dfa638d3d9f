import { CARD } from '../components/cards/index.js';
import type { LeaderId } from '../components/leaders.js';
import type { TurnUse } from '../state.js';
import type { View } from '../view/view.js';
import { deciding, type Fields, has, type Labels, plain } from './label.js';
import { en, isFlipped, ja, type Names } from './names.js';

const leaderEn = (view: View, id: LeaderId): string => en.leader(id, isFlipped(view, id));
const leaderJa = (view: View, id: LeaderId): string => ja.leader(id, isFlipped(view, id));

const forEn = ({ card }: Fields): string => `Play ${en.card(card)} (${CARD[card].opv})`;
const forJa = ({ card }: Fields): string => `${ja.card(card)}(${CARD[card].opv})`;

const USE: { readonly [U in TurnUse]: readonly [en: string, ja: string] } = {
  event: ['Play an event', 'イヴェントをプレイする'],
  leader: ['Activate a leader', '指揮官を活性化する'],
  units: ['Activate units or ships of one place', '1つの場所のユニット又は艦船を活性化する'],
  build: ['Build and repair ships', '艦船を建造・修理する'],
  restore: ['Restore units', 'ユニットを回復させる'],
  depot: ['Set up a supply depot', '補給集積所を創出する'],
  hold: ['Hold a card face down', 'カードを裏面でホールドする'],
  withdraw: ['Withdraw ships from a lake, free', '湖から艦船を撤退させる(フリー)'],
};

/** Decisions in which a ship is chosen to go to a port. */
const MOORED: ReadonlySet<string> = new Set(['play', 'harbour']);

/** What a card is used for, the windows in which one is played, and the pieces a card play names. */
export const CARD_ACTIONS: Labels = {
  keep: plain('Keep the card in your hand', 'このカードを手札に加える'),
  event: {
    en: ({ card }) => `Play the event ${en.card(card)}`,
    ja: ({ card }) => `${ja.card(card)}をイヴェントとしてプレイ`,
  },
  use: { en: ({ use }) => USE[use][0], ja: ({ use }) => USE[use][1] },
  card: { en: forEn, ja: (fields) => `${forJa(fields)}を使用する` },
  hold: {
    en: ({ card }) => `Hold ${en.card(card)} face down`,
    ja: ({ card }) => `${ja.card(card)}を裏面でホールドする`,
  },
  depot: {
    en: (fields) => `${forEn(fields)}: a depot at ${en.space(fields.space)}`,
    ja: (fields) => `${forJa(fields)}で${ja.space(fields.space)}に補給集積所を創出`,
  },
  fleet: {
    en: (fields) => `${forEn(fields)}: ships in ${en.place(fields.lake)}`,
    ja: (fields) => `${forJa(fields)}で${ja.place(fields.lake)}の艦船を活性化`,
  },
  units: {
    en: (fields) => `${forEn(fields)}: units at ${en.space(fields.space)}`,
    ja: (fields) => `${forJa(fields)}で${ja.space(fields.space)}のユニットを活性化`,
  },
  'pass-play': plain(
    'No card, and do not ask again in this card play',
    'カードを使用しない(このカード・プレイ中は以後尋ねない)',
  ),
  'pass-turn': plain(
    'No card, and do not ask again this turn',
    'カードを使用しない(このターン中は以後尋ねない)',
  ),
  wait: plain(
    'No card yet, but ask about the next step too',
    '今はカードを使用しない(次の移動の後にも尋ねる)',
  ),
  react: {
    en: ({ card }) => `React with ${en.card(card)}`,
    ja: ({ card }) => `対応カード${ja.card(card)}をプレイ`,
  },
  restore: {
    en: (fields) =>
      has(fields, 'card') ? `${forEn(fields)}: restore units` : `Restore ${en.unit(fields.unit)}`,
    ja: (fields) =>
      has(fields, 'card')
        ? `${forJa(fields)}でユニットを回復`
        : `${ja.unit(fields.unit)}を回復させる`,
  },
  build: {
    en: (fields) =>
      has(fields, 'card')
        ? `${forEn(fields)}: build and repair ships`
        : `Build ${en.ship(fields.ship)} at ${en.space(fields.space)}`,
    ja: (fields) =>
      has(fields, 'card')
        ? `${forJa(fields)}で艦船を建造・修理`
        : `${ja.space(fields.space)}で${ja.ship(fields.ship)}を建造`,
  },
  repair: {
    en: ({ ship }) => `Repair ${en.ship(ship)}`,
    ja: ({ ship }) => `${ja.ship(ship)}を修理`,
  },
  lead: {
    en: (fields, view) => {
      if (has(fields, 'card')) return `${forEn(fields)}: activate ${leaderEn(view, fields.leader)}`;
      return has(fields, 'unit')
        ? `${en.unit(fields.unit)} leads`
        : `${leaderEn(view, fields.leader)} goes to ${en.space(fields.space)}`;
    },
    ja: (fields, view) => {
      if (has(fields, 'card')) return `${forJa(fields)}で${leaderJa(view, fields.leader)}を活性化`;
      return has(fields, 'unit')
        ? `${ja.unit(fields.unit)}を先導ユニットにする`
        : `${leaderJa(view, fields.leader)}が${ja.space(fields.space)}へ移動`;
    },
  },
  from: {
    en: ({ space }) => `Look for a unit at ${en.space(space)}`,
    ja: ({ space }) => `${ja.space(space)}のユニットから選ぶ`,
  },
  'from-lake': {
    en: ({ lake }) => `Look for a ship on ${en.place(lake)}`,
    ja: ({ lake }) => `${ja.place(lake)}の艦船から選ぶ`,
  },
  alone: plain('Activate only this leader', 'この指揮官だけを活性化する'),
  leader: {
    en: ({ leader }, view) => `Activate ${leaderEn(view, leader)}`,
    ja: ({ leader }, view) => `${leaderJa(view, leader)}を活性化`,
  },
  unit: {
    en: ({ unit }) => `Activate ${en.unit(unit)}`,
    ja: ({ unit }) => `${ja.unit(unit)}を活性化`,
  },
  ship: {
    en: ({ ship }, view) => `${MOORED.has(deciding(view)) ? 'Take' : 'Activate'} ${en.ship(ship)}`,
    ja: ({ ship }, view) => `${ja.ship(ship)}を${MOORED.has(deciding(view)) ? '選ぶ' : '活性化'}`,
  },
  first: {
    en: ({ count }, view) => `Move first: ${forceEn(view, count)}`,
    ja: ({ count }, view) => `先に移動する: ${forceJa(view, count)}`,
  },
};

/** Who leads a force of a Campaign card, or the lone unit, which may be a ship. */
function headsOf(view: View, force: number, names: Names): string[] {
  const leaders = keysOf(view.leaders).filter((id) => view.leaders[id].force === force);
  if (leaders.length > 0) return leaders.map((id) => names.leader(id, isFlipped(view, id)));
  const units = keysOf(view.units).filter((id) => view.units[id].force === force);
  const ships = keysOf(view.ships).filter((id) => view.ships[id].force === force);
  return [...units.map(names.unit), ...ships.map(names.ship)];
}
const keysOf = <K extends string>(map: { readonly [key in K]: unknown }): K[] =>
  Object.keys(map) as K[];

export function forceEn(view: View, force: number): string {
  const names = headsOf(view, force, en);
  return `force ${force}${names.length === 0 ? '' : ` (${en.list(names)})`}`;
}

export function forceJa(view: View, force: number): string {
  const names = headsOf(view, force, ja);
  return `第${force}部隊${names.length === 0 ? '' : `(${ja.list(names)})`}`;
}
