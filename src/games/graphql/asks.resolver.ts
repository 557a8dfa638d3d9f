import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';

import { LocaleEnum, RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import type { Counter, Score } from '../../rules/index.js';
import { type CitedClause, citedClause } from '../rulesets/cited-clause.js';
import {
  AsksObject,
  type CitedAsks,
  CounterObject,
  type Labelled,
  ScoreObject,
  ScorePartObject,
} from './asks.objects.js';
import { ClauseObject } from './ruleset.objects.js';

const locale = { type: () => LocaleEnum, nullable: true } as const;

@Resolver(() => AsksObject)
export class AsksResolver {
  @ResolveField(() => String, {
    description: 'A short question or request; of a reaction, to what.',
  })
  text(
    @Parent() { text }: CitedAsks,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return text[asked ?? wish];
  }

  @ResolveField(() => ClauseObject)
  clause(@Parent() { rules, clause }: CitedAsks): CitedClause | null {
    return citedClause(rules, clause);
  }

  @ResolveField(() => [CounterObject])
  counters(@Parent() { counters }: CitedAsks): readonly Counter[] {
    return counters;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'What the verb that ends the decision does here; null: its name says it.',
  })
  ends(
    @Parent() { ends }: CitedAsks,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string | null {
    return ends && ends[asked ?? wish];
  }
}

@Resolver(() => CounterObject)
export class CounterResolver {
  @ResolveField(() => String)
  label(
    @Parent() { label }: Labelled,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return label[asked ?? wish];
  }
}

@Resolver(() => ScoreObject)
export class ScoreResolver {
  @ResolveField(() => [ScorePartObject], { description: 'None where there is one kind of points.' })
  parts(@Parent() { parts }: Score): Score['parts'] {
    return parts;
  }
}

@Resolver(() => ScorePartObject)
export class ScorePartResolver {
  @ResolveField(() => String)
  label(
    @Parent() { label }: Labelled,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return label[asked ?? wish];
  }
}
