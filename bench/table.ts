import { type Figure, type Goal, GOALS, verdictOf } from './figures.js';

/** A number with three significant figures, and with separated thousands. */
export function amount(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.min(digits, 3) });
}

const withUnit = (value: number | undefined, unit: string): string =>
  value === undefined
    ? ''
    : unit === '×'
      ? amount(value)
      : `${amount(value)} ${unit}`.replace(' /s', '/s');

const HEAD = ['figure', 'measured', 'bar', 'mark', 'verdict'];

function row({ goal, value }: Figure): string[] {
  const { name, unit, bar, mark }: Goal = GOALS[goal];
  return [
    name,
    ...[value, bar, mark].map((one) => withUnit(one, unit)),
    verdictOf(GOALS[goal], value),
  ];
}

/** The table for a terminal. */
export function textTable(figures: readonly Figure[]): string {
  return columns([HEAD, ...figures.map(row)]);
}

/** Left-aligned columns, each as wide as its contents. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((cells) => cells[i]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows.map((cells) =>
    cells.map((cell) => cell.replaceAll('|', '\\|')),
  );
  return [head, head.map(() => '---'), ...rest]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

export function markdownFigures(figures: readonly Figure[]): string {
  return markdownTable([
    [...HEAD, 'how'],
    ...figures.map((figure) => [...row(figure), figure.note]),
  ]);
}
