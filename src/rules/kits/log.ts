import type { Heard, Roll } from '../kernel/table.js';
import type { Locale } from '../kernel/text.js';

/** Wording of an event in each language, from its data and the dice rolled for it. */
export type Line<D> = { readonly [L in Locale]: (data: D, rolls: readonly Roll[]) => string };

/** Type of event -> its wording, given the map from type of event to its data. */
export type Lines<D> = { readonly [K in keyof D]: Line<D[K]> };

/**
 * Makes the function that words an event of the log for the seat that may know it. `lines` has the wording of every
 * type of event that the rules log.
 */
export const describing =
  <T extends string>(lines: { readonly [K in T]: Line<never> }) =>
  ({ type, data, rolls }: Heard, locale: Locale): string => {
    if (!Object.hasOwn(lines, type)) throw new Error(`no log line for the event ${type}`);
    const line = lines[type as T] as Line<unknown>;
    return line[locale](data, rolls);
  };
