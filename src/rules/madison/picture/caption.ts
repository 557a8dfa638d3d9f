import { fitting, text } from '../../kits/picture/svg.js';

interface Counter {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 12;
/** A name that would be written smaller is broken into two lines, where there is room for them. */
const SMALLEST = 9.5;
const MARGIN = 2;
const LEADING = 1.02;

/**
 * Where a line may end: after a space, a point or a stroke, before a bracket or an ordinal, where the script changes.
 */
const BREAK = /(?<=[ ・/])|(?=[(（第])|(?<=[0-9ァ-ヴー])(?=[一-龯])|(?<=[一-龯の])(?=[ァ-ヴ])/;

const sizeOf = (lines: readonly string[], { width }: Counter): number =>
  Math.min(...lines.map((line) => fitting(line, LARGEST, width - 2 * MARGIN)));

/** The two lines that can be written largest, of equals the last, or the one. */
function halves(name: string, counter: Counter): readonly string[] {
  const parts = name.split(BREAK);
  let best: readonly string[] = [name];
  for (let n = 1; n < parts.length; n++) {
    const lines = [parts.slice(0, n).join('').trim(), parts.slice(n).join('')];
    if (sizeOf(lines, counter) >= sizeOf(best, counter)) best = lines;
  }
  return best;
}

/** The name of a piece at the foot of its counter, as large as it can be written in so many lines. */
export function caption(name: string, colour: string, counter: Counter, most: 1 | 2): string {
  const lines = most === 1 || sizeOf([name], counter) >= SMALLEST ? [name] : halves(name, counter);
  const size = sizeOf(lines, counter);
  return lines
    .map((line, i) =>
      text(
        counter.width / 2,
        counter.height - 3.5 - (lines.length - 1 - i) * size * LEADING,
        line,
        {
          'font-size': size,
          'text-anchor': 'middle',
          fill: colour,
        },
      ),
    )
    .join('');
}
