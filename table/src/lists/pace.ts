import { listWords } from '../words.js';

/** The paces to choose from, first the one without a clock. */
export const PACES = ['none', 'live-60', 'fast', 'daily', 'slow'];

/** A pace in words, e.g. `Clock: Daily (5 days, 12 h more each turn)`; one that is newer than this page by its id. */
export function paceOf(preset: string): string {
  const { clock, paces, paceHelp } = listWords();
  const help = paceHelp[preset];
  return `${clock}: ${paces[preset] ?? preset}${help === undefined ? '' : ` (${help})`}`;
}
