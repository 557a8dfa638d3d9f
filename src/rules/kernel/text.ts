export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** What a person reads, in every language Muster speaks. */
export type Text = { readonly [L in Locale]: string };

/**
 * A line of a written position up to its comment. Not by a regular expression: from a line of nothing but `#` one tries
 * each of them in turn.
 */
export function contentOf(line: string): string {
  const comment = line.indexOf('#');
  return (comment < 0 ? line : line.slice(0, comment)).trim();
}
