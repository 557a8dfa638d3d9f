import { Args, Mutation, Resolver } from '@nestjs/graphql';

import { answerTo, PlayResult, type PlayedObject, type RefusedObject } from '../games/index.js';
import { CurrentPlayer, Needs } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import {
  AssignLossInput,
  ChooseCommanderInput,
  ChooseLeadInput,
  CombatActionInput,
  RemoveInput,
  RetreatInput,
} from './combat.inputs.js';
import type { CombatVerb } from './combat-verbs.js';
import { CombatService, type CombatSubmission } from './combat.service.js';

type Played = Promise<PlayedObject | RefusedObject>;

/** Typed faces over `play`. */
@Needs('play')
@Resolver()
export class CombatActionsResolver {
  constructor(private readonly service: CombatService) {}

  @Mutation(() => PlayResult, { description: 'Accept battle.' })
  accept(@CurrentPlayer() player: Player, @Args('input') input: CombatActionInput): Played {
    return this.act(player, 'accept', input);
  }

  @Mutation(() => PlayResult, { description: 'Withdraw before battle is joined.' })
  withdraw(@CurrentPlayer() player: Player, @Args('input') input: CombatActionInput): Played {
    return this.act(player, 'withdraw', input);
  }

  @Mutation(() => PlayResult, { description: 'Go out of the way of an attack.' })
  evade(@CurrentPlayer() player: Player, @Args('input') input: RetreatInput): Played {
    return this.act(player, 'evade', input);
  }

  @Mutation(() => PlayResult, { description: 'Fire.' })
  fire(@CurrentPlayer() player: Player, @Args('input') input: CombatActionInput): Played {
    return this.act(player, 'fire', input);
  }

  @Mutation(() => PlayResult, { description: 'Retreat, and where to once that is asked.' })
  retreat(@CurrentPlayer() player: Player, @Args('input') input: RetreatInput): Played {
    return this.act(player, 'retreat', input);
  }

  @Mutation(() => PlayResult, { description: 'Retreat over a lake, and where to.' })
  retreatByWater(@CurrentPlayer() player: Player, @Args('input') input: RetreatInput): Played {
    return this.act(player, 'retreatByWater', input);
  }

  @Mutation(() => PlayResult, { description: 'Put a loss on a unit or a ship.' })
  assignLoss(@CurrentPlayer() player: Player, @Args('input') input: AssignLossInput): Played {
    return this.act(player, 'assignLoss', input);
  }

  @Mutation(() => PlayResult, { description: 'Say how many of each kind the hits remove.' })
  remove(@CurrentPlayer() player: Player, @Args('input') input: RemoveInput): Played {
    return this.act(player, 'remove', input);
  }

  @Mutation(() => PlayResult, { description: 'Put a hit: turn a naval unit over.' })
  flip(@CurrentPlayer() player: Player, @Args('input') input: CombatActionInput): Played {
    return this.act(player, 'flip', input);
  }

  @Mutation(() => PlayResult, { description: 'Put a hit: sink a naval unit.' })
  sink(@CurrentPlayer() player: Player, @Args('input') input: CombatActionInput): Played {
    return this.act(player, 'sink', input);
  }

  @Mutation(() => PlayResult, { description: 'Stay in the combat.' })
  stay(@CurrentPlayer() player: Player, @Args('input') input: CombatActionInput): Played {
    return this.act(player, 'stay', input);
  }

  @Mutation(() => PlayResult, { description: 'Name the unit or ship that leads this round.' })
  chooseLead(@CurrentPlayer() player: Player, @Args('input') input: ChooseLeadInput): Played {
    return this.act(player, 'chooseLead', input);
  }

  @Mutation(() => PlayResult, { description: 'Of leaders of equal rank name the one in command.' })
  chooseCommander(
    @CurrentPlayer() player: Player,
    @Args('input') input: ChooseCommanderInput,
  ): Played {
    return this.act(player, 'chooseCommander', input);
  }

  private async act({ id }: Player, verb: CombatVerb, input: CombatSubmission): Played {
    return answerTo(await this.service.act(id, verb, input));
  }
}
