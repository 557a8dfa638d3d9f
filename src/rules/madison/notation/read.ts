import type { Misreading } from '../../kernel/ruleset.js';
import type { MadisonState } from '../state.js';

export const readPosition = (text: string): MadisonState | Misreading =>
  JSON.parse(text.split('\n')[1] ?? '') as MadisonState;
