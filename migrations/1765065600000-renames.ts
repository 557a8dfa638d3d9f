import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** Players may change their names; processes that hold games look for changes of late. */
export class Renames1765065600000 implements MigrationInterface {
  readonly name = 'Renames1765065600000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'players')));
    await runner.query('ALTER TABLE players ADD renamed_at timestamptz');
    await runner.query(
      'CREATE INDEX ix_players_renamed ON players (renamed_at) WHERE renamed_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'players')));
    await runner.query('ALTER TABLE players DROP renamed_at');
  }
}
