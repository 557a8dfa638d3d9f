import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';

import { Address } from '../http/address.decorator.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokensService } from './api-tokens.service.js';
import { Anonymous, CurrentCaller, CurrentPlayer, Needs } from './auth.guard.js';
import type { Caller } from './caller.js';
import { NamedService } from './named.service.js';
import { Player } from './player.entity.js';
import { NameInput, NamesInput, NewApiToken } from './players.input.js';
import { CreatedApiToken, PlayersNamed, Session } from './players.objects.js';
import { PlayersService } from './players.service.js';

const RENEWS =
  'A new token for who is signed in, which lasts as long as that of `signUp`. The one it is asked with stays good until its own end. No key opens this.';

@Resolver()
export class PlayersResolver {
  constructor(
    private readonly players: PlayersService,
    private readonly tokens: ApiTokensService,
    private readonly named: NamedService,
  ) {}

  @Anonymous()
  @Needs('read')
  @Query(() => Player, { nullable: true, description: 'The caller; null for a spectator.' })
  me(@CurrentPlayer() player: Player | null): Player | null {
    return player;
  }

  @Needs('read')
  @Query(() => [PlayersNamed], {
    description: 'Players by exactly their names, one answer a name, in the order asked.',
  })
  playersNamed(
    @CurrentPlayer() { id: playerId }: Player,
    @Args() { names }: NamesInput,
    @Address() address: string,
  ): Promise<PlayersNamed[]> {
    return this.named.named(names, { playerId, address });
  }

  @Anonymous()
  @Needs('nothing')
  @Mutation(() => Session, { description: 'Become a player, as a guest.' })
  signUp(@Args() { name }: NameInput, @Address() address: string): Promise<Session> {
    return this.players.signUp(name, address);
  }

  @Mutation(() => Player, { description: 'Take another name, once a day. No key opens this.' })
  rename(@CurrentPlayer() player: Player, @Args() { name }: NameInput): Promise<Player> {
    return this.players.rename(player, name);
  }

  @Mutation(() => Session, { description: RENEWS })
  renewToken(@CurrentPlayer() player: Player): Promise<Session> {
    return this.players.renew(player);
  }

  @Needs('account')
  @Query(() => [ApiToken], { description: 'The keys of the caller that still open.' })
  apiTokens(@CurrentCaller() caller: Caller): Promise<ApiToken[]> {
    return this.tokens.list(caller);
  }

  @Needs('account')
  @Mutation(() => CreatedApiToken, { description: 'Make a key for a bot of yours.' })
  createApiToken(
    @CurrentCaller() caller: Caller,
    @Args() wish: NewApiToken,
  ): Promise<CreatedApiToken> {
    return this.tokens.create(caller, wish);
  }

  @Needs('account')
  @Mutation(() => ApiToken, { description: 'From now on this key opens nothing.' })
  revokeApiToken(
    @CurrentCaller() caller: Caller,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ApiToken> {
    return this.tokens.revoke(caller, id);
  }
}
