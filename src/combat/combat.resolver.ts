import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';

import { GraphQLJson } from '../common/json.scalar.js';
import {
  ChoiceObject,
  choicesIn,
  type CitedClause,
  citedClause,
  type CitedLogEntry,
  ClauseObject,
  entriesIn,
  ExplainArgs,
  idIn,
  LogEntryObject,
  nameIn,
  type Outlook,
  RulesetObject,
} from '../games/index.js';
import { Address } from '../http/address.decorator.js';
import { LocaleEnum, RequestLocale } from '../language/locale.decorator.js';
import type { Locale } from '../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import type { Ending, JsonObject, Modifier, Ruleset } from '../rules/index.js';
import { CombatArgs, CombatOddsInput, CombatReportsArgs } from './combat.inputs.js';
import {
  type CitedModifier,
  type CitedReport,
  CombatEndingObject,
  CombatObject,
  CombatOddsObject,
  CombatReportObject,
  ModifierObject,
  OutlookObject,
  SAID,
} from './combat.objects.js';
import { type CombatReading, CombatService } from './combat.service.js';

const citedIn = (rules: Ruleset, modifiers: readonly Modifier[]): CitedModifier[] =>
  modifiers.map((one) => ({ kind: 'DIE', ...one, rules }));

@Needs('read')
@Resolver(() => CombatObject)
export class CombatResolver {
  constructor(private readonly service: CombatService) {}

  @Anonymous()
  @Query(() => CombatObject, { nullable: true, description: 'null: nobody fights.' })
  combat(
    @CurrentPlayer() player: Player | null,
    @Args() { gameId, invite }: CombatArgs,
  ): Promise<CombatReading | null> {
    return this.service.battle(player?.id ?? null, gameId, invite);
  }

  @Anonymous()
  @Query(() => CombatOddsObject, { description: 'Exact odds of a combat that might be fought.' })
  async combatOdds(
    @CurrentPlayer() player: Player | null,
    @Args('input') input: CombatOddsInput,
    @Address() address: string,
  ): Promise<CombatOddsObject> {
    const { rules, odds } = await this.service.odds(player?.id ?? null, input, address);
    return { rows: odds.rows, modifiers: citedIn(rules, odds.modifiers) };
  }

  @Anonymous()
  @Query(() => [CombatReportObject], {
    description: 'Combats that are over, in the order in which they ended.',
  })
  async combatReports(
    @CurrentPlayer() player: Player | null,
    @Args() { gameId, ...order }: CombatReportsArgs,
  ): Promise<CitedReport[]> {
    const after = order.after === undefined ? undefined : nameIn(gameId, order.after);
    const page = { ...order, after };
    const { game, reports } = await this.service.reports(player?.id ?? null, gameId, page);
    return reports.map((one) => ({ ...one, id: idIn(gameId, one.id), rules: game.rules }));
  }

  @Query(() => OutlookObject, { nullable: true, description: SAID.OUTLOOK })
  outlook(
    @CurrentPlayer() player: Player,
    @Args() question: ExplainArgs,
    @Address() address: string,
  ): Promise<Outlook | null> {
    return this.service.outlook(player.id, question, address);
  }

  @ResolveField(() => [ModifierObject], { description: 'What changes it as it stands.' })
  modifiers(@Parent() { game: { rules }, modifiers }: CombatReading): CitedModifier[] {
    return citedIn(rules, modifiers);
  }

  @ResolveField(() => [CombatEndingObject], { nullable: true, description: SAID.ODDS })
  odds(@Parent() { game }: CombatReading): Promise<readonly Ending[] | null> {
    return game.endings();
  }

  @ResolveField(() => [ChoiceObject], { description: 'What the caller may do in it now.' })
  choices(@Parent() { game, actions }: CombatReading): Promise<ChoiceObject[]> {
    return choicesIn(game, actions);
  }
}

@Resolver(() => ModifierObject)
export class ModifierResolver {
  @ResolveField(() => ClauseObject, { nullable: true })
  clause(@Parent() { rules, clause }: CitedModifier): CitedClause | null {
    return citedClause(rules, clause);
  }

  @ResolveField(() => String)
  label(
    @Parent() { label }: CitedModifier,
    @RequestLocale() wish: Locale,
    @Args('locale', { type: () => LocaleEnum, nullable: true }) asked?: Locale,
  ): string {
    return label[asked ?? wish];
  }
}

@Resolver(() => OutlookObject)
export class OutlookResolver {
  @ResolveField(() => [CombatEndingObject], { nullable: true, description: SAID.OUTLOOK_ODDS })
  odds(@Parent() { endings }: OutlookObject): readonly Ending[] | null {
    return endings;
  }
}

@Resolver(() => CombatEndingObject)
export class CombatEndingResolver {
  @ResolveField(() => String)
  label(
    @Parent() { label }: CombatEndingObject,
    @RequestLocale() wish: Locale,
    @Args('locale', { type: () => LocaleEnum, nullable: true }) asked?: Locale,
  ): string {
    return label[asked ?? wish];
  }
}

@Resolver(() => CombatReportObject)
export class CombatReportResolver {
  @ResolveField(() => [LogEntryObject])
  entries(@Parent() { rules, entries }: CitedReport): CitedLogEntry[] {
    return entriesIn(rules, entries);
  }
}

@Resolver(() => RulesetObject)
export class OddsSchemaResolver {
  @ResolveField(() => GraphQLJson, { description: 'JSON Schema of a combat for `combatOdds`.' })
  oddsSchema(@Parent() { combat }: Ruleset): JsonObject {
    return combat.oddsSchema;
  }
}
