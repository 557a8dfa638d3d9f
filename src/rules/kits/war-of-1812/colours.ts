import type { SideEntry } from '../../kernel/components.js';
import { type Side, SIDES } from '../side.js';

/** Colours of a side: the face of a block, its shaded edge, and the tint of the land of its nation. */
export const SIDE_COLOUR: Readonly<Record<Side, string>> = { us: '#2c4f80', gb: '#a3271f' };
export const SIDE_SHADE: Readonly<Record<Side, string>> = { us: '#182e50', gb: '#641510' };
export const SIDE_WASH: Readonly<Record<Side, string>> = { us: '#6f93b5', gb: '#d0705a' };

export const SIDE_MARK: Readonly<Record<Side, SideEntry['mark']>> = { us: 'star', gb: 'crown' };

/** The seats with their marks and colours. */
export const DRAWN_SIDES: readonly SideEntry[] = SIDES.map((id) => ({
  ...{ id, mark: SIDE_MARK[id], colour: SIDE_COLOUR[id] },
}));
