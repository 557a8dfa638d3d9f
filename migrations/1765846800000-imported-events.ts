import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/** Facts of events that are imported were said by players of other services, who are not known here. */
export class ImportedEvents1765846800000 implements MigrationInterface {
  readonly name = 'ImportedEvents1765846800000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'tournament_facts', 'players')));
    await runner.query('ALTER TABLE tournament_facts DROP CONSTRAINT fk_facts_player');
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'tournament_facts', 'players')));
    // Facts of imported events stay as they are.
    await runner.query(
      `ALTER TABLE tournament_facts ADD CONSTRAINT fk_facts_player
       FOREIGN KEY (by_player) REFERENCES players (id) NOT VALID`,
    );
  }
}
