import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds links from accounts of chats to the players that they play as, each by a key that can be revoked. */
export class ChatLinks1764288000000 implements MigrationInterface {
  readonly name = 'ChatLinks1764288000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_links (
        app text NOT NULL,
        account text NOT NULL,
        player_id uuid NOT NULL CONSTRAINT fk_chat_links_player REFERENCES players (id) ON DELETE CASCADE,
        key_id uuid NOT NULL CONSTRAINT fk_chat_links_key REFERENCES api_tokens (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        CONSTRAINT pk_chat_links PRIMARY KEY (app, account)
      )`);
    await runner.query('CREATE INDEX ix_chat_links_player ON chat_links (player_id)');
    await runner.query('CREATE INDEX ix_chat_links_key ON chat_links (key_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_links');
  }
}
