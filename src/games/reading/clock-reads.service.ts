import { Injectable } from '@nestjs/common';

import type { Budget, ClockKind, Excused, Spell, TimeoutPolicy } from '../../clocks/clock.js';
import { blocksOf, CLAIM_FOR, emptyAt, firstEmpty, type Moment } from '../../clocks/law.js';
import { excusedIn } from '../../clocks/uncounted.js';
import type { Seat } from '../../rules/index.js';
import { Wall } from '../../time/wall.js';
import { isOver } from '../store/game-head.js';
import type { GameReading } from './game-reading.js';

/** A clock that runs. */
interface RunningClock {
  readonly kind: ClockKind;
  readonly since: Date;
  /** When it is empty, as things stand. */
  readonly until: Date;
  /** What has not been counted since its seat came to owe its decision. */
  readonly notCounted: readonly Excused[];
}

interface ShownSeat {
  readonly seat: Seat;
  /** As it was charged last. */
  readonly turn: Budget;
  readonly interrupt: Budget;
  /** null: the seat owes nothing. */
  readonly running: RunningClock | null;
}

/** The clock that is empty, while its game waits to be claimed. */
interface RanOut {
  readonly seat: Seat;
  readonly at: Date;
  /** When nobody can claim it any more; null: time alone ends the game. */
  readonly abandonedAt: Date | null;
}

/** The clocks of a game as everybody sees them. */
export interface ShownClock {
  readonly preset: string;
  readonly whenEmpty: TimeoutPolicy;
  readonly now: Date;
  /** Until when all of them stand; null: they run. */
  readonly frozen: Date | null;
  readonly seats: readonly ShownSeat[];
  readonly ranOut: RanOut | null;
}

/** Clocks as they are now. */
@Injectable()
export class ClockReads {
  constructor(private readonly wall: Wall) {}

  /** null: the game is played without one. */
  of(game: Pick<GameReading, 'clock' | 'seats' | 'status'>): ShownClock | null {
    const { clock } = game;
    if (clock === null) return null;
    const moment = { at: this.wall.now(), outages: this.wall.outages() };
    const seats = game.seats.flatMap(({ seat }) => {
      const one = clock.seats[seat];
      if (one === undefined) return [];
      const { turn, interrupt } = one;
      return [{ seat, turn, interrupt, running: runningIn(clock, seat, moment) }];
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
  const notCounted = notCountedOf(clock, spell, moment);
  return { kind, since: new Date(since), until: new Date(until), notCounted };
}

/** Outages, and how long the clocks stood by agreement. */
function notCountedOf(clock: Timed, { began, since, frozen }: Spell, moment: Moment): Excused[] {
  const outages = excusedIn(began, Math.max(began, moment.at), moment.outages);
  const lately = excusedIn(since, Math.max(since, moment.at), blocksOf(clock, moment));
  const ms = lately.reduce((sum, one) => (one.why === 'FROZEN' ? sum + one.ms : sum), frozen);
  return ms === 0 ? outages : [...outages, { why: 'FROZEN', ms }];
}

function ranOutIn(clock: Timed, { at, outages }: Moment): RanOut | null {
  const first = firstEmpty(clock, outages);
  if (first === null || first.at > at) return null;
  const isClaimed = clock.whenEmpty === 'CLAIM';
  return {
    seat: first.seat,
    at: new Date(first.at),
    abandonedAt: isClaimed ? new Date(first.at + CLAIM_FOR) : null,
  };
}
