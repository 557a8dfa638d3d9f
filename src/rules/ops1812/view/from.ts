import type { Action } from '../../kernel/action.js';
import type { View } from './view.js';

/** Region that a detached part of a force leaves. */
export const from = ({ decision }: View, { do: verb }: Action): string | null =>
  verb === 'send' ? (decision?.from ?? null) : null;
