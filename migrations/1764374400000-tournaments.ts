import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds events: the facts of each, in a chain of hashes, and columns for what SQL has to look for. */
export class Tournaments1764374400000 implements MigrationInterface {
  readonly name = 'Tournaments1764374400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE tournaments (
      id uuid CONSTRAINT pk_tournaments PRIMARY KEY,
      slug text NOT NULL CONSTRAINT uq_tournaments_slug UNIQUE,
      name text NOT NULL,
      phase text NOT NULL,
      ruleset text NOT NULL,
      owner_id uuid NOT NULL CONSTRAINT fk_tournaments_owner REFERENCES players (id),
      seq integer NOT NULL,
      hash text NOT NULL,
      seed bytea NOT NULL,
      commitment text NOT NULL,
      due timestamptz,
      created_at timestamptz NOT NULL
    )`);
    await runner.query(
      `CREATE INDEX ix_tournaments_listed ON tournaments (created_at, id) WHERE phase <> 'DRAFT'`,
    );
    await runner.query(
      'CREATE INDEX ix_tournaments_due ON tournaments (due) WHERE due IS NOT NULL',
    );
    await runner.query('CREATE INDEX ix_tournaments_owner ON tournaments (owner_id)');
    await runner.query(`CREATE TABLE tournament_facts (
      tournament_id uuid NOT NULL CONSTRAINT fk_facts_tournament REFERENCES tournaments (id),
      seq integer NOT NULL,
      kind text NOT NULL,
      by_player uuid CONSTRAINT fk_facts_player REFERENCES players (id),
      role text,
      at timestamptz NOT NULL,
      reason text,
      data jsonb NOT NULL,
      request_id text,
      request_hash text,
      request_facts integer,
      prev_hash text NOT NULL,
      hash text NOT NULL,
      CONSTRAINT pk_tournament_facts PRIMARY KEY (tournament_id, seq),
      CONSTRAINT uq_facts_request UNIQUE (by_player, request_id)
    )`);
    await runner.query(`CREATE TABLE tournament_games (
      tournament_id uuid NOT NULL CONSTRAINT fk_games_of_tournament REFERENCES tournaments (id),
      round integer NOT NULL,
      board integer NOT NULL,
      leg integer NOT NULL,
      game_id uuid NOT NULL CONSTRAINT fk_tournament_game REFERENCES games (id),
      decided boolean NOT NULL,
      CONSTRAINT pk_tournament_games PRIMARY KEY (tournament_id, round, board, leg),
      CONSTRAINT uq_tournament_games_game UNIQUE (game_id)
    )`);
    await runner.query(
      'CREATE INDEX ix_tournament_games_open ON tournament_games (game_id) WHERE NOT decided',
    );
    await runner.query(`CREATE TABLE tournament_people (
      tournament_id uuid NOT NULL CONSTRAINT fk_people_tournament REFERENCES tournaments (id),
      player_id uuid NOT NULL CONSTRAINT fk_people_player REFERENCES players (id),
      role text,
      state text,
      CONSTRAINT pk_tournament_people PRIMARY KEY (tournament_id, player_id)
    )`);
    await runner.query('CREATE INDEX ix_tournament_people_player ON tournament_people (player_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['people', 'games', 'facts'])
      await runner.query(`DROP TABLE tournament_${table}`);
    await runner.query('DROP TABLE tournaments');
  }
}
