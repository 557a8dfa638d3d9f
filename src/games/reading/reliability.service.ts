import { Injectable } from '@nestjs/common';

import { appError } from '../../errors/errors.js';
import { type Reliability, ReliabilityRepository } from '../store/reliability.repository.js';

/** How players keep to the games that they begin. */
@Injectable()
export class ReliabilityService {
  constructor(private readonly store: ReliabilityRepository) {}

  /** Throws NOT_FOUND where there is no such player. */
  async of(playerId: string): Promise<Reliability> {
    const told = await this.store.of(playerId);
    if (told === undefined)
      throw appError('NOT_FOUND', { thing: { en: 'player', ja: 'プレイヤー' } });
    return told;
  }
}
