import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';

import type { Figure } from './figures.js';
import { costs, type Run } from './measure.js';
import { median, medianOf } from './stats.js';
import { amount, markdownFigures, markdownTable } from './table.js';

/** The results of a section. */
export interface Findings {
  readonly figures: readonly Figure[];
  /** All runs of contestants, by name. */
  readonly runs?: ReadonlyMap<string, readonly Run[]>;
  readonly remarks?: readonly string[];
}

const RUN_HEAD = [
  'what ran',
  'per second (median; each round)',
  'p50 ms',
  'p99 ms',
  'CPU, % of one core',
  'CPU, µs per operation',
];

function runRow(name: string, runs: readonly Run[]): string[] {
  const { perSecond, p50, p99 } = medianOf(runs);
  const each = runs.map((run) => amount(run.perSecond)).join(', ');
  return [
    ...[name, `${amount(perSecond)} (${each})`, amount(p50), amount(p99)],
    ...[
      namedMedians(runs.map(({ shares }) => shares)),
      namedMedians(runs.map((run) => costs(run))),
    ],
  ];
}

function namedMedians(all: readonly { readonly [who: string]: number }[]): string {
  const names = Object.keys(all[0] ?? {});
  return names
    .map((who) => `${who} ${median(all.map((one) => one[who] ?? NaN)).toFixed(0)}`)
    .join(', ');
}

/** Table rows for runs that were repeated. */
export const runRows = (runs: ReadonlyMap<string, readonly Run[]>): string[][] => [
  RUN_HEAD,
  ...[...runs].map(([name, some]) => runRow(name, some)),
];

/** The load of the machine above which other work distorts the results. */
export const BUSY = 1.5;

export interface Circumstances {
  readonly durability: string;
  readonly load: number;
  readonly quick: boolean;
}

export function markdownReport(
  all: ReadonlyMap<string, Findings>,
  { durability, load, quick }: Circumstances,
): string {
  const findings = [...all.values()];
  const sections = [...all].flatMap(([name, { runs, remarks }]) =>
    sectionText(name, runs, remarks ?? []),
  );
  const lines = [
    '# What Muster does in a second',
    '',
    'Written by `npm run bench`. Everything ran on one machine in one run; whatever is divided by something ran in turn with it,',
    'five rounds each, and a ratio is the median of the ratios of the rounds. The load comes from a process of its own.',
    ...(quick
      ? ['', '**A quick run: it shows that everything works; its numbers mean nothing.**']
      : []),
    '',
    `- ${new Date().toISOString()}, commit ${commit()}`,
    `- ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${release()}, Node ${process.version}`,
    `- Postgres: ${durability}`,
    `- Load of the machine when it began: ${load.toFixed(2)} (now ${(loadavg()[0] ?? 0).toFixed(2)})`,
    ...(load > BUSY
      ? [
          '',
          '**The machine was busy with other work: what is measured against the clock is worse than it is, ratios too.**',
        ]
      : []),
    '',
    markdownFigures(findings.flatMap(({ figures }) => figures)),
    ...sections,
  ];
  return `${lines.join('\n')}\n`;
}

function sectionText(
  name: string,
  runs: ReadonlyMap<string, readonly Run[]> | undefined,
  remarks: readonly string[],
): string[] {
  if (runs === undefined && remarks.length === 0) return [];
  const table = runs === undefined ? [] : [markdownTable(runRows(runs)), ''];
  return ['', `## ${name}`, '', ...table, ...remarks.map((remark) => `- ${remark}`)];
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
