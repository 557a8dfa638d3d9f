import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { LogEntry } from '../../../client/src/index.js';
import type { Table } from './table.js';

/** What happened at one version, shown together. */
export interface Step {
  readonly version: number;
  readonly side: string | null;
  readonly lines: readonly LogEntry[];
  /** The places that it is about, from where it began to where it went last. */
  readonly at: readonly string[];
}

/** How long a step is shown, without and with dice, in ms. */
const PACE = { plain: 700, dice: 1_000 };
/** How much longer for each letter to read, in ms. */
const READING = 18;

const hasDice = ({ rolls }: LogEntry): boolean => rolls.length > 0;

/** Whether two lines may be about the same side's deed; null: no side. */
const fits = (side: string | null, other: string | null): boolean =>
  side === null || other === null || side === other;

/** The log as steps; a new step begins with a new version, or when another side acts. */
function runsOf(log: readonly LogEntry[], after: number): Step[] {
  const found: Step[] = [];
  for (const entry of log) {
    if (entry.version <= after) continue;
    const last = found.at(-1);
    const isOne = last?.version === entry.version && fits(last.side, entry.side);
    const before = isOne ? found.pop() : undefined;
    found.push({
      version: entry.version,
      side: before?.side ?? entry.side,
      lines: [...(before?.lines ?? []), entry],
      at: before !== undefined && before.at.length > 0 ? before.at : entry.at,
    });
  }
  return found;
}

/** The steps that `seat` has not seen: what the other side did and its results, with the dice of both. */
export function stepsOf(log: readonly LogEntry[], after: number, seat: string | null): Step[] {
  const found = runsOf(log, after).map((step) =>
    step.side === seat ? { ...step, lines: step.lines.filter(hasDice) } : step,
  );
  const told = found.filter(({ lines }) => lines.length > 0);
  // Players have seen their own actions, and the results before the other side acted.
  const first = told.findIndex(({ side }) => side !== null && side !== seat);
  return first < 0 ? [] : told.filter((step, nth) => nth >= first || isBefore(step, told[first]));
}

/** Whether these are the player's own dice to which the other side answered at once. */
const isBefore = ({ version, lines }: Step, answer: Step | undefined): boolean =>
  version === answer?.version && lines.some(hasDice);

export interface Replay {
  readonly steps: readonly Step[];
  /** Index of the step that is shown, from 0. */
  readonly now: number;
  readonly isPaused: boolean;
  go(to: number): void;
  pause(isPaused: boolean): void;
  skip(): void;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly isPaused: boolean;
}

/** How long a step is shown, in ms. */
function paceOf({ lines }: Step): number {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return (lines.some(hasDice) ? PACE.dice : PACE.plain) + letters * READING;
}

/**
 * Shows, step by step, what the other side did since the reader last saw the game; null: nothing is shown, the board is
 * as it is now. Spectators, and players who have just come, see the present.
 */
export function useReplay(table: Table): Replay | null {
  const { game, log, seat } = table;
  const seen = useRef<number | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const isLive = seat !== null && game.status === 'RUNNING';
  useEffect(() => {
    const from = seen.current;
    seen.current = game.version;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from === null || from >= game.version || !isLive || document.hidden || isStill) return;
    setRun((before) => ({
      from: before?.from ?? from,
      to: game.version,
      now: before?.now ?? 0,
      isPaused: before?.isPaused ?? false,
    }));
  }, [game.version, isLive]);
  const steps = useMemo(
    () => (run === null ? [] : stepsOf(log, run.from, seat)),
    [log, run?.from, run?.to, seat],
  );
  const step = run === null ? undefined : steps[run.now];
  useEffect(() => {
    if (run === null || run.isPaused || document.querySelector('dialog[open]') !== null)
      return undefined;
    if (step === undefined) {
      // Log lines come a moment after the view that they belong to.
      const timer = setTimeout(() => setRun(null), steps.length > 0 ? 0 : 400);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => setRun({ ...run, now: run.now + 1 }), paceOf(step));
    return () => clearTimeout(timer);
  }, [run, step, steps.length]);
  if (run === null || step === undefined) return null;
  const change = (to: Partial<Run>): void => setRun({ ...run, ...to });
  return {
    ...{ steps, now: run.now, isPaused: run.isPaused },
    go: (to) => change({ now: Math.max(0, to), isPaused: true }),
    pause: (isPaused) => change({ isPaused }),
    skip: () => setRun(null),
  };
}
