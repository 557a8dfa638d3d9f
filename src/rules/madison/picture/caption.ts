import { fitting, text } from '../../kits/picture/svg.js';

/** The name of a piece at the foot of its counter, of that width and height. */
interface Foot {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 12;
/** A name that would be written smaller is broken into two lines. */
const SMALLEST = 9.5;
const MARGIN = 2;
const LEADING = 1.02;

/** A line may end after these, and before an opening bracket. */
const BREAK = /(?<=[ ・/])|(?=[(（])/;

const sizeOf = (lines: readonly string[], { width }: Foot): number =>
  Math.min(...lines.map((line) => fitting(line, LARGEST, width - 2 * MARGIN)));

/** The two lines that can be written largest; a word by itself is cut in the middle where the script allows it. */
function halves(name: string, foot: Foot): readonly string[] {
  const parts = name.split(BREAK);
  const cuts = parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('').length);
  if (cuts.length === 0 && name > '\u2e7f') cuts.push(Math.ceil(name.length / 2));
  let best: readonly string[] = [name];
  for (const cut of cuts) {
    const lines = [name.slice(0, cut).trim(), name.slice(cut)];
    if (sizeOf(lines, foot) > sizeOf(best, foot)) best = lines;
  }
  return best;
}

/** The name as large as it can be written, in one line or two. */
export function caption(name: string, colour: string, foot: Foot): string {
  const lines = sizeOf([name], foot) >= SMALLEST ? [name] : halves(name, foot);
  const size = sizeOf(lines, foot);
  return lines
    .map((line, i) =>
      text(foot.width / 2, foot.height - 3.5 - (lines.length - 1 - i) * size * LEADING, line, {
        'font-size': size,
        'text-anchor': 'middle',
        fill: colour,
      }),
    )
    .join('');
}
