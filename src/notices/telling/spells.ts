import { emptyAt } from '../../clocks/law.js';
import { type GameHead, type News, seatOf } from '../../games/index.js';
import type { Seat } from '../../rules/index.js';
import type { DueSpell, Spell } from '../store/tellings.repository.js';

/** A seat is told that it is its turn when the turn has lasted so long: most players have moved by then. */
const TOLD_AFTER_MS = 20_000;
const TOLD_AFTER_LIVE_MS = 5_000;
/** The seat is told a second time when this share of its time is left. */
const LOW = 0.2;

/**
 * Seats that owe a decision after these changes and owed none before, or another player did, each with the change that
 * brought it.
 */
export function spellsBegun(news: readonly News[]): Map<Seat, News> {
  const begun = new Map<Seat, News>();
  for (const one of news) {
    for (const seat of begun.keys()) if (!one.owed.includes(seat)) begun.delete(seat);
    for (const seat of one.owed)
      if (!one.owedBefore.includes(seat) || seat === one.passed) begun.set(seat, one);
  }
  return begun;
}

/** The spell that a change began; `due`: when its seat is told of it, if it still lasts. */
export function spellOf(seat: Seat, { version, at, clock }: News): Spell & { due: number } {
  const empty = clock && emptyAt(clock, seat, []);
  const after = clock?.preset === 'live-60' ? TOLD_AFTER_LIVE_MS : TOLD_AFTER_MS;
  return {
    ...{ seat, since: version, kind: 'game.your_turn' },
    budget: empty === null ? null : Math.max(0, empty - at.getTime()),
    due: at.getTime() + after,
  };
}

/** When `budget` milliseconds that run out at `empty` will be low. */
export const lowAt = (empty: number, budget: number): number => Math.round(empty - budget * LOW);

/**
 * The spell of that player which lasts already. They know that it is their turn, so they are only told when their clock
 * is low.
 */
export function spellUnderWay(
  head: GameHead,
  playerId: string,
  at: number,
): (DueSpell & { due: number }) | null {
  const { id: gameId, clock, owed, version: since } = head;
  const seat = seatOf(head, playerId);
  if (seat === null || clock === null || !owed.includes(seat)) return null;
  const empty = emptyAt(clock, seat, []);
  if (empty === null) return null;
  const budget = Math.max(0, empty - at);
  return { gameId, seat, since, budget, kind: 'game.time_low', due: lowAt(empty, budget) };
}
