// npm run demo [-- --game <ruleset> --scenario <id>]: one whole game, bot against bot, through the public GraphQL API
// of a real service. The first game and its first scenario where not named.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { PROJECT_ROOT } from '../common/project-root.js';
import { type GameRecord, verifyRecord } from '../games/proof/record.js';
import { type Ruleset, RULESETS, seatNamesOf } from '../rules/index.js';
import { playSeat } from './demo/bot.js';
import { DemoClient } from './demo/client.js';
import { movesProgress } from './demo/progress.js';
import { withScratchApp } from './scratch-app.js';

const folder = join(PROJECT_ROOT, '.data', 'demo');

interface Finished {
  readonly version: number;
  readonly outcome: {
    readonly winner: string | null;
    readonly reason: string;
    readonly clause: { readonly id: string; readonly title: string } | null;
  };
  readonly dice: {
    readonly commitment: string;
    readonly seed: string;
    readonly record: GameRecord;
  };
}

const FINISHED = `query ($gameId: ID!) { game(id: $gameId) {
  version outcome { winner reason clause { id title } } dice { commitment seed record } } }`;

async function signUp(server: string, name: string): Promise<DemoClient> {
  const guest = new DemoClient(server, null);
  const { signUp: session } = await guest.ask<{ signUp: { token: string } }>(
    `mutation ($name: String!) { signUp(name: $name) { token } }`,
    { name },
  );
  await guest.close();
  return new DemoClient(server, `Bearer ${session.token}`);
}

interface Wish {
  readonly rules: Ruleset;
  readonly scenario: string;
}

/** Reads the arguments. Throws a sentence that names the possible values. */
function wishOf(args: string[]): Wish {
  const known = { game: { type: 'string' }, scenario: { type: 'string' } } as const;
  const { game, scenario } = parseArgs({ args, options: known }).values;
  const rules = oneOf('--game', RULESETS, game);
  return { rules, scenario: oneOf('--scenario', rules.scenarios, scenario).id };
}

function oneOf<T extends { readonly id: string }>(
  name: string,
  all: readonly T[],
  wanted = all[0]?.id,
): T {
  const found = all.find(({ id }) => id === wanted);
  if (found) return found;
  throw new Error(`${name} must be one of ${all.map(({ id }) => id).join(', ')}.`);
}

/** Seats one client per seat, in the order of the ruleset. */
async function seated(server: string, { rules, scenario }: Wish): Promise<Table> {
  const names = seatNamesOf(rules, scenario);
  const [first, ...others] = await Promise.all(
    rules.seats.map((seat) => signUp(server, `${names[seat]?.en ?? seat} bot`)),
  );
  if (first === undefined) throw new Error(`${rules.id} has no seats`);
  const input = { ruleset: rules.id, scenario, seat: rules.seats[0] };
  const { createGame } = await first.ask<{ createGame: { id: string } }>(
    `mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }`,
    { input },
  );
  const gameId = createGame.id;
  for (const other of others)
    await other.ask(`mutation ($gameId: ID!) { joinGame(gameId: $gameId) { id } }`, { gameId });
  return { gameId, first, clients: [first, ...others] };
}

interface Table {
  readonly gameId: string;
  readonly first: DemoClient;
  readonly clients: readonly DemoClient[];
}

interface Played {
  readonly game: Finished;
  readonly picture: Buffer;
  readonly moves: number;
  readonly seconds: number;
}

async function playOut(server: string, wish: Wish): Promise<Played> {
  const { gameId, first, clients } = await seated(server, wish);
  const progress = movesProgress();
  const began = performance.now();
  await Promise.all(clients.map((client) => playSeat(client, gameId, progress.moved)));
  const seconds = (performance.now() - began) / 1000;
  progress.stop();
  const { game } = await first.ask<{ game: Finished }>(FINISHED, { gameId });
  const picture = await first.picture(`/v1/games/${gameId}/board.png?${lookOf(wish.rules)}`);
  await Promise.all(clients.map((client) => client.close()));
  return { game, picture, moves: progress.moves(), seconds };
}

/**
 * The query of a board's picture: of a board that is taller than wide only the first part, as the whole would be too
 * large.
 */
function lookOf({ board: { size, parts } }: Ruleset): string {
  const [part] = size.height > size.width ? parts : [];
  return part === undefined ? 'width=1600' : `width=1200&part=${part.id}`;
}

function report({ rules, scenario }: Wish, { game, moves, seconds }: Played): string[] {
  const { outcome, dice, version } = game;
  const { winner, reason, clause } = outcome;
  const faults = verifyRecord(dice.record);
  const who =
    winner === null ? 'a draw' : `${seatNamesOf(rules, scenario)[winner]?.en ?? winner} wins`;
  const rolls = dice.record.rows.reduce((sum, row) => sum + row.rolls.length, 0);
  return [
    `Result   ${who} (${reason}${clause === null ? '' : `, ${clause.id} ${clause.title}`})`,
    `Length   ${moves} moves, ${version} public versions, ${seconds.toFixed(1)} s`,
    faults.length === 0
      ? `Dice     ${rolls} rolls verified against commitment ${dice.commitment.slice(0, 16)}…, log unbroken`
      : `Dice     NOT VERIFIED: ${faults.join('; ')}`,
  ];
}

async function main(wish: Wish): Promise<void> {
  process.env['RATE_LIMIT'] ??= '0';
  await withScratchApp(async (app) => {
    await app.listen(0, '127.0.0.1');
    process.stdout.write(
      `${wish.rules.title.en}, ${wish.scenario}: bot against bot, through GraphQL\n`,
    );
    const played = await playOut(await app.getUrl(), wish);
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'board.png');
    writeFileSync(path, played.picture);
    process.stdout.write(`${[...report(wish, played), `Board    ${path}`].join('\n')}\n`);
    if (verifyRecord(played.game.dice.record).length > 0) process.exitCode = 1;
  });
}

try {
  await main(wishOf(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
