import type { Locale } from '../../kernel/text.js';
import { CARD, type CardId, CARDS } from '../components/cards/index.js';
import { FORT, type FortId } from '../components/forts.js';
import { LEADER, type Leader, type LeaderId } from '../components/leaders.js';
import { LAKE, type LakeId, SPACE, type SpaceId, TRANSIT_NAME } from '../components/map.js';
import { SHIP, type ShipId } from '../components/ships.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import { TURN, type TurnId } from '../components/turns.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { View } from '../view/view.js';

/** Whether several cards have this title, so that the number is added. */
const isNamesake = (id: CardId): boolean => NAMESAKES.has(CARD[id].title.en);
const NAMESAKES: ReadonlySet<string> = new Set(
  CARDS.map(({ title }) => title.en).filter((title, i, titles) => titles.indexOf(title) !== i),
);

/** The names of things in one language, and phrases made of them. */
export interface Names {
  readonly space: (id: SpaceId) => string;
  readonly lake: (id: LakeId) => string;
  /** A space, or the control box of a lake, or the lake transit box; '' off the map. */
  readonly place: (id: string) => string;
  readonly unit: (id: UnitId) => string;
  /** Name on the side of the counter that shows. */
  readonly leader: (id: LeaderId, flipped?: boolean) => string;
  readonly ship: (id: ShipId) => string;
  readonly card: (id: CardId) => string;
  readonly fort: (id: FortId) => string;
  readonly turn: (id: TurnId) => string;
  /** A noun for the player: `the Americans`. */
  readonly side: (side: Side) => string;
  readonly list: (items: readonly string[]) => string;
  /** Alternatives in words: one of the items. */
  readonly either: (items: readonly string[]) => string;
  readonly dice: (dice: readonly number[]) => string;
  /** The side that leads by so many victory points; a positive number means the American. */
  readonly vp: (vp: number) => string;
}

const faceName = (id: LeaderId, flipped: boolean | undefined, locale: Locale): string => {
  const leader: Leader = LEADER[id];
  return (flipped === true && leader.reverse !== null ? leader.reverse : leader).name[locale];
};

const common = (locale: Locale) => ({
  space: (id: SpaceId) => SPACE[id].name[locale],
  lake: (id: LakeId) => LAKE[id].name[locale],
  unit: (id: UnitId) => UNIT[id].name[locale],
  leader: (id: LeaderId, flipped?: boolean) => faceName(id, flipped, locale),
  ship: (id: ShipId) => SHIP[id].name[locale],
  fort: (id: FortId) => FORT[id].name[locale],
  turn: (id: TurnId) => TURN[id].name[locale],
});

const isSpace = (id: string): id is SpaceId => Object.hasOwn(SPACE, id);
const isLake = (id: string): id is LakeId => Object.hasOwn(LAKE, id);

const placeName =
  (locale: Locale, box: (lake: string) => string) =>
  (id: string): string => {
    if (isSpace(id)) return SPACE[id].name[locale];
    if (isLake(id)) return box(LAKE[id].name[locale]);
    return id === 'transit' ? TRANSIT_NAME[locale] : '';
  };

/** `a`, `a and b`, `a, b and c`; or with `or`. */
const english =
  (last: 'and' | 'or') =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const en: Names = {
  ...common('en'),
  place: placeName('en', (lake) => `the ${lake} box`),
  card: (id) => `“${CARD[id].title.en}”${isNamesake(id) ? ` (no. ${CARD[id].number})` : ''}`,
  side: (side) => (side === 'us' ? 'the Americans' : 'the British'),
  list: english('and'),
  either: english('or'),
  dice: (dice) => dice.join(' + '),
  vp: (vp) =>
    vp === 0 ? 'nobody leads' : `${en.side(vp > 0 ? 'us' : 'gb')} lead by ${Math.abs(vp)}`,
};

export const ja: Names = {
  ...common('ja'),
  place: placeName('ja', (lake) => `${lake}の湖支配ボックス`),
  card: (id) => `「${CARD[id].title.ja}」${isNamesake(id) ? `(${CARD[id].number}番)` : ''}`,
  side: (side) => `${SIDE_NAME[side].ja}軍`,
  list: (items) => items.join('、'),
  either: (items) => items.join('又は'),
  dice: (dice) => dice.join('+'),
  vp: (vp) => (vp === 0 ? '同点' : `${ja.side(vp > 0 ? 'us' : 'gb')}が${Math.abs(vp)}VPリード`),
};

/** A leader of an event, by the name on the side of his counter that shows. */
export const leaderIn = (
  { flipped = [] }: { readonly flipped?: readonly LeaderId[] },
  id: LeaderId,
  names: Names,
): string => names.leader(id, flipped.includes(id));

/** Whether a leader's counter shows its other side in that view. */
export const isFlipped = (view: View, id: LeaderId): boolean => view.leaders[id].flipped === true;

/** Capital letter for the beginning of a sentence. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 card`, `2 cards`. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
