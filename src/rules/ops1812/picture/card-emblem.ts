import { INK } from '../../kits/picture/colours.js';
import { at, group, path } from '../../kits/picture/svg.js';
import { anchor, flag, ship, swords } from '../../kits/war-of-1812/glyphs.js';
import type { Card, Effect } from '../components/cards.js';
import type { Operation } from '../components/operations.js';
import { type Side, SIDES } from '../components/side.js';
import type { Class } from '../components/units.js';
import { bead, flame, fort, symbol, token } from './pieces.js';

type Signs = readonly string[];

const STROKE = { fill: 'none', stroke: INK, 'stroke-width': 2.2, 'stroke-linecap': 'round' };

/** An arrow to the right, in the size of the symbols of the board. */
const arrow = (turn = 0): string =>
  group({ transform: `rotate(${turn})` }, path('M-11 0H9M3-6L10 0L3 6', STROKE));
const [RIGHT, DOWN, LEFT, UP] = [arrow(), arrow(90), arrow(180), arrow(-90)];
const BATTLE = group({ transform: 'scale(.8)' }, swords());
const SQUADRON = ship('gb', true);
const PRIVATEER = ship('us', true);

/** Sides whose units and markers the event moves: for a common card either side. */
const sidesOf = ({ side }: Card): readonly Side[] => (side === 'common' ? SIDES : [side]);
const units = (card: Card, unit: Class): Signs => sidesOf(card).map((side) => symbol(unit, side));
const beads = (card: Card): Signs => sidesOf(card).map(bead);

const OPERATION: { readonly [O in Operation]: (card: Card) => Signs } = {
  recruit: (card) => [token(0), ...units(card, 'regular')],
  campaign: (card) => [...units(card, 'regular'), RIGHT, BATTLE],
  build: (card) => [...beads(card), RIGHT, anchor(INK)],
  privateer: () => [PRIVATEER, UP],
  cruise: () => [PRIVATEER, BATTLE],
  deploy: () => [SQUADRON, RIGHT, anchor(INK)],
  landing: (card) => [SQUADRON, RIGHT, ...units(card, 'regular')],
  raid: (card) => [...units(card, 'indian'), RIGHT, flame()],
};

const SIGNS: { readonly [D in Effect['do']]: (effect: Effect & { do: D }, card: Card) => Signs } = {
  place: ({ unit, count }, card) => Array.from({ length: count }, () => units(card, unit)).flat(),
  privateer: ({ levels }) => [PRIVATEER, levels < 0 ? DOWN : UP],
  // A lower target is more likely to be rolled.
  target: ({ by }) => [PRIVATEER, by > 0 ? DOWN : UP],
  batteries: () => [fort(), anchor(INK)],
  drill: (_, card) => [...units(card, 'regular'), BATTLE],
  peace: () => SIDES.map(flag),
  scatter: () => [SQUADRON, LEFT],
  conflict: () => [UP, BATTLE, DOWN],
  desert: (_, card) => [...units(card, 'militia'), RIGHT],
  entrench: () => [fort()],
  wreck: () => SIDES.map((side) => ship(side, false)),
  restore: ({ count }) => Array.from({ length: count }, () => token(0)),
  operate: ({ operation }, card) => OPERATION[operation](card),
};

const signsOf = (card: Card, [first]: readonly Effect[]): Signs =>
  first === undefined ? [] : (SIGNS[first.do] as (_: Effect, of: Card) => Signs)(first, card);

const SCALE = 1.9;
const STEP = 38;

/**
 * Emblem of a card's event, in the symbols of the board, around the centre. If the event differs by side, it shows
 * both.
 */
export function emblemOf(card: Card): string {
  const { effects } = card;
  const signs =
    'us' in effects
      ? SIDES.flatMap((side) => signsOf(card, effects[side]))
      : signsOf(card, effects);
  const placed = signs.map((sign, i) => at((i - (signs.length - 1) / 2) * STEP, 0, sign));
  return group({ transform: `scale(${SCALE})` }, ...placed);
}
