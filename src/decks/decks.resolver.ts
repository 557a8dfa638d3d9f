import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';

import { idIn } from '../games/index.js';
import { LocaleEnum, RequestLocale } from '../language/locale.decorator.js';
import type { Locale } from '../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import type { Pile } from '../rules/index.js';
import { DecksArgs } from './decks.input.js';
import { PileObject } from './decks.objects.js';
import { DecksService } from './decks.service.js';

@Needs('read')
@Resolver()
export class DecksResolver {
  constructor(private readonly service: DecksService) {}

  @Anonymous()
  @Query(() => [PileObject], {
    description: 'What lies beside the map, as the caller may know it.',
  })
  async decks(
    @CurrentPlayer() player: Player | null,
    @Args() { gameId, invite }: DecksArgs,
  ): Promise<PileObject[]> {
    const piles = await this.service.piles(player?.id ?? null, gameId, invite);
    return piles.map((one) => ({ ...one, id: idIn(gameId, one.id), pile: one.id }));
  }
}

@Resolver(() => PileObject)
export class PileResolver {
  @ResolveField(() => String)
  title(
    @Parent() { title }: Pile,
    @RequestLocale() wish: Locale,
    @Args('locale', { type: () => LocaleEnum, nullable: true }) asked?: Locale,
  ): string {
    return title[asked ?? wish];
  }
}
