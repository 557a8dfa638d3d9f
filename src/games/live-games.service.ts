import { getHeapStatistics } from 'node:v8';

import { Injectable } from '@nestjs/common';

import { appError } from '../common/errors.js';
import { Lru } from '../common/lru.js';
import { clone, type State } from '../rules/index.js';
import type { GameHead } from './game-head.js';
import { GamesRepository } from './games.repository.js';
import { advanced, type LiveGame, opened } from './live-game.js';
import type { MoveRow } from './move-row.js';
import { MovesRepository } from './moves.repository.js';
import { Rulesets } from './rulesets.js';
import { carried } from './states.js';
import { stacked } from './undo-stacks.js';

/** What a game costs that nobody watches; one that is watched and played costs up to four times as much. */
const GAME_BYTES = 50_000;
/** Games held in memory at most. */
const HELD = Math.max(500, Math.floor(getHeapStatistics().heap_size_limit / 8 / GAME_BYTES));

export const noSuchGame = (): Error =>
  appError('NOT_FOUND', { thing: { en: 'game', ja: 'ゲーム' } });

/**
 * The games this process has in hand. They may be behind what another instance has written: whoever writes is told by the
 * database, whoever must not read old things asks for `fresh`.
 */
@Injectable()
export class LiveGames {
  private readonly held = new Lru<string, LiveGame>(HELD);
  /** Game → row that another instance has got to. */
  private readonly heard = new Lru<string, number>(HELD);

  constructor(
    private readonly games: GamesRepository,
    private readonly moves: MovesRepository,
    private readonly rulesets: Rulesets,
  ) {}

  /** As this process last knew it, and no older than what it has heard of. Throws NOT_FOUND. */
  async of(gameId: string): Promise<LiveGame> {
    const live = this.held.get(gameId);
    const isBehind = live !== undefined && live.head.seq < (this.heard.get(gameId) ?? 0);
    return live === undefined || isBehind ? this.load(gameId) : live;
  }

  /** Another instance has got to row `seq`. It is read when somebody asks here, by when there may be more. */
  hear(gameId: string, seq: number): void {
    const live = this.held.get(gameId);
    if (live !== undefined && live.head.seq < seq) this.heard.set(gameId, seq);
  }

  /** As it is now. Throws NOT_FOUND. */
  async fresh(gameId: string): Promise<LiveGame> {
    const live = this.held.get(gameId);
    if (live === undefined) return this.load(gameId);
    return (await this.games.seq(gameId)) === live.head.seq ? this.newer(live) : this.load(gameId);
  }

  /** At least at row `seq`, if it has got there. */
  async atLeast(gameId: string, seq: number): Promise<LiveGame> {
    const live = this.held.get(gameId);
    return live !== undefined && live.head.seq >= seq ? live : this.load(gameId);
  }

  /** Whoever is later in the log wins: a slow reader does not undo a quick writer. */
  keep(live: LiveGame): LiveGame {
    const newest = this.newer(live);
    // A game that has not begun changes without a row in the log.
    if (newest.state !== null) this.held.set(newest.head.id, newest);
    return newest;
  }

  drop(gameId: string): void {
    this.held.delete(gameId);
  }

  private newer(live: LiveGame): LiveGame {
    const held = this.held.get(live.head.id);
    return held !== undefined && held.head.seq >= live.head.seq ? held : live;
  }

  private async load(gameId: string): Promise<LiveGame> {
    const head = await this.games.head(gameId);
    if (head === undefined) throw noSuchGame();
    const held = this.held.get(gameId);
    if (held !== undefined && held.head.seq >= head.seq) return held;
    return this.keep(
      held === undefined ? await this.fromLog(head) : await this.onwards(held, head),
    );
  }

  private async onwards(held: LiveGame, head: GameHead): Promise<LiveGame> {
    const rows = await this.moves.rows(head.id, held.head.seq + 1, head.seq);
    return rows.reduce((live, row) => advanced(live, row, carried(clone(live.state), row)), held);
  }

  /** From the last snapshot, and from as far back as something may be taken back. */
  private async fromLog(head: GameHead): Promise<LiveGame> {
    const game = opened(head, this.rulesets.of(head));
    if (head.seq === 0) return game;
    const shownAt = (await this.moves.seqOf(head.id, head.version)) ?? head.seq;
    const base = await this.moves.snapshot(head.id, shownAt);
    const boundary = await this.moves.boundary(head.id, head.seq);
    const rows = await this.moves.rows(
      head.id,
      Math.max(1, Math.min((base?.seq ?? 0) + 1, boundary)),
      head.seq,
    );
    return replayed(game, rows, base ?? { seq: 0, state: null });
  }
}

interface Base {
  readonly seq: number;
  readonly state: State | null;
}

function replayed(game: LiveGame, rows: readonly MoveRow[], base: Base): LiveGame {
  let { stacks } = game;
  let { state } = base;
  let shown = clone(state);
  for (const row of rows) {
    stacks = stacked(stacks, row);
    if (row.seq > base.seq) state = carried(state, row);
    if (!row.secret && row.version === game.head.version) shown = clone(state);
  }
  const last = rows.at(-1);
  return {
    ...game,
    state,
    shown,
    stacks,
    asked: last?.asked ?? null,
    hash: last?.hash ?? game.hash,
  };
}
