import type { MigrationInterface, QueryRunner } from 'typeorm';

import { isLocked } from './locking.js';

/**
 * Who is told of their turns by mail, in a browser or in a chat is told of choices in events, too. Programs that get
 * webhooks choose their kinds by themselves.
 */
export class ChoiceNotices1765760400000 implements MigrationInterface {
  readonly name = 'ChoiceNotices1765760400000';

  async up(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'followers')));
    await runner.query(
      `UPDATE followers f SET kinds = f.kinds || 'tournament.your_choice'::text FROM endpoints e
       WHERE e.id = f.endpoint_id AND e.channel IN ('mail', 'push', 'discord', 'slack')
         AND f.game_id IS NULL AND f.tournament_id IS NULL
         AND 'game.your_turn' = ANY(f.kinds) AND NOT 'tournament.your_choice' = ANY(f.kinds)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    while (!(await isLocked(runner, 'followers', 'deliveries')));
    await runner.query(`DELETE FROM deliveries WHERE kind = 'tournament.your_choice'`);
    await runner.query(
      `UPDATE followers SET kinds = array_remove(kinds, 'tournament.your_choice')
       WHERE 'tournament.your_choice' = ANY(kinds)`,
    );
  }
}
