import type { AwakeFragment, HoursFragment } from './generated/graphql.js';
import { OwnHoursDocument, SetWakingHoursDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';

// Functions for waking hours are apart: a page can load them when they are wanted.

/** When a player is awake, in every week. */
export type WakingHours = HoursFragment;
/** `present`: which hold, null: always awake; `next`: which will hold from `nextFrom` on, null: none. */
export type OwnHours = AwakeFragment;

export async function ownHours(connection: Connection): Promise<OwnHours> {
  return (await ask(connection, OwnHoursDocument, {})).wakingHours;
}

/** Sets when the player is awake; null: always. Throws `MusterError`: INVALID_INPUT if it is too little. */
export async function setHours(
  connection: Connection,
  hours: WakingHours | null,
): Promise<OwnHours> {
  return (await ask(connection, SetWakingHoursDocument, { hours })).setWakingHours;
}
