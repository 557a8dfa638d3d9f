import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';

import { GraphQLJson } from '../common/json.scalar.js';
import type { Locale } from '../common/locale.js';
import { LocaleEnum, RequestLocale } from '../common/locale.decorator.js';
import { Anonymous } from '../players/auth.guard.js';
import type { JsonObject, Ruleset, Scenario } from '../rules/index.js';
import { citedClause } from './cited-clause.js';
import { actionSchemaOf, optionSchemaOf } from './ruleset-schemas.js';
import {
  type CitedClause,
  ClauseObject,
  RulesetObject,
  ScenarioObject,
} from './ruleset.objects.js';
import { Rulesets } from './rulesets.js';

const locale = { type: () => LocaleEnum, nullable: true } as const;

@Resolver(() => RulesetObject)
export class RulesetResolver {
  constructor(private readonly known: Rulesets) {}

  @Anonymous()
  @Query(() => [RulesetObject], { description: 'What can be played here.' })
  rulesets(): readonly Ruleset[] {
    return this.known.all;
  }

  @Anonymous()
  @Query(() => ClauseObject, { nullable: true, description: 'What a refusal cites.' })
  rule(
    @Args('ruleset', { type: () => ID }) ruleset: string,
    @Args('clause', { type: () => ID }) clause: string,
  ): CitedClause | null {
    return citedClause(this.known.find(ruleset), clause);
  }

  @ResolveField(() => String)
  title(
    @Parent() { title }: Ruleset,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return title[asked ?? wish];
  }

  @ResolveField(() => [ScenarioObject])
  scenarios(@Parent() { scenarios }: Ruleset): readonly Scenario[] {
    return scenarios;
  }

  @ResolveField(() => GraphQLJson, { description: 'JSON Schema of the options of a new game.' })
  optionSchema(@Parent() rules: Ruleset): JsonObject {
    return optionSchemaOf(rules);
  }

  @ResolveField(() => GraphQLJson, { description: 'JSON Schema of an action.' })
  actionSchema(@Parent() rules: Ruleset): JsonObject {
    return actionSchemaOf(rules);
  }

  @ResolveField(() => GraphQLJson, { description: 'JSON Schema of a view.' })
  viewSchema(@Parent() { viewSchema }: Ruleset): JsonObject {
    return viewSchema;
  }

  @ResolveField(() => [ClauseObject])
  clauses(@Parent() { clauses }: Ruleset): CitedClause[] {
    return Object.entries(clauses).map(([id, text]) => ({ id, ...text }));
  }
}

@Resolver(() => ScenarioObject)
export class ScenarioResolver {
  @ResolveField(() => String)
  title(
    @Parent() { title }: Scenario,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return title[asked ?? wish];
  }
}

@Resolver(() => ClauseObject)
export class ClauseResolver {
  @ResolveField(() => String)
  title(
    @Parent() { title }: CitedClause,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return title[asked ?? wish];
  }

  @ResolveField(() => String, { description: 'One sentence of our own.' })
  summary(
    @Parent() { summary }: CitedClause,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return summary[asked ?? wish];
  }
}
