import { getHeapStatistics } from 'node:v8';

import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { appError, invariant } from '../../errors/errors.js';
import { clone, type Seat, type State } from '../../rules/index.js';
import { isAbsent } from '../rulesets/absent-ruleset.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { type GameHead, seatOf } from '../store/game-head.js';
import { GamesRepository, type GameStanding } from '../store/games.repository.js';
import type { MoveRow } from '../store/move-row.js';
import { MovesRepository } from '../store/moves.repository.js';
import { carried } from '../store/states.js';
import { advanced, type LiveGame, opened } from './live-game.js';
import { stacked } from './undo-stacks.js';

/** What a game costs while it has no subscribers; with subscribers and moves it costs up to four times as much. */
const GAME_BYTES = 50_000;
/** Games held in memory at most. */
const HELD = Math.max(500, Math.floor(getHeapStatistics().heap_size_limit / 8 / GAME_BYTES));

export const noSuchGame = (): Error =>
  appError('NOT_FOUND', { thing: { en: 'game', ja: 'ゲーム' } });

/** Reads the rows of a game's log that come after a given one, all of them or those that one seat may know of. */
type Reach = (gameId: string, after: number) => Promise<readonly MoveRow[]>;

/**
 * The games this process has in hand. They may be behind what another instance has written: whoever writes is told by
 * the database, whoever must not read old things asks for `fresh`.
 */
@Injectable()
export class LiveGamesService {
  private readonly held = new LRUCache<string, LiveGame>({ max: HELD });
  /** Game → public version that another instance has got to. */
  private readonly heard = new LRUCache<string, number>({ max: HELD });

  constructor(
    private readonly games: GamesRepository,
    private readonly moves: MovesRepository,
    private readonly rulesets: Rulesets,
  ) {}

  /** As this process last knew it, and no older than the version it has heard of. Throws NOT_FOUND. */
  of(gameId: string): LiveGame | Promise<LiveGame> {
    return this.atLeast(gameId, this.heard.get(gameId) ?? 0);
  }

  /** As this process holds it, which may be behind; undefined where it does not. */
  peek(gameId: string): LiveGame | undefined {
    return this.held.get(gameId);
  }

  /** Another instance has got to that version. It is read when somebody asks here, by when there may be more. */
  hear(gameId: string, version: number): void {
    const live = this.held.get(gameId);
    if (live !== undefined && live.head.version < version) this.heard.set(gameId, version);
  }

  /**
   * With all that the player may know of now. What others do in secret is neither looked at nor read, or who asks would
   * be told of it by the clock. Throws NOT_FOUND.
   */
  async fresh(gameId: string, playerId: string | null): Promise<LiveGame> {
    const live = this.held.get(gameId);
    if (live === undefined) return this.load(gameId, playerId);
    const seat = seatOf(live.head, playerId);
    const standing = await this.games.standing(gameId);
    if (standing === undefined) throw noSuchGame();
    return isWhole(live, seat, standing)
      ? this.newer(live)
      : this.onwards(live, this.knownTo(seat));
  }

  /** At least at that public version, if it has got there. Throws NOT_FOUND. */
  atLeast(gameId: string, version: number): LiveGame | Promise<LiveGame> {
    const live = this.held.get(gameId);
    if (live === undefined) return this.load(gameId, null);
    return live.head.version >= version ? live : this.onwards(live, this.knownTo(null));
  }

  /** With every row, secret ones too: to write the next row with, never to show. Throws NOT_FOUND. */
  async latest(gameId: string): Promise<LiveGame> {
    const live = this.held.get(gameId) ?? (await this.load(gameId, null));
    return live.state === null ? live : this.onwards(live, this.all);
  }

  /** The one that is later in the log is kept: a slow reader does not undo a quick writer. */
  keep(live: LiveGame): LiveGame {
    const newest = this.newer(live);
    // A game that has not begun changes without a row in the log.
    if (newest.state !== null) this.held.set(newest.head.id, newest);
    return newest;
  }

  drop(gameId: string): void {
    this.held.delete(gameId);
  }

  private readonly all: Reach = (gameId, after) => this.moves.rowsAfter(gameId, after);

  private knownTo(seat: Seat | null): Reach {
    return (gameId, after) => this.moves.rowsKnown(gameId, after, seat);
  }

  private newer(live: LiveGame): LiveGame {
    const held = this.held.get(live.head.id);
    return held !== undefined && held.head.seq >= live.head.seq ? held : live;
  }

  private async load(gameId: string, playerId: string | null): Promise<LiveGame> {
    const head = await this.games.head(gameId);
    if (head === undefined) throw noSuchGame();
    const live = await this.fromLog(head);
    return live.state === null ? live : this.onwards(live, this.knownTo(seatOf(head, playerId)));
  }

  private async onwards(held: LiveGame, reach: Reach): Promise<LiveGame> {
    const rows = await reach(held.head.id, held.head.seq);
    return this.keep(
      rows.reduce((live, row) => advanced(live, row, carried(clone(live.state), row)), held),
    );
  }

  /** At its public version: from the last snapshot, and from as far back as something may be taken back. */
  private async fromLog(head: GameHead): Promise<LiveGame> {
    const game = opened(head, this.rulesets.of(head));
    if (head.version === 0 || isAbsent(game.rules)) return game;
    const shownAt = (await this.moves.stepTo(head.id, head.version))?.seq ?? 0;
    const base = await this.moves.snapshot(head.id, shownAt);
    const boundary = await this.moves.boundary(head.id, shownAt);
    const from = Math.max(1, Math.min((base?.seq ?? 0) + 1, boundary));
    const rows = await this.moves.rows(head.id, from, shownAt);
    return replayed(game, rows, base ?? { seq: 0, state: null });
  }
}

/**
 * Whether there is nothing new for that seat. Between two versions only those who owe can step, so a row beyond what is
 * held is the seat's own if it alone owes, and none of its own if it does not. Where several owe it may be anybody's:
 * then the log is asked, whether there is a new row or not.
 */
function isWhole({ head }: LiveGame, seat: Seat | null, { version, seq }: GameStanding): boolean {
  if (version !== head.version) return false;
  if (seat === null || !head.owed.includes(seat)) return true;
  return head.owed.length === 1 && seq <= head.seq;
}

interface Base {
  readonly seq: number;
  readonly state: State | null;
}

/** `rows` end with the one that led to the game's version. */
function replayed(game: LiveGame, rows: readonly MoveRow[], base: Base): LiveGame {
  let { stacks } = game;
  let { state } = base;
  for (const row of rows) {
    stacks = stacked(stacks, row);
    if (row.seq > base.seq) state = carried(state, row);
  }
  const last = rows.at(-1);
  invariant(last, `game ${game.head.id} has no rows`);
  const { seq, asked, hash } = last;
  return {
    ...game,
    head: { ...game.head, seq },
    state,
    shown: state,
    shownAt: seq,
    stacks,
    asked,
    hash,
  };
}
