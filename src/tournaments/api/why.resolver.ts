import { Args, Query, Resolver } from '@nestjs/graphql';

import { Address } from '../../http/address.decorator.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import { PairingSwapsArgs, PairingWhyArgs } from './reading.inputs.js';
import { SwapObject, WhyObject } from './why.objects.js';
import { WhyService } from './why.service.js';

/** Weight of the field: another round has to be solved to answer it. */
const PRICE = 10;

@Needs('read')
@Resolver()
export class WhyResolver {
  constructor(
    private readonly reasons: WhyService,
    private readonly quotas: QuotasService,
  ) {}

  @Query(() => WhyObject, {
    description: 'Why two meet in a round that is proposed, for those who run the event.',
  })
  pairingWhy(
    @CurrentPlayer() { id: playerId }: Player,
    @Address() address: string,
    @RequestLocale() locale: Locale,
    @Args() { tournamentId, board }: PairingWhyArgs,
  ): Promise<WhyObject> {
    this.quotas.charge('acts', { playerId, address }, PRICE);
    return this.reasons.why({ playerId, tournamentId, locale }, board);
  }

  @Query(() => [SwapObject], {
    description: 'With whom somebody can change places in a round that is proposed.',
  })
  pairingSwaps(
    @CurrentPlayer() { id: playerId }: Player,
    @Address() address: string,
    @RequestLocale() locale: Locale,
    @Args() { tournamentId, entry }: PairingSwapsArgs,
  ): Promise<SwapObject[]> {
    this.quotas.charge('acts', { playerId, address });
    return this.reasons.swaps({ playerId, tournamentId, locale }, entry);
  }
}
