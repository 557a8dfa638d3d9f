import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';

import { idIn, nameIn } from '../games/index.js';
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
    @Args() { gameId, invite, as }: DecksArgs,
  ): Promise<PileObject[]> {
    const eyes = as === undefined || as === null ? undefined : nameIn(gameId, as);
    const piles = await this.service.piles(player?.id ?? null, gameId, { invite, as: eyes });
    // Seen through other eyes, a pile needs another id, as clients cache objects by their ids.
    const owner = eyes === undefined ? gameId : idIn(gameId, eyes);
    return piles.map((one) => ({ ...one, id: idIn(owner, one.id), pile: one.id }));
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
