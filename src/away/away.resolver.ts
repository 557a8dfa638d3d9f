import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';

import { CurrentPlayer, Needs } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import { DaysAwayObject, TakeDaysAway } from './away.objects.js';
import { AwayService } from './away.service.js';

@Resolver()
export class AwayResolver {
  constructor(private readonly service: AwayService) {}

  @Needs('read')
  @Query(() => DaysAwayObject, { description: "The caller's days away." })
  daysAway(@CurrentPlayer() { id }: Player): Promise<DaysAwayObject> {
    return this.service.of(id);
  }

  @Needs('account')
  @Mutation(() => DaysAwayObject, {
    description: 'Takes days off: in all slow games the clock of the caller stands meanwhile.',
  })
  takeDaysAway(
    @CurrentPlayer() { id }: Player,
    @Args() wish: TakeDaysAway,
  ): Promise<DaysAwayObject> {
    return this.service.take(id, wish);
  }

  @Needs('account')
  @Mutation(() => DaysAwayObject, {
    description: 'Ends days off that run, or gives up those to come: days not begun come back.',
  })
  endDaysAway(
    @CurrentPlayer() player: Player,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<DaysAwayObject> {
    return this.service.end(player.id, id);
  }
}
