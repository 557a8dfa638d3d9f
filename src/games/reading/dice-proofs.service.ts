import { Injectable } from '@nestjs/common';

import type { Roll } from '../../rules/index.js';
import { type GameRecord, sealOf } from '../proof/record.js';
import { recordHeadOf } from '../proof/record-head.js';
import { hasBegun, isOver } from '../store/game-head.js';
import { MovesRepository } from '../store/moves.repository.js';
import type { GameReading } from './game-reading.js';

export interface DiceProof {
  /** SHA-256 of the seed, hex. */
  readonly commitment: string;
  /** Hex; null until the game is over. */
  readonly seed: string | null;
  /** Seat -> its own share of the chance; only seats that are taken. */
  readonly entropies: { readonly [seat: string]: string };
  readonly game: GameReading;
}

/** What anybody needs to check a game's chance. */
@Injectable()
export class DiceProofsService {
  constructor(private readonly moves: MovesRepository) {}

  /** The commitment, and once the game is over the seed. */
  of(game: GameReading): DiceProof {
    const { commitment, seed, seats } = game;
    const taken = seats.flatMap(({ seat, entropy }) =>
      entropy === null ? [] : [[seat, entropy] as const],
    );
    return {
      commitment,
      seed: isOver(game) ? seed.toString('hex') : null,
      entropies: Object.fromEntries(taken),
      game,
    };
  }

  /** Every public roll of the game so far. */
  async rolls({ id, version }: GameReading): Promise<Roll[]> {
    return (await this.moves.publicRows(id, 0, version, version)).flatMap(({ rolls }) => rolls);
  }

  /** The record of a finished game; null while the game goes on. */
  async record(game: GameReading): Promise<GameRecord | null> {
    if (!isOver(game) || !hasBegun(game)) return null;
    const { id, seq, outcome, seed } = game;
    const rows = await this.moves.kept(id, seq);
    const begun = recordHeadOf(game);
    return { ...begun, seed: seed.toString('hex'), outcome, seal: sealOf(begun), rows };
  }
}
