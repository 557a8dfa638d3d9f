import type { MigrationInterface, QueryRunner } from 'typeorm';

const GAMES = `
  CREATE TABLE games (
    id uuid NOT NULL,
    ruleset text NOT NULL,
    ruleset_version integer NOT NULL,
    component_hash text NOT NULL,
    scenario text NOT NULL,
    options jsonb NOT NULL,
    status text NOT NULL,
    version integer NOT NULL DEFAULT 0,
    seq integer NOT NULL DEFAULT 0,
    owed text[] NOT NULL DEFAULT '{}',
    private boolean NOT NULL,
    invite_hash text,
    practice boolean NOT NULL,
    unrated boolean NOT NULL,
    position text,
    creator_id uuid NOT NULL,
    commitment text NOT NULL,
    seed bytea NOT NULL,
    outcome jsonb,
    deadline timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_games PRIMARY KEY (id),
    CONSTRAINT fk_games_creator FOREIGN KEY (creator_id) REFERENCES players (id)
  )`;

const SEATS = `
  CREATE TABLE seats (
    game_id uuid NOT NULL,
    seat text NOT NULL,
    player_id uuid NOT NULL,
    entropy text NOT NULL,
    CONSTRAINT pk_seats PRIMARY KEY (game_id, seat),
    CONSTRAINT uq_seats_player UNIQUE (game_id, player_id),
    CONSTRAINT fk_seats_game FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
    CONSTRAINT fk_seats_player FOREIGN KEY (player_id) REFERENCES players (id)
  )`;

const MOVES = `
  CREATE TABLE moves (
    game_id uuid NOT NULL,
    seq integer NOT NULL,
    version integer NOT NULL,
    seat text,
    draft integer NOT NULL,
    kind text NOT NULL,
    secret boolean NOT NULL,
    undoable boolean NOT NULL,
    undoes integer,
    asked integer,
    request_id text,
    request_hash text,
    receipt jsonb,
    actions jsonb NOT NULL,
    rolls jsonb NOT NULL,
    draws jsonb NOT NULL,
    events jsonb NOT NULL,
    patch jsonb NOT NULL,
    view_hash jsonb NOT NULL,
    prev_hash text NOT NULL,
    hash text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_moves PRIMARY KEY (game_id, seq),
    CONSTRAINT uq_moves_request UNIQUE (game_id, seat, request_id),
    CONSTRAINT fk_moves_game FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE
  )`;

const SNAPSHOTS = `
  CREATE TABLE snapshots (
    game_id uuid NOT NULL,
    seq integer NOT NULL,
    version integer NOT NULL,
    state bytea NOT NULL,
    CONSTRAINT pk_snapshots PRIMARY KEY (game_id, seq),
    CONSTRAINT fk_snapshots_game FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE
  )`;

const INDEXES = [
  'CREATE INDEX ix_games_created ON games (created_at, id)',
  'CREATE INDEX ix_seats_player ON seats (player_id)',
  // Each version has one public row: a second one would mean that the game had split in two.
  'CREATE UNIQUE INDEX uq_moves_version ON moves (game_id, version) WHERE NOT secret',
];

export class CreateGames1763773200000 implements MigrationInterface {
  readonly name = 'CreateGames1763773200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [GAMES, SEATS, MOVES, SNAPSHOTS, ...INDEXES])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['snapshots', 'moves', 'seats', 'games'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
