// A whole bot: joins a game and plays it to its end, whatever game it is, one legal choice after the other.
//   npm run bot -- http://127.0.0.1:3000 <game id> [token]
import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

type Choice = { action: object };
type Look = { game: { version: number; status: string; choices: Choice[]; outcome: unknown } };

const LOOK = `query ($gameId: ID!) { game(id: $gameId) { version status choices { action } outcome { winner reason } } }`;
const PLAY = `mutation ($input: PlayInput!) { play(input: $input) { __typename } }`;
const CHANGED = `subscription ($gameId: ID!, $after: Int) { gameChanged(gameId: $gameId, after: $after) { version } }`;

export async function playGame(server: string, token: string, gameId: string): Promise<unknown> {
  const authorization = `Bearer ${token}`;
  const url = `${server.replace('http', 'ws')}/graphql`;
  const socket = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { authorization },
  });
  for (;;) {
    const { game } = await ask<Look>(server, authorization, LOOK, { gameId });
    if (game.status === 'FINISHED') return (await socket.dispose(), game.outcome);
    const choice = game.choices[Math.floor(Math.random() * game.choices.length)];
    if (choice !== undefined) {
      const input = {
        gameId,
        requestId: randomUUID(),
        version: game.version,
        actions: [choice.action],
      };
      await ask(server, authorization, PLAY, { input });
    } else {
      // the other side's turn: wait until something has happened since the version we saw
      const changes = socket.iterate({
        query: CHANGED,
        variables: { gameId, after: game.version },
      });
      for await (const _ of changes) break;
    }
  }
}

async function ask<T>(
  server: string,
  authorization: string,
  query: string,
  variables: object,
): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${server}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

const [server, gameId, given] = process.argv.slice(2);
if (server?.startsWith('http') && gameId !== undefined) {
  const signUp = `mutation { signUp(name: "Random bot") { token } }`;
  const join = `mutation ($gameId: ID!) { joinGame(gameId: $gameId) { id } }`;
  const token =
    given ?? (await ask<{ signUp: { token: string } }>(server, '', signUp, {})).signUp.token;
  await ask(server, `Bearer ${token}`, join, { gameId });
  process.stdout.write(`${JSON.stringify(await playGame(server, token, gameId))}\n`);
}
