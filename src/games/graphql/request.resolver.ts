import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';

import { CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { GamesService } from '../games.service.js';
import type { GameReading } from '../reading/game-reading.js';
import { RequestReads, type ShownRequest } from '../reading/request-reads.service.js';
import { answerTo } from './game.answers.js';
import { AnswerRequestArgs, RequestOfArgs } from './game.inputs.js';
import { GameObject, type PlayedObject, PlayResult, type RefusedObject } from './game.objects.js';
import { RequestObject } from './request.objects.js';

@Needs('read')
@Resolver(() => GameObject)
export class RequestResolver {
  constructor(
    private readonly service: GamesService,
    private readonly reads: RequestReads,
  ) {}

  @ResolveField(() => [RequestObject], {
    description: 'What one player asks of the other and has no answer yet: one at most.',
  })
  requests(@Parent() game: GameReading): Promise<ShownRequest[]> {
    return this.reads.openIn(game);
  }

  @Needs('play')
  @Mutation(() => PlayResult, { description: 'Asks the opponent for something that takes both.' })
  async requestOf(
    @CurrentPlayer() player: Player,
    @Args() { time, ...submission }: RequestOfArgs,
  ): Promise<PlayedObject | RefusedObject> {
    return answerTo(await this.service.requestOf(player.id, { ...submission, ms: time ?? null }));
  }

  @Needs('play')
  @Mutation(() => PlayResult, {
    description:
      'Agrees to what the opponent asks for, or refuses it; whoever asked takes it back.',
  })
  async answerRequest(
    @CurrentPlayer() player: Player,
    @Args() submission: AnswerRequestArgs,
  ): Promise<PlayedObject | RefusedObject> {
    return answerTo(await this.service.answerRequest(player.id, submission));
  }
}
