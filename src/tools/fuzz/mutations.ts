/** Picks a number from 0 to `bound - 1`. */
type Pick = (bound: number) => number;
type Mutation = (lines: string[], pick: Pick, others: readonly string[]) => void;

const WORD = /[A-Za-z][\w-]*/g;
const NUMBER = /-?\d+/g;
const NUMBERS = ['-1', '0', '1', '2', '3', '4', '5', '6', '7', '10', '14', '99', '1000000', '1.5'];
const NOISE = [
  '',
  ' ',
  ':',
  '#',
  '"',
  '{',
  '}',
  '[',
  ',',
  '/',
  '=',
  '-',
  '0',
  'x',
  '\t',
  '湖',
  '\u0000',
  '\ud800',
];

const one = <T>(list: readonly T[], pick: Pick): T | undefined => list[pick(list.length)];

/** Changes one match of the pattern in a line, if there is any. */
function change(
  lines: string[],
  pick: Pick,
  what: RegExp,
  to: (found: string) => string | undefined,
): void {
  const at = pick(lines.length);
  const line = lines[at] ?? '';
  const found = one([...line.matchAll(what)], pick);
  if (found === undefined) return;
  const [text] = found;
  lines[at] =
    line.slice(0, found.index) + (to(text) ?? text) + line.slice(found.index + text.length);
}

const wordIn = (text: string, pick: Pick): string | undefined => one(text.match(WORD) ?? [], pick);

/** A line of another position, if possible with the same keyword. */
function lineLike(line: string, others: readonly string[], pick: Pick): string | undefined {
  const all = (one(others, pick) ?? '').split('\n');
  const [keyword = ''] = line.split(' ');
  const like = all.filter((other) => other.startsWith(keyword));
  return one(like.length > 0 ? like : all, pick);
}

const MUTATIONS: readonly Mutation[] = [
  (lines, pick) => change(lines, pick, NUMBER, () => one(NUMBERS, pick)),
  (lines, pick, others) => change(lines, pick, WORD, () => wordIn(one(others, pick) ?? '', pick)),
  (lines, pick) => change(lines, pick, WORD, () => wordIn(one(lines, pick) ?? '', pick)),
  (lines, pick) => change(lines, pick, /\b(us|gb)\b/g, (side) => (side === 'us' ? 'gb' : 'us')),
  (lines, pick) => void lines.splice(pick(lines.length), 1),
  (lines, pick) => {
    const at = pick(lines.length);
    lines.splice(at, 0, lines[at] ?? '');
  },
  (lines, pick) => {
    const [moved = ''] = lines.splice(pick(lines.length), 1);
    lines.splice(pick(lines.length + 1), 0, moved);
  },
  (lines, pick, others) => {
    const at = pick(lines.length);
    lines[at] = lineLike(lines[at] ?? '', others, pick) ?? '';
  },
  (lines, pick, others) => {
    const line = lineLike(one(lines, pick) ?? '', others, pick) ?? '';
    lines.splice(pick(lines.length + 1), 0, line);
  },
  (lines, pick, others) => {
    const todo = (one(others, pick) ?? '').split('\n').filter((line) => line.startsWith('todo'));
    const first = lines.findIndex((line) => line.startsWith('todo'));
    const kept = lines.filter((line) => !line.startsWith('todo'));
    lines.splice(0, lines.length, ...kept);
    lines.splice(first < 0 ? lines.length : first, 0, ...todo);
  },
  (lines, pick) => {
    const at = pick(lines.length);
    const line = lines[at] ?? '';
    const cut = pick(line.length + 1);
    lines[at] = line.slice(0, cut) + (one(NOISE, pick) ?? '') + line.slice(cut + pick(2));
  },
];

const MOST = 3;

/** The text with one to three changes; `others` are texts of the same kind to take lines from. */
export function mutated(text: string, others: readonly string[], pick: Pick): string {
  // The first line stays: it names the format, and without it nothing is read at all.
  const [header = '', ...lines] = text.split('\n');
  for (let left = 1 + pick(MOST); left > 0; left--) one(MUTATIONS, pick)?.(lines, pick, others);
  return [pick(100) === 0 ? header.slice(1) : header, ...lines].join('\n');
}
