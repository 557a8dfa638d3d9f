import type { Side } from './components/side.js';
import type { MadisonState } from './state.js';
import { vpOf } from './sweep.js';

export const evaluate = (state: MadisonState, side: Side): number =>
  vpOf(state) * (side === 'us' ? 1 : -1);
