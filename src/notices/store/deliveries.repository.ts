import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';

import { Gather } from '../../common/gather.js';
import type { Locale } from '../../language/locale.js';
import {
  EMPTY_LINE,
  END_REVOKED,
  FORGET_OLD,
  GATHER,
  NOTE_HEALTH,
  PAUSE,
  REST_LINES,
  SAVE_APART,
  SAVE_RESULTS,
  TAKE,
  TAKE_APART,
  WAKE_LINES,
} from './deliveries.sql.js';
import { DeliveryEntity } from './entities/delivery.entity.js';
import type { Channel, DeliveryState, EndpointState, PushKeys } from './kinds.js';
import type { Notice } from './notice.js';
import { AGAIN } from './tellings.sql.js';

const DAY_MS = 86_400_000;
/** How long deliveries that have arrived or were given up are kept. */
const KEPT_MS = 14 * DAY_MS;
/** How long deliveries that cannot be sent are kept. */
const WAITS_MS = 60 * DAY_MS;
/** So long after its hour a digest is made: what was written for that hour is there by then. */
const GATHERS_AFTER_MS = 5_000;
/** Digests made in one go: as many as the mail server is handed letters at once. */
const DIGESTS = 20;

export type DeliveryRow = Omit<DeliveryEntity, 'endpoint'>;

/**
 * The line of deliveries about one source, a game or an event, to one endpoint, held by the process that sends the
 * first delivery in it.
 */
export interface HeldLine {
  readonly endpointId: string;
  /** null: it is no line, but a single delivery about neither. */
  readonly sourceId: string | null;
  readonly revision: number;
  /** Range of versions of which notices were given up since the last delivery that arrived; null: none. */
  readonly missedFrom: number | null;
  readonly missedTo: number | null;
  readonly playerId: string;
  readonly channel: Channel;
  readonly address: string;
  readonly keys: PushKeys | null;
  readonly locale: Locale;
  readonly secret: number;
  readonly secretSince: Date;
  readonly failingSince: Date | null;
}

/** Ids of endpoints and players to whom nothing can be sent now. */
interface Full {
  readonly endpoints: readonly string[];
  readonly players: readonly string[];
}

export interface Waiting {
  readonly id: string;
  readonly version: number;
  readonly body: string;
  readonly tries: number;
  /** When it was made, or, if its reader slept then, when they woke up. */
  readonly readyAt: Date;
}

/** The result of a try, as it is stored. */
export interface DeliveryResult {
  readonly state: DeliveryState;
  readonly status: number | null;
  readonly error: string | null;
  readonly at: number;
  /** When the line goes on, in milliseconds since 1970. */
  readonly next: number;
  readonly missedFrom: number | null;
  readonly missedTo: number | null;
}

/** The result of a try of the first delivery in a line, as {@link SAVE_RESULTS} reads it. */
interface LineResult extends Omit<DeliveryResult, 'at' | 'next'> {
  readonly id: string;
  readonly endpointId: string;
  readonly sourceId: string;
  readonly revision: number;
  readonly at: Date;
  readonly next: Date;
}

export interface Health {
  readonly state: EndpointState;
  readonly failingSince: number | null;
  readonly restsUntil: number | null;
}

/** That an endpoint is paused, as nothing has arrived there since `failingSince`. */
export interface Pausing {
  readonly failingSince: number;
  readonly at: number;
  /** What its player's other endpoints are sent, and when. */
  readonly body: string;
  readonly tellAt: number;
}

type Record = HeldLine & { readonly [member in keyof Waiting]: Waiting[member] | null };

const time = (at: number | null): Date | null => (at === null ? null : new Date(at));

const taken = ({ id, version, body, tries, readyAt, ...line }: Record) => ({
  line,
  waiting: id === null ? null : ({ id, version, body, tries, readyAt } as Waiting),
});

/** Reads and writes deliveries. All times are milliseconds since 1970. */
@Injectable()
export class DeliveriesRepository {
  private readonly results = new Gather((results: readonly LineResult[]) =>
    this.saveResults(results),
  );

  constructor(
    private readonly pool: Pool,
    private readonly source: DataSource,
  ) {}

  /** Takes up to `first` lines that are due, each with its next delivery; null: the line is empty. */
  async take(
    { at, failing, full }: { at: number; failing: boolean; full: Full },
    first: number,
  ): Promise<{ line: HeldLine; waiting: Waiting | null }[]> {
    const values = [new Date(at), failing, full.endpoints, full.players, first];
    const { rows } = await this.pool.query({ ...TAKE, values });
    return (rows as Record[]).map(taken);
  }

