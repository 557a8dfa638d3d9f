import { Injectable } from '@nestjs/common';

import { policyFor } from '../../clocks/autoplay.js';
import type {
  Budget,
  ClockKind,
  Excused,
  Sleep,
  Spell,
  TimeoutPolicy,
} from '../../clocks/clock.js';
import {
  blocksOf,
  CLAIM_FOR,
  emptyAt,
  firstEmpty,
  type Moment,
  sleepsOf,
} from '../../clocks/law.js';
import { excusedIn } from '../../clocks/uncounted.js';
import type { Seat } from '../../rules/index.js';
import { Wall } from '../../time/wall.js';
import { isOver } from '../store/game-head.js';
import type { GameReading } from './game-reading.js';

/** A clock that runs now. */
interface RunningClock {
  readonly kind: ClockKind;
  readonly since: Date;
  /** When the clock will be empty if nothing happens. */
  readonly until: Date;
  /** Until when the player is asleep, by the hours they have set; null: awake. */
  readonly asleepUntil: Date | null;
  /** Times that were not counted since the seat came to owe its decision, e.g. outages. */
  readonly notCounted: readonly Excused[];
}

interface ShownSeat {
  readonly seat: Seat;
  /** The budget as of the last time it was charged. */
  readonly turn: Budget;
  readonly interrupt: Budget;
  /** null: no clock runs for the seat, which owes nothing. */
  readonly running: RunningClock | null;
  /** Until when the player of a clock that runs is away; null: they are not. */
  readonly away: Date | null;
  /** In how many spells the computer has answered for the seat. */
  readonly autoplays: number;
}

/** The empty clock of a game that waits for somebody to claim the win. */
interface RanOut {
  readonly seat: Seat;
  readonly at: Date;
  /** Until when the win can be claimed; null: time alone ends the game. */
  readonly abandonedAt: Date | null;
}

/** The clocks of a game as everybody sees them. */
export interface ShownClock {
  readonly preset: string;
  readonly whenEmpty: TimeoutPolicy;
  readonly now: Date;
  /** Until when all clocks are stopped by agreement; null: they are not. */
  readonly frozen: Date | null;
  readonly seats: readonly ShownSeat[];
  readonly ranOut: RanOut | null;
}

/** The clocks of games as they are now. */
@Injectable()
export class ClockReads {
  constructor(private readonly wall: Wall) {}

  /** Returns null where the game is played without a clock. */
  of(game: Pick<GameReading, 'clock' | 'seats' | 'status'>): ShownClock | null {
    const { clock } = game;
    if (clock === null) return null;
    const moment = { at: this.wall.now(), outages: this.wall.outages() };
    const seats = game.seats.flatMap(({ seat }) => {
      const one = clock.seats[seat];
      if (one === undefined) return [];
      const { turn, interrupt, autoplays = 0 } = one;
      const running = runningIn(clock, seat, moment);
      const away = endOf(one.spell?.away, moment);
      return [{ seat, turn, interrupt, running, away, autoplays }];
    });
    const { preset, whenEmpty, frozen } = clock;
    return {
      ...{ preset, whenEmpty, now: new Date(moment.at), seats },
      frozen: frozen === null || frozen.until <= moment.at ? null : new Date(frozen.until),
      ranOut: isOver(game) ? null : ranOutIn(clock, moment),
    };
  }
}

type Timed = NonNullable<GameReading['clock']>;

function runningIn(clock: Timed, seat: Seat, moment: Moment): RunningClock | null {
  const spell = clock.seats[seat]?.spell;
  const until = emptyAt(clock, seat, moment.outages);
  if (!spell || until === null) return null;
  const { kind, since } = spell;
  return {
    ...{ kind, since: new Date(since), until: new Date(until) },
    asleepUntil: endOf(sleepsOf(clock, spell), moment),
    notCounted: notCountedOf(clock, spell, moment),
  };
}

/** When the stretch ends in which that moment lies; null: it lies in none. */
function endOf(stretches: readonly Sleep[] = [], { at }: Moment): Date | null {
  const present = stretches.findLast(([from, until]) => from <= at && at < until);
  return present === undefined ? null : new Date(present[1]);
}

/** Time that was not charged: outages of the service, pauses by agreement, and when the player was away or asleep. */
function notCountedOf(clock: Timed, spell: Spell, moment: Moment): Excused[] {
  const { began, since, frozen } = spell;
  const blocks = blocksOf(clock, spell, moment);
  // The clock knows the last pause alone; how long the ones before it were, the spell does.
  const whole = excusedIn(began, Math.max(began, moment.at), blocks);
  const lately = excusedIn(since, Math.max(since, moment.at), blocks);
  const ms = lately.reduce((sum, one) => (one.why === 'FROZEN' ? sum + one.ms : sum), frozen);
  const others = whole.filter(({ why }) => why !== 'FROZEN');
  return ms === 0 ? others : [...others, { why: 'FROZEN', ms }];
}

function ranOutIn(clock: Timed, { at, outages }: Moment): RanOut | null {
  const first = firstEmpty(clock, outages);
  if (first === null || first.at > at) return null;
  const policy = policyFor(clock, first.seat);
  // The computer is about to answer, and nobody has lost anything.
  if (policy === 'AUTOPLAY') return null;
  return {
    seat: first.seat,
    at: new Date(first.at),
    abandonedAt: policy === 'CLAIM' ? new Date(first.at + CLAIM_FOR) : null,
  };
}
