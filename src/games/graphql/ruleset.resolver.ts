import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';

import { GraphQLJson } from '../../common/json.scalar.js';
import type { Locale } from '../../common/locale.js';
import { LocaleEnum, RequestLocale } from '../../common/locale.decorator.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import { optionsOf, type JsonObject, type Ruleset, type Scenario } from '../../rules/index.js';
import { citedClause, type CitedClause } from '../rulesets/cited-clause.js';
import { actionSchemaOf, optionSchemaOf } from '../rulesets/ruleset-schemas.js';
import { ClauseObject, RulesetObject, ScenarioObject } from './ruleset.objects.js';
import { Rulesets } from '../rulesets/rulesets.js';

const locale = { type: () => LocaleEnum, nullable: true } as const;

@Needs('nothing')
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
  scenarios(@Parent() rules: Ruleset): readonly Scenario[] {
    return rules.scenarios.map((one) => ({ ...one, options: optionsOf(rules, one.id) }));
  }

  @ResolveField(() => GraphQLJson, {
    description: 'JSON Schema of the options of a new game whose scenario has none of its own.',
  })
  optionSchema(@Parent() { options }: Ruleset): JsonObject {
    return optionSchemaOf(options);
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

  @ResolveField(() => GraphQLJson, {
    description: 'JSON Schema of the options of a new game of it.',
  })
  optionSchema(@Parent() { options = {} }: Scenario): JsonObject {
    return optionSchemaOf(options);
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
