import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which key a link was made: once that is revoked the link opens nothing. Those there are belong to no key. */
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
