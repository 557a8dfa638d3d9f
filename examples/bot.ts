// A whole bot: joins a game and plays it to its end, whatever game it is, one legal choice after the other.
//   npm run bot -- http://127.0.0.1:3000 <game id>
import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

export async function playGame(server: string, token: string, gameId: string): Promise<unknown> {
  const authorization = `Bearer ${token}`;
  const socket = createClient({
    url: `${server.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization },
  });
  const changed = `subscription ($gameId: ID!, $after: Int) { gameChanged(gameId: $gameId, after: $after) { version } }`;
  for (;;) {
    const { game } = await ask(server, authorization, LOOK, { gameId });
    if (game.status === 'FINISHED') return (await socket.dispose(), game.outcome);
    const choice = game.choices[Math.floor(Math.random() * game.choices.length)];
    if (choice === undefined) {
      // somebody else's turn: wait until something has happened since the version we saw
      const changes = socket.iterate({ query: changed, variables: { gameId, after: game.version } });
      for await (const _ of changes) break;
    } else {
      const input = { gameId, requestId: randomUUID(), version: game.version, actions: [choice.action] };
      await ask(server, authorization, PLAY, { input });
    }
  }
}

const LOOK = `query ($gameId: ID!) { game(id: $gameId) { version status choices { action } outcome { winner reason } } }`;
const PLAY = `mutation ($input: PlayInput!) { play(input: $input) { __typename } }`;
const JOIN = `mutation ($gameId: ID!) { joinGame(gameId: $gameId) { id } }`;
const SIGN_UP = `mutation { signUp(name: "Random bot") { token } }`;

async function ask(server: string, authorization: string, query: string, variables: object) {
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${server}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data: any; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

const [server, gameId] = process.argv.slice(2);
if (process.argv[1]?.includes('bot') && server !== undefined && gameId !== undefined) {
  const { token } = (await ask(server, '', SIGN_UP, {})).signUp;
  await ask(server, `Bearer ${token}`, JOIN, { gameId });
  console.log(await playGame(server, token, gameId));
}
