import { createHash } from 'node:crypto';

import type { Fact, Saying } from '../src/competition/facts/facts.js';
import type { Settings } from '../src/competition/facts/settings.js';
import { fold, followed } from '../src/competition/fold/fold.js';
import type { Tournament } from '../src/competition/fold/tournament.js';
import { PairingsService } from '../src/tournaments/pairing/pairings.service.js';

const AT = '2026-03-01T00:00:00.000Z';
const SETTINGS: Settings = {
  ...{ format: 'SWISS', legs: 'SINGLE', rounds: 11, tiebreaks: ['DE', 'BH', 'SB', 'LOT'] },
  board: {
    ...{ ruleset: 'ops1812', scenarios: ['campaign'], options: {} },
    ...{ seats: ['us', 'gb'], clock: 'slow' },
  },
  points: { win: 1, draw: 0.5, loss: 0, bye: 1 },
  ...{ open: true, mostEntries: 2_000, lateUntil: 1, byes: 0, lines: [] },
  ...{ startsAt: AT, roundMs: 86_400_000, graceMs: 0, pauseMs: 86_400_000, lateGames: 'AUTO' },
};

/** A number from 0 to 2 that follows from the words. */
const chance = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join()).digest().readUInt32BE() % 3;

/** A Swiss of players 1 to n, played by chance: the facts that a served one would have, but for its games. */
export class Swiss {
  readonly facts: Fact[] = [];
  private now: Tournament | null = null;
  private readonly pairings = new PairingsService();

  /** `owner`: id of the player who runs it; `players`: ids of those who play. */
  constructor(
    readonly id: string,
    readonly owner: string,
    readonly players: readonly string[],
  ) {
    this.say({ kind: 'CREATED', data: { name: 'Swiss', settings: SETTINGS } });
    this.say({ kind: 'OPENED', data: {} });
    for (const [i, playerId] of players.entries())
      this.say({ kind: 'ENTERED', data: { playerId, name: `Player ${i + 1}` } });
    const seeds = players.map((_, i) => i + 1);
    this.say({ kind: 'STARTED', data: { seeds, rounds: 11 } });
  }

  get event(): Tournament {
    if (this.now === null) throw new Error('no event');
    return this.now;
  }

  say(saying: Saying): void {
    const source = { seq: this.facts.length + 1, by: this.owner, role: null, at: AT, reason: null };
    const fact = { ...source, ...saying } as Fact;
    this.now = this.now === null ? fold([fact]) : followed(this.facts, this.now, fact);
    this.facts.push(fact);
  }

  /** Pairs the next round and plays it; returns the seconds that the pairing took. */
  async round(): Promise<number> {
    const round = this.event.rounds.length + 1;
    const seed = Buffer.alloc(32, 7);
    const head = { id: this.id, slug: '', seq: 0, seed, commitment: '', createdAt: new Date(AT) };
    const begin = performance.now();
    const pairing = await this.pairings.next(head, this.event);
    const seconds = (performance.now() - begin) / 1_000;
    if (pairing === null) throw new Error(`round ${round} cannot be paired`);
    this.say({ kind: 'PAIRED', data: { round, ...pairing } });
    this.say({ kind: 'PUBLISHED', data: { round, games: [], deadline: AT } });
    for (const [i, { first, second }] of pairing.pairs.entries()) {
      const result = (['FIRST', 'SECOND', 'DRAW'] as const)[chance(first, second)] ?? 'DRAW';
      const data = { round, board: i + 1, leg: 1, result, began: true };
      this.say({ kind: 'GAME_ENDED', data });
    }
    this.say({ kind: 'ROUND_CLOSED', data: { round } });
    return seconds;
  }
}
