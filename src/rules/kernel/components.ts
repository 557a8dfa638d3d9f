import type { Seat } from './frame.js';
import type { JsonObject } from './json.js';
import type { Text } from './text.js';

/** An id with its name. */
export interface Named {
  readonly id: string;
  readonly name: Text;
}

/** How pictures draw the pieces of a seat. */
export interface SideEntry {
  readonly id: Seat;
  /** Tells the sides apart for people who cannot tell the colours apart. */
  readonly mark: 'star' | 'crown';
  /** For example `#2c4f80`. */
  readonly colour: string;
}

/** A place of the board. */
export interface PlaceEntry extends Named {
  readonly kind: string;
  /** The side whose place it is on the printed map; null: neutral. The view tells who holds it in a game. */
  readonly side: Seat | null;
  /** Position from the upper left corner of the board, in the units of the board. */
  readonly at: { readonly x: number; readonly y: number };
  /** Printed values of the place, as `Components.shapes` describes them for its kind. */
  readonly more: JsonObject;
}

/** Two adjacent places, passable in both directions. Each pair is listed once. */
export interface Connection {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  /** Cost in movement points; null where the rules count none. */
  readonly cost: number | null;
}

/** A piece, or `count` identical pieces. */
export interface PieceEntry extends Named {
  readonly kind: string;
  readonly side: Seat | null;
  readonly count: number;
  /** Printed values of the piece, as `Components.shapes` describes them for its kind. */
  readonly more: JsonObject;
}

/** Reinforcements that arrive at a fixed time. */
export interface Arrival {
  /** Time of arrival, a value of a track. */
  readonly when: string;
  /** The only scenario with this arrival; null: all scenarios that last long enough. */
  readonly scenario: string | null;
  readonly side: Seat;
  /** Place of arrival; null: beside the board. */
  readonly at: string | null;
  readonly count: number;
  /** Ids of the pieces; null: they are drawn at random. */
  readonly pieces: readonly string[] | null;
}

export interface Track extends Named {
  readonly values: readonly Named[];
}

/**
 * The contents of the game box, without the cards (`Decks.catalogue`): the same for everybody and in every game of a
 * ruleset. Every id in an action or a view is listed here. No id is shared by places, pieces and terms.
 */
export interface Components {
  /** In the order of the seats. */
  readonly sides: readonly SideEntry[];
  readonly places: readonly PlaceEntry[];
  readonly connections: readonly Connection[];
  readonly pieces: readonly PieceEntry[];
  readonly schedule: readonly Arrival[];
  readonly tracks: readonly Track[];
  /** Kinds, and whatever else actions and views name by id: operations, faces of pieces, boxes off the board. */
  readonly terms: readonly Named[];
  /** Kind of place or piece -> JSON Schema of its `more`. */
  readonly shapes: { readonly [kind: string]: JsonObject };
}
