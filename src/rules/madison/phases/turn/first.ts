import type { Table } from '../../../kernel/table.js';
import type { Side } from '../../components/side.js';
import type { TurnId } from '../../components/turns.js';
import type { MadisonState } from '../../state.js';

/** MMW-7.33.b a lead of that many VPs makes the roll unnecessary. */
const SURE = 6;

/** MMW-7.33 turns in which the first player is determined; the result holds until the next such turn. */
const DETERMINES: { readonly [T in TurnId]?: (state: MadisonState, table: Table) => void } = {
  '1812-2': (state, table) => goFirst(state, 'us', 'MMW-7.33.a', table),
  '1813-1': (state, table) => rollOff(state, table),
  '1814-1': (state, table) => goFirst(state, 'gb', 'MMW-7.33.c', table),
};

export function firstPlayer(state: MadisonState, table: Table): void {
  if (state.turn !== null) DETERMINES[state.turn]?.(state, table);
}

/** `lead`: VPs added to the roll. */
function goFirst(
  state: MadisonState,
  first: Side,
  clause: string,
  table: Table,
  lead?: number,
): void {
  state.first = first;
  const data = { side: first, ...(lead !== undefined && { lead }) };
  table.say({ type: 'first-player', clause, data });
}

/** MMW-7.33.b both sides roll one die, and the leading side adds its VPs; ties are rolled again. */
function rollOff(state: MadisonState, table: Table): void {
  const clause = 'MMW-7.33.b';
  if (Math.abs(state.vp) >= SURE) return goFirst(state, state.vp > 0 ? 'us' : 'gb', clause, table);
  for (;;) {
    const [us = 0, gb = 0] = table.roll(2, 'first-player', clause);
    const { vp: lead } = state;
    const ahead = us - gb + lead;
    if (ahead !== 0) return goFirst(state, ahead > 0 ? 'us' : 'gb', clause, table, lead);
    table.say({ type: 'first-player-tie', clause, data: { lead } });
  }
}
