import { Args, Mutation } from '@nestjs/graphql';

import { CurrentPlayer } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { answerTo } from '../graphql/game.answers.js';
import { type PlayedObject, PlayResult, type RefusedObject } from '../graphql/game.objects.js';
import type { PlayOutcome } from '../play/submission.js';

type Played = Promise<PlayedObject | RefusedObject>;

/**
 * Gives a resolver a mutation that a ruleset declares, as if it were written there:
 * `@Mutation() retreat(@CurrentPlayer() player, @Args('input') input: RetreatInput)`.
 */
export function addMutation<Resolver extends object, Input extends object>(
  resolver: abstract new (...services: never[]) => Resolver,
  told: { readonly name: string; readonly description: string },
  input: new () => Input,
  act: (resolver: Resolver, playerId: string, input: Input) => Promise<PlayOutcome>,
): void {
  const { name, description } = told;
  const prototype = resolver.prototype as object;
  const method = {
    async value(this: Resolver, { id }: Player, given: Input): Played {
      return answerTo(await act(this, id, given));
    },
  };
  Object.defineProperty(prototype, name, method);
  Reflect.defineMetadata('design:paramtypes', [Object, input], prototype, name);
  CurrentPlayer()(prototype, name, 0);
  Args('input', { type: () => input })(prototype, name, 1);
  Mutation(() => PlayResult, { description })(prototype, name, method);
}
