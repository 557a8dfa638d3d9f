import { phasesOf } from '../../kernel/phase.js';
import type { Ids, State1812 } from '../state.js';

/** Makers of the phases of War of 1812. */
export const { ask, run } = phasesOf<State1812, Ids>();
