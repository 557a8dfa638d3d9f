import type { Locale } from '../../kernel/text.js';
import { CARD, type CardId } from '../components/cards/index.js';
import type { LeaderId } from '../components/leaders.js';
import { LAKE, SPACE, type SpaceId } from '../components/map.js';
import { SHIP, SHIP_TYPE, type ShipId } from '../components/ships.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { UNIT, UNIT_KIND_NAME, type UnitId } from '../components/units.js';
import type { Works } from '../questions/control.js';
import { faceOf } from '../questions/pieces.js';
import type { LandCombat } from '../view/combat.js';
import type { View } from '../view/view.js';
import { shownStrength } from './placed.js';
import { say, WORD } from './words.js';

/** A list for the description of the board in words. */

export const list = (items: readonly string[], locale: Locale) =>
  items.filter((item) => item !== '').join(say(locale, ', ', '、'));

/** A line such as `York: …`; empty where there is nothing to say. */
export const about = (name: string, items: readonly string[], locale: Locale) => {
  const facts = items.filter((item) => item !== '').join(say(locale, '; ', '；'));
  return facts === '' ? [] : [name + say(locale, ': ', '：') + facts];
};

export const sideName = (side: Side, locale: Locale) => SIDE_NAME[side][locale];

/**
 * Whether a unit is out of supply: during a card play as it was at its beginning, otherwise at this moment (MMW-13.36,
 * 13.37).
 */
const isCutOff = ({ units, cutOff, play }: View, id: UnitId): boolean =>
  play === null ? cutOff[UNIT[id].side].includes(units[id].at as SpaceId) : units[id].cut === true;

/** A unit in words: name, kind, class and strength, and whether it is reduced or out of supply. */
export const unit = (view: View, id: UnitId, reduced: boolean, locale: Locale) => {
  const { name, kind, class: rating } = UNIT[id];
  const marks = [
    UNIT_KIND_NAME[kind][locale],
    `${rating}${shownStrength(id, reduced)}`,
    reduced ? say(locale, 'reduced', '減少面') : '',
    isCutOff(view, id) ? say(locale, 'out of supply', '非補給下') : '',
  ].filter((mark) => mark !== '');
  return `${name[locale]} (${marks.join(' ')})`;
};

/** A leader in words: name, rank, command value and combat modifier. */
export const leader = (view: View, id: LeaderId, locale: Locale) => {
  const { name, stars, command, modifier } = faceOf(view, id);
  const rank = '*'.repeat(stars);
  return `${name[locale]} (${rank}${rank === '' ? '' : ' '}${command}/${modifier >= 0 ? '+' : ''}${modifier})`;
};

export const ship = (id: ShipId, damaged: boolean, locale: Locale) => {
  const { name, type, class: rating } = SHIP[id];
  const state = damaged ? say(locale, ' damaged', ' 損傷') : '';
  return `${name[locale]} (${SHIP_TYPE[type].name[locale]} ${rating}${state})`;
};

export const fort = ({ class: rating, value }: Works, locale: Locale) =>
  `${say(locale, 'fort', '砦')} ${rating}${value}`;

export const card = (id: CardId, locale: Locale) =>
  say(locale, `“${CARD[id].title.en}”`, `「${CARD[id].title.ja}」`);

export const cards = (held: { readonly [C in CardId]?: true }, locale: Locale) =>
  list(
    (Object.keys(held) as CardId[]).map((id) => `${card(id, locale)} ${CARD[id].opv}`),
    locale,
  );

export const first = ({ first: side }: View, locale: Locale) =>
  side === null
    ? ''
    : say(locale, `first player: ${SIDE_NAME[side].en}`, `第1プレイヤー：${SIDE_NAME[side].ja}`);

/** The side that decides, or the result of the game. */
export const duty = ({ active, outcome }: View, locale: Locale) => {
  if (outcome !== null) {
    const { winner } = outcome;
    if (winner === null) return WORD.draw[locale];
    return say(locale, `${SIDE_NAME[winner].en} victory`, `${SIDE_NAME[winner].ja}の勝利`);
  }
  const owing = SIDES.filter((side) => active[side]).map((side) => SIDE_NAME[side][locale]);
  return owing.length === 0 ? '' : say(locale, 'To decide: ', '決定：') + list(owing, locale);
};

export const vp = ({ vp: points, eventVp }: View, locale: Locale) => {
  const lead = points === 0 ? '' : sideName(points > 0 ? 'us' : 'gb', locale);
  const net = `VP ${Math.abs(points)} ${lead}`.trim();
  return `${net} (${say(locale, 'of events', 'イヴェント分')} ${eventVp})`;
};

/** The card in play. */
export const play = ({ play: now }: View, locale: Locale) => {
  if (now === null || now.card === null) return '';
  const { en, ja } = CARD[now.card].title;
  return say(locale, `Card play: ${en}`, `プレイ中：${ja}`);
};

export const battle = (now: LandCombat, locale: Locale) => {
  const { space, round, attacker, attack, defence, modifiers } = now;
  const place = SPACE[space].name[locale];
  const drm = modifiers.reduce((sum, { value }) => sum + value, 0);
  const head = say(
    locale,
    `Combat at ${place}, round ${round}`,
    `${place}の戦闘 第${round}ラウンド`,
  );
  const sides = say(
    locale,
    `${SIDE_NAME[attacker].en} attack ${attack} against ${defence}`,
    `攻撃側${SIDE_NAME[attacker].ja} ${attack}対${defence}`,
  );
  return `${head}: ${sides}${modifiers.length === 0 ? '' : `, DRM ${drm}`}`;
};

export const navalBattle = ({ lake, attacker }: NonNullable<View['navalCombat']>, locale: Locale) =>
  say(
    locale,
    `Naval combat on ${LAKE[lake].name.en}: ${SIDE_NAME[attacker].en} attack`,
    `${LAKE[lake].name.ja}の海上戦闘：攻撃側${SIDE_NAME[attacker].ja}`,
  );
