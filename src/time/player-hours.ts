import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Pool } from 'pg';

import type { Clock, Sleep } from '../clocks/clock.js';
import type { Moment } from '../clocks/law.js';
import {
  changed,
  hoursAt,
  hoursFault,
  isAwake,
  nextChange,
  nextMorning,
  type OwnHours,
  type WakingHours,
} from '../clocks/waking/index.js';
import { Wall } from './wall.js';

/** A statement that is run on some connection; returns its rows. */
export type Ask = (text: string, values: unknown[]) => Promise<object[]>;

/** A game, as far as hours matter to its clock. */
interface Timed {
  readonly clock: Clock | null;
  readonly seats: readonly {
    readonly seat: string;
    readonly player: { readonly id: string } | null;
  }[];
}

interface Row {
  readonly id: string;
  readonly present: WakingHours | null;
  readonly next: WakingHours | null;
  readonly nextFrom: Date | null;
  /** Blocks of days away that are not over, in milliseconds; null: none. */
  readonly away: readonly Sleep[] | null;
}

/** What the clocks of a player go by. */
interface Rest extends OwnHours {
  readonly away: readonly Sleep[];
}

const MS = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::bigint`;
const READ = `
  SELECT p.id, present, later AS next, later_from AS "nextFrom", (
    SELECT jsonb_agg(jsonb_build_array(${MS('begins')}, ${MS('ends')}) ORDER BY begins)
    FROM days_away a WHERE a.player_id = p.id AND ends > $2 AND days > 0
  ) AS away
  FROM unnest($1::uuid[]) AS p(id) LEFT JOIN player_hours h ON h.player_id = p.id`;
const WRITE = `
  INSERT INTO player_hours (player_id, present, later, later_from) VALUES ($1, $2, $3, $4)
  ON CONFLICT (player_id) DO UPDATE
  SET present = excluded.present, later = excluded.later, later_from = excluded.later_from`;

/** The hours of who has set none and takes no day off. */
const ALWAYS: Rest = { present: null, next: null, nextFrom: null, away: [] };
/** Another process may have written others; a spell that begins so shortly after may still go by the old ones. */
const KNOWN_MS = 10_000;
const MOST_KNOWN = 10_000;
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** The hour of UTC at which the day begins for players who have no waking hours. */
const USUAL_MORNING = 7;

/** When players are awake and not away. No other time is charged to spells of slow games. */
@Injectable()
export class PlayerHours {
  private readonly known = new LRUCache<string, Rest>({ max: MOST_KNOWN, ttl: KNOWN_MS });

  constructor(
    private readonly pool: Pool,
    private readonly wall: Wall,
  ) {}

  async of(playerId: string): Promise<OwnHours> {
    this.forget(playerId);
    const [own] = await this.all([playerId], this.ask);
    return hoursAt(own ?? ALWAYS, this.wall.now());
  }

  /** Has what is known of a player read again. */
  forget(playerId: string): void {
    this.known.delete(playerId);
  }

  /** Sets the hours of a player; null: always awake. Hours that take waking time away hold in a week. */
  async set(playerId: string, wish: WakingHours | null): Promise<OwnHours> {
    const own = changed(await this.of(playerId), wish, this.wall.now());
    const from = own.nextFrom === null ? null : new Date(own.nextFrom);
    await this.ask(WRITE, [playerId, json(own.present), json(own.next), from]);
    this.forget(playerId);
    return own;
  }

  /** The moment, with when those who sit in a slow game are awake and away: spells that begin now are charged by it. */
  async knownAt(moment: Moment, { clock, seats }: Timed, ask = this.ask): Promise<Moment> {
    if (clock === null || clock.preset === 'live-60') return moment;
    const ids = seats.flatMap(({ player }) => player?.id ?? []);
    const all = await this.all(ids, ask);
    if (all.every((own) => own === ALWAYS)) return moment;
    const hours: { [seat: string]: WakingHours } = {};
    const away: { [seat: string]: readonly Sleep[] } = {};
    for (const { seat, player } of seats) {
      const own = all[ids.indexOf(player?.id ?? '')] ?? ALWAYS;
      const { present } = hoursAt(own, moment.at);
      if (present !== null) hours[seat] = present;
      if (own.away.length > 0) away[seat] = own.away;
    }
    return { ...moment, hours, away };
  }

  /** Which of these players are asleep at `at`, each with when they wake up, both in milliseconds since 1970. */
  async sleepers(ids: readonly string[], at: number): Promise<ReadonlyMap<string, number>> {
    const sleepers = new Map<string, number>();
    const all = await this.all(ids, this.ask);
    ids.forEach((id, i) => {
      const { present } = hoursAt(all[i] ?? ALWAYS, at);
      const wakes = present === null || isAwake(present, at) ? null : nextChange(present, at);
      if (wakes !== null) sleepers.set(id, wakes);
    });
    return sleepers;
  }

  /** When the next day begins for each of these players: with their waking hours, or at 7:00 UTC if they have none. */
  async mornings(ids: readonly string[], at: number): Promise<ReadonlyMap<string, number>> {
    const all = await this.all(ids, this.ask);
    return new Map(
      ids.map((id, i) => [id, morningAfter(hoursAt(all[i] ?? ALWAYS, at).present, at)]),
    );
  }

  private readonly ask: Ask = async (text, values) => (await this.pool.query(text, values)).rows;

  /** The hours of these players, in their order. */
  private async all(ids: readonly string[], ask: Ask): Promise<Rest[]> {
    const found = ids.map((id) => this.known.get(id));
    const unknown = ids.filter((_, i) => found[i] === undefined);
    if (unknown.length === 0) return found.map((own) => own ?? ALWAYS);
    const rows = (await ask(READ, [unknown, new Date(this.wall.now())])) as Row[];
    const read = new Map(rows.map((row) => [row.id, readRow(row)]));
    for (const id of unknown) this.known.set(id, read.get(id) ?? ALWAYS);
    return ids.map((id, i) => found[i] ?? read.get(id) ?? ALWAYS);
  }
}

/** Someone who does not sleep for a day or longer has their mornings at the usual hour. */
function morningAfter(hours: WakingHours | null, at: number): number {
  const passed = (at - USUAL_MORNING * HOUR_MS) % DAY_MS;
  const usual = at - passed + DAY_MS;
  if (hours === null) return usual;
  const sleeps = isAwake(hours, at) ? nextChange(hours, at) : at;
  if (sleeps === null || sleeps - at > DAY_MS) return usual;
  return nextMorning(hours, at) ?? usual;
}

function readRow({ present: now, next: later, nextFrom, away }: Row): Rest {
  const [present, next] = [now && known(now), later && known(later)];
  if (present === null && next === null && away === null) return ALWAYS;
  return { present, next, nextFrom: nextFrom?.getTime() ?? null, away: away ?? [] };
}

/** Hours of a zone that a restored database has and this machine does not are none: games have to go on. */
const known = (hours: WakingHours): WakingHours | null =>
  hoursFault(hours) === 'ZONE' ? null : hours;

const json = (hours: WakingHours | null): string | null => hours && JSON.stringify(hours);
