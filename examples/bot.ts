// A whole bot: joins a game and plays it to its end, whatever game it is, one legal choice after the other.
//   npm run bot -- http://127.0.0.1:3000 <game id> [token]
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

type Choice = { action: object };
type Look = { game: { version: number; status: string; choices: Choice[]; outcome: unknown } };

const LOOK = `query ($gameId: ID!) { game(id: $gameId) { version status choices { action } outcome { winner reason } } }`;
const PLAY = `mutation ($input: PlayInput!) { play(input: $input) { __typename } }`;
const CHANGED = `subscription ($gameId: ID!, $after: Int) { gameChanged(gameId: $gameId, after: $after) { version } }`;

/** Plays the game to its end; returns its outcome, `{winner, reason}`. */
export async function playGame(server: string, token: string, gameId: string): Promise<unknown> {
  const authorization = `Bearer ${token}`;
  const url = `${server.replace('http', 'ws')}/graphql`;
  const socket = createClient({
    ...{ url, webSocketImpl: WebSocket, connectionParams: { authorization } },
    retryAttempts: 20,
  });
  for (;;) {
    const { game } = await ask<Look>(server, authorization, LOOK, { gameId });
    const { version, status, choices, outcome } = game;
    if (status === 'FINISHED' || status === 'ABANDONED') return (await socket.dispose(), outcome);
    const choice = choices[Math.floor(Math.random() * choices.length)];
    if (choice !== undefined) {
      const input = { gameId, requestId: randomUUID(), version, actions: [choice.action] };
      await ask(server, authorization, PLAY, { input });
    } else {
      // It is the other side's turn: wait until something has happened since the version we saw.
      const variables = { gameId, after: version };
      for await (const _ of socket.iterate({ query: CHANGED, variables })) break;
    }
  }
}

type Problem = { message: string; extensions?: { retryAfter?: number } };

/** Tries again if the service says after how many seconds; the request id makes sure that nothing is played twice. */
async function ask<T>(
  server: string,
  authorization: string,
  query: string,
  variables: object,
): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const body = JSON.stringify({ query, variables });
  for (;;) {
    const response = await fetch(`${server}/graphql`, { method: 'POST', headers, body }).catch(
      () => {
        throw new Error(
          `No answer from ${server}: is Muster running there? Start it with npm start.`,
        );
      },
    );
    const { data, errors } = (await response.json()) as { data: T; errors?: Problem[] };
    const [problem] = errors ?? [];
    if (problem === undefined) return data;
    const seconds = problem.extensions?.retryAfter;
    if (seconds === undefined) throw new Error(problem.message);
    await sleep(seconds * 1_000);
  }
}

async function main([server, gameId, given]: readonly string[]): Promise<void> {
  if (!server?.startsWith('http') || gameId === undefined) {
    throw new Error('Usage: npm run bot -- <server, as http://127.0.0.1:3000> <game id> [token]');
  }
  const signUp = `mutation { signUp(name: "Random bot") { token } }`;
  const join = `mutation ($gameId: ID!) { joinGame(gameId: $gameId) { id } }`;
  const token =
    given ?? (await ask<{ signUp: { token: string } }>(server, '', signUp, {})).signUp.token;
  await ask(server, `Bearer ${token}`, join, { gameId });
  process.stdout.write(`${JSON.stringify(await playGame(server, token, gameId))}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
