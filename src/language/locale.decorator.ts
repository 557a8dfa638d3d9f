import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';

import { asLocale, type Locale, localeOf, LOCALES } from './locale.js';
import { type MusterRequest, requestOf } from './request.js';

/** The enum `Locale` of the schema: `@Args('locale', { type: () => LocaleEnum, nullable: true }) locale?: Locale`. */
export const LocaleEnum = Object.fromEntries(
  LOCALES.map((locale) => [locale.toUpperCase(), locale]),
) as Record<Uppercase<Locale>, Locale>;
registerEnumType(LocaleEnum, { name: 'Locale', description: 'A language for texts.' });

/** Argument `locale` of a field that returns a text. */
@ArgsType()
export class InLanguage {
  @Field(() => LocaleEnum, { nullable: true })
  locale?: Locale;
}

/** The language of a request: `?locale=`, or else the header `Accept-Language`. */
export function requestLocale({
  query,
  headers,
}: Pick<MusterRequest, 'query' | 'headers'>): Locale {
  const asked = typeof query === 'object' && query && 'locale' in query ? query.locale : undefined;
  return asLocale(asked) ?? localeOf(headers['accept-language']);
}

/** Parameter decorator: the language of a request, where no argument names another. */
export const RequestLocale = createParamDecorator((_: unknown, context: ExecutionContext): Locale =>
  requestLocale(requestOf(context)),
);
