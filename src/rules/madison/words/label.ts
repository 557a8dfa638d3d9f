import type * as kit from '../../kits/labels.js';
import type { Ids } from '../state.js';
import type { View } from '../view/view.js';

/** The fields of all verbs; each verb has its own of them. */
export interface Fields extends Ids {
  readonly to: Ids['space'];
}

export type Label = kit.Label<Fields, View>;
export type Labels = { readonly [verb: string]: Label };

/** One that names nothing. */
export const plain = (en: string, ja: string): Label => ({ en: () => en, ja: () => ja });

/** Whether an action has a field: verbs of the same name differ by theirs. */
export const has = (fields: Fields, field: keyof Fields): boolean => Object.hasOwn(fields, field);

export const deciding = ({ decision }: View): string => decision?.name ?? '';
