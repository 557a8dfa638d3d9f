import { entryOf, type PairState, type Tournament } from '../../competition/fold/tournament.js';

/** The part that a player has in an event. `role` and `state` are null when they have none any more. */
export interface PersonRow {
  readonly playerId: string;
  readonly role: string | null;
  readonly state: string | null;
}

/** The place of a game in an event; round, board and leg count from 1. */
export interface PlaceRow {
  readonly round: number;
  readonly board: number;
  readonly leg: number;
  readonly gameId: string;
  readonly decided: boolean;
}

const partIn = (event: Tournament, playerId: string): PersonRow => ({
  playerId,
  role: event.roles[playerId] ?? null,
  state: entryOf(event, playerId)?.state ?? null,
});

/**
 * The players whose part may have changed (`fold` leaves unchanged entries the same objects). `before` null: everybody.
 * An event that was imported has neither players nor games here.
 */
export function changedPeople(before: Tournament | null, after: Tournament): PersonRow[] {
  if (after.origin !== null) return [];
  const entered = after.entries.filter((entry, i) => before?.entries[i] !== entry);
  const roles = { ...before?.roles, ...after.roles };
  const given = Object.keys(roles).filter((id) => before?.roles[id] !== after.roles[id]);
  // Players who were in the event before, and whose entry is gone or was taken over by somebody else.
  const gone = before?.entries.filter((entry, i) => after.entries[i]?.playerId !== entry.playerId);
  const ids = [...entered, ...(gone ?? [])].map(({ playerId }) => playerId);
  return [...new Set([...ids, ...given])].map((id) => partIn(after, id));
}

/** The games that were made or decided since `before`; `before` null: all games. */
export const changedPlaces = (before: Tournament | null, after: Tournament): PlaceRow[] =>
  (after.origin === null ? after.rounds : []).flatMap((round, r) => {
    const then = before?.rounds[r];
    if (then === round) return [];
    return round.pairs.flatMap((pair, b) =>
      then?.pairs[b] === pair ? [] : placesOf(pair, { round: round.number, board: b + 1 }),
    );
  });

const placesOf = ({ legs }: PairState, at: Pick<PlaceRow, 'round' | 'board'>): PlaceRow[] =>
  legs.flatMap(({ game, result }, i) =>
    game === null ? [] : [{ ...at, leg: i + 1, gameId: game, decided: result !== null }],
  );
