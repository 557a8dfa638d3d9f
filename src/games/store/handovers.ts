import type { Event, Json, Seat } from '../../rules/index.js';
import { type GameHead, seatOf } from './game-head.js';
import type { Handover, Person } from './handover.js';
import type { MoveRow } from './move-row.js';

/** A stretch of versions in which one player had one seat. */
interface Holding {
  readonly playerId: string;
  readonly seat: Seat;
  /** The version at which the player came. */
  readonly from: number;
  /** The first version that they may look back to through the eyes of the seat. */
  readonly sees: number;
  /** The version at which they left. */
  readonly until: number;
}

/** Through whose eyes somebody looks: those of a seat, or null, a spectator's. */
export interface Eyes {
  readonly seat: Seat | null;
  /** Before that version they are a spectator's in any case. */
  readonly since: number;
}

type Seated = Pick<GameHead, 'seats' | 'handovers'>;

const SPECTATING: Eyes = { seat: null, since: 0 };

/** All who had or have a seat, in no particular order. */
function holdings({ seats, handovers }: Seated): Holding[] {
  return seats.flatMap(({ seat, player }) => {
    const own = handovers.filter((one) => one.seat === seat);
    let [from, sees] = [0, 0];
    const past = own.map((one) => {
      const held = { playerId: one.from.id, seat, from, sees, until: one.version };
      [from, sees] = [one.version, one.knowledge === 'FULL' ? sees : one.version];
      return held;
    });
    const last = { playerId: player?.id ?? '', seat, from, sees, until: Infinity };
    return [...past, last];
  });
}

function holdingAt(
  head: Seated,
  playerId: string | null,
  version: number,
  start: 'from' | 'sees',
): Holding | undefined {
  return holdings(head).findLast(
    (one) => one.playerId === playerId && one[start] <= version && version < one.until,
  );
}

/** Through whose eyes the player may look back at that version. */
export function eyesAt(head: GameHead, playerId: string | null, version: number): Eyes {
  if (head.handovers.length === 0) return { seat: seatOf(head, playerId), since: 0 };
  const held = holdingAt(head, playerId, version, 'sees');
  return held === undefined ? SPECTATING : { seat: held.seat, since: held.sees };
}

/** Through whose eyes whoever has that seat now may look; null is a spectator. */
export function eyesOf(head: GameHead, seat: Seat | null): Eyes {
  if (seat === null || head.handovers.length === 0) return { seat, since: 0 };
  const held = holdings(head).findLast((one) => one.seat === seat);
  return { seat, since: held?.sees ?? 0 };
}

/**
 * The seat that the player had at that version; null: none. Streams and notices go by it: what is sent again is what
 * was sent at the time, so that a client that comes back can go on from what it has.
 */
export function seatAt(head: GameHead, playerId: string | null, version: number): Seat | null {
  if (head.handovers.length === 0) return seatOf(head, playerId);
  return holdingAt(head, playerId, version, 'from')?.seat ?? null;
}

/** Whether the player has a seat or had one. */
export const hasSat = (head: Seated, playerId: string | null): boolean =>
  playerId !== null &&
  (head.seats.some(({ player }) => player?.id === playerId) ||
    head.handovers.some(({ from }) => from.id === playerId));

/** Whether the player has, or had, another seat than that one, and so may know what its side knows. */
export const hasSatElsewhere = (head: Seated, playerId: string, seat: Seat): boolean =>
  holdings(head).some((one) => one.playerId === playerId && one.seat !== seat);

/** The player with whom the game began at that seat. */
export const firstAt = ({ seats, handovers }: Seated, seat: Seat): Person | null =>
  handovers.find((one) => one.seat === seat)?.from ??
  seats.find((one) => one.seat === seat)?.player ??
  null;

type Told = Omit<Handover, 'version'>;

/** The event of a handover for the log. Names are kept in it as they were then. */
export const handoverEvent = ({ seat, from, to, knowledge }: Told): Event => ({
  type: 'handed-over',
  clause: '',
  data: {
    ...{ seat, from: from.id, fromName: from.name, to: to.id, toName: to.name },
    knowledge,
  },
  rolls: [],
});

/** The handover in a row of that kind; null for other rows. */
export function handoverIn(row: Pick<MoveRow, 'kind' | 'events' | 'version'>): Handover | null {
  const [event] = row.events;
  if (row.kind !== 'handover' || event === undefined) return null;
  const { seat, from, fromName, to, toName, knowledge } = event.data as {
    readonly [member: string]: Json;
  };
  return {
    seat: String(seat),
    from: { id: String(from), name: String(fromName) },
    to: { id: String(to), name: String(toName) },
    knowledge: knowledge === 'FULL' ? 'FULL' : 'FROM_NOW',
    version: row.version,
  };
}

/** The game's head after a handover. */
export const handedOver = (head: GameHead, handover: Handover): GameHead => ({
  ...head,
  handovers: [...head.handovers, handover],
  seats: head.seats.map((one) =>
    one.seat === handover.seat ? { ...one, player: handover.to } : one,
  ),
});
