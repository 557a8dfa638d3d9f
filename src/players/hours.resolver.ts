import { Args, ArgsType, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';

import { Optional } from '../common/optional.decorator.js';
import { CurrentPlayer, Needs } from './auth.guard.js';
import { OwnHoursObject, WakingHoursObject } from './hours.objects.js';
import { HoursService } from './hours.service.js';
import type { Player } from './player.entity.js';

@ArgsType()
class HoursArgs {
  @Field(() => WakingHoursObject, { nullable: true, description: 'null: always awake.' })
  @Optional()
  @ValidateNested()
  @Type(() => WakingHoursObject)
  hours?: WakingHoursObject | undefined;
}

@Resolver()
export class HoursResolver {
  constructor(private readonly service: HoursService) {}

  @Needs('read')
  @Query(() => OwnHoursObject, { description: 'When the caller is awake.' })
  wakingHours(@CurrentPlayer() { id }: Player): Promise<OwnHoursObject> {
    return this.service.of(id);
  }

  @Needs('account')
  @Mutation(() => OwnHoursObject, {
    description:
      'Sets when the caller is awake. It holds from the next spell on; where it takes waking time away, in a week.',
  })
  setWakingHours(
    @CurrentPlayer() { id }: Player,
    @Args() { hours }: HoursArgs,
  ): Promise<OwnHoursObject> {
    return this.service.set(id, hours ?? null);
  }
}
