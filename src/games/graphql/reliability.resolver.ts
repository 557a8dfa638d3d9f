import { Args, ID, Query, Resolver } from '@nestjs/graphql';

import { Anonymous, Needs } from '../../players/auth.guard.js';
import { ReliabilityService } from '../reading/reliability.service.js';
import { ReliabilityObject } from './reliability.objects.js';

@Anonymous()
@Needs('read')
@Resolver()
export class ReliabilityResolver {
  constructor(private readonly service: ReliabilityService) {}

  @Query(() => ReliabilityObject, {
    description: 'How a player keeps to the games that they begin.',
  })
  reliability(@Args('playerId', { type: () => ID }) playerId: string): Promise<ReliabilityObject> {
    return this.service.of(playerId);
  }
}
