import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

import { isUuid } from '../../common/uuid.js';

/** What became of the last games of a player that count and are over, or that they have left. */
export interface Reliability {
  readonly games: number;
  /** Those that they saw to the end: played out, resigned, drawn or broken off by agreement. */
  readonly finished: number;
  /** Those that ended because their time ran out, or in which the computer had to answer for them. */
  readonly timedOut: number;
  /** Those in which somebody else has their seat. */
  readonly handedOver: number;
}

/** Of how many games the numbers tell. */
const COUNTED = 50;
/** How many games are looked at to find those: the ones that go on do not count. */
const LOOKED_AT = 500;

/**
 * Who let their time run out stands in the last row of a game's log, whoever has won; for whom the computer has
 * answered, in its clock; that it was for them, and for nobody who had the seat before, in a row of its own.
 */
export const RELIABILITY = `
  SELECT count(f.at)::int AS games, count(f.at) FILTER (WHERE f.seat IS NULL)::int AS "handedOver",
    count(*) FILTER (WHERE f.seat = f.emptied OR f.autoplayed)::int AS "timedOut"
  FROM players p LEFT JOIN LATERAL (
    SELECT b.at, s.seat, (
      SELECT m.body::jsonb #>> '{events,0,data,seat}' FROM moves m
      WHERE m.game_id = g.id AND m.version = g.version AND NOT m.secret AND m.kind = 'timeout'
    ) AS emptied, CASE WHEN g.clock #> ARRAY['seats', s.seat, 'autoplays'] IS NULL THEN false ELSE EXISTS (
      SELECT FROM moves m
      WHERE m.game_id = g.id AND m.kind = 'autoplay' AND m.body::jsonb #>> '{events,0,data,seat}' = s.seat
        AND NOT EXISTS (
          SELECT FROM jsonb_array_elements(g.handovers) h
          WHERE h ->> 'seat' = s.seat AND (h ->> 'version')::int > m.version
        )
    ) END AS autoplayed
    FROM (SELECT game_id, at FROM games_begun WHERE player_id = p.id ORDER BY at DESC LIMIT ${LOOKED_AT}) b
    JOIN games g ON g.id = b.game_id
    LEFT JOIN seats s ON s.game_id = b.game_id AND s.player_id = p.id
    WHERE s.seat IS NULL OR g.status = 'FINISHED'
    ORDER BY b.at DESC LIMIT ${COUNTED}
  ) f ON true
  WHERE p.id = $1 GROUP BY p.id`;

/** Works out from what happened, each time it is asked for, how players keep to the games that they begin. */
@Injectable()
export class ReliabilityRepository {
  constructor(private readonly pool: Pool) {}

  /** Returns undefined where there is no such player. */
  async of(playerId: string): Promise<Reliability | undefined> {
    if (!isUuid(playerId)) return undefined;
    const { rows } = await this.pool.query<Omit<Reliability, 'finished'>>({
      ...{ name: 'reliability', text: RELIABILITY, values: [playerId] },
    });
    return rows.map((one) => ({ ...one, finished: one.games - one.timedOut - one.handedOver }))[0];
  }
}
