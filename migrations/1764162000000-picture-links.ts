import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds links to pictures. Only links that still open have a row: revoking one deletes it. */
export class PictureLinks1764162000000 implements MigrationInterface {
  readonly name = 'PictureLinks1764162000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE picture_links (
        id uuid CONSTRAINT pk_picture_links PRIMARY KEY,
        game_id uuid NOT NULL CONSTRAINT fk_picture_links_game REFERENCES games (id) ON DELETE CASCADE,
        player_id uuid NOT NULL CONSTRAINT fk_picture_links_player REFERENCES players (id) ON DELETE CASCADE,
        seat text NOT NULL,
        version int NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_picture_links_player ON picture_links (player_id)');
    await runner.query('CREATE INDEX ix_picture_links_game ON picture_links (game_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE picture_links');
  }
}
