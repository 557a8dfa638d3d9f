import { Injectable } from '@nestjs/common';

import type { Seat } from '../../rules/index.js';
import type { LiveGame } from '../live/live-game.js';
import { askerIn, backFault, beforeLastMove } from '../proof/take-back.js';
import type { MoveRow } from '../store/move-row.js';
import { MovesRepository } from '../store/moves.repository.js';
import type { GameRequest } from '../store/requests.js';
import type { Back } from './judge-take-back.js';

/** How many versions back a move is looked for that could be taken back. */
const LATELY = 60;
/** How many versions may be taken back at once: more come only while a request waits. */
const MOST = 500;

/** Who asks in which game, with its public rows from some version on, in order. */
interface Looking {
  readonly live: LiveGame;
  readonly seat: Seat;
  /** The version at which they asked; null: they are about to. */
  readonly asked: number | null;
  readonly rows: readonly MoveRow[];
}

/** Looks up where a game goes if a move is taken back, from public rows alone: secret ones change no answer. */
@Injectable()
export class WaysBack {
  constructor(private readonly moves: MovesRepository) {}

  /** Where the game would go without the last move of `seat`; null: it has none that could be taken back. */
  async before(live: LiveGame, seat: Seat): Promise<Back | null> {
    const { id, version } = live.head;
    const rows = await this.moves.publicRows(id, version - LATELY - 1, version, LATELY + 1);
    const to = beforeLastMove(rows, seat);
    return to === null ? null : this.to(to, { live, seat, asked: null, rows });
  }

  /** Where the game goes by that request; null: the request is about something else. */
  async asAsked(live: LiveGame, request: GameRequest | null): Promise<Back | null> {
    const { id, version } = live.head;
    const to = request?.back ?? null;
    if (request === null || to === null || version - to > MOST) return null;
    const rows = await this.moves.publicRows(id, to - 1, version, MOST + 1);
    return this.to(to, { live, seat: request.by, asked: request.version, rows });
  }

  private async to(to: number, { live, rows, ...who }: Looking): Promise<Back | null> {
    const there = rows.find(({ version }) => version === to);
    const state = there && (await this.moves.stateAt(live.head.id, there.seq));
    if (!state) return null;
    return { to, state, fault: backFault(rows, to, askerIn(live.rules, state, who)) };
  }
}
