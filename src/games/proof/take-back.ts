import type { Event, Ruleset, Seat, State } from '../../rules/index.js';
import type { MoveRow } from '../store/move-row.js';
import { takenBackTo } from '../store/requests.js';

/**
 * Why nothing can be taken back as far as a version, even if both players agree: since then the player who asks may
 * have learnt something hidden; or since they asked, the one who answers has seen dice or something hidden, and would
 * choose by that; or a seat went to another player, who may not know what was before.
 */
export type BackFault = 'SHOWN' | 'SEEN' | 'HANDED_OVER';

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

/** The player who asks, as what happens in a game tells them something or not. */
export interface Asker {
  readonly seat: Seat;
  /** What they may show without learning anything by it: their own pieces, and the cards that they hold. */
  readonly own: ReadonlySet<string>;
  /** See `Ruleset.tells`. */
  readonly tells: (event: Event) => boolean;
  /** The version at which they asked; null: they are about to. */
  readonly asked: number | null;
}

/** The player at `seat` who asks, where the game is to go back to that state. */
export function askerIn(
  rules: Ruleset,
  state: State,
  { seat, asked }: Pick<Asker, 'seat' | 'asked'>,
): Asker {
  const { pieces } = rules.components;
  const piles = rules.decks.piles(rules.view(state, seat));
  const own = new Set([
    ...pieces.filter(({ side }) => side === seat).map(({ id }) => id),
    ...piles.flatMap(({ owner, contents }) => (owner === seat ? (contents ?? []) : [])),
  ]);
  return { seat, own, tells: (event) => rules.tells?.(event, seat) === true, asked };
}

/** What bars going back to version `to`; null: nothing. `rows`: the public rows from that version on, in order. */
export function backFault(rows: readonly MoveRow[], to: number, asker: Asker): BackFault | null {
  const { asked } = asker;
  const undone = rows.filter(({ version }) => version > to);
  if (undone.some(({ kind }) => kind === 'handover')) return 'HANDED_OVER';
  const isShown = undone.some((row) => {
    const before = rows.find(({ version }) => version === row.version - 1);
    return tells(row, asker) || (before !== undefined && opensSeal(before, row));
  });
  if (isShown) return 'SHOWN';
  const isSeen = undone.some((row) => asked !== null && row.version > asked && isLuck(row));
  return isSeen ? 'SEEN' : null;
}

/** Whether cards were drawn in this row, or the asker may have learnt something hidden by it. */
const tells = ({ draws, events }: MoveRow, asker: Asker): boolean =>
  draws.length > 0 || events.some((event) => isNews(event, asker));

/**
 * Whether something was shown that was not the asker's own. What is told to the other seat alone counts too: that
 * nothing was shown of it, as of a block that took hits and lives, is news itself.
 */
const isNews = (event: Event, asker: Asker): boolean =>
  (event.reveals ?? []).some((id) => !asker.own.has(id)) ||
  Object.keys(event.only ?? {}).some((seat) => seat !== asker.seat) ||
  asker.tells(event);

/** Whether this row has dice in it, or shows anything to anybody. */
const isLuck = ({ rolls, events }: MoveRow): boolean =>
  rolls.length > 0 || events.some(({ reveals }) => reveals !== undefined);

/** Whether all answers under a seal were in with this row, and were shown. */
const opensSeal = (before: MoveRow, { kind, asked }: MoveRow): boolean =>
  kind === 'play' && before.asked !== null && asked !== before.asked;
