export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text for people, in every language of Muster. */
export type Text = { readonly [L in Locale]: string };

/** A line of a written position without its comment. A regular expression would try every `#` of a long row of them. */
export function contentOf(line: string): string {
  const comment = line.indexOf('#');
  return (comment < 0 ? line : line.slice(0, comment)).trim();
}
