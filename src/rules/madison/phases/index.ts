import type { Phases } from '../../kernel/phase.js';
import { combatPhases } from './combat/index.js';
import { effectPhases } from './effects/index.js';
import { lakePhases } from './lakes/index.js';
import { marchPhases } from './march/index.js';
import { turnPhases } from './turn/index.js';

/** The sequence of play, movement by land and by water, combat, and what cards do. */
export const phases: Phases = {
  ...turnPhases,
  ...marchPhases,
  ...lakePhases,
  ...combatPhases,
  ...effectPhases,
};
