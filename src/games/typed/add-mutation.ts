import { Args, Mutation } from '@nestjs/graphql';

import { Address } from '../../http/address.decorator.js';
import { CurrentPlayer } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { answerTo } from '../graphql/game.answers.js';
import { type PlayedObject, PlayResult, type RefusedObject } from '../graphql/game.objects.js';
import type { Mover, PlayOutcome } from '../play/submission.js';

type Played = Promise<PlayedObject | RefusedObject>;

/**
 * Adds a mutation that a ruleset declares to a resolver class, as if this method were written there:
 * `@Mutation() retreat(@CurrentPlayer() player, @Address() address, @Args('input') input: RetreatInput)`.
 */
export function addMutation<Resolver extends object, Input extends object>(
  resolver: abstract new (...services: never[]) => Resolver,
  told: { readonly name: string; readonly description: string },
  input: new () => Input,
  act: (resolver: Resolver, mover: Mover, input: Input) => Promise<PlayOutcome>,
): void {
  const { name, description } = told;
  const prototype = resolver.prototype as object;
  const method = {
    async value(this: Resolver, { id: playerId }: Player, address: string, given: Input): Played {
      return answerTo(await act(this, { playerId, address }, given));
    },
  };
  Object.defineProperty(prototype, name, method);
  Reflect.defineMetadata('design:paramtypes', [Object, String, input], prototype, name);
  CurrentPlayer()(prototype, name, 0);
  Address()(prototype, name, 1);
  Args('input', { type: () => input })(prototype, name, 2);
  Mutation(() => PlayResult, { description })(prototype, name, method);
}
