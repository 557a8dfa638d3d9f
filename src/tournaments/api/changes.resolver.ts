import { Args, Resolver, Subscription } from '@nestjs/graphql';

import { Address } from '../../http/address.decorator.js';
import { Anonymous, CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { ChangesService, type EventChange } from '../running/changes.service.js';
import { TournamentChangeObject } from './directed.objects.js';
import { ChangedArgs } from './reading.inputs.js';
import { shownFact, shownTournament } from './shown.js';

@Needs('read')
@Resolver()
export class ChangesResolver {
  constructor(private readonly changes: ChangesService) {}

  @Anonymous()
  @Subscription(() => TournamentChangeObject, {
    description: 'Every fact of an event since `after`, then live; in order, once.',
    resolve: ({ fact, reading }: EventChange): TournamentChangeObject => ({
      fact: shownFact(fact),
      tournament: shownTournament(reading),
    }),
  })
  tournamentChanged(
    @CurrentCaller() caller: Caller | null,
    @Address() address: string,
    @Args() { tournamentId, after }: ChangedArgs,
  ): Promise<AsyncIterableIterator<EventChange>> {
    return this.changes.since({ caller, address }, tournamentId, after);
  }
}
