import type { Heard } from '../../kernel/table.js';
import type { Locale } from '../../kernel/text.js';

export function describeEvent({ type }: Heard, _locale: Locale): string {
  return type;
}
