import type { Phase, Phases } from '../../kernel/phase.js';
import { lookup } from '../../kits/lookup.js';
import { combatPhases } from './combat/index.js';
import { cardPhases } from './effects/index.js';
import { lakePhases } from './lakes/index.js';
import { marchPhases } from './march/index.js';
import { turnPhases } from './turn/index.js';

const ALL: Phases = {
  ...turnPhases,
  ...marchPhases,
  ...lakePhases,
  ...combatPhases,
  ...cardPhases,
};

/** The sequence of play, movement by land and by water, combat, and what cards do. */
export const phases: Phases = lookup(Object.keys(ALL), (f) => ALL[f] as Phase);
