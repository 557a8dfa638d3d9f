import { Injectable, type OnModuleInit } from '@nestjs/common';

import { ThinMutations } from '../../graphql/thin/thin-mutations.js';
import { GamesService } from '../games.service.js';
import type { Mover } from '../play/submission.js';
import { answerTo } from './game.answers.js';
import { PlayInput } from './game.inputs.js';
import type { PlayedObject, RefusedObject } from './game.objects.js';

/**
 * Answers `play` without Nest's guards and pipes, for requests in which those would find nothing to refuse; see
 * {@link ThinMutations}.
 */
@Injectable()
export class ThinPlay implements OnModuleInit {
  constructor(
    private readonly thin: ThinMutations,
    private readonly service: GamesService,
  ) {}

  onModuleInit(): void {
    this.thin.add('play', {
      needs: 'play',
      begin: ({ input }, { player }, { ip = '' }) =>
        isSound(input) ? this.play({ playerId: player.id, address: ip }, input) : undefined,
    });
  }

  private async play(mover: Mover, input: PlayInput): Promise<PlayedObject | RefusedObject> {
    return answerTo(await this.service.play(mover, input));
  }
}

const isSound = (input: unknown): input is PlayInput =>
  typeof input === 'object' && input !== null && PlayInput.isSound(input);
