import type { Settings } from '../facts/settings.js';
import type { EntryNumber } from '../table/table.js';
import type { Tournament } from './tournament.js';

type Divided = Pick<Settings, 'pools'>;

/** How many pools there are for so many entrants: each has two at least. */
const countOf = ({ pools = 1 }: Divided, entrants: number): number =>
  Math.max(1, Math.min(pools, Math.floor(entrants / 2)));

/** How many entrants the largest pool has. Pools differ by one entrant at most. */
export const largestPool = (settings: Divided, entrants: number): number =>
  Math.ceil(entrants / countOf(settings, entrants));

/** The pool, from 0, of the seed at place `at`, from 0: to and fro, so that every pool gets as strong seeds. */
function poolOf(at: number, count: number): number {
  const [row, column] = [Math.floor(at / count), at % count];
  return row % 2 === 0 ? column : count - 1 - column;
}

/**
 * The entrants by pool, each pool in the order of seeds. The first is everybody where the event is not divided; null
 * before the start.
 */
export function poolsOf({
  settings,
  seeds,
  planned,
}: Tournament): readonly (readonly EntryNumber[])[] | null {
  if (planned === 0) return null;
  const count = countOf(settings, seeds.length);
  return Array.from({ length: count }, (_, pool) =>
    seeds.filter((_entry, at) => poolOf(at, count) === pool),
  );
}

/** The name of a pool, counted from 1: a letter. */
export const poolName = (pool: number): string => String.fromCharCode(64 + pool);

/** Whether an event is divided into pools. */
export const isDivided = ({ settings }: Pick<Tournament, 'settings'>): boolean =>
  settings.pools !== undefined;
