import type { PhaseReport, Report, Share } from '../../rules/index.js';
import type { Wish } from './arguments.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Rows as columns: the first one aligned left, the others right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => (row[i] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  '),
  );
}

const winRow = (seat: string, share: Share): string[] => [
  `  ${seat}`,
  String(share.games),
  percent(share.share),
  `${percent(share.low)} – ${percent(share.high)}`,
];

const decisionRow = (name: string, { share, mean, p99, most, forced }: PhaseReport): string[] => [
  `  ${name}`,
  percent(share),
  mean.toFixed(1),
  String(p99),
  String(most),
  percent(forced),
];

/** The report as text for people. */
export function textOf({ rules, simulation }: Wish, report: Report, seconds: number): string {
  const { setting, players, seed, drawn } = simulation;
  const chosen = Object.keys(setting.options).filter((option) => setting.options[option]);
  const on = drawn === true ? ['options drawn'] : chosen;
  const sides = rules.seats.map((seat) => `${seat} ${players[seat] ?? ''}`).join(', ');
  const rate = Math.round(report.actions / seconds);
  const { mean, median, p95, max } = report.length;
  return [
    `${rules.title.en}: ${report.games} games from seed ${seed} (${[setting.scenario, ...on].join(', ')}; ${sides})`,
    `${report.actions} actions in ${seconds.toFixed(1)} s, ${rate} a second`,
    '',
    'Wins (95 % interval)',
    ...columns(Object.entries(report.wins).map(([seat, share]) => winRow(seat, share))),
    '',
    'Endings',
    ...columns(
      Object.entries(report.endings).map(([ending, games]) => [`  ${ending}`, String(games)]),
    ),
    '',
    `Length in actions: mean ${mean.toFixed(1)}, median ${median}, 95th percentile ${p95}, longest ${max}`,
    '',
    'Decisions',
    ...columns([
      ['  phase', 'share', 'choices', '99 %', 'most', 'only one'],
      decisionRow('all', report.all),
      ...Object.entries(report.phases).map(([phase, one]) => decisionRow(phase, one)),
    ]),
  ].join('\n');
}
