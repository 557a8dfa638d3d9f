import { isDivided, poolName } from '../../competition/fold/pools.js';
import type { PairState, Round, Tournament } from '../../competition/fold/tournament.js';
import type { Contestant, Part, Table } from '../../competition/table/table.js';
import { pointsOf } from '../../competition/table/table.js';
import type { Locale } from '../../language/locale.js';
import type { Cell } from './cells.js';
import type { StandingLine } from './standing-lines.js';
import { headings, wordOf } from './words.js';

type Rows = Generator<readonly Cell[]>;

export interface Line extends StandingLine {
  readonly range: { readonly best: number; readonly worst: number };
}

const nameIn =
  ({ entries }: Tournament) =>
  (entry: number): string =>
    entries[entry - 1]?.name ?? '';

export function* standingRows(event: Tournament, standings: readonly Line[], locale: Locale): Rows {
  const nameOf = nameIn(event);
  yield [
    ...headings(['rank', ...(isDivided(event) ? POOL : []), 'number', 'name', 'points'], locale),
    ...event.settings.tiebreaks,
    ...headings(['played', 'wins', 'draws', 'losses'], locale),
    ...event.settings.board.seats,
    ...headings(['best', 'worst'], locale),
  ];
  for (const { rank, entry, points, tiebreaks, range, ...line } of standings)
    yield [
      ...[rank, ...(isDivided(event) ? poolCells(line) : []), entry, nameOf(entry), points],
      ...event.settings.tiebreaks.map(
        (name) => tiebreaks.find((one) => one.name === name)?.value ?? null,
      ),
      ...[line.played, line.wins, line.draws, line.losses, ...line.sides],
      ...[range.best, range.worst],
    ];
}

const POOL = ['pool', 'poolRank'] as const;

const poolCells = ({ pool, poolRank }: Pick<StandingLine, 'pool' | 'poolRank'>): Cell[] => [
  typeof pool === 'number' ? poolName(pool) : null,
  poolRank ?? null,
];

/** Rows of a cross table, in the order of the standings: for each round the opponent's number and the points. */
export function* crossRows(
  event: Tournament,
  { standings, table }: { standings: readonly StandingLine[]; table: Table },
  locale: Locale,
): Rows {
  const nameOf = nameIn(event);
  const rounds = event.rounds.filter(({ state }) => state !== 'PROPOSED');
  const contestants = new Map(table.contestants.map((one) => [one.entry, one]));
  yield [
    ...headings(['rank', 'number', 'name'], locale),
    ...rounds.map(({ number }) => `${wordOf('round', locale)} ${number}`),
    wordOf('points', locale),
  ];
  for (const { rank, entry } of standings) {
    const contestant = contestants.get(entry);
    if (contestant !== undefined)
      yield [rank, entry, nameOf(entry), ...partCells(contestant, locale), pointsOf(contestant)];
  }
}

const partCells = ({ parts }: Contestant, locale: Locale): string[] =>
  parts.map((part) => partText(part, locale));

function partText({ how, opponent, points, legs }: Part, locale: Locale): string {
  if (how === 'ABSENT') return '';
  if (opponent === null) return `${wordOf('bye', locale)} (${points})`;
  const open = legs.some((leg) => leg.points === null);
  return `${opponent} (${open ? '*' : points})`;
}

/** Rows of the pairings: one for each game, and one for each entrant who rests. */
export function* pairingRows(event: Tournament, rounds: readonly Round[], locale: Locale): Rows {
  const nameOf = nameIn(event);
  yield headings(
    [
      ...(['round', 'board', 'leg', 'number', 'first', 'number', 'second'] as const),
      ...(['firstSeat', 'result', 'by', 'game'] as const),
    ],
    locale,
  );
  for (const { number, pairs, byes } of rounds) {
    for (const [board, pair] of pairs.entries())
      for (const cells of legCells(event, pair)) yield [number, board + 1, ...cells];
    for (const entry of byes)
      yield [
        number,
        null,
        null,
        entry,
        nameOf(entry),
        null,
        null,
        null,
        wordOf('bye', locale),
        ...NONE,
      ];
  }
}

const NONE = [null, null];

function legCells(event: Tournament, { first, second, legs }: PairState): Cell[][] {
  const nameOf = nameIn(event);
  return legs.map(({ side, result, by, game }, leg) => [
    ...[leg + 1, first, nameOf(first), second, nameOf(second)],
    ...[event.settings.board.seats[side], result, by, game],
  ]);
}

export function* entryRows(event: Tournament, table: Table, locale: Locale): Rows {
  const seeds = new Map(table.contestants.map(({ entry, seed }) => [entry, seed]));
  yield headings(['number', 'name', 'player', 'state', 'seed', 'byes'], locale);
  for (const { number, name, playerId, state, byes } of event.entries)
    yield [number, name, playerId, state, seeds.get(number) ?? null, byes.join(' ')];
}
