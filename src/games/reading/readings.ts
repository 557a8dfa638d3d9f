import type { Seat, State } from '../../rules/index.js';
import { type LiveGame, type Situation, situationOf } from '../live/live-game.js';
import { type GameHead, isOver } from '../store/game-head.js';
import { type GameReading, readingOf } from './game-reading.js';

/** The game as it is, for one caller. Holds on to nothing of it but what it shows. */
export function presentReading(
  live: LiveGame,
  seat: Seat | null,
  invite: string | null = null,
): GameReading {
  const situation = situationOf(live, seat);
  const { head, rules } = live;
  return readingOf(head, rules, {
    seat,
    invite,
    isOpen: isOver(head),
    find: async () => situation,
  });
}

/** The game as it was. `situation` is null before the start. */
export function pastReading(
  { head, rules }: LiveGame,
  seat: Seat | null,
  situation: Situation | null,
): GameReading {
  const before: Pick<GameHead, 'version' | 'status' | 'owed' | 'outcome' | 'clock' | 'updatedAt'> =
    situation ?? {
      version: 0,
      status: 'OPEN',
      owed: [],
      outcome: null,
      clock: null,
      updatedAt: head.createdAt,
    };
  const { version, status, owed, outcome, clock, updatedAt } = before;
  const then = { ...head, version, status, owed, outcome, clock, updatedAt };
  return readingOf(then, rules, { seat, isOpen: isOver(head), find: async () => situation });
}

/** The game as its seat would see it in a state that a plan of its own leads to: there it would decide. */
export function triedReading(live: LiveGame, seat: Seat, state: State): GameReading {
  const known = situationOf(live, seat);
  const situation = known && { ...known, state };
  return readingOf(live.head, live.rules, { seat, isOpen: false, find: async () => situation });
}
