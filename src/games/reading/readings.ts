import type { Seat, State } from '../../rules/index.js';
import { type LiveGame, type Situation, situationOf } from '../live/live-game.js';
import { type GameHead, isOver } from '../store/game-head.js';
import { type Eyes, eyesOf } from '../store/handovers.js';
import { type GameReading, readingOf } from './game-reading.js';

/** A reading of the game as it is now. It keeps no reference to the live game beyond what it shows. */
export function presentReading(
  live: LiveGame,
  seat: Seat | null,
  invite: string | null = null,
): GameReading {
  const situation = situationOf(live, seat);
  const { head, rules } = live;
  return readingOf(head, rules, {
    eyes: eyesOf(head, seat),
    invite,
    isOpen: isOver(head),
    find: async () => situation,
  });
}

/** A reading of the game at a past version, with these eyes. `situation` is null before the start. */
export function pastReading(
  { head, rules }: LiveGame,
  eyes: Eyes,
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
  return readingOf(then, rules, { eyes, isOpen: isOver(head), find: async () => situation });
}

/** A reading of the game as its seat would see it after trying a plan: in `state`, where the seat would decide next. */
export function triedReading(live: LiveGame, seat: Seat, state: State): GameReading {
  const known = situationOf(live, seat);
  const situation = known && { ...known, state };
  const eyes = eyesOf(live.head, seat);
  return readingOf(live.head, live.rules, { eyes, isOpen: false, find: async () => situation });
}
