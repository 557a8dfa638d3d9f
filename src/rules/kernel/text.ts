export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a person reads, in every language Muster speaks. */
export type Text = { readonly [L in Locale]: string };
