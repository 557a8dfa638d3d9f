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

/**
 * Bytes of heap that a game without subscribers takes; with subscribers and moves it takes up to four times as much.
 */
const GAME_BYTES = 50_000;
/** How many games are held in memory at most. */
const HELD = Math.max(500, Math.floor(getHeapStatistics().heap_size_limit / 8 / GAME_BYTES));

export const noSuchGame = (): Error =>
  appError('NOT_FOUND', { thing: { en: 'game', ja: 'ゲーム' } });

/** Reads the rows of a game's log after row `after`: all of them, or those that one seat may know of. */
type Reach = (gameId: string, after: number) => Promise<readonly MoveRow[]>;

/**
 * Keeps the games that this process works with in memory. A held game may be older than what another instance has
 * written. For writing that does no harm, as the database refuses a row that stands on an old state; a caller that must
 * not see an old game asks for `fresh`.
 */
@Injectable()
export class LiveGamesService {
  private readonly held = new LRUCache<string, LiveGame>({ max: HELD });
  /** Game id -> the public version that another instance has announced. */
  private readonly heard = new LRUCache<string, number>({ max: HELD });

  constructor(
    private readonly games: GamesRepository,
    private readonly moves: MovesRepository,
    private readonly rulesets: Rulesets,
  ) {}

  /** The game as this process holds it, at least at the version that it has been told of. Throws NOT_FOUND. */
  of(gameId: string): LiveGame | Promise<LiveGame> {
    return this.atLeast(gameId, this.heard.get(gameId) ?? 0);
  }

  /** The game as this process holds it, which may be old; undefined where it holds none. */
  peek(gameId: string): LiveGame | undefined {
    return this.held.get(gameId);
  }

  /**
   * Notes that another instance has reached that version. The rows are read when somebody asks for the game here; by
   * then there may be more of them.
   */
  hear(gameId: string, version: number): void {
    const live = this.held.get(gameId);
    if (live !== undefined && live.head.version < version) this.heard.set(gameId, version);
  }

  /**
   * The game with every row that the player may know of now. Secret rows of others are not looked at or read: the time
   * that took would tell the caller about them. Throws NOT_FOUND.
   */
  async fresh(gameId: string, playerId: string | null): Promise<LiveGame> {
    const live = this.held.get(gameId);
    if (live === undefined) return this.load(gameId, playerId);
    const seat = seatOf(live.head, playerId);
    const standing = await this.games.standing(gameId);
    if (standing === undefined) throw noSuchGame();
    if (isWhole(live, seat, standing)) return this.newer(live);
    const newer = await this.onwards(live, this.knownTo(seat));
    if (newer.head.handovers.length === live.head.handovers.length) return newer;
    // A seat has gone to another player meanwhile: only now it is known whose its secret rows are since.
    return this.onwards(newer, this.knownTo(seatOf(newer.head, playerId)));
  }

  /** The game at public version `version` or later, if it has got that far. Throws NOT_FOUND. */
  atLeast(gameId: string, version: number): LiveGame | Promise<LiveGame> {
    const live = this.held.get(gameId);
    if (live === undefined) return this.load(gameId, null);
    return live.head.version >= version ? live : this.onwards(live, this.knownTo(null));
  }

  /** The game with every row, secret ones included: to write the next row on, never to show. Throws NOT_FOUND. */
  async latest(gameId: string): Promise<LiveGame> {
    const live = this.held.get(gameId) ?? (await this.load(gameId, null));
    return live.state === null ? live : this.onwards(live, this.all);
  }

  /** Keeps whichever is later in the log, this one or the held one: a slow reader does not undo a quick writer. */
  keep(live: LiveGame): LiveGame {
    const newest = this.newer(live);
    // A game that has not begun is not held: it changes (somebody sits down) without a row in the log.
    if (newest.state !== null) this.held.set(newest.head.id, newest);
    return newest;
  }

  /** Has held games tell these names of players, by player id. */
  rename(names: ReadonlyMap<string, string>): void {
    for (const [id, live] of [...this.held.entries()]) {
      const { seats } = live.head;
      if (!seats.some(({ player }) => player !== null && isRenamed(player, names))) continue;
      const renamed = seats.map((seat) => ({
        ...seat,
        player: seat.player && {
          ...seat.player,
          name: names.get(seat.player.id) ?? seat.player.name,
        },
      }));
      this.held.set(id, { ...live, head: { ...live.head, seats: renamed } });
    }
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

  /**
   * Rebuilds the game at its public version, starting from the last snapshot and from as far back as a seat may still
   * undo.
   */
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

const isRenamed = (
  { id, name }: { readonly id: string; readonly name: string },
  names: ReadonlyMap<string, string>,
): boolean => (names.get(id) ?? name) !== name;

/**
 * Whether the held game lacks nothing that the seat may know of. Between two public versions only seats that owe a
 * decision can step. So a newer row is the seat's own if it alone owes, and not its own if it does not owe. Where
 * several seats owe, it may be anybody's: then the log is read in any case, whether there is a newer row or not.
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

/** Carries out `rows`, the last of which led to the game's version. */
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
