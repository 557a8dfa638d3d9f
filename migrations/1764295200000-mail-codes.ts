import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds codes that were mailed to find out whether an address belongs to a player: one at a time, valid once. */
export class MailCodes1764295200000 implements MigrationInterface {
  readonly name = 'MailCodes1764295200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_codes (
        player_id uuid NOT NULL CONSTRAINT fk_mail_codes_player REFERENCES players (id) ON DELETE CASCADE,
        purpose text NOT NULL,
        hash text NOT NULL CONSTRAINT uq_mail_codes_hash UNIQUE,
        address text NOT NULL,
        locale text NOT NULL,
        until timestamptz NOT NULL,
        CONSTRAINT pk_mail_codes PRIMARY KEY (player_id, purpose)
      )`);
    await runner.query('CREATE INDEX ix_mail_codes_until ON mail_codes (until)');
    // A player who has lost their browser is looked up by address.
    await runner.query(
      `CREATE INDEX ix_endpoints_mail ON endpoints (lower(address)) WHERE channel = 'mail'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_endpoints_mail');
    await runner.query('DROP TABLE mail_codes');
  }
}
