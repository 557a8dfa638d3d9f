import { randomUUID } from 'node:crypto';

import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { type Due, dueOf } from '../../competition/acts/due.js';
import { started } from '../../competition/acts/frame-acts.js';
import { proposedResult } from '../../competition/acts/result-acts.js';
import { nextRound, published } from '../../competition/acts/round-acts.js';
import { isDeclined } from '../../competition/acts/rule.js';
import type { Result, Saying } from '../../competition/facts/facts.js';
import { sideIn } from '../../competition/facts/settings.js';
import { lastRound, type Tournament } from '../../competition/fold/tournament.js';
import { log } from '../../observing/log.js';
import { Wall } from '../../time/wall.js';
import { lotOf } from '../pairing/lot.js';
import { PairingsService } from '../pairing/pairings.service.js';
import { type FinishedGame, TournamentsRepository } from '../store/tournaments.repository.js';
import { blank, CommitService, drafted } from './commit.service.js';
import { type LiveTournament, LiveTournamentsService } from './live-tournaments.service.js';

const LOOK_MS = 1_000;
/** Games and events that one look finds. */
const FOUND = 500;
/** Where others write at the same time, what is left over is found by the next look. */
const ATTEMPTS = 3;

/**
 * What happens in events by itself: games end and are counted, and what time alone brings about. Two instances may see
 * to the same; the facts of an event tell who was first.
 */
@Injectable()
export class KeeperService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly live: LiveTournamentsService,
    private readonly tournaments: TournamentsRepository,
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

  /** In ms since 1970. */
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

  /** Counts the games that are over, and does what is due. */
  async look(): Promise<void> {
    const finished = await this.tournaments.finished(FOUND);
    const ended = new Set(finished.map(({ tournamentId }) => tournamentId));
    for (const id of ended) {
      const games = finished.filter(({ tournamentId }) => tournamentId === id);
      await this.tended(id, () => this.count(id, games));
    }
    for (const id of await this.tournaments.due(this.now(), FOUND))
      await this.tended(id, () => this.settle(id));
  }

  /** One event that cannot be looked after does not keep the others waiting. */
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
    );
    await this.settle(id);
  }

  /** Does what is due in an event until nothing is. */
  async settle(id: string): Promise<void> {
    for (let lost = 0; lost < ATTEMPTS;) {
      const live = await this.live.fresh(id);
      const due = dueOf(live.event);
      if (due === null || due.at > this.now()) return;
      if (!(await this.say(live, await this.sayings(live, due)))) lost += 1;
    }
  }

  private async say(live: LiveTournament, sayings: readonly Saying[]): Promise<boolean> {
    if (sayings.length === 0) return true;
    const source = { by: null, role: null, at: new Date(this.now()).toISOString(), reason: null };
    const spoken = sayings.map((saying) => ({ ...source, ...saying }));
    return this.commits.write(live.head.id, drafted(blank(live), spoken));
  }

  private async sayings(live: LiveTournament, { what }: Due): Promise<readonly Saying[]> {
    const { event } = live;
    const round = lastRound(event);
    if (what === 'START') return begunOrCancelled(live);
    if (what === 'FINISH' || (what !== 'PAIR' && round === undefined))
      return [{ kind: 'FINISHED', data: {} }];
    if (what === 'PAIR') return this.paired(live);
    if (round === undefined) return [];
    if (what === 'CLOSE') return [{ kind: 'ROUND_CLOSED', data: { round: round.number } }];
    if (what === 'DECIDE_LATE') return this.decided(event);
    const now = new Date(this.now()).toISOString();
    return published(event, round, { now, newGame: randomUUID });
  }

  /** Where no further round can be paired the event ends with those it had. */
  private async paired({ head, event }: LiveTournament): Promise<readonly Saying[]> {
    const pairing = await this.pairings.next(head, event);
    if (pairing === null || pairing.pairs.length === 0) return [{ kind: 'FINISHED', data: {} }];
    return [{ kind: 'PAIRED', data: { round: nextRound(event), ...pairing } }];
  }

  /** Against whoever owes a decision. */
  private async decided(event: Tournament): Promise<readonly Saying[]> {
    const round = lastRound(event);
    if (round === undefined) return [];
    const open = round.pairs.flatMap(({ legs }, board) =>
      legs.flatMap(({ game, result }, leg) =>
        result === null && game !== null ? [{ board: board + 1, leg: leg + 1, game }] : [],
      ),
    );
    const owing = await this.owingIn(
      event,
      open.map(({ game }) => game),
    );
    return open.map(({ board, leg, game }) => {
      const result: Result =
        event.settings.lateGames === 'CLAIM' ? 'DRAW' : proposedResult(leg, owing.get(game) ?? []);
      return { kind: 'RULED', data: { round: round.number, board, leg, result, clause: null } };
    });
  }

  /** The sides that owe a decision in these games. */
  async owingIn(
    { settings: { board } }: Tournament,
    games: readonly string[],
  ): Promise<ReadonlyMap<string, readonly (0 | 1)[]>> {
    const owed = await this.tournaments.owing(games);
    const sides = (seats: readonly string[]): (0 | 1)[] =>
      ([0, 1] as const).filter((side) => seats.includes(board.seats[side]));
    return new Map([...owed].map(([game, seats]) => [game, sides(seats)]));
  }
}

function begunOrCancelled({ head, event }: LiveTournament): readonly Saying[] {
  const begun = started(event, undefined, { lot: lotOf(head) });
  if (!isDeclined(begun)) return begun;
  const fewer = begun.better[0]?.['rounds'];
  const again = typeof fewer === 'number' ? started(event, fewer, { lot: lotOf(head) }) : begun;
  return isDeclined(again) ? [{ kind: 'CANCELLED', data: {} }] : again;
}

/** A game that was given up together, or before anybody moved, was not played. */
function ended({ settings: { board } }: Tournament, game: FinishedGame): Saying {
  const { round, leg, outcome, version } = game;
  const place = { round, board: game.board, leg };
  if (outcome === null)
    return { kind: 'GAME_ENDED', data: { ...place, result: 'NOT_PLAYED', began: false } };
  const side = outcome.winner === null ? null : board.seats.indexOf(outcome.winner);
  const isFirst = side === sideIn(leg - 1);
  const result = side === null ? 'DRAW' : isFirst ? 'FIRST' : 'SECOND';
  return { kind: 'GAME_ENDED', data: { ...place, result, began: version > 1 } };
}
