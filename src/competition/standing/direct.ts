import type { Contestant, EntryNumber, Points } from '../table/table.js';
import { isDecided } from '../table/table.js';
import { classesBy, grouped } from './classes.js';
import type { Measured, Term } from './tiebreak.js';
import { NOTHING, total } from './tiebreak.js';

/** What an entrant has against the others that are equal. */
interface Row {
  readonly one: Contestant;
  readonly measured: Measured;
  /** The least and the most it can have when the missing games are added. */
  readonly worst: number;
  readonly best: number;
}

/** Averages of three meetings are no exact fractions: sums of them are told apart to the millionth. */
const MILLION = 1e6;
const exact = (value: number): number => Math.round(value * MILLION) / MILLION;

/**
 * Against each of `others` met over the board, the mean of the meetings (C.07 art. 6.1.2). Forfeits are no meetings
 * (6.1.1), and where a game goes on the meeting is still missing.
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
 * Those who are first, second and so on whatever the missing games bring (C.07 art. 6.3). One is, where the least it
 * can have is more than the most any other can have: each rival's most is of its own games only, so they may be asked
 * one by one.
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

/** Those still equal, in classes from the first down, and what each has against the others. */
export interface Encounter {
  readonly classes: readonly (readonly Contestant[])[];
  readonly measured: ReadonlyMap<EntryNumber, Measured>;
}

/**
 * Direct encounter (C.07 art. 6) among those still equal: their points against each other, and among those that are
 * equal in this once more. The measure is that of the first table; one alone has none.
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
