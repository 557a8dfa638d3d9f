import { type Attributes, fitting, text, widthOf } from '../../kits/picture/svg.js';

interface Counter {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 12;
/** A name whose letters would be smaller than this is broken into two lines, if there is room. */
const SMALLEST = 9.5;
/** A name whose letters would be smaller than this in two lines is broken into three. */
const SMALLEST_OF_TWO = 7.5;
/** Smallest size of letters. A name that would be smaller still is written narrower instead. */
const READABLE = 7;
/** Minimum width of letters, as a share of their natural width. */
const NARROWEST = 0.75;
const MARGIN = 2;
/** Distance of the lowest line from the lower edge of the counter. */
const FOOT = 3.5;
const LEADING = 1.02;
/** Height available for the lines, in units of the counter. */
const ROOM = 22.4;
/** Height of a letter, as a share of its size. */
const LETTER = 0.8;

/**
 * Where a line may end: after a space, a full stop or a dash, before a bracket or an ordinal, or where the script
 * changes.
 */
const BREAK =
  /(?<=[ ・/／])|(?=[(（第])|(?<=[0-9ァ-ヴー])(?=[一-龯])|(?<=[一-龯])(?=[ァ-ヴ])|(?<=の)(?=[ァ-ヴ一-龯])/;

const sizeOf = (lines: readonly string[], { width }: Counter): number =>
  Math.min(
    ROOM / ((lines.length - 1) * LEADING + LETTER),
    ...lines.map((line) => fitting(line, LARGEST, width - 2 * MARGIN)),
  );

/** All ways to write the parts in that many lines. */
function* waysOf(parts: readonly string[], count: number): Iterable<readonly string[]> {
  if (count === 1) yield [parts.join('')];
  else
    for (let n = 1; n <= parts.length - count + 1; n++)
      for (const rest of waysOf(parts.slice(n), count - 1))
        yield [parts.slice(0, n).join('').trim(), ...rest];
}

/** The lines, at most `most`, that can be written largest. Among equals the first way, with the shortest line first. */
function broken(name: string, counter: Counter, most: number): readonly string[] {
  let best: readonly string[] = [name];
  const parts = name.split(BREAK);
  for (const way of waysOf(parts, most))
    if (sizeOf(way, counter) >= sizeOf(best, counter)) best = way;
  return best;
}

function linesOf(name: string, counter: Counter, most: 1 | 3): readonly string[] {
  if (most === 1 || sizeOf([name], counter) >= SMALLEST) return [name];
  const two = broken(name, counter, 2);
  if (sizeOf(two, counter) >= SMALLEST_OF_TWO) return two;
  const three = broken(name, counter, 3);
  return sizeOf(three, counter) > sizeOf(two, counter) ? three : two;
}

/** A line that would extend beyond the counter is written narrower. */
const heldIn = (line: string, size: number, { width }: Counter): Attributes => {
  const room = width - 2 * MARGIN;
  const isWide = widthOf(line, size) > room + 0.01;
  return isWide ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
};

/** Name of a piece at the bottom of its counter, as large as possible in at most `most` lines. */
export function caption(name: string, colour: string, counter: Counter, most: 1 | 3): string {
  const lines = linesOf(name, counter, most);
  const whole = sizeOf(lines, counter);
  const size = Math.max(whole, Math.min(READABLE, whole / NARROWEST));
  return lines
    .map((line, i) => {
      const y = counter.height - FOOT - (lines.length - 1 - i) * size * LEADING;
      return text(counter.width / 2, y, line, {
        'font-size': size,
        'text-anchor': 'middle',
        fill: colour,
        ...heldIn(line, size, counter),
      });
    })
    .join('');
}
