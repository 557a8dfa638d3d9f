import type { Action } from '../../kernel/action.js';
import type { View } from './view.js';

/** A part of a force goes from where it was taken. */
export const from = ({ decision }: View, { do: verb }: Action): string | null =>
  verb === 'send' ? (decision?.from ?? null) : null;
