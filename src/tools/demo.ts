// npm run demo: one whole game, bot against bot, through the public GraphQL API of a real service.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type GameRecord, verifyRecord } from '../games/record.js';
import { playSeat } from './demo/bot.js';
import { DemoClient } from './demo/client.js';
import { movesProgress } from './demo/progress.js';
import { withScratchApp } from './scratch-app.js';

const folder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), '.data', 'demo');

interface Finished {
  readonly version: number;
  readonly outcome: {
    readonly winner: string | null;
    readonly reason: string;
    readonly clause: { readonly id: string; readonly title: string } | null;
  };
  readonly view: {
    readonly year: number;
    readonly vp: Readonly<Record<string, { readonly total: number }>>;
  };
  readonly dice: {
    readonly commitment: string;
    readonly seed: string;
    readonly record: GameRecord;
  };
}

const FINISHED = `query ($gameId: ID!) { game(id: $gameId) {
  version view outcome { winner reason clause { id title } } dice { commitment seed record } } }`;

async function signUp(server: string, name: string): Promise<DemoClient> {
  const guest = new DemoClient(server, null);
  const { signUp: session } = await guest.ask<{ signUp: { token: string } }>(
    `mutation ($name: String!) { signUp(name: $name) { token } }`,
    { name },
  );
  await guest.close();
  return new DemoClient(server, `Bearer ${session.token}`);
}

async function openGame(us: DemoClient, gb: DemoClient): Promise<string> {
  const input = { ruleset: 'columbia1812', scenario: 'campaign', seat: 'us' };
  const { createGame } = await us.ask<{ createGame: { id: string } }>(
    `mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }`,
    { input },
  );
  await gb.ask(`mutation ($gameId: ID!) { joinGame(gameId: $gameId, seat: "gb") { id } }`, {
    gameId: createGame.id,
  });
  return createGame.id;
}

async function playOut(
  server: string,
): Promise<{ game: Finished; picture: Buffer; moves: number; seconds: number }> {
  const [us, gb] = [await signUp(server, 'American bot'), await signUp(server, 'British bot')];
  const gameId = await openGame(us, gb);
  const progress = movesProgress();
  const began = performance.now();
  await Promise.all([us, gb].map((client) => playSeat(client, gameId, progress.moved)));
  const seconds = (performance.now() - began) / 1000;
  progress.stop();
  const { game } = await us.ask<{ game: Finished }>(FINISHED, { gameId });
  const picture = await us.picture(`/v1/games/${gameId}/board.png?width=1600`);
  await Promise.all([us.close(), gb.close()]);
  return { game, picture, moves: progress.moves(), seconds };
}

function report({
  game,
  moves,
  seconds,
}: {
  game: Finished;
  moves: number;
  seconds: number;
}): string[] {
  const { outcome, view, dice, version } = game;
  const faults = verifyRecord(dice.record);
  const winner = outcome.winner === null ? 'a draw' : `${outcome.winner} wins`;
  const rolls = dice.record.rows.reduce((sum, row) => sum + row.rolls.length, 0);
  return [
    `Result   ${winner} in ${view.year} (${outcome.reason}${outcome.clause === null ? '' : `, ${outcome.clause.id} ${outcome.clause.title}`})`,
    `Points   American ${view.vp['us']?.total}, British ${view.vp['gb']?.total}`,
    `Length   ${moves} moves, ${version} public versions, ${seconds.toFixed(1)} s`,
    faults.length === 0
      ? `Dice     ${rolls} rolls verified against commitment ${dice.commitment.slice(0, 16)}…, log unbroken`
      : `Dice     NOT VERIFIED: ${faults.join('; ')}`,
  ];
}

process.env['RATE_LIMIT'] ??= '0';
await withScratchApp(async (app) => {
  await app.listen(0, '127.0.0.1');
  process.stdout.write('War of 1812, bot against bot, through GraphQL\n');
  const played = await playOut(await app.getUrl());
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'board.png');
  writeFileSync(path, played.picture);
  process.stdout.write(`${[...report(played), `Board    ${path}`].join('\n')}\n`);
  if (verifyRecord(played.game.dice.record).length > 0) process.exitCode = 1;
});
