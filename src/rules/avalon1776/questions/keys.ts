import { beforeMore } from '../../kernel/action.js';
import { HEX_IDS } from '../components/map.js';
import { DOMAINS } from '../state.js';
import { asTexts, orderOf } from './order.js';

/** Puts hexes, by their places in board order, in the order of keys in which something follows them. */
export const inKeys = orderOf(asTexts(HEX_IDS, beforeMore));

const NUMBERS = [0, ...DOMAINS.points].map((most) =>
  DOMAINS.points.slice(0, most).sort((a, b) => (String(a) < String(b) ? -1 : 1)),
);
/** 1, 2 and so on up to that number, in the order of texts. */
export const numbersUpTo = (most: number): readonly number[] => NUMBERS[most] ?? [];
