import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';

import { ApiToken } from './api-token.entity.js';
import { Anonymous, CurrentPlayer, SignedInOnly } from './auth.guard.js';
import { Player } from './player.entity.js';
import { NameInput } from './players.input.js';
import { CreatedApiToken, Session } from './players.objects.js';
import { PlayersService } from './players.service.js';
import { TokensService } from './tokens.service.js';

@Resolver()
export class PlayersResolver {
  constructor(
    private readonly players: PlayersService,
    private readonly tokens: TokensService,
  ) {}

  @Anonymous()
  @Query(() => Player, { nullable: true, description: 'The caller; null for a spectator.' })
  me(@CurrentPlayer() player: Player | null): Player | null {
    return player;
  }

  @Anonymous()
  @Mutation(() => Session, { description: 'Become a player, as a guest.' })
  signUp(@Args() { name }: NameInput): Promise<Session> {
    return this.players.signUp(name);
  }

  @Query(() => [ApiToken], { description: 'The keys of the caller that still open.' })
  apiTokens(@CurrentPlayer() player: Player): Promise<ApiToken[]> {
    return this.tokens.listApiTokens(player);
  }

  @SignedInOnly()
  @Mutation(() => CreatedApiToken, { description: 'Make a key for a bot of yours.' })
  createApiToken(
    @CurrentPlayer() player: Player,
    @Args() { name }: NameInput,
  ): Promise<CreatedApiToken> {
    return this.tokens.createApiToken(player, name);
  }

  @Mutation(() => ApiToken, { description: 'From now on this key opens nothing.' })
  revokeApiToken(
    @CurrentPlayer() player: Player,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ApiToken> {
    return this.tokens.revokeApiToken(player, id);
  }
}
