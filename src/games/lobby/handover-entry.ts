import type { Moment } from '../../clocks/law.js';
import type { PlayerHours } from '../../time/player-hours.js';
import { advanced, type LiveGame } from '../live/live-game.js';
import { rowOf, snapshotOf, standingAfter } from '../play/row.js';
import type { Handover } from '../store/handover.js';
import { handedOver } from '../store/handovers.js';
import type { Entry } from '../store/moves.sql.js';
import { handoverDeed } from './handover-deed.js';

/** A handover that is ready to be written. */
export interface HandoverEntry {
  readonly entry: Entry;
  /** The game after it. */
  readonly next: LiveGame;
}

/** The row by which a seat goes to another player at `now`. Throws as `handoverDeed` does. */
export async function handoverEntry(
  live: LiveGame,
  handover: Omit<Handover, 'version'>,
  { now, hours }: { readonly now: Moment; readonly hours: PlayerHours },
): Promise<HandoverEntry> {
  const deed = handoverDeed(live, handover, now);
  // What the seat owes is charged to its new player from now on, by their waking hours.
  const head = handedOver(live.head, { ...handover, version: live.head.version + 1 });
  const moment = await hours.knownAt(now, head);
  const written = rowOf(live, null, deed, moment);
  const next = advanced(live, written.row, deed.state);
  const standing = standingAfter(next, written.row, moment);
  return { entry: { ...written, standing, snapshot: snapshotOf(written.row, deed.state) }, next };
}
