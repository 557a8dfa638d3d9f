import { escaped } from '../../common/escaped.js';
import type { Played } from '../../competition/bracket/index.js';
import { scoreOf } from '../../competition/fold/match.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import type { Locale } from '../../language/locale.js';
import { bracketWord, goesOn, stageWord } from './bracket-words.js';
import { narrowed } from './shortened.js';

const [EDGE, TITLE, HEAD] = [20, 44, 30];
/** A match: its box with two lines, and the space that it has in its column. */
const [BOX, LINE, SLOT, COLUMN] = [220, 22, 76, 256];
const LEAST_WIDTH = 520;
const FONT = 14;
const STYLE = [
  `text{font:${FONT}px Georgia,"Noto Serif JP",serif;fill:#2b2417}.title{font-size:18px;font-weight:bold}`,
  `.head,.on{font-weight:bold}.small{font-size:11px;fill:#6b5f48}.open{font-style:italic;fill:#6b5f48}.number{text-anchor:end}`,
  `path{fill:none;stroke:#8a7c60}rect.match{fill:#fffaf0;stroke:#8a7c60}rect.free{fill:none;stroke-dasharray:4 3}`,
].join('');

interface Sheet {
  readonly event: Tournament;
  readonly locale: Locale;
  readonly isDouble: boolean;
  /** Entry -> seed. */
  readonly seeds: ReadonlyMap<number, number>;
  /** Match number -> where the middle of its box is on the left. */
  readonly spots: Map<number, { readonly x: number; readonly y: number }>;
}

type Stage = readonly Played[];

const PARTS = [['WINNERS'], ['LOSERS'], ['FINAL', 'RESET']];

