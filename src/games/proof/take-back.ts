import type { Ruleset, Seat, State } from '../../rules/index.js';
import type { MoveRow } from '../store/move-row.js';
import { takenBackTo } from '../store/requests.js';

/**
 * Why nothing can be taken back as far as a version, even if both players agree: since then the player who asks was
 * shown something hidden, or a seat went to another player, who may not know what was before.
 */
export type BackFault = 'SHOWN' | 'HANDED_OVER';

/**
 * The version before the last move of `seat`, among those that stand, in these public rows (in order); null: there is
 * none among them.
 */
export function beforeLastMove(rows: readonly MoveRow[], seat: Seat): number | null {
  let standing: MoveRow[] = [];
  for (const row of rows) {
    const to = takenBackTo(row);
    if (row.kind === 'play') standing.push(row);
    else if (row.kind === 'undo') standing = standing.filter(({ seq }) => seq !== row.undoes);
    else if (to !== null) standing = standing.filter(({ version }) => version <= to);
  }
  const last = standing.findLast((row) => row.seat === seat);
  return last === undefined ? null : last.version - 1;
}

/** What a seat may show without learning anything by it: its own pieces, and the cards that it holds in that state. */
export function ownIn(rules: Ruleset, state: State, seat: Seat): ReadonlySet<string> {
  const { pieces } = rules.components;
  const piles = rules.decks.piles(rules.view(state, seat));
  return new Set([
    ...pieces.filter(({ side }) => side === seat).map(({ id }) => id),
    ...piles.flatMap(({ owner, contents }) => (owner === seat ? (contents ?? []) : [])),
  ]);
}

/**
 * What bars going back to version `to`; null: nothing. `rows`: the public rows from that version on, in order; `own`:
 * what was of the player who asks at that version.
 */
export function backFault(
  rows: readonly MoveRow[],
  to: number,
  own: ReadonlySet<string>,
): BackFault | null {
  const undone = rows.filter(({ version }) => version > to);
  if (undone.some(({ kind }) => kind === 'handover')) return 'HANDED_OVER';
  const isShown = undone.some((row) => {
    const before = rows.find(({ version }) => version === row.version - 1);
    return tells(row, own) || (before !== undefined && opensSeal(before, row));
  });
  return isShown ? 'SHOWN' : null;
}

/** Whether cards were drawn in this row, or something was shown that was not one's own. */
const tells = ({ draws, events }: MoveRow, own: ReadonlySet<string>): boolean =>
  draws.length > 0 || events.some(({ reveals = [] }) => reveals.some((id) => !own.has(id)));

/** Whether all answers under a seal were in with this row, and were shown. */
const opensSeal = (before: MoveRow, { kind, asked }: MoveRow): boolean =>
  kind === 'play' && before.asked !== null && asked !== before.asked;
