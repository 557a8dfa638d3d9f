import { canonical } from '../../kernel/json.js';
import type { MadisonState } from '../state.js';

export const HEADER = 'madison 1';
export const writePosition = (state: MadisonState): string => `${HEADER}\n${canonical(state)}\n`;
