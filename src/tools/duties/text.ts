import type { Named } from './named.js';

const COLUMNS = ['', 'waiting', 'overdue', 'oldest', 'held', 'failed'];
const WIDTH = 11;

/** The same as a table, with a line for each thing that is named, and a sentence at the end. */
export function textOf({ at, late, kinds }: Named): string {
  const rows = kinds.map(({ kind, waiting, overdue, oldestSeconds, held, failed }) => [
    ...[kind, waiting, overdue, duration(oldestSeconds), held, failed],
  ]);
  const named = kinds.flatMap(({ kind, worst }) =>
    worst.map(({ state, id, what, since, tries, error }) => {
      const secondsAgo = since === null ? null : (Date.parse(at) - Date.parse(since)) / 1_000;
      const facts = [
        `${state === 'OVERDUE' ? 'overdue' : 'failed'} for ${duration(secondsAgo)}`,
        ...(tries === null ? [] : [`tries: ${tries}`]),
        ...(error === null ? [] : [error]),
      ];
      return `${kind.padEnd(WIDTH)} ${id}  ${what}: ${facts.join(', ')}`;
    }),
  );
  const result =
    late.length === 0
      ? 'Nothing is overdue for longer than it may be.'
      : `OVERDUE for longer than it may be: ${late.join(', ')}.`;
  return [...[COLUMNS, ...rows].map(line), ...named, result].join('\n');
}

const line = ([first, ...others]: readonly (string | number)[]): string =>
  [String(first).padEnd(WIDTH), ...others.map((one) => String(one).padStart(8))]
    .join(' ')
    .trimEnd();

const UNITS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** E.g. `3 h`; `–`: unknown, or none. */
function duration(seconds: number | null): string {
  if (seconds === null) return '–';
  const [size, unit] = UNITS.find(([least]) => seconds >= least) ?? [1, 's'];
  return `${Math.floor(seconds / size)} ${unit}`;
}
