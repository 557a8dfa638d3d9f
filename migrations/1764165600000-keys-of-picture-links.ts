import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the API key with which a link was made: when the key is revoked, the link opens nothing. Existing links belong
 * to no key.
 */
export class KeysOfPictureLinks1764165600000 implements MigrationInterface {
  readonly name = 'KeysOfPictureLinks1764165600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE picture_links ADD COLUMN key_id uuid
        CONSTRAINT fk_picture_links_key REFERENCES api_tokens (id) ON DELETE CASCADE`);
    await runner.query('CREATE INDEX ix_picture_links_key ON picture_links (key_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE picture_links DROP COLUMN key_id');
  }
}
