import type { Heard, Roll } from '../kernel/table.js';
import type { Locale } from '../kernel/text.js';

/** How an event reads in each language, from its data and the dice rolled for it. */
export type Line<D> = { readonly [L in Locale]: (data: D, rolls: readonly Roll[]) => string };

/** Event type -> its line, from event type -> its data. */
export type Lines<D> = { readonly [K in keyof D]: Line<D[K]> };

/**
 * The log line of an event as its hearer may know it, from a table that pairs every type with what the rules say under
 * it.
 */
export const describing =
  <T extends string>(lines: { readonly [K in T]: Line<never> }) =>
  ({ type, data, rolls }: Heard, locale: Locale): string => {
    if (!Object.hasOwn(lines, type)) throw new Error(`no log line for the event ${type}`);
    const line = lines[type as T] as Line<unknown>;
    return line[locale](data, rolls);
  };
