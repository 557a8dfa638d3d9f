import { Args, Context, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';

import { GraphQLJson } from '../../common/json.scalar.js';
import { Plain } from '../../common/plain.decorator.js';
import { InLanguage, LocaleEnum, RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import type { GraphqlContext } from '../../language/request.js';
import { type Halt, wordsOf } from '../../rules/index.js';
import { refusalMessage } from '../play/refusal.js';
import type { GameRecord } from '../proof/record.js';
import { type DiceProof, DiceProofsService } from '../reading/dice-proofs.service.js';
import type { Takeback } from '../reading/undo.service.js';
import { type CitedClause, citedClause } from '../rulesets/cited-clause.js';
import { rollsIn } from './game.answers.js';
import {
  ChoiceObject,
  type CitedLogEntry,
  type CitedOutcome,
  type CitedRoll,
  DiceProofObject,
  HaltEnum,
  LogEntryObject,
  OutcomeObject,
  RefusedObject,
  RollObject,
  UndoObject,
} from './game.objects.js';
import { ClauseObject } from './ruleset.objects.js';

const CHOICE_ATTACKS =
  'The place that it attacks, where the caller sees enemies; null: it attacks nobody.';
const CHOICE_FROM =
  'The place from which it moves what it names, where it does not name that itself; null: nothing, or it does.';
const CHOICE_STOPS =
  'What comes of it before the caller decides again, as far as they can know; null: nothing that `undo` does not take back.';

@Resolver(() => ChoiceObject)
export class ChoiceResolver {
  @Plain()
  @ResolveField(() => String)
  label(
    @Parent() { action, game, view }: ChoiceObject,
    @Args() { locale }: InLanguage,
    @Context() context: GraphqlContext,
  ): string {
    return game.rules.describeAction(action, view, locale ?? context.locale);
  }

  @Plain()
  @ResolveField(() => [String], {
    description:
      'Short names: what its verb does, then what each of its fields names, in their order.',
  })
  words(
    @Parent() { action, game }: ChoiceObject,
    @Args() { locale }: InLanguage,
    @Context() context: GraphqlContext,
  ): string[] {
    return wordsOf(game.rules, action, locale ?? context.locale);
  }

  @Plain()
  @ResolveField(() => ID, { nullable: true, description: CHOICE_ATTACKS })
  attacks(@Parent() { action, game, view }: ChoiceObject): string | null {
    return game.rules.combat.attacks(view, action);
  }

  @Plain()
  @ResolveField(() => ID, { nullable: true, description: CHOICE_FROM })
  from(@Parent() { action, game, view }: ChoiceObject): string | null {
    return game.rules.from?.(view, action) ?? null;
  }

  @Plain()
  @ResolveField(() => HaltEnum, { nullable: true, description: CHOICE_STOPS })
  stops(@Parent() { action, game, stops }: ChoiceObject): Halt | Promise<Halt> {
    return stops === null ? game.stops().then((of) => of(action)) : stops(action);
  }
}

@Resolver(() => UndoObject)
export class UndoResolver {
  @Plain()
  @ResolveField(() => String, { description: 'The sentence of its last step.' })
  label(
    @Parent() taken: Takeback,
    @Args() { locale }: InLanguage,
    @Context() context: GraphqlContext,
  ): string {
    return taken.label(locale ?? context.locale);
  }
}

@Resolver(() => RollObject)
export class RollResolver {
  @Plain()
  @ResolveField(() => ClauseObject, { nullable: true })
  clause(@Parent() { rules, clause }: CitedRoll): CitedClause | null {
    return citedClause(rules, clause);
  }
}

@Resolver(() => LogEntryObject)
export class LogEntryResolver {
  @Plain()
  @ResolveField(() => String)
  text(
    @Parent() entry: CitedLogEntry,
    @Args() { locale }: InLanguage,
    @Context() context: GraphqlContext,
  ): string {
    return entry.text(locale ?? context.locale);
  }

  @Plain()
  @ResolveField(() => ClauseObject, {
    nullable: true,
    description: 'null: not by any rule, as a resignation.',
  })
  clause(@Parent() { rules, clause }: CitedLogEntry): CitedClause | null {
    return citedClause(rules, clause);
  }

  @Plain()
  @ResolveField(() => [RollObject])
  rolls(@Parent() { rules, rolls }: CitedLogEntry): CitedRoll[] {
    return rollsIn(rules, rolls);
  }
}

@Resolver(() => OutcomeObject)
export class OutcomeResolver {
  @ResolveField(() => ClauseObject, {
    nullable: true,
    description: 'null: not by any rule, as a resignation.',
  })
  clause(@Parent() { rules, clause }: CitedOutcome): CitedClause | null {
    return citedClause(rules, clause);
  }
}

@Resolver(() => RefusedObject)
export class RefusedResolver {
  @ResolveField(() => ClauseObject, {
    nullable: true,
    description: 'What forbids it; null where no rule was asked.',
  })
  clause(@Parent() { refusal, game }: RefusedObject): CitedClause | null {
    return citedClause(game.rules, refusal.clause);
  }

  @ResolveField(() => String)
  message(
    @Parent() { refusal, game }: RefusedObject,
    @RequestLocale() wish: Locale,
    @Args('locale', { type: () => LocaleEnum, nullable: true }) asked?: Locale,
  ): string {
    return refusalMessage(refusal, game.rules, asked ?? wish);
  }
}

@Resolver(() => DiceProofObject)
export class DiceProofResolver {
  constructor(private readonly proofs: DiceProofsService) {}

  @ResolveField(() => [RollObject], { description: 'Every roll made in the open so far.' })
  async rolls(@Parent() { game }: DiceProof): Promise<CitedRoll[]> {
    return rollsIn(game.rules, await this.proofs.rolls(game));
  }

  @ResolveField(() => GraphQLJson, {
    nullable: true,
    description: 'The whole game, for whoever checks it; once it is over.',
  })
  record(@Parent() { game }: DiceProof): Promise<GameRecord | null> {
    return this.proofs.record(game);
  }
}