/** The stages of the unbeaten, of the once beaten and of the finals; without the parts that a bracket does not have. */
function partsOf(bracket: readonly Played[]): readonly (readonly Stage[])[] {
  const parts = PARTS.map((names) => {
    const groups = new Map<string, Played[]>();
    for (const match of bracket.filter((one) => names.includes(one.bracket))) {
      const key = `${match.bracket} ${match.stage}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [match]);
      else group.push(match);
    }
    return [...groups.values()];
  });
  return parts.filter((stages) => stages.length > 0);
}

/** The bracket of an event as an SVG; a sentence where nobody knows yet who plays in it. */
export function bracketDrawing(
  event: Tournament,
  bracket: readonly Played[] | null,
  locale: Locale,
): string {
  const parts = partsOf(bracket ?? []);
  const seeds = new Map((event.advanced ?? event.seeds).map((entry, i) => [entry, i + 1]));
  const sheet = { event, locale, isDouble: parts.length > 1, seeds, spots: new Map() };
  let top = EDGE + TITLE;
  const drawn = parts.flatMap((stages) => {
    const lines = partLines(sheet, stages, top);
    top += HEAD + SLOT * Math.max(...stages.map(({ length }) => length));
    return lines;
  });
  const columns = Math.max(0, ...parts.map(({ length }) => length));
  const width = Math.max(LEAST_WIDTH, 2 * EDGE + columns * COLUMN - (COLUMN - BOX));
  if (bracket === null)
    drawn.push(text(EDGE, (top += HEAD) - FONT, bracketWord('notYet', locale), 'open'));
  const said = bracket?.map((match) => saidOf(sheet, match)).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + EDGE}" width="${width}" height="${top + EDGE}" role="img" lang="${locale}">`,
    `<title>${escaped(event.name)} · ${bracketWord('bracket', locale)}</title>`,
    `<desc>${escaped(said ?? bracketWord('notYet', locale))}</desc><style>${STYLE}</style>`,
    `<rect width="${width}" height="${top + EDGE}" fill="#f6f1e3"/>`,
    text(EDGE, EDGE + FONT, narrowed(event.name, (width - 2 * EDGE) / 18), 'title'),
    ...[...drawn, '</svg>'],
  ].join('\n');
}

function text(x: number, y: number, words: string, kind = ''): string {
  return `<text${kind === '' ? '' : ` class="${kind}"`} x="${x}" y="${y}">${escaped(words)}</text>`;
}

function partLines(sheet: Sheet, stages: readonly Stage[], top: number): string[] {
  const { locale, isDouble } = sheet;
  const here = new Set(stages.flat().map(({ number }) => number));
  return stages.flatMap((matches, column) => {
    const [first] = matches;
    if (first === undefined) return [];
    const x = EDGE + column * COLUMN;
    const name = stageWord(first, { count: matches.length, isDouble, locale });
    return [
      text(x, top + FONT, name, 'head'),
      ...matches.flatMap((match, i) => {
        const before = fedFrom(sheet, match, here);
        const y = before.length === 0 ? top + HEAD + (i + 0.5) * SLOT : middleOf(before);
        sheet.spots.set(match.number, { x, y });
        return [...before.map((from) => lineTo(from, { x, y })), ...matchLines(sheet, match)];
      }),
    ];
  });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the matches of the same part (`here`, by number) are from which somebody comes into a match. */
function fedFrom({ spots }: Sheet, { feeds }: Played, here: ReadonlySet<number>): readonly Spot[] {
  const numbers = feeds.flatMap((feed) =>
    feed.of !== 'SEED' && here.has(feed.match) ? [feed.match] : [],
  );
  return [...new Set(numbers)].flatMap((number) => spots.get(number) ?? []);
}

const middleOf = (spots: readonly Spot[]): number =>
  spots.reduce((sum, { y }) => sum + y, 0) / spots.length;

const lineTo = (from: Spot, { x, y }: Spot): string =>
  `<path d="M${from.x + BOX} ${from.y}H${(from.x + BOX + x) / 2}V${y}H${x}"/>`;

function matchLines(sheet: Sheet, match: Played): string[] {
  const { x, y } = sheet.spots.get(match.number) ?? { x: 0, y: 0 };
  const isFree = match.at === null && match.winner !== undefined;
  const score = scoreIn(sheet.event, match);
  return [
    text(x + 1, y - LINE - 4, headOf(sheet, match), 'small'),
    `<rect class="match${isFree ? ' free' : ''}" x="${x}" y="${y - LINE}" width="${BOX}" height="${2 * LINE}" rx="3"/>`,
    `<path d="M${x} ${y}H${x + BOX}"/>`,
    ...sideLines(sheet, match, { which: 0, points: score?.[0], x, y: y - 6 }),
    ...sideLines(sheet, match, { which: 1, points: score?.[1], x, y: y + LINE - 6 }),
  ];
}

function headOf({ locale }: Sheet, { number, at, bracket, winner }: Played): string {
  const name = bracketWord('match', locale, number);
  if (at !== null) return `${name} · ${bracketWord('round', locale, at.round)}`;
  if (bracket !== 'RESET' || winner === undefined) return name;
  return `${name} · ${bracketWord('unneeded', locale)}`;
}

/** Points of the first and of the second of a match; undefined: it is not paired. */
function scoreIn({ rounds }: Tournament, { at }: Played): readonly [number, number] | undefined {
  const pair = rounds[(at?.round ?? 0) - 1]?.pairs[(at?.board ?? 0) - 1];
  return pair === undefined ? undefined : scoreOf(pair);
}

interface SideOf extends Spot {
  readonly which: 0 | 1;
  readonly points: number | undefined;
}

/** One line of a box: seed, name and points; whoever goes on is bold. Or where somebody will come from. */
function sideLines(
  sheet: Sheet,
  match: Played,
  { which, points, x, y }: SideOf,
): readonly string[] {
  const entry = which === 0 ? match.first : match.second;
  if (typeof entry !== 'number') return [text(x + 30, y, sideOf(sheet, match, which), 'open')];
  const on = match.winner === entry ? 'on' : '';
  const seed = sheet.seeds.get(entry);
  const name = narrowed(sideOf(sheet, match, which), (BOX - 58) / FONT);
  return [
    ...(seed !== undefined ? [text(x + 24, y, `${seed}`, 'small number')] : []),
    text(x + 30, y, name, on),
    ...(points === undefined ? [] : [text(x + BOX - 8, y, `${points}`, `number ${on}`.trim())]),
  ];
}

/** The name of an entrant, or in words where somebody will come from. */
function sideOf({ event, locale }: Sheet, match: Played, which: 0 | 1): string {
  const entry = which === 0 ? match.first : match.second;
  if (typeof entry === 'number') return event.entries[entry - 1]?.name ?? '';
  const feed = match.feeds[which];
  if (entry === null || feed.of === 'SEED') return bracketWord('bye', locale);
  return bracketWord(feed.of === 'WINNER' ? 'winnerOf' : 'loserOf', locale, feed.match);
}

/** A match in words, for those who do not see the picture. */
function saidOf(sheet: Sheet, match: Played): string {
  const { event, locale } = sheet;
  const sides = `${sideOf(sheet, match, 0)} – ${sideOf(sheet, match, 1)}`;
  const { winner } = match;
  const name = typeof winner === 'number' ? (event.entries[winner - 1]?.name ?? '') : null;
  const end = name === null ? '' : ` (${goesOn(name, locale)})`;
  return `${headOf(sheet, match)}: ${sides}${end}.`;
}
