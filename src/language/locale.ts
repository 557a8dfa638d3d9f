export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** Description of `?locale=`. */
export const LOCALE_HELP = 'Before the header Accept-Language.';

/** A sentence for people, in every language that the service speaks. */
export type Text = Readonly<Record<Locale, string>>;

export const DEFAULT_LOCALE: Locale = 'en';

interface Wish {
  readonly language: string;
  readonly quality: number;
}

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return {
    language: tag.toLowerCase().split('-')[0] ?? '',
    quality: quality === undefined ? 1 : Number(quality) || 0,
  };
}

/** The best of our languages for an `Accept-Language` header; English where none fits. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  if (!acceptLanguage) return DEFAULT_LOCALE;
  const wishes = acceptLanguage.slice(0, 200).split(',').map(wishOf);
  const best = wishes
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => LOCALES.find((locale) => locale === language))
    .find((locale) => locale !== undefined);
  return best ?? DEFAULT_LOCALE;
}

/** Reads a value of `?locale=` and the like, in upper or lower case; undefined: not one of our languages. */
export function asLocale(value: unknown): Locale | undefined {
  return LOCALES.find((locale) => typeof value === 'string' && locale === value.toLowerCase());
}
