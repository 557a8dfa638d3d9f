import { beforeMore } from '../../kernel/action.js';
import { HEX_IDS } from '../components/map.js';
import { DOMAINS } from '../state.js';
import { asTexts, orderOf } from './order.js';

/**
 * Sorts hexes (given as indices in board order) as the keys of actions are sorted in which another field follows the
 * hex.
 */
export const inKeys = orderOf(asTexts(HEX_IDS, beforeMore));

const NUMBERS = [0, ...DOMAINS.points].map((most) =>
  DOMAINS.points.slice(0, most).sort((a, b) => (String(a) < String(b) ? -1 : 1)),
);
/** The numbers 1, 2 and so on up to `most`, sorted as texts (1, 10, 11, 2). */
export const numbersUpTo = (most: number): readonly number[] => NUMBERS[most] ?? [];
