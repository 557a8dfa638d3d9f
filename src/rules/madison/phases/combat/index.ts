import type { Phases } from '../../../kernel/phase.js';
import { combat } from './combat.js';
import { command, lead } from './lead.js';
import { loss } from './loss.js';

/** Section 10: land combat. */
export const combatPhases: Phases = { combat, command, lead, loss };
