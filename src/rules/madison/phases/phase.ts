import { phasesOf } from '../../kernel/phase.js';
import type { Ids, MadisonState } from '../state.js';

/** Makers of the phases of Mr. Madison's War. */
export const { ask, run } = phasesOf<MadisonState, Ids>();
