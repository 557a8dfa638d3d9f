import { covered } from '../../kernel/frame.js';
import { LEADER, LEADER_IDS } from '../components/leaders.js';
import { other, type Side } from '../components/side.js';
import { UNIT, UNIT_IDS } from '../components/units.js';
import type { MadisonState } from '../state.js';

/**
 * MMW-14.1 the position as `side` knows it: whom the foe wishes to hold back, and for how long they have said that they
 * will not react, is theirs alone.
 */
export function unheard(state: MadisonState, side: Side): MadisonState {
  const foe = other(side);
  const quiet = { ...state.quiet, [foe]: null };
  return { ...covered(state, side), quiet, ...withoutWishes(state, foe) };
}

type Pieces = Pick<MadisonState, 'units' | 'leaders'>;

/** Tables in which nobody wishes for anything, as is usual, are shared. */
function withoutWishes({ units, leaders }: Pieces, foe: Side): Pieces {
  const men = UNIT_IDS.filter((id) => UNIT[id].side === foe && units[id].wished === true);
  const chiefs = LEADER_IDS.filter((id) => LEADER[id].side === foe && leaders[id].wished === true);
  return {
    units: men.length === 0 ? units : unwished(units, men),
    leaders: chiefs.length === 0 ? leaders : unwished(leaders, chiefs),
  };
}

const unwished = <Id extends string, P extends object>(
  pieces: { readonly [I in Id]: P },
  ids: readonly Id[],
): { [I in Id]: P } => ({
  ...pieces,
  ...Object.fromEntries(ids.map((id) => [id, { ...pieces[id], wished: undefined }])),
});
