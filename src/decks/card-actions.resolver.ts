import { Args, Mutation, Resolver } from '@nestjs/graphql';

import { answerTo, PlayResult, type PlayedObject, type RefusedObject } from '../games/index.js';
import { CurrentPlayer, Needs } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import { CardInput, PlayCardInput } from './card.inputs.js';
import type { CardUse } from './card-uses.js';
import { type CardSubmission, DecksService } from './decks.service.js';

type Played = Promise<PlayedObject | RefusedObject>;

/** Typed faces over `play`. */
@Needs('play')
@Resolver()
export class CardActionsResolver {
  constructor(private readonly service: DecksService) {}

  @Mutation(() => PlayResult, { description: 'Play a card for one of its uses.' })
  playCard(
    @CurrentPlayer() player: Player,
    @Args('input') { use, ...input }: PlayCardInput,
  ): Played {
    return this.act(player, use, input);
  }

  @Mutation(() => PlayResult, { description: 'Lay a card face down for later.' })
  holdCard(@CurrentPlayer() player: Player, @Args('input') input: CardInput): Played {
    return this.act(player, 'hold', input);
  }

  @Mutation(() => PlayResult, { description: "Answer the other side's move with a card." })
  playReaction(@CurrentPlayer() player: Player, @Args('input') input: CardInput): Played {
    return this.act(player, 'reaction', input);
  }

  @Mutation(() => PlayResult, { description: 'Play a card in a combat.' })
  playBattleCard(@CurrentPlayer() player: Player, @Args('input') input: CardInput): Played {
    return this.act(player, 'battle', input);
  }

  private async act({ id }: Player, use: CardUse, input: CardSubmission): Played {
    return answerTo(await this.service.act(id, use, input));
  }
}
