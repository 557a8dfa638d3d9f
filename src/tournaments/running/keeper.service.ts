import { randomUUID } from 'node:crypto';

import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { type Due, dueOf } from '../../competition/acts/due.js';
import { happening } from '../../competition/acts/happening.js';
import type { Saying } from '../../competition/facts/facts.js';
import { sealsOf } from '../../competition/fold/choice.js';
import {
  lastRound,
  openGames,
  type Round,
  type Tournament,
} from '../../competition/fold/tournament.js';
import { log } from '../../observing/log.js';
import { Wall } from '../../time/wall.js';
import { lotOf } from '../pairing/lot.js';
import { PairingsService } from '../pairing/pairings.service.js';
import { BidsRepository } from '../store/bids.repository.js';
import { type FinishedGame, TournamentsRepository } from '../store/tournaments.repository.js';
import { blank, CommitService, drafted } from './commit.service.js';
import { type LiveTournament, LiveTournamentsService } from './live-tournaments.service.js';

const LOOK_MS = 1_000;
/** How many games or events one look at the database returns. */
const FOUND = 500;
/** How often an event is tried again where others write at the same time; the next look does what is left. */
const ATTEMPTS = 3;

/**
 * Does what happens in events without anybody's act: it counts games that have ended, and does what is due. Two
 * instances may do so at once; whoever writes the facts first wins.
 */
@Injectable()
export class KeeperService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly live: LiveTournamentsService,
    private readonly tournaments: TournamentsRepository,
    private readonly bids: BidsRepository,
    private readonly pairings: PairingsService,
    private readonly commits: CommitService,
    private readonly wall: Wall,
  ) {}

  onApplicationBootstrap(): void {
    this.lookIn(LOOK_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** The present time, in milliseconds since 1970. */
  now(): number {
    return this.wall.now();
  }

  private lookIn(ms: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch((error: unknown) =>
          log.warn({ error: String(error) }, 'events could not be looked after'),
        )
        .finally(() => this.lookIn(LOOK_MS));
    }, ms).unref();
  }

  /** Counts games that are over, and does what is due. */
  async look(): Promise<void> {
    const finished = await this.tournaments.finished(FOUND);
    const ended = new Set(finished.map(({ tournamentId }) => tournamentId));
    for (const id of ended) {
      const games = finished.filter(({ tournamentId }) => tournamentId === id);
      await this.tended(id, () => this.count(id, games));
    }
    for (const id of await this.tournaments.due(this.now(), FOUND))
      await this.tended(id, () => this.catchUp(id));
  }

  /** Runs work on one event, and logs a failure, so that it does not keep other events waiting. */
  private async tended(tournamentId: string, work: () => Promise<void>): Promise<void> {
    if (this.closed) return;
    await work().catch((error: unknown) =>
      log.warn({ tournamentId, error: String(error) }, 'an event could not be looked after'),
    );
  }

  private async count(id: string, games: readonly FinishedGame[]): Promise<void> {
    const live = await this.live.fresh(id);
    const open = games.filter(({ round, board, leg }) => {
      const state = live.event.rounds[round - 1]?.pairs[board - 1]?.legs[leg - 1];
      return state !== undefined && state.result === null;
    });
    await this.say(
      live,
      open.map((game) => ended(live.event, game)),
      new Date(this.now()).toISOString(),
    );
    await this.catchUp(id);
  }

  /** Does what is due in an event until nothing is. */
  async catchUp(id: string): Promise<void> {
    for (let lost = 0; lost < ATTEMPTS;) {
      const live = await this.live.fresh(id);
      const due = dueOf(live.event);
      // One time for what is said and for when it was: whoever checks an export has the latter alone.
      const now = this.now();
      if (due === null || due.at > now) return;
      const at = new Date(now).toISOString();
      if (!(await this.say(live, await this.sayings(live, due, at), at))) lost += 1;
    }
  }

  private async say(
    live: LiveTournament,
    sayings: readonly Saying[],
    at: string,
  ): Promise<boolean> {
    if (sayings.length === 0) return true;
    const source = { by: null, role: null, at, reason: null };
    const spoken = sayings.map((saying) => ({ ...source, ...saying }));
    return this.commits.write(live.head.id, drafted(blank(live), spoken));
  }

  private async sayings(
    { head, event }: LiveTournament,
    { what }: Due,
    now: string,
  ): Promise<readonly Saying[]> {
    const round = lastRound(event);
    const isOpening = what === 'CONTINUE' || what === 'CHOOSE';
    const late = what === 'DECIDE_LATE' && round !== undefined ? openGames(round) : [];
    return happening(event, what, {
      now,
      newGame: randomUUID,
      lot: lotOf(head),
      bids: await this.bids.opened(head.id, isOpening ? sealsIn(event, round) : []),
      pairing: what === 'PAIR' ? await this.pairings.next(head, event) : null,
      owing: await this.owingIn(
        event,
        late.map(({ game }) => game),
      ),
    });
  }

  /** Game id -> the sides that owe a decision there. */
  async owingIn(
    { settings: { board } }: Tournament,
    games: readonly string[],
  ): Promise<ReadonlyMap<string, readonly (0 | 1)[]>> {
    if (games.length === 0) return new Map();
    const owed = await this.tournaments.owing(games);
    const sides = (seats: readonly string[]): (0 | 1)[] =>
      ([0, 1] as const).filter((side) => seats.includes(board.seats[side]));
    return new Map([...owed].map(([game, seats]) => [game, sides(seats)]));
  }
}

/** The seals of the bids of all pairs that choose in that round. */
const sealsIn = (event: Tournament, round: Round | undefined): string[] =>
  (round?.pairs ?? []).flatMap((pair) => (pair.choosing === null ? [] : sealsOf(event, pair)));

/** The fact of a game that has ended. A game that both gave up together, or before any move, counts as not played. */
function ended({ settings: { board }, rounds }: Tournament, game: FinishedGame): Saying {
  const { round, leg, outcome, version } = game;
  const place = { round, board: game.board, leg };
  if (outcome === null)
    return { kind: 'GAME_ENDED', data: { ...place, result: 'NOT_PLAYED', began: false } };
  const side = outcome.winner === null ? null : board.seats.indexOf(outcome.winner);
  const first = rounds[round - 1]?.pairs[game.board - 1]?.legs[leg - 1]?.side;
  const isFirst = side === first;
  const result = side === null ? 'DRAW' : isFirst ? 'FIRST' : 'SECOND';
  return { kind: 'GAME_ENDED', data: { ...place, result, began: version > 1 } };
}
