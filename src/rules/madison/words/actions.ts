import type { Action } from '../../kernel/action.js';
import type { Locale } from '../../kernel/text.js';
import { labelling } from '../../kits/labels.js';
import type { View } from '../view/view.js';
import { CARD_ACTIONS } from './card-actions.js';
import { DEED_ACTIONS } from './deed-actions.js';
import type { Fields, Labels } from './label.js';
import { MOVE_ACTIONS } from './move-actions.js';
import { upper } from './names.js';

const LABELS: Labels = { ...CARD_ACTIONS, ...MOVE_ACTIONS, ...DEED_ACTIONS };

const label = labelling<Fields, View>(LABELS);

/** One choice as the seat that has it reads it. */
export const describeAction = (action: Action, view: View, locale: Locale): string =>
  upper(label(action, view, locale));
