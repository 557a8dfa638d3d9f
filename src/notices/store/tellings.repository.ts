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

/** A game whose followers were told of it up to version `from`, and that has reached version `to`. */
export interface Untold {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A spell (time in which a seat owes a decision) of which the seat is to be told. */
export interface Spell {
  readonly seat: Seat;
  /** The version with which the spell began. */
  readonly since: number;
  /** What the seat's clock had left then, in milliseconds; null: the game has no clock. */
  readonly budget: number | null;
  /** The kind of notice that comes next. */
  readonly kind: 'game.your_turn' | 'game.time_low';
}

export interface DueSpell extends Spell {
  readonly gameId: string;
}

/** What is written when followers are told of a game. */
export interface Telling {
  readonly game: Untold;
  readonly notices: readonly Notice[];
  /** Seats that owe a decision at version `to`. */
  readonly owed: readonly Seat[];
  readonly begun: readonly (Spell & { readonly due: number })[];
}

const listOf = (sourceId: string, notices: readonly Notice[]): object[] =>
  notices.map((notice) => ({ ...notice, sourceId }));

/**
 * Stores up to which version the followers of games were told, and their notices. All times are milliseconds since
 * 1970.
 */
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

  /** Writes notices about games; returns the ids of those of which no other process has told meanwhile. */
  async tell(tellings: readonly Telling[], at: number): Promise<Set<string>> {
    const games = tellings.map(({ game, owed, begun }) => ({ ...game, owed, begun }));
    const notices = tellings.flatMap(({ game, notices }) => listOf(game.id, notices));
    const values = [JSON.stringify(games), new Date(at), JSON.stringify(notices)];
    const { rows } = await this.pool.query({ ...TELL, values });
    return new Set((rows as { id: string }[]).map(({ id }) => id));
  }

  async beginSpells(spells: readonly (DueSpell & { readonly due: number })[]): Promise<void> {
    await this.pool.query({ ...BEGIN_SPELLS, values: [JSON.stringify(spells)] });
  }

  async dueSpells(at: number, first: number): Promise<DueSpell[]> {
    const { rows } = await this.pool.query({ ...DUE_SPELLS, values: [new Date(at), first] });
    // The driver returns a `bigint` as a string.
    return (rows as DueSpell[]).map((row) => ({
      ...row,
      budget: row.budget === null ? null : Number(row.budget),
    }));
  }

  /** Writes the notice about a spell. `next`: when to look at the spell again; null: never. */
  async tellSpell(
    { gameId, seat, since, kind }: DueSpell,
    { at, next, notices }: { at: number; next: number | null; notices: readonly Notice[] },
  ): Promise<void> {
    const then = next === null ? null : new Date(next);
    const values = [gameId, seat, since, kind, new Date(at), then];
    const list = JSON.stringify(listOf(gameId, notices));
    await this.pool.query({ ...TELL_SPELL, values: [...values, list] });
  }

  async putOff({ gameId, seat, since }: DueSpell, due: number): Promise<void> {
    await this.pool.query({ ...PUT_OFF_SPELL, values: [gameId, seat, since, new Date(due)] });
  }

  /**
   * Begins to keep account of games that somebody follows; `gameIds` null: of all games. Games that are over by now are
   * told of only if they changed after `endedAfter`, in milliseconds since 1970.
   */
  async followUp(gameIds: readonly string[] | null, endedAfter: number): Promise<void> {
    await this.pool.query({ ...FOLLOW_UP, values: [gameIds, new Date(endedAfter)] });
  }

  async forgetGames(): Promise<void> {
    await this.pool.query(FORGET_GAMES);
  }
}
