import { phasesOf } from '../../kernel/phase.js';
import type { Ids, OpsState } from '../state.js';

/** Makers of the phases of Operations. */
export const { ask, run } = phasesOf<OpsState, Ids>();
