import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';

import { GraphQLJson } from '../../common/json.scalar.js';
import { LocaleEnum, RequestLocale } from '../../language/locale.decorator.js';
import type { Locale, Text } from '../../language/locale.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import {
  type BoardBox,
  type BoardPart,
  type JsonObject,
  type Lesson,
  type LessonStep,
  optionsOf,
  type OptionTable,
  type Ruleset,
  type Scenario,
  seatNamesOf,
} from '../../rules/index.js';
import { boxOf, catalogueJson } from '../rulesets/catalogue.js';
import { type CitedClause, citedClause } from '../rulesets/cited-clause.js';
import { actionSchemaOf, namedSeats, optionSchemaOf } from '../rulesets/ruleset-schemas.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { idIn } from './ids.js';
import {
  BoardBoxObject,
  BoardObject,
  BoardPartObject,
  ClauseObject,
  LessonObject,
  LessonStepObject,
  RulesetObject,
  ScenarioObject,
  SeatNameObject,
} from './ruleset.objects.js';

interface SeatName extends SeatNameObject {
  readonly name: Text;
}

/** A step of a lesson, with the ruleset whose rulebook its clauses belong to. */
interface TaughtStep extends LessonStep {
  readonly rules: Ruleset;
}

interface WholeLesson extends Omit<Lesson, 'steps'> {
  readonly steps: readonly TaughtStep[];
}

/** A scenario with its options and seat names, taken from its ruleset where it has none of its own. */
interface WholeScenario extends Omit<Scenario, 'seatNames'> {
  readonly scenario: string;
  readonly options: OptionTable;
  readonly seatNames: readonly SeatName[];
}

/** `owner` (a ruleset or scenario) makes the ids of seat names unique, as two owners may name a seat alike. */
const seatNamesIn = (owner: string, rules: Ruleset, names: Ruleset['seatNames']): SeatName[] =>
  namedSeats(rules, names).map((seat) => ({ ...seat, id: idIn(owner, seat.id), seat: seat.id }));

const locale = { type: () => LocaleEnum, nullable: true } as const;

@Needs('nothing')
@Resolver(() => RulesetObject)
export class RulesetResolver {
  constructor(private readonly known: Rulesets) {}

  @Anonymous()
  @Query(() => [RulesetObject], { description: 'What can be played here.' })
  rulesets(
    @Args('id', { type: () => ID, nullable: true, description: 'That one alone.' })
    id?: string | null,
  ): readonly Ruleset[] {
    return id === undefined || id === null ? this.known.all : [this.known.require(id)];
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

  @ResolveField(() => Boolean, { description: 'A game may end without a winner.' })
  mayBeDrawn(@Parent() rules: Ruleset): boolean {
    return rules.mayBeDrawn === true;
  }

  @ResolveField(() => String, {
    description: 'What it is about and played with, in one sentence.',
  })
  line(
    @Parent() { line }: Ruleset,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return line[asked ?? wish];
  }

  @ResolveField(() => [ScenarioObject])
  scenarios(@Parent() rules: Ruleset): readonly WholeScenario[] {
    return rules.scenarios.map((one) => {
      const id = idIn(rules.id, one.id);
      const seatNames = seatNamesIn(id, rules, seatNamesOf(rules, one.id));
      return { ...one, id, scenario: one.id, options: optionsOf(rules, one.id), seatNames };
    });
  }

  @ResolveField(() => GraphQLJson, {
    description: 'JSON Schema of the options of a new game whose scenario has none of its own.',
  })
  optionSchema(
    @Parent() { options }: Ruleset,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): JsonObject {
    return optionSchemaOf(options, asked ?? wish);
  }

  @ResolveField(() => [SeatNameObject], { description: 'Where a scenario has none of its own.' })
  seatNames(@Parent() rules: Ruleset): SeatName[] {
    return seatNamesIn(rules.id, rules, rules.seatNames);
  }

  @ResolveField(() => GraphQLJson, { description: 'JSON Schema of an action.' })
  actionSchema(@Parent() rules: Ruleset): JsonObject {
    return actionSchemaOf(rules);
  }

  @ResolveField(() => GraphQLJson, { description: 'JSON Schema of a view.' })
  viewSchema(@Parent() { viewSchema }: Ruleset): JsonObject {
    return viewSchema;
  }

  @ResolveField(() => String, {
    description: 'Of what lies in its box: another whenever anything in there is.',
  })
  box(@Parent() rules: Ruleset): string {
    return boxOf(rules);
  }

  @ResolveField(() => GraphQLJson, {
    description: 'What lies in its box, as GET /v1/rulesets/:id/components has it.',
  })
  components(
    @Parent() rules: Ruleset,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): JsonObject {
    return catalogueJson(rules, asked ?? wish);
  }

  @ResolveField(() => BoardObject)
  board(@Parent() { id, board: { size, parts } }: Ruleset): { parts: readonly BoardPart[] } {
    return {
      ...size,
      parts: parts.map((one) => ({ ...one, id: idIn(id, one.id), part: one.id })),
    };
  }

  @ResolveField(() => LessonObject, { nullable: true, description: 'null: it has none.' })
  lesson(@Parent() rules: Ruleset): WholeLesson | null {
    if (rules.lesson === undefined) return null;
    const { options = {}, steps, ...lesson } = rules.lesson;
    return { ...lesson, options, steps: steps.map((step) => ({ ...step, rules })) };
  }

  @ResolveField(() => [ClauseObject])
  clauses(@Parent() { clauses }: Ruleset): CitedClause[] {
    return Object.entries(clauses).map(([id, text]) => ({ id, ...text }));
  }
}

@Resolver(() => LessonStepObject)
export class LessonStepResolver {
  @ResolveField(() => String, { description: 'One short sentence.' })
  text(
    @Parent() { text }: TaughtStep,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return text[asked ?? wish];
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'To be said where it was the last step of a combat.',
  })
  closing(
    @Parent() { closing }: TaughtStep,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string | null {
    return closing?.[asked ?? wish] ?? null;
  }

  @ResolveField(() => ClauseObject, { nullable: true })
  clause(@Parent() { rules, clause }: TaughtStep): CitedClause | null {
    return citedClause(rules, clause);
  }
}

@Resolver(() => BoardPartObject)
export class BoardPartResolver {
  @ResolveField(() => String)
  title(
    @Parent() { title }: BoardPart,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return title[asked ?? wish];
  }

  @ResolveField(() => BoardBoxObject)
  box(@Parent() { box }: BoardPart): BoardBox {
    return box;
  }
}

@Resolver(() => ScenarioObject)
export class ScenarioResolver {
  @ResolveField(() => String)
  title(
    @Parent() { title }: WholeScenario,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return title[asked ?? wish];
  }

  @ResolveField(() => GraphQLJson, {
    description: 'JSON Schema of the options of a new game of it.',
  })
  optionSchema(
    @Parent() { options }: WholeScenario,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): JsonObject {
    return optionSchemaOf(options, asked ?? wish);
  }

  @ResolveField(() => [SeatNameObject])
  seatNames(@Parent() { seatNames }: WholeScenario): readonly SeatName[] {
    return seatNames;
  }
}

@Resolver(() => SeatNameObject)
export class SeatNameResolver {
  @ResolveField(() => String)
  name(
    @Parent() { name }: SeatName,
    @RequestLocale() wish: Locale,
    @Args('locale', locale) asked?: Locale,
  ): string {
    return name[asked ?? wish];
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
