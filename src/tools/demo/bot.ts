import { randomUUID } from 'node:crypto';

import type { DemoClient } from './client.js';

interface Position {
  readonly version: number;
  readonly status: string;
  readonly choices: readonly { readonly action: object }[];
}

const LOOK = `query ($gameId: ID!) { game(id: $gameId) { version status choices { action } } }`;
const PLAY = `mutation ($input: PlayInput!) {
  play(input: $input) { __typename ... on Refused { code message } } }`;

/** Plays the caller's seat to the end of the game, one legal choice after the other; returns how many it played. */
export async function playSeat(
  client: DemoClient,
  gameId: string,
  onMove: () => void,
): Promise<void> {
  for (;;) {
    const { game } = await client.ask<{ game: Position }>(LOOK, { gameId });
    if (game.status === 'FINISHED') return;
    const choice = game.choices[Math.floor(Math.random() * game.choices.length)];
    if (choice === undefined) {
      await client.changed(gameId, game.version);
      continue;
    }
    const input = {
      gameId,
      requestId: randomUUID(),
      version: game.version,
      actions: [choice.action],
    };
    const { play } = await client.ask<{ play: { __typename: string; code?: string } }>(PLAY, {
      input,
    });
    // Where both sides write orders at once, the version may have moved on; the next look tells.
    if (play.__typename === 'Refused' && play.code !== 'STALE_VERSION')
      throw new Error(`refused: ${play.code}`);
    if (play.__typename === 'Played') onMove();
  }
}
