import { clone } from '../../kernel/json.js';
import type { Resampled } from '../../kernel/ruleset.js';
import type { State1776 } from '../state.js';

/** The Basic Game hides nothing: there is no other world. */
export const resample = (state: State1776): Resampled<State1776> => ({
  state: clone(state),
  renamed: {},
});
