import type { Phases } from '../../../kernel/phase.js';
import { aim } from './aim.js';
import { battleCard } from './battle-card.js';
import { carryingOut } from './carrying-out.js';
import { pick } from './pick.js';
import { window } from './window.js';

/** What cards do, and the windows in which reaction and battle cards are played. */
export const cardPhases: Phases = {
  aim,
  'battle-card': battleCard,
  effects: carryingOut,
  pick,
  window,
};