  /** Takes up to `first` deliveries about no game that are due. */
  async takeApart(
    { at, full }: { at: number; full: Full },
    first: number,
  ): Promise<{ line: HeldLine; waiting: Waiting | null }[]> {
    const values = [new Date(at), full.endpoints, full.players, first];
    const { rows } = await this.pool.query({ ...TAKE_APART, values });
    return (rows as Record[]).map(taken);
  }

  /** Makes digests of what is held and whose hour is past. */
  async gather(at: number): Promise<void> {
    const values = [new Date(at), new Date(at - GATHERS_AFTER_MS), DIGESTS];
    await this.pool.query({ ...GATHER, values });
  }

  /** Stores the result of a try; returns whether the line goes on at once. */
  async saveResult(
    { id }: Waiting,
    { endpointId, sourceId, revision }: HeldLine,
    result: DeliveryResult,
  ): Promise<boolean> {
    const [at, next] = [new Date(result.at), new Date(result.next)];
    if (sourceId !== null) {
      const line = { id, endpointId, sourceId, revision };
      return (await this.results.ask({ ...result, at, next, ...line })) ?? false;
    }
    const { state, status, error } = result;
    const values = [id, state, status, error, at, next];
    await this.pool.query({ ...SAVE_APART, values });
    return false;
  }

  /** Stores results that came at the same time; returns those whose lines go on at once. */
  private async saveResults(results: readonly LineResult[]): Promise<Map<LineResult, true>> {
    const { rows } = await this.pool.query({ ...SAVE_RESULTS, values: [JSON.stringify(results)] });
    const goOn = new Set((rows as { id: string }[]).map(({ id }) => id));
    return new Map(results.filter(({ id }) => goOn.has(id)).map((one) => [one, true]));
  }

  async empty({ endpointId, sourceId, revision }: HeldLine): Promise<void> {
    await this.pool.query({ ...EMPTY_LINE, values: [endpointId, sourceId, revision] });
  }

  async noteHealth(endpointId: string, { state, failingSince, restsUntil }: Health): Promise<void> {
    const values = [endpointId, time(failingSince), time(restsUntil), state];
    await this.pool.query({ ...NOTE_HEALTH, values });
    if (state !== 'ACTIVE') await this.restLines(endpointId);
  }

  /** Pauses an endpoint, and has its player told of it, unless that was done meanwhile. */
  async pause(endpointId: string, { failingSince, at, body, tellAt }: Pausing): Promise<void> {
    const values = [endpointId, time(failingSince), time(at), body, time(tellAt)];
    await this.pool.query({ ...PAUSE, values });
    await this.restLines(endpointId);
  }

  async restLines(endpointId: string): Promise<void> {
    await this.pool.query(REST_LINES, [endpointId]);
  }

  async wakeLines(endpointId: string, at: number): Promise<void> {
    await this.pool.query(WAKE_LINES, [endpointId, new Date(at)]);
  }

  /** Puts these notices into the line of their game once more, whatever became of them; returns how many there are. */
  async again(sourceId: string, notices: readonly Notice[], at: number): Promise<number> {
    const values = [sourceId, JSON.stringify(notices), new Date(at)];
    await this.pool.query({ ...AGAIN, values });
    return notices.length;
  }

  async insert(delivery: DeliveryRow): Promise<void> {
    await this.source.manager.insert(DeliveryEntity, delivery);
  }

  /** A delivery of that player. */
  find(playerId: string, id: string): Promise<DeliveryRow | null> {
    return this.source.manager.findOneBy(DeliveryEntity, { id, endpoint: { playerId } });
  }

  /** A page of an endpoint's deliveries, the newest first, after `last` if it is given. */
  list(
    endpointId: string,
    {
      state,
      last,
      first,
    }: { state?: DeliveryState | undefined; last: DeliveryRow | null; first: number },
  ): Promise<DeliveryRow[]> {
    const query = this.source.manager
      .createQueryBuilder(DeliveryEntity, 'd')
      .where('d.endpointId = :endpointId', { endpointId });
    if (state !== undefined) query.andWhere('d.state = :state', { state });
    if (last !== null)
      query.andWhere('(d.createdAt, d.place, d.id) < (:at, :place, :id)', {
        at: last.createdAt,
        ...{ place: last.place, id: last.id },
      });
    return query
      .orderBy({ 'd.createdAt': 'DESC', 'd.place': 'DESC', 'd.id': 'DESC' })
      .take(first)
      .getMany();
  }

  /** Deletes deliveries that are older than anybody looks at. */
  async tidy(now: number): Promise<void> {
    await this.pool.query({ ...END_REVOKED, values: [new Date(now)] });
    const values = [new Date(now - KEPT_MS), new Date(now - WAITS_MS)];
    await this.pool.query({ ...FORGET_OLD, values });
  }
}
