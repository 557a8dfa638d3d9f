import { Injectable } from '@nestjs/common';

import type { Seat } from '../../rules/index.js';
import { Wall } from '../../time/wall.js';
import { MovesRepository } from '../store/moves.repository.js';
import { isOpenAt, type RequestKind } from '../store/requests.js';
import type { GameReading } from './game-reading.js';

/** What a player asks of the other, as everybody sees it. */
export interface ShownRequest {
  readonly kind: RequestKind;
  readonly by: Seat;
  readonly ms: number | null;
  readonly until: Date;
  readonly version: number;
}

/** What is asked for and has no answer yet. */
@Injectable()
export class RequestReads {
  constructor(
    private readonly moves: MovesRepository,
    private readonly wall: Wall,
  ) {}

  /** One at most; of a look back at an earlier version what was asked by then and is open still. */
  async openIn(game: Pick<GameReading, 'id' | 'status' | 'version'>): Promise<ShownRequest[]> {
    if (game.status !== 'RUNNING') return [];
    const last = await this.moves.lastRequest(game.id);
    if (!isOpenAt(last, this.wall.now()) || last.version > game.version) return [];
    const { kind, by, ms, until, version } = last;
    return [{ kind, by, ms, until: new Date(until), version }];
  }
}
