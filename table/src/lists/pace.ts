import { listWords } from '../words.js';

/** What a game may be played at, without a clock first. */
export const PACES = ['none', 'live-60', 'fast', 'daily', 'slow'];

/** `Clock: Daily (5 days, 12 h more each turn)`; one that came later by its own name. */
export function paceOf(preset: string): string {
  const { clock, paces, paceHelp } = listWords();
  const help = paceHelp[preset];
  return `${clock}: ${paces[preset] ?? preset}${help === undefined ? '' : ` (${help})`}`;
}
