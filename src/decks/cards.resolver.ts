import { Args, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';

import { idIn, nameIn, RulesetObject } from '../games/index.js';
import { LocaleEnum, RequestLocale } from '../language/locale.decorator.js';
import type { Locale } from '../language/locale.js';
import type { Ruleset } from '../rules/index.js';
import { CardObject, type CardOf } from './card.objects.js';

const LocaleArg = (): ParameterDecorator =>
  Args('locale', { type: () => LocaleEnum, nullable: true });

@Resolver(() => RulesetObject)
export class CatalogueResolver {
  @ResolveField(() => [CardObject], { description: 'All its cards, by number.' })
  cards(
    @Parent() rules: Ruleset,
    @Args('id', {
      type: () => ID,
      nullable: true,
      description: 'That one alone, by its `card` or its `id`.',
    })
    id?: string | null,
  ): CardOf[] {
    const { catalogue } = rules.decks;
    const card = id === undefined || id === null ? null : nameIn(rules.id, id);
    const wanted = card === null ? catalogue : catalogue.filter((one) => one.id === card);
    return wanted.map((one) => ({ ...one, id: idIn(rules.id, one.id), card: one.id, rules }));
  }
}

@Resolver(() => CardObject)
export class CardResolver {
  @ResolveField(() => String)
  title(
    @Parent() { title }: CardOf,
    @RequestLocale() wish: Locale,
    @LocaleArg() asked?: Locale,
  ): string {
    return title[asked ?? wish];
  }

  @ResolveField(() => String, { description: 'What it does.' })
  text(
    @Parent() { text }: CardOf,
    @RequestLocale() wish: Locale,
    @LocaleArg() asked?: Locale,
  ): string {
    return text[asked ?? wish];
  }

  @ResolveField(() => String, { nullable: true, description: 'The history behind it.' })
  history(
    @Parent() { history }: CardOf,
    @RequestLocale() wish: Locale,
    @LocaleArg() asked?: Locale,
  ): string | null {
    return history === null ? null : history[asked ?? wish];
  }

  @ResolveField(() => String)
  type(
    @Parent() { type }: CardOf,
    @RequestLocale() wish: Locale,
    @LocaleArg() asked?: Locale,
  ): string {
    return type[asked ?? wish];
  }

  @ResolveField(() => String)
  deckTitle(
    @Parent() { deckTitle }: CardOf,
    @RequestLocale() wish: Locale,
    @LocaleArg() asked?: Locale,
  ): string {
    return deckTitle[asked ?? wish];
  }

  @ResolveField(() => String, { nullable: true, description: 'null: it has no picture.' })
  svg(
    @Parent() { rules, card }: CardOf,
    @RequestLocale() wish: Locale,
    @LocaleArg() asked?: Locale,
  ): string | null {
    return rules.decks.svg?.(card, asked ?? wish) ?? null;
  }
}
