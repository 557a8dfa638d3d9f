import type { Action } from '../../kernel/action.js';
import type { Locale } from '../../kernel/text.js';
import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { Face } from '../state.js';
import type { View } from '../view.js';
import { ARMY } from './army-actions.js';
import { BATTLE_ACTIONS } from './battle-actions.js';
import { NAVAL_ACTIONS } from './naval-actions.js';
import type { Label } from './labels.js';

/** The fields of all verbs; each verb has its own of them. */
interface Fields {
  unit: BlockId;
  to: TownId;
  town: TownId;
  on: TownId;
  face: Face;
}

const LABELS: { readonly [verb: string]: Label<Fields> } = {
  ...ARMY,
  ...NAVAL_ACTIONS,
  ...BATTLE_ACTIONS,
};

/** Verbs that have a label. */
export const VERBS: readonly string[] = Object.keys(LABELS);

/** One choice as the seat that has it reads it. */
export function describeAction(action: Action, view: View, locale: Locale): string {
  const label = LABELS[action.do];
  if (label === undefined) throw new Error(`no label for the verb ${action.do}`);
  // the fields were checked against the verbs of the phase
  return label[locale](action as unknown as Fields, view);
}
