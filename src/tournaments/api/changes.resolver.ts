import { Args, Resolver, Subscription } from '@nestjs/graphql';

import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { ChangesService } from '../running/changes.service.js';
import { TournamentChangeObject } from './directed.objects.js';
import { ChangedArgs } from './reading.inputs.js';
import { isSeen, shownFact, shownTournament } from './shown.js';

@Needs('read')
@Resolver()
export class ChangesResolver {
  constructor(private readonly changes: ChangesService) {}

  @Anonymous()
  @Subscription(() => TournamentChangeObject, {
    description: 'Every fact of an event since `after`, then live; in order, once.',
    resolve: (change: TournamentChangeObject) => change,
  })
  async *tournamentChanged(
    @CurrentPlayer() player: Player | null,
    @Args() { tournamentId, after }: ChangedArgs,
  ): AsyncGenerator<TournamentChangeObject> {
    for await (const { fact, reading } of this.changes.since(
      tournamentId,
      player?.id ?? null,
      after,
    ))
      if (isSeen(reading, fact))
        yield { fact: shownFact(fact), tournament: shownTournament(reading) };
  }
}
