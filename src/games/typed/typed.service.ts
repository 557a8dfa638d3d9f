import { Injectable } from '@nestjs/common';

import { GamesService } from '../games.service.js';
import type { Mover, PlayOutcome } from '../play/submission.js';
import { actionOf, type TypedKind, type TypedSubmission } from './typed-action.js';

/** Plays typed mutations, which are other names for what `play` does. */
@Injectable()
export class TypedService {
  constructor(private readonly games: GamesService) {}

  /** Builds the game's action that the mutation stands for, and plays it. */
  async act(
    mover: Mover,
    meant: { readonly kind: TypedKind; readonly name: string },
    { gameId, requestId, version, draft, ...fields }: TypedSubmission,
  ): Promise<PlayOutcome> {
    const { rules } = await this.games.read(mover.playerId, gameId);
    const actions = [actionOf(rules, meant, fields)];
    return this.games.play(mover, { gameId, requestId, version, draft, actions });
  }
}
