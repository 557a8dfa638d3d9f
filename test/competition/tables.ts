import type {
  Contestant,
  EntryNumber,
  How,
  Leg,
  Part,
  Points,
  Table,
} from '../../src/competition/table/table.js';

export const CHESS: Points = { win: 1, draw: 0.5, loss: 0, bye: 1 };

const OF_LETTER: Readonly<Record<string, keyof Points>> = { W: 'win', D: 'draw', L: 'loss' };

function game(
  letter: string,
  own: EntryNumber,
  opponent: EntryNumber,
  at: number,
  table: Shape,
): Leg {
  const kind = OF_LETTER[letter];
  const side = own < opponent === (at === 0) ? 0 : 1;
  return { side, points: kind ? table.points[kind] / table.legs : null, began: true };
}

const bye = (how: How, points: number): Part => ({ how, opponent: null, points, legs: [] });

function forfeited(letter: string, opponent: EntryNumber, { points }: Shape): Part {
  const brought = { '+': points.win, '-': points.loss }[letter];
  if (brought === undefined) return { how: 'VOID', opponent, points: 0, legs: [] };
  return { how: 'FORFEIT', opponent, points: brought, legs: [] };
}

/** `W2` won against 2, `D L`, `R` goes on; two letters: two games; `+2 -2` forfeit; `V2` void; `B H Z` byes. */
function part(cell: string, own: EntryNumber, shape: Shape): Part {
  if (cell === 'B') return bye('ALLOCATED_BYE', shape.points.bye);
  if (cell === 'H') return bye('REQUESTED_BYE', shape.points.draw);
  if (cell === 'Z') return bye('ABSENT', 0);
  const opponent = Number(/\d+/.exec(cell)?.[0]);
  const letters = cell.replace(/\d+/, '');
  if (/[-+V]/.test(letters)) return forfeited(letters, opponent, shape);
  const legs = [...letters].map((letter, at) => game(letter, own, opponent, at, shape));
  const points = legs.reduce((sum, leg) => sum + (leg.points ?? 0), 0);
  return { how: 'PLAYED', opponent, points, legs };
}

interface Shape {
  readonly rounds: number;
  readonly points: Points;
  readonly legs: 1 | 2;
}

/** A row of cells for each entrant, a cell for each round. Entrants and seeds are numbered from 1. */
export function tableOf(
  rows: readonly string[],
  shape: Partial<Shape> & {
    readonly ratings?: readonly (number | null)[];
    readonly out?: readonly EntryNumber[];
  } = {},
): Table {
  const { ratings = [], out = [] } = shape;
  const cells = rows.map((row) => row.split(' ').filter((cell) => cell !== ''));
  const { rounds = cells[0]?.length ?? 0, points = CHESS, legs = 1 } = shape;
  const contestants = cells.map((row, at): Contestant => {
    const entry = at + 1;
    const parts = row.map((cell) => part(cell, entry, { rounds, points, legs }));
    return { entry, seed: entry, rating: ratings[at] ?? null, active: !out.includes(entry), parts };
  });
  return { contestants, rounds, points, legs };
}
