import type { ClauseText } from '../kernel/clauses.js';

/** Title and summary in English, then title and summary in Japanese. */
export const clause = (
  title: string,
  summary: string,
  jaTitle: string,
  jaSummary: string,
): ClauseText => ({
  title: { en: title, ja: jaTitle },
  summary: { en: summary, ja: jaSummary },
});
