import type { PlayerName, Seat } from '../../rules/index.js';

/** Seat -> level of the computer there; only seats that the computer plays. */
export type Bots = { readonly [seat: Seat]: PlayerName };

/** The computer at that seat; null where a person plays, or nobody yet. */
export function botAt(bots: Bots, seat: Seat): { readonly level: PlayerName } | null {
  const level = bots[seat];
  return level === undefined ? null : { level };
}
