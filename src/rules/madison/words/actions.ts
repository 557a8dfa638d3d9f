import type { Action } from '../../kernel/action.js';
import type { Locale } from '../../kernel/text.js';
import type { View } from '../view.js';
import { CARD_ACTIONS } from './card-actions.js';
import { DEED_ACTIONS } from './deed-actions.js';
import type { Fields, Labels } from './label.js';
import { MOVE_ACTIONS } from './move-actions.js';
import { upper } from './names.js';

const LABELS: Labels = { ...CARD_ACTIONS, ...MOVE_ACTIONS, ...DEED_ACTIONS };

/** One choice as the seat that has it reads it. */
export function describeAction(action: Action, view: View, locale: Locale): string {
  const label = LABELS[action.do];
  if (label === undefined) throw new Error(`no label for the verb ${action.do}`);
  // the fields were checked against the verbs of the phase
  return upper(label[locale](action as unknown as Fields, view));
}
