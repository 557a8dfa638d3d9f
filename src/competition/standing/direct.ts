import type { Contestant, EntryNumber, Points } from '../table/table.js';
import { isDecided } from '../table/table.js';
import { classesBy, grouped } from './classes.js';
import type { Measured, Term } from './tiebreak.js';
import { NOTHING, total } from './tiebreak.js';

/** The direct encounter of an entrant with the others that are equal. */
interface Row {
  readonly one: Contestant;
  readonly measured: Measured;
  /** The least and the most that its points can become with the missing games. */
  readonly worst: number;
  readonly best: number;
}

/** The mean of three meetings is no exact fraction, so sums are rounded to the millionth before they are compared. */
const MILLION = 1e6;
const exact = (value: number): number => Math.round(value * MILLION) / MILLION;

/**
 * For each of `others` that was met over the board, the mean of the meetings (C.07 art. 6.1.2). Forfeits are no
 * meetings (6.1.1). Where a game still goes on, the meeting counts as missing.
 */
function meetings(one: Contestant, others: ReadonlySet<EntryNumber>): readonly Term[] {
  const met = one.parts
    .map((part, at) => ({ part, round: at + 1 }))
    .filter(({ part: { how, opponent } }) => how === 'PLAYED' && others.has(opponent ?? 0));
  return [...grouped(met, ({ part }) => part.opponent).values()].flatMap((games) => {
    const last = games.at(-1);
    if (last === undefined || !games.every(({ part }) => isDecided(part))) return [];
    const points = games.reduce((sum, { part }) => sum + part.points, 0) / games.length;
    return [{ entry: last.part.opponent, round: last.round, points, counted: true }];
  });
}

function rowsOf(group: readonly Contestant[], points: Points): readonly Row[] {
  const entries = new Set(group.map(({ entry }) => entry));
  return group.map((one) => {
    const working = meetings(one, entries);
    const missing = group.length - 1 - working.length;
    const value = exact(total(working).value ?? 0);
    const worst = exact(value + missing * points.loss);
    return { one, measured: { value, working }, worst, best: exact(value + missing * points.win) };
  });
}

/**
 * Those who are certainly first, second and so on, whatever the missing games bring (C.07 art. 6.3). Somebody is first
 * if the least they can have is more than the most of any rival. Each rival's most depends on its own games only, so
 * that rivals can be checked one by one.
 */
function leading(rows: readonly Row[]): readonly Row[] {
  const first = [...rows].sort((one, other) => other.worst - one.worst)[0];
  if (first === undefined) return [];
  const others = rows.filter((row) => row !== first);
  return others.every(({ best }) => best < first.worst) ? [first, ...leading(others)] : [];
}

function separated(rows: readonly Row[], points: Points): readonly (readonly Contestant[])[] {
  const group = rows.map(({ one }) => one);
  const isWhole = rows.every(({ worst, best }) => worst === best);
  const first = isWhole ? [] : leading(rows);
  const rest = rows.filter((row) => !first.includes(row));
  const classes = isWhole
    ? classesBy(rows, ({ best }) => best)
    : [...first.map((row) => [row]), rest];
  if (classes.length === 1) return [group];
  return classes.flatMap(
    (members) =>
      directEncounter(
        members.map(({ one }) => one),
        points,
      ).classes,
  );
}

/** Entrants that were equal, divided into classes, the first one first, and what each scored against the others. */
export interface Encounter {
  readonly classes: readonly (readonly Contestant[])[];
  readonly measured: ReadonlyMap<EntryNumber, Measured>;
}

/**
 * Direct encounter (C.07 art. 6): entrants with equal points are compared by their points against each other, and those
 * who are equal in that once more among themselves. The measure shown is that of the first comparison. A single entrant
 * has none.
 */
export function directEncounter(group: readonly Contestant[], points: Points): Encounter {
  if (group.length < 2) {
    const measured = new Map(group.map(({ entry }) => [entry, NOTHING]));
    return { classes: group.map((one) => [one]), measured };
  }
  const rows = rowsOf(group, points);
  const measured = new Map(rows.map((row) => [row.one.entry, row.measured]));
  return { classes: separated(rows, points), measured };
}
