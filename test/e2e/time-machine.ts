import { Timekeeper } from '../../src/games/timekeeping/timekeeper.service.js';
import { Wall } from '../../src/time/wall.js';
import type { TestApp } from './support.js';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The clock of one or several instances, which a test controls. */
export interface TimeMachine {
  now(): number;
  /** Advances the time by that much. */
  pass(ms: number): void;
  /** Looks for clocks that have run out, as a process does every second. */
  look(): Promise<number>;
}

/** Stops the time of these instances; from now on it passes only when the test says so. */
export function timeMachine(...apps: readonly TestApp[]): TimeMachine {
  let now = Math.max(...apps.map(({ app }) => app.get(Wall).now()));
  for (const { app } of apps) app.get(Wall).now = () => now;
  return {
    now: () => now,
    pass: (ms) => void (now += ms),
    look: () => apps[0]!.app.get(Timekeeper).look(),
  };
}
