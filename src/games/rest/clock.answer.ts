import type { Budget } from '../../clocks/clock.js';
import { durationText } from '../../clocks/duration.js';
import type { ShownClock } from '../reading/clock-reads.service.js';
import type { BudgetAnswer, ClockAnswer, SeatClockAnswer } from './answers/clock.js';

/** Makes the REST answer from the clock that the service returns. */
export const shownClock = (clock: ShownClock | null): ClockAnswer | null =>
  clock && {
    preset: clock.preset,
    whenEmpty: clock.whenEmpty,
    frozen: clock.frozen?.toISOString() ?? null,
    seats: clock.seats.map(shownSeat),
    ranOut: clock.ranOut && {
      seat: clock.ranOut.seat,
      at: clock.ranOut.at.toISOString(),
      abandonedAt: clock.ranOut.abandonedAt?.toISOString() ?? null,
    },
  };

const shownSeat = ({
  seat,
  turn,
  interrupt,
  running,
  away,
  autoplays,
}: ShownClock['seats'][number]): SeatClockAnswer => ({
  seat,
  turn: shownBudget(turn),
  interrupt: shownBudget(interrupt),
  running: running && {
    kind: running.kind,
    since: running.since.toISOString(),
    until: running.until.toISOString(),
    asleepUntil: running.asleepUntil?.toISOString() ?? null,
    notCounted: running.notCounted.map(({ why, ms }) => ({ why, time: durationText(ms) })),
  },
  away: away?.toISOString() ?? null,
  autoplays,
});

const shownBudget = ({ left, increment, cap }: Budget): BudgetAnswer => ({
  left: durationText(left),
  increment: durationText(increment),
  cap: durationText(cap),
});
