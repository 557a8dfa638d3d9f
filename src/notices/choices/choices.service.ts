import { Injectable } from '@nestjs/common';

import { LiveTournamentsService } from '../../tournaments/running/live-tournaments.service.js';
import type { ChoiceTold } from '../wording/choice-told.js';
import { choicesIn } from './choices.js';

/** Knows whether a choice that a player was to be told of is still theirs to make. */
@Injectable()
export class ChoicesService {
  constructor(private readonly tournaments: LiveTournamentsService) {}

  async isAwaited(playerId: string, { data: { tournament } }: ChoiceTold): Promise<boolean> {
    const live = await this.tournaments.fresh(tournament.id);
    // A step that has begun since is told by itself.
    return choicesIn(live).some(
      (choice) => choice.playerId === playerId && choice.fact <= tournament.version,
    );
  }
}
