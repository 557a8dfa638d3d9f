import type { Counter, Question } from '../kernel/asks.js';
import type { Text } from '../kernel/text.js';

/** How one decision is worded, from the view of the seat that owes it. */
export interface Asking<V> {
  readonly text: (view: V) => Text;
  readonly counters?: (view: V) => readonly Counter[];
  readonly ends?: (view: V) => Text;
}

/** Name of a phase -> wording of its decision, for every decision of a game. */
export type Askings<V> = { readonly [phase: string]: Asking<V> };

export function question<V>(askings: Askings<V>, id: string, view: V): Question {
  const asking = Object.hasOwn(askings, id) ? askings[id] : undefined;
  if (asking === undefined) throw new Error(`no question for the decision ${id}`);
  return {
    text: asking.text(view),
    counters: asking.counters?.(view),
    ends: asking.ends?.(view),
  };
}

export const both = (en: string, ja: string): Text => ({ en, ja });

export const counter = (
  en: string,
  ja: string,
  value: number,
  of: number | null = null,
): Counter => ({
  label: { en, ja },
  value,
  of,
});
