// Clients of boardgame.io that speak its protocol over socket.io and do nothing else: each plays one match, one move at
// a time.
import { io } from 'socket.io-client';

import { serve } from './serve.mjs';

let clients = [];

async function json(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function join({ gameUrl, lobbyUrl }) {
  const { matchID } = await json(`${lobbyUrl}/games/trivial/create`, { numPlayers: 1 });
  const path = `${lobbyUrl}/games/trivial/${matchID}/join`;
  const { playerCredentials } = await json(path, { playerID: '0', playerName: 'bench' });
  const socket = io(`${gameUrl}/trivial`, { transports: ['websocket'] });
  const client = { socket, matchID, credentials: playerCredentials, stateID: 0, told: () => {} };
  const synced = new Promise((done) => {
    socket.on('sync', (_match, { state }) => {
      client.stateID = state._stateID;
      done();
    });
  });
  socket.on('update', (_match, state) => {
    client.stateID = state._stateID;
    client.told();
  });
  socket.on('connect', () => socket.emit('sync', matchID, '0', playerCredentials, 1));
  await synced;
  return client;
}

function move(client, at) {
  const { socket, matchID, credentials, stateID } = client;
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('no answer to a move in 10 s')), 10_000);
    client.told = () => {
      clearTimeout(late);
      if (client.stateID > stateID) done();
      else fail(new Error('a move was not carried out'));
    };
    const payload = { type: 'step', args: [at], playerID: '0', credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, '0');
  });
}

async function play(client, end) {
  const times = [];
  for (let now = performance.now(), at = 0; now < end; at++) {
    await move(client, at);
    const then = performance.now();
    times.push(then - now);
    now = then;
  }
  return times;
}

function summary(times, seconds) {
  const sorted = times.sort((a, b) => a - b);
  const at = (p) => sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)];
  const { length: count } = sorted;
  return { count, perSecond: count / seconds, p50: at(0.5), p99: at(0.99), max: at(1) };
}

serve({
  open: async ({ urls, matches }) => {
    clients = await Promise.all(Array.from({ length: matches }, () => join(urls)));
  },
  run: async ({ seconds }) => {
    const began = performance.now();
    const end = began + seconds * 1000;
    const times = await Promise.all(clients.map((client) => play(client, end)));
    return summary(times.flat(), (performance.now() - began) / 1000);
  },
});
