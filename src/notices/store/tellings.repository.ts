import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

import type { Seat } from '../../rules/index.js';
import type { Notice } from './notice.js';
import {
  BEGIN_SPELLS,
  DUE_SPELLS,
  FOLLOW_UP,
  FORGET_GAMES,
  PUT_OFF_SPELL,
  TELL,
  TELL_SPELL,
  UNTOLD,
  UNTOLD_AMONG,
} from './tellings.sql.js';

/** A game that has moved on, from version `from`, up to which its followers were told, to `to`. */
export interface Untold {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A spell in which somebody is to be told of their turn. */
export interface Spell {
  readonly seat: Seat;
  /** The version with which it began. */
  readonly since: number;
  /** What the seat had left then, in milliseconds; null: it is played without a clock. */
  readonly budget: number | null;
  /** What is told next. */
  readonly kind: 'game.your_turn' | 'game.time_low';
}

export interface DueSpell extends Spell {
  readonly gameId: string;
}

/** What a telling writes down. */
export interface Telling {
  readonly game: Untold;
  readonly notices: readonly Notice[];
  /** Seats that owe a decision at its end. */
  readonly owed: readonly Seat[];
  readonly begun: readonly (Spell & { readonly due: number })[];
}

/** How far the followers of games were told, and what they are told. All times are milliseconds since 1970. */
@Injectable()
export class TellingsRepository {
  constructor(private readonly pool: Pool) {}

  async untold(since: number, first: number): Promise<Untold[]> {
    const { rows } = await this.pool.query({ ...UNTOLD, values: [new Date(since), first] });
    return rows as Untold[];
  }

  async untoldAmong(gameIds: readonly string[]): Promise<Untold[]> {
    const { rows } = await this.pool.query({ ...UNTOLD_AMONG, values: [gameIds] });
    return rows as Untold[];
  }

  /** false: somebody else has told it. */
  async tell({ game, notices, owed, begun }: Telling, at: number): Promise<boolean> {
    const { id, from, to } = game;
    const lists = [JSON.stringify(notices), owed, JSON.stringify(begun)];
    const values = [id, from, to, new Date(at), ...lists];
    const { rowCount } = await this.pool.query({ ...TELL, values });
    return rowCount === 1;
  }

  async beginSpells(spells: readonly (DueSpell & { readonly due: number })[]): Promise<void> {
    await this.pool.query({ ...BEGIN_SPELLS, values: [JSON.stringify(spells)] });
  }

  async dueSpells(at: number, first: number): Promise<DueSpell[]> {
    const { rows } = await this.pool.query({ ...DUE_SPELLS, values: [new Date(at), first] });
    // The driver reads a `bigint` as text.
    return (rows as DueSpell[]).map((row) => ({
      ...row,
      budget: row.budget === null ? null : Number(row.budget),
    }));
  }

  /** `next`: when it is looked at again; null: never. */
  async tellSpell(
    { gameId, seat, since, kind }: DueSpell,
    { at, next, notices }: { at: number; next: number | null; notices: readonly Notice[] },
  ): Promise<void> {
    const then = next === null ? null : new Date(next);
    const values = [gameId, seat, since, kind, new Date(at), then, JSON.stringify(notices)];
    await this.pool.query({ ...TELL_SPELL, values });
  }

  async putOff({ gameId, seat, since }: DueSpell, due: number): Promise<void> {
    await this.pool.query({ ...PUT_OFF_SPELL, values: [gameId, seat, since, new Date(due)] });
  }

  /** Of these games, or of all. */
  /** `gameIds` null: all. Games that are over by now are told of where they have changed since `endedAfter`, in ms. */
  async followUp(gameIds: readonly string[] | null, endedAfter: number): Promise<void> {
    await this.pool.query({ ...FOLLOW_UP, values: [gameIds, new Date(endedAfter)] });
  }

  async forgetGames(): Promise<void> {
    await this.pool.query(FORGET_GAMES);
  }
}
