import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';

import { CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { HandingOverService, type SeatOffer } from '../lobby/handing-over.service.js';
import type { GameReading } from '../reading/game-reading.js';
import { GameObject } from './game.objects.js';
import {
  HandoverObject,
  OfferedSeatObject,
  OfferSeatArgs,
  SeatOfferObject,
  SeatOnOfferObject,
  TakeSeatArgs,
} from './seat-offer.objects.js';

const OFFER =
  'Offers the seat of the caller in a game that has begun to whoever is given the token; an older offer of it is void. FORBIDDEN in games of an event, and where the seat has changed hands three times.';
const TAKE =
  'Takes the seat: from the next version on the caller has it, and who had it is a spectator. Its clock is at least half full. FORBIDDEN for whoever has or had the other seat, and while its clock is empty. Look anew afterwards: what a stream had sent was for a spectator.';

/** Seats that go from one player to another while the game goes on. */
@Resolver(() => GameObject)
export class SeatOfferResolver {
  constructor(private readonly service: HandingOverService) {}

  @Needs('read')
  @ResolveField(() => SeatOfferObject, {
    nullable: true,
    description: 'The offer of the seat of the caller, while it stands.',
  })
  seatOffer(@Parent() game: GameReading): Promise<SeatOffer | null> {
    return this.service.ofSeat(game);
  }

  @Needs('read')
  @ResolveField(() => [HandoverObject], { description: 'In the order in which they were made.' })
  handovers(@Parent() game: GameReading): readonly HandoverObject[] {
    return game.handovers;
  }

  @Needs('read')
  @Query(() => SeatOnOfferObject, { description: 'What the token offers.' })
  seatOnOffer(
    @CurrentPlayer() player: Player,
    @Args() { gameId, token }: TakeSeatArgs,
  ): Promise<SeatOnOfferObject> {
    return this.service.offered(player.id, gameId, token) as unknown as Promise<SeatOnOfferObject>;
  }

  // No key gives a seat away: what a stolen one offered would still be taken after it is revoked.
  @Mutation(() => OfferedSeatObject, { description: OFFER })
  offerSeat(
    @CurrentPlayer() player: Player,
    @Args() wish: OfferSeatArgs,
  ): Promise<OfferedSeatObject> {
    return this.service.offer(player.id, wish);
  }

  @Needs('play')
  @Mutation(() => ID, {
    description: 'Takes the offer of the seat of the caller back; gives the game.',
  })
  async withdrawSeatOffer(
    @CurrentPlayer() player: Player,
    @Args('gameId', { type: () => ID }) gameId: string,
  ): Promise<string> {
    await this.service.withdraw(player.id, gameId);
    return gameId;
  }

  @Needs('play')
  @Mutation(() => GameObject, { description: TAKE })
  takeSeat(
    @CurrentPlayer() player: Player,
    @Args() { gameId, token }: TakeSeatArgs,
  ): Promise<GameReading> {
    return this.service.take(player, gameId, token);
  }
}
