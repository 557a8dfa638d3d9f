import { idAt, type Spot, spotOf, stepFrom } from './grid.js';

/** The map text names each hexside from its first hex, so it needs three directions only. */
const WAY: Readonly<Record<string, number>> = { r: 0, u: 1, l: 2 };

const BANK: Readonly<Record<string, MarkedSide['bank']>> = { 1: 'first', 2: 'second' };

/** A hexside as the map text writes it, e.g. `KKK39u`. */
export interface MarkedSide {
  readonly first: Spot;
  /** Direction from the first hex: 0 right, 1 upper right, 2 upper left. */
  readonly way: number;
  /** Beside water: the bank with wilderness, that of the first or of the second hex. */
  readonly bank: 'first' | 'second' | null;
}

export const linesOf = (text: string): string[] => text.trim().split('\n');

/** Each key of a text with the words after it; a line that begins with a blank continues the one above. */
export function keyed(text: string): [key: string, words: string[]][] {
  const found: [string, string[]][] = [];
  for (const line of text.split('\n')) {
    const [key, words] = line.startsWith(' ') ? [null, line] : line.split(':');
    if (key !== null && words !== undefined) found.push([key!, []]);
    if (words !== undefined) found.at(-1)![1].push(...words.trim().split(' '));
  }
  return found;
}

/** The hexsides of a word: `KKK39ru` has the right and the upper right one of KKK39. */
export function sidesOf(word: string): MarkedSide[] {
  const end = word.search(/[rul]/);
  const first = spotOf(word.slice(0, end));
  if (first === undefined) throw new Error(`${word} is no hexside`);
  const found: MarkedSide[] = [];
  for (let i = end; i < word.length; i++) {
    const bank = BANK[word[i + 1]!] ?? null;
    found.push({ first, way: WAY[word[i]!]!, bank });
    if (bank !== null) i++;
  }
  return found;
}

/** The id of a hexside, e.g. `KKK39/KKK40`, the lower row first. */
export const sideId = ({ first, way }: Pick<MarkedSide, 'first' | 'way'>): string =>
  `${idAt(first)}/${idAt(stepFrom(first, way))}`;

/** The hexes of a word: `KKK39-41` has three. */
export function hexesOfRun(word: string): string[] {
  const [from = '', to] = word.split('-');
  const spot = spotOf(from);
  if (spot === undefined) throw new Error(`${word} is no run of hexes`);
  const last = to === undefined ? spot.number : Number(to);
  return Array.from({ length: last - spot.number + 1 }, (_, i) =>
    idAt({ ...spot, number: spot.number + i }),
  );
}
