import { Injectable } from '@nestjs/common';

import type { Seat } from '../../rules/index.js';
import { Wall } from '../../time/wall.js';
import { MovesRepository } from '../store/moves.repository.js';
import { isOpenAt, type RequestKind, standing } from '../store/requests.js';
import type { GameReading } from './game-reading.js';

/** A request from one player to the other, as everybody sees it. */
export interface ShownRequest {
  readonly kind: RequestKind;
  readonly by: Seat;
  readonly ms: number | null;
  readonly back: number | null;
  readonly until: Date;
  readonly version: number;
}

/** Reads requests that wait for an answer. */
@Injectable()
export class RequestReads {
  constructor(
    private readonly moves: MovesRepository,
    private readonly wall: Wall,
  ) {}

  /**
   * The open request, one at most. In a look back at an earlier version: a request that had been made by then and is
   * open still.
   */
  async openIn({
    id,
    status,
    handovers,
    version: upTo,
  }: Pick<GameReading, 'id' | 'status' | 'version' | 'handovers'>): Promise<ShownRequest[]> {
    if (status !== 'RUNNING') return [];
    const last = standing(await this.moves.lastRequest(id), handovers);
    if (!isOpenAt(last, this.wall.now()) || last.version > upTo) return [];
    const { kind, by, ms, back, until, version } = last;
    return [{ kind, by, ms, back, until: new Date(until), version }];
  }
}
