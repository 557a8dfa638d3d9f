import { phasesOf } from '../../kernel/phase.js';
import type { Ids, State1776 } from '../state.js';

/** Makers of the phases of 1776. */
export const { ask, run } = phasesOf<State1776, Ids>();
