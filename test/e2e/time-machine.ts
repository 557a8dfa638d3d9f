import { Timekeeper } from '../../src/games/timekeeping/timekeeper.service.js';
import { Wall } from '../../src/time/wall.js';
import type { TestApp } from './support.js';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The time of the service at one or several instances, as a test has it. */
export interface TimeMachine {
  now(): number;
  /** Lets that much time go by. */
  pass(ms: number): void;
  /** What a process does every second: looks for clocks that are empty. */
  look(): Promise<number>;
}

/** From now on the time of these instances stands still unless the test lets it pass. */
export function timeMachine(...apps: readonly TestApp[]): TimeMachine {
  let now = Math.max(...apps.map(({ app }) => app.get(Wall).now()));
  for (const { app } of apps) app.get(Wall).now = () => now;
  return {
    now: () => now,
    pass: (ms) => void (now += ms),
    look: () => apps[0]!.app.get(Timekeeper).look(),
  };
}
