import { Presets, SingleBar } from 'cli-progress';

import type { Report } from './report.js';

export type Figures = Report & {
  /** What is being done now. */
  readonly phase: string;
};

const BAR_MS = 500;
const LINE_MS = 10_000;

/** Shows progress: a bar on a terminal, elsewhere a line every ten seconds. */
export function progressOf(kills: number, figures: () => Figures): { stop(): void } {
  if (!process.stderr.isTTY) {
    const lines = setInterval(() => process.stderr.write(`${lineOf(kills, figures())}\n`), LINE_MS);
    return { stop: () => clearInterval(lines) };
  }
  const bar = new SingleBar({ format: '{bar} {line}' }, Presets.shades_classic);
  bar.start(kills, 0, { line: '' });
  const steps = setInterval(() => {
    const now = figures();
    bar.update(killed(now), { line: lineOf(kills, now) });
  }, BAR_MS);
  return {
    stop: () => {
      clearInterval(steps);
      bar.stop();
    },
  };
}

const killed = ({ kills: { instance, postgres } }: Figures): number => instance + postgres;

const lineOf = (kills: number, now: Figures): string =>
  `${now.seconds.toFixed(0)} s, ${now.phase}: ${killed(now)} of ${kills} killed, ${now.acknowledged} moves acknowledged, ${now.heard} changes heard, ${now.faults.length} faults`;
