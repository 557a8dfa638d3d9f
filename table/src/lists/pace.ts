import { listWords } from '../words.js';

/** A pace in words, e.g. `Clock: Daily (5 days, 12 h more each turn)`; one that is newer than this page by its id. */
export function paceOf(preset: string): string {
  const { clock, paces, paceHelp } = listWords();
  const help = paceHelp[preset];
  return `${clock}: ${paces[preset] ?? preset}${help === undefined ? '' : ` (${help})`}`;
}
