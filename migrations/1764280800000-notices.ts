import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds notices: who is told of what, and the deliveries that are still under way. */
export class Notices1764280800000 implements MigrationInterface {
  readonly name = 'Notices1764280800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE endpoints (
        id uuid CONSTRAINT pk_endpoints PRIMARY KEY,
        player_id uuid NOT NULL CONSTRAINT fk_endpoints_player REFERENCES players (id) ON DELETE CASCADE,
        key_id uuid CONSTRAINT fk_endpoints_key REFERENCES api_tokens (id) ON DELETE CASCADE,
        channel text NOT NULL,
        address text NOT NULL,
        locale text NOT NULL,
        secret int NOT NULL,
        secret_since timestamptz NOT NULL,
        state text NOT NULL,
        failing_since timestamptz,
        rests_until timestamptz,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_endpoints_player ON endpoints (player_id)');
    await runner.query('CREATE INDEX ix_endpoints_key ON endpoints (key_id)');
    await runner.query(`
      CREATE TABLE followers (
        id uuid CONSTRAINT pk_followers PRIMARY KEY,
        endpoint_id uuid NOT NULL CONSTRAINT fk_followers_endpoint REFERENCES endpoints (id) ON DELETE CASCADE,
        game_id uuid CONSTRAINT fk_followers_game REFERENCES games (id) ON DELETE CASCADE,
        kinds text[] NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_followers_endpoint ON followers (endpoint_id)');
    await runner.query('CREATE INDEX ix_followers_game ON followers (game_id)');
    await runner.query(`
      CREATE TABLE told_games (
        game_id uuid CONSTRAINT pk_told_games PRIMARY KEY
          CONSTRAINT fk_told_games_game REFERENCES games (id) ON DELETE CASCADE,
        version int NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE spells (
        game_id uuid NOT NULL CONSTRAINT fk_spells_game REFERENCES games (id) ON DELETE CASCADE,
        seat text NOT NULL,
        since int NOT NULL,
        budget bigint,
        kind text NOT NULL,
        due timestamptz NOT NULL,
        CONSTRAINT pk_spells PRIMARY KEY (game_id, seat)
      )`);
    await runner.query('CREATE INDEX ix_spells_due ON spells (due)');
    await runner.query(`
      CREATE TABLE deliveries (
        id uuid CONSTRAINT pk_deliveries PRIMARY KEY,
        endpoint_id uuid NOT NULL CONSTRAINT fk_deliveries_endpoint REFERENCES endpoints (id) ON DELETE CASCADE,
        game_id uuid CONSTRAINT fk_deliveries_game REFERENCES games (id) ON DELETE CASCADE,
        version int NOT NULL,
        kind text NOT NULL,
        place int NOT NULL,
        body text NOT NULL,
        state text NOT NULL,
        tries int NOT NULL,
        status int,
        error text,
        created_at timestamptz NOT NULL,
        tried_at timestamptz
      )`);
    await runner.query(
      "CREATE INDEX ix_deliveries_waiting ON deliveries (endpoint_id, game_id, place) WHERE state = 'WAITING'",
    );
    await runner.query(
      'CREATE INDEX ix_deliveries_endpoint ON deliveries (endpoint_id, created_at, id)',
    );
    await runner.query('CREATE INDEX ix_deliveries_game ON deliveries (game_id)');
    await runner.query('CREATE INDEX ix_deliveries_created ON deliveries (created_at)');
    await runner.query(`
      CREATE TABLE delivery_lines (
        endpoint_id uuid NOT NULL
          CONSTRAINT fk_delivery_lines_endpoint REFERENCES endpoints (id) ON DELETE CASCADE,
        game_id uuid NOT NULL CONSTRAINT fk_delivery_lines_game REFERENCES games (id) ON DELETE CASCADE,
        due timestamptz,
        held_until timestamptz,
        revision int NOT NULL,
        missed_from int,
        missed_to int,
        CONSTRAINT pk_delivery_lines PRIMARY KEY (endpoint_id, game_id)
      )`);
    await runner.query(
      'CREATE INDEX ix_delivery_lines_due ON delivery_lines (due) WHERE due IS NOT NULL',
    );
    await runner.query('CREATE INDEX ix_delivery_lines_game ON delivery_lines (game_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      ...['delivery_lines', 'deliveries', 'spells', 'told_games', 'followers', 'endpoints'],
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
