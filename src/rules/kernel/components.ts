import type { Seat } from './frame.js';
import type { JsonObject } from './json.js';
import type { Text } from './text.js';

/** An id with its name. */
export interface Named {
  readonly id: string;
  readonly name: Text;
}

/** A seat as the pictures draw what is its own. */
export interface SideEntry {
  readonly id: Seat;
  /** For who cannot tell the colours apart. */
  readonly mark: 'star' | 'crown';
  /** `#2c4f80`. */
  readonly colour: string;
}

/** A place of the board. */
export interface PlaceEntry extends Named {
  readonly kind: string;
  /** Whose it is printed as; null: nobody's. Who holds it in a game is told by the view. */
  readonly side: Seat | null;
  /** In the units of the board, from its upper left corner. */
  readonly at: { readonly x: number; readonly y: number };
  /** What the game prints there, as `shapes` has it of the kind. */
  readonly more: JsonObject;
}

/** Two places that are next to each other, either way; each pair is listed once. */
export interface Connection {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  /** Movement points; null where the rules count none. */
  readonly cost: number | null;
}

/** A piece, or so many that are all alike. */
export interface PieceEntry extends Named {
  readonly kind: string;
  readonly side: Seat | null;
  readonly count: number;
  /** What the game prints on it, as `shapes` has it of the kind. */
  readonly more: JsonObject;
}

/** What comes into the game by the calendar. */
export interface Arrival {
  /** A value of a track. */
  readonly when: string;
  /** In that scenario alone; null: in all that last so long. */
  readonly scenario: string | null;
  readonly side: Seat;
  /** null: beside the board. */
  readonly at: string | null;
  readonly count: number;
  /** Which pieces; null: drawn. */
  readonly pieces: readonly string[] | null;
}

export interface Track extends Named {
  readonly values: readonly Named[];
}

/**
 * What lies in the box, cards apart (`Decks.catalogue`): the same for everybody and in every game of a ruleset.
 * Whatever an action or a view names by an id is in here. Ids are unique over places, pieces and terms.
 */
export interface Components {
  /** In the order of the seats. */
  readonly sides: readonly SideEntry[];
  readonly places: readonly PlaceEntry[];
  readonly connections: readonly Connection[];
  readonly pieces: readonly PieceEntry[];
  readonly schedule: readonly Arrival[];
  readonly tracks: readonly Track[];
  /** Kinds, and whatever else actions and views name by an id: operations, faces, what is off the board. */
  readonly terms: readonly Named[];
  /** JSON Schemas of `more`, by the kind of the place or piece. */
  readonly shapes: { readonly [kind: string]: JsonObject };
}
