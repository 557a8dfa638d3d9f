import { actionKey, type Action } from '../../kernel/action.js';
import type { Locale } from '../../kernel/text.js';
import type { View } from '../view.js';

export function describeAction(action: Action, _view: View, _locale: Locale): string {
  return actionKey(action);
}
