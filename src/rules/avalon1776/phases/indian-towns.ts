import type { Table } from '../../kernel/table.js';
import type { Side } from '../components/side.js';
import type { Counts } from '../components/units.js';
import { opensTowns } from '../questions/campaign/indian-towns.js';
import type { State1776 } from '../state.js';

interface Passage {
  readonly by: Side;
  readonly from: string | null;
  readonly to: string | null;
  readonly units: Counts;
}

/**
 * A1776-camp.V.B the first British unit that comes to an Indian town, or the first Indian that leaves one, opens all
 * three towns to the Americans.
 */
export function openTowns(state: State1776, table: Table, { by, ...way }: Passage): void {
  if (by !== 'gb' || !opensTowns(state, way)) return;
  state.opened = true;
  table.say({ type: 'opened', clause: 'A1776-camp.V.B', data: {} });
}
