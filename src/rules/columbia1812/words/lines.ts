import type { Roll } from '../../kernel/table.js';
import type { Locale } from '../../kernel/text.js';

/** How an event reads in each language, from its data and the dice rolled for it. */
export type Line<D> = { readonly [L in Locale]: (data: D, rolls: readonly Roll[]) => string };

/** Event type -> its line, from event type -> its data. */
export type Lines<D> = { readonly [K in keyof D]: Line<D[K]> };
