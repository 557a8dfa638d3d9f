import type { Action } from '../../kernel/action.js';
import type { BlockId } from '../components/blocks.js';
import type { View } from './view.js';

const MOVES: ReadonlySet<string> = new Set(['march', 'on', 'force', 'ship']);

/** C1812-4.3.b the town that a block moves from. */
export const from = ({ mine }: View, { do: verb, unit }: Action): string | null =>
  MOVES.has(verb) ? (mine[unit as BlockId]?.at ?? null) : null;
