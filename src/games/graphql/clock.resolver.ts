import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';

import { CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { GamesService } from '../games.service.js';
import { ClockReads, type ShownClock } from '../reading/clock-reads.service.js';
import type { GameReading } from '../reading/game-reading.js';
import { ClockObject } from './clock.objects.js';
import { answerTo } from './game.answers.js';
import { GiveTimeArgs, ResignArgs } from './game.inputs.js';
import { GameObject, type PlayedObject, PlayResult, type RefusedObject } from './game.objects.js';

@Needs('read')
@Resolver(() => GameObject)
export class ClockResolver {
  constructor(
    private readonly service: GamesService,
    private readonly clocks: ClockReads,
  ) {}

  @ResolveField(() => ClockObject, {
    nullable: true,
    description: 'null: it is played without one.',
  })
  clock(@Parent() game: GameReading): ShownClock | null {
    return this.clocks.of(game);
  }

  @Needs('play')
  @Mutation(() => PlayResult, { description: "Wins by the opponent's empty clock." })
  async claimTimeout(
    @CurrentPlayer() player: Player,
    @Args() submission: ResignArgs,
  ): Promise<PlayedObject | RefusedObject> {
    return answerTo(await this.service.claim(player.id, submission));
  }

  @Needs('play')
  @Mutation(() => PlayResult, {
    description: 'Gives the opponent, whose clock runs, more time, as much as it takes.',
  })
  async giveTime(
    @CurrentPlayer() player: Player,
    @Args() { time: ms, ...submission }: GiveTimeArgs,
  ): Promise<PlayedObject | RefusedObject> {
    return answerTo(await this.service.giveTime(player.id, { ...submission, ms }));
  }
}
