import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlayers1763769600000 implements MigrationInterface {
  readonly name = 'CreatePlayers1763769600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE players (
        id uuid NOT NULL,
        name character varying(40) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pk_players PRIMARY KEY (id)
      )`);
    await runner.query(`
      CREATE TABLE api_tokens (
        id uuid NOT NULL,
        player_id uuid NOT NULL,
        name character varying(40) NOT NULL,
        hash bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        revoked_at timestamptz,
        CONSTRAINT pk_api_tokens PRIMARY KEY (id),
        CONSTRAINT uq_api_tokens_hash UNIQUE (hash),
        CONSTRAINT fk_api_tokens_player FOREIGN KEY (player_id) REFERENCES players (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX ix_api_tokens_player ON api_tokens (player_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_tokens');
    await runner.query('DROP TABLE players');
  }
}
