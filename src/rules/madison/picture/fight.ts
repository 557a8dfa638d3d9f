import type { Locale } from '../../kernel/text.js';
import { INK } from '../../kits/picture/colours.js';
import { figures } from '../../kits/picture/figures.js';
import { line, lineIn, MIDDLE, sheet } from '../../kits/picture/panel.js';
import { at, group, path, rect } from '../../kits/picture/svg.js';
import { SIDE_COLOUR } from '../../kits/war-of-1812/colours.js';
import { swords } from '../../kits/war-of-1812/glyphs.js';
import { CARD } from '../components/cards/index.js';
import { LAKE, type LakeId, SPACE, type SpaceId } from '../components/map.js';
import { SHIP, SHIP_IDS, type ShipId } from '../components/ships.js';
import { other, type Side, SIDE_NAME } from '../components/side.js';
import { UNIT, type UnitId } from '../components/units.js';
import type { View } from '../view/view.js';
import { FIGHT_SIZE, FIGHT_SPOT } from './layout.js';
import { piecesAt } from './placed.js';
import { stack } from './stack.js';
import { say, WORD } from './words.js';

const { width: WIDTH, height: HEIGHT } = FIGHT_SIZE;
const HALF = WIDTH / 2;

const title = (view: View, locale: Locale) => {
  if (view.combat !== null) {
    const place = SPACE[view.combat.space].name[locale];
    const { round } = view.combat;
    return say(locale, `Combat at ${place}, round ${round}`, `${place}の戦闘 第${round}ラウンド`);
  }
  const lake = view.navalCombat === null ? '' : LAKE[view.navalCombat.lake].name[locale];
  return say(locale, `Naval combat on ${lake}`, `${lake}の海上戦闘`);
};

const leadName = (lead: UnitId | ShipId | undefined, locale: Locale) =>
  lead === undefined
    ? ''
    : (lead in UNIT ? UNIT[lead as UnitId] : SHIP[lead as ShipId]).name[locale];

/** Strength that counts in the odds of a land combat, or the number of ships in a naval combat. */
const strength = ({ combat, navalCombat, ships }: View, { attacker }: Fight, side: Side) => {
  if (combat !== null) return side === attacker ? combat.attack : combat.defence;
  const here = SHIP_IDS.filter(
    (id) => SHIP[id].side === side && ships[id].at === navalCombat?.lake,
  );
  return here.filter((id) => ships[id].damaged !== true).length;
};

type Fight = NonNullable<View['combat'] | View['navalCombat']>;

/** Panel of one side: role, strength or number of ships, lead and battle card, and its pieces. */
const party = (view: View, fight: Fight, place: SpaceId | LakeId, side: Side, locale: Locale) => {
  const role = WORD[side === fight.attacker ? 'attacker' : 'defender'][locale];
  const pieces = piecesAt(view, side, place);
  const lead = leadName(fight.leads[side], locale);
  const card = fight.used[side];
  const notes = [
    lead === '' ? '' : `${WORD.lead[locale]}: ${lead}`,
    card === undefined ? '' : CARD[card].title[locale],
  ].filter((note) => note !== '');
  const note = notes.join(' · ');
  return (
    line(HALF / 2, 80, 24, `${role}: ${SIDE_NAME[side][locale]} ${strength(view, fight, side)}`, {
      ...MIDDLE,
      fill: SIDE_COLOUR[side],
    }) +
    lineIn(HALF - 40, HALF / 2, 106, 19, note, MIDDLE) +
    at(side === fight.attacker ? 20 : 64, 116, stack(pieces, [HALF - 90, 72], locale).svg)
  );
};

const die = (value: number, i: number) =>
  at(
    i * 44,
    0,
    rect(0, 0, 36, 36, { rx: 6, fill: '#fff', stroke: INK, 'stroke-width': 2 }),
    figures(value, 18, 26, 17, INK),
  );

/**
 * The combat in progress, at a place where it hides neither a space nor the legend: attacker left, defender right, dice
 * between them.
 */
export const fight = (view: View, locale: Locale) => {
  const now = view.combat ?? view.navalCombat;
  if (now === null) return '';
  const place = 'space' in now ? now.space : now.lake;
  const name = title(view, locale);
  const sum = now.modifiers.reduce((total, { value }) => total + value, 0);
  const drm = now.modifiers.length === 0 ? '' : `DRM ${sum > 0 ? '+' : ''}${sum}`;
  const dice = now.dice.map(die);
  return at(
    ...FIGHT_SPOT,
    sheet(WIDTH, HEIGHT),
    at(44, 32, swords()),
    lineIn(WIDTH - 140, HALF, 42, 30, name, MIDDLE),
    path(`M${HALF} 58V${HEIGHT - 12}`, { stroke: '#7d5834', 'stroke-width': 1 }),
    party(view, now, place, now.attacker, locale),
    at(HALF, 0, party(view, now, place, other(now.attacker), locale)),
    dice.length === 0 ? '' : at(HALF - dice.length * 22 + 4, HEIGHT - 90, group({}, ...dice)),
    line(HALF, HEIGHT - 18, 24, drm, {
      ...MIDDLE,
      stroke: '#f7efd9',
      'stroke-width': 6,
      'paint-order': 'stroke',
    }),
  );
};
