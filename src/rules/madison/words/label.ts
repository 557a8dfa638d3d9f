import type * as kit from '../../kits/labels.js';
import type { Ids } from '../state.js';
import type { View } from '../view/view.js';

/** Fields of all verbs; each verb has some of them. */
export interface Fields extends Ids {
  readonly to: Ids['space'];
}

export type Label = kit.Label<Fields, View>;
export type Labels = { readonly [verb: string]: Label };

/** A wording that does not depend on fields. */
export const plain = (en: string, ja: string): Label => ({ en: () => en, ja: () => ja });

/** Whether an action has a field: verbs of the same name differ by theirs. */
export const has = (fields: Fields, field: keyof Fields): boolean => Object.hasOwn(fields, field);

export const deciding = ({ decision }: View): string => decision?.name ?? '';
