import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';

import { Address } from '../../http/address.decorator.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { TournamentsService } from '../running/tournaments.service.js';
import { ActObject } from './act.objects.js';
import { MatchObject } from './bracket.objects.js';
import { readCursor } from './cursor.js';
import { DeskService } from './desk.service.js';
import { DirectArgs } from './direct.inputs.js';
import { type DeclinedObject, type DirectedObject, DirectResult } from './directed.objects.js';
import { EntryObject } from './entry.objects.js';
import { FactObject } from './fact.objects.js';
import {
  EntriesArgs,
  FactsArgs,
  PairingsArgs,
  TournamentArgs,
  TournamentsArgs,
} from './reading.inputs.js';
import { OwnBidObject, PairingChoiceObject, PairingObject, RoundObject } from './round.objects.js';
import {
  factsSeen,
  myChoice,
  myEntry,
  type ReadTournament,
  shownAct,
  shownBracket,
  shownFact,
  shownPage,
  shownStandings,
  shownTournament,
} from './shown.js';
import { StandingObject } from './standing.objects.js';
import { CreateTournamentArgs } from './tournament.inputs.js';
import { TournamentConnectionObject, TournamentObject } from './tournament.objects.js';

@Resolver(() => RoundObject)
export class RoundResolver {
  @ResolveField(() => [PairingObject], { description: 'Board 1 first.' })
  pairings(
    @Parent() { pairings }: RoundObject,
    @Args() { after, first }: PairingsArgs,
  ): readonly PairingObject[] {
    return pairings.slice(after, after + first);
  }
}

@Needs('read')
@Resolver(() => TournamentObject)
export class TournamentsResolver {
  constructor(
    private readonly tournaments: TournamentsService,
    private readonly desk: DeskService,
  ) {}

  @Anonymous()
  @Query(() => TournamentObject, { description: 'An event, now or as it was.' })
  async tournament(
    @CurrentPlayer() player: Player | null,
    @Args() { id, at }: TournamentArgs,
  ): Promise<TournamentObject> {
    return shownTournament(await this.tournaments.reading(id, player?.id ?? null, at ?? null));
  }

  @Anonymous()
  @Query(() => TournamentConnectionObject, {
    name: 'tournaments',
    description: 'Events, the newest first.',
  })
  async list(
    @CurrentPlayer() player: Player | null,
    @Args() { first, after, ...filter }: TournamentsArgs,
  ): Promise<TournamentConnectionObject> {
    const page = { first, after: readCursor(after) };
    return shownPage(await this.tournaments.list(player?.id ?? null, filter, page));
  }

  @Needs('play')
  @Mutation(() => TournamentObject, {
    description: 'A draft, owned by the caller; `direct` with the act "open" takes entries for it.',
  })
  async createTournament(
    @CurrentPlayer() player: Player,
    @Args() { input }: CreateTournamentArgs,
  ): Promise<TournamentObject> {
    return shownTournament(await this.desk.create(player, input));
  }

  @Needs('play')
  @Mutation(() => DirectResult, { description: 'The one way an event changes.' })
  direct(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Address() address: string,
    @Args() { input }: DirectArgs,
  ): Promise<DirectedObject | DeclinedObject> {
    return this.desk.direct(player, input, input, { locale, address });
  }

  @ResolveField(() => [StandingObject], { description: 'The first first; none before the start.' })
  standings(
    @Parent() { reading }: ReadTournament,
    @Args() { after, first }: EntriesArgs,
  ): StandingObject[] {
    return shownStandings(reading).slice(after, after + first);
  }

  @ResolveField(() => [MatchObject], { description: 'By number; none without a bracket.' })
  bracket(
    @Parent() { reading }: ReadTournament,
    @Args() { after, first }: EntriesArgs,
  ): MatchObject[] {
    return shownBracket(reading).slice(after, after + first);
  }

  @ResolveField(() => [EntryObject], { description: 'Entry 1 first.' })
  entries(
    @Parent() { entries }: ReadTournament,
    @Args() { after, first }: EntriesArgs,
  ): readonly EntryObject[] {
    return entries.slice(after, after + first);
  }

  @ResolveField(() => [FactObject], { description: 'In order.' })
  facts(@Parent() { reading }: ReadTournament, @Args() { after, first }: FactsArgs): FactObject[] {
    const later = factsSeen(reading).filter(({ seq }) => seq > after);
    return later.slice(0, first).map(shownFact);
  }

  @ResolveField(() => [ActObject], { description: 'What the caller may do now.' })
  acts(@Parent() { reading }: ReadTournament): ActObject[] {
    return this.tournaments.actsFor(reading).flatMap(shownAct);
  }

  @ResolveField(() => EntryObject, { nullable: true, description: "The caller's own." })
  my(@Parent() tournament: ReadTournament): EntryObject | null {
    return myEntry(tournament);
  }

  @ResolveField(() => PairingChoiceObject, {
    nullable: true,
    description: "What the caller's own pair has to choose now.",
  })
  myChoice(@Parent() tournament: ReadTournament): PairingChoiceObject | null {
    return myChoice(tournament);
  }

  @ResolveField(() => OwnBidObject, {
    nullable: true,
    description: "The caller's own sealed bid for their next game; nobody else is told it.",
  })
  myBid(@Parent() { reading }: ReadTournament): Promise<OwnBidObject | null> {
    return this.tournaments.ownBid(reading);
  }
}
