import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** The tables whose rows are about a game or an event from now on: they no longer refer to games. */
const OF_SOURCES = ['deliveries', 'delivery_lines'];

/** Adds notices about events. */
export class EventNotices1765414800000 implements MigrationInterface {
  readonly name = 'EventNotices1765414800000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'followers', 'deliveries', 'delivery_lines')));
    for (const table of OF_SOURCES) {
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT fk_${table}_game`);
      await runner.query(`ALTER TABLE ${table} RENAME COLUMN game_id TO source_id`);
      await runner.query(`ALTER INDEX ix_${table}_game RENAME TO ix_${table}_source`);
    }
    await runner.query('ALTER TABLE followers ADD tournament_id uuid');
    await runner.query('CREATE INDEX ix_followers_tournament ON followers (tournament_id)');
    await runner.query(`
      CREATE TABLE told_events (
        tournament_id uuid CONSTRAINT pk_told_events PRIMARY KEY
          CONSTRAINT fk_told_events_tournament REFERENCES tournaments (id) ON DELETE CASCADE,
        version int NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'followers', 'deliveries', 'delivery_lines')));
    await runner.query('DROP TABLE told_events');
    await runner.query('DELETE FROM followers WHERE tournament_id IS NOT NULL');
    await runner.query('DROP INDEX ix_followers_tournament');
    await runner.query('ALTER TABLE followers DROP COLUMN tournament_id');
    for (const table of OF_SOURCES) {
      await runner.query(
        `DELETE FROM ${table} t WHERE source_id IS NOT NULL AND NOT EXISTS (SELECT FROM games g WHERE g.id = t.source_id)`,
      );
      await runner.query(`ALTER INDEX ix_${table}_source RENAME TO ix_${table}_game`);
      await runner.query(`ALTER TABLE ${table} RENAME COLUMN source_id TO game_id`);
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT fk_${table}_game
         FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE`,
      );
    }
  }
}
