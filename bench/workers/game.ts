import { randomBytes, randomUUID } from 'node:crypto';

import { chanceOf, type DiceSource } from '../../src/games/proof/dice.js';
import {
  choices,
  optionsOf,
  owed,
  play,
  type Ruleset,
  rulesetOf,
  type Seat,
  seeded,
  type Setting,
  start,
} from '../../src/rules/index.js';
import { ask, type Connection, graphqlRequest } from './http.js';

export const RULESET = 'columbia1812';
/** The ruleset with the largest map, which is drawn in parts. */
export const HEXES = 'avalon1776';
const SEATS = ['us', 'gb'] as const;

const PLAY = `mutation ($input: PlayInput!) { play(input: $input) { __typename
  ... on Played { version applied stopped rolls { dice } } ... on Refused { code message } } }`;
const UNDO = `mutation ($gameId: ID!, $requestId: ID!, $version: Int!) {
  undo(gameId: $gameId, requestId: $requestId, version: $version) { __typename ... on Refused { code message } } }`;
const SIGN_UP = 'mutation ($name: String!) { signUp(name: $name) { token } }';
const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
const ENDPOINT =
  'mutation ($input: EndpointInput!) { createEndpoint(input: $input) { endpoint { id } } }';
const FOLLOW = 'mutation ($input: FollowInput!) { follow(input: $input) { id } }';
const KINDS = ['GAME_CHANGED', 'GAME_BEGUN', 'GAME_ENDED'];
const JOIN =
  'mutation ($gameId: ID!, $entropy: String!) { joinGame(gameId: $gameId, entropy: $entropy) { id } }';

export interface Operation {
  readonly query: string;
  readonly variables: unknown;
}

/** Encodes an operation of the player with that token as bytes to send. */
export type Encode = (operation: Operation, token: string) => Buffer;

export const overHttp =
  (url: string): Encode =>
  (operation, token) =>
    graphqlRequest(url, { token, ...operation });

/** A move that is known to be legal, ready to be sent. */
export interface Step {
  /** The token of the player who makes it. */
  readonly token: string;
  readonly request: Buffer;
  /** The version after it. */
  readonly version: number;
  readonly secret: boolean;
}

export interface NewGame {
  readonly id: string;
  readonly rules: Ruleset;
  readonly tokens: { readonly [seat: Seat]: string };
  readonly source: DiceSource;
  readonly setting: Setting;
}

export async function signUp(connection: Connection, url: string, name: string): Promise<string> {
  const { signUp: session } = await ask<{ signUp: { token: string } }>(connection, url, {
    query: SIGN_UP,
    variables: { name },
  });
  return session.token;
}

export const signUpBoth = async (
  connection: Connection,
  url: string,
): Promise<{ [seat: Seat]: string }> => ({
  us: await signUp(connection, url, 'Winfield'),
  gb: await signUp(connection, url, 'Isaac'),
});

/** Has every change of a player's games told to a webhook. */
export async function tellAll(
  connection: Connection,
  url: string,
  token: string,
  hook: string,
): Promise<void> {
  const { createEndpoint } = await ask<{ createEndpoint: { endpoint: { id: string } } }>(
    connection,
    url,
    { token, query: ENDPOINT, variables: { input: { url: hook } } },
  );
  const input = { endpointId: createEndpoint.endpoint.id, kinds: KINDS };
  await ask(connection, url, { token, query: FOLLOW, variables: { input } });
}

/** What is played, if not the usual ruleset, and by which clock, if by one. */
export interface Table {
  readonly ruleset?: string | undefined;
  readonly clock?: string | undefined;
}

/** A game with both seats taken. Its random numbers are known beforehand, as the creator supplies the seed. */
export async function newGame(
  connection: Connection,
  url: string,
  tokens: { readonly [seat: Seat]: string },
  { ruleset = RULESET, clock }: Table = {},
): Promise<NewGame> {
  const rules = rulesNamed(ruleset);
  const setting = defaultSetting(rules);
  const seed = randomBytes(32);
  const entropies = { us: randomUUID(), gb: randomUUID() };
  const input = {
    ruleset,
    scenario: setting.scenario,
    seat: 'us',
    seed: seed.toString('hex'),
    entropy: entropies.us,
    ...(clock !== undefined && { clock }),
  };
  const { createGame } = await ask<{ createGame: { id: string } }>(connection, url, {
    token: tokens['us'],
    query: CREATE,
    variables: { input },
  });
  const gameId = createGame.id;
  const variables = { gameId, entropy: entropies.gb };
  await ask(connection, url, { token: tokens['gb'], query: JOIN, variables });
  return { id: gameId, rules, tokens, source: { gameId, seed, entropies }, setting };
}

export function rulesNamed(id: string): Ruleset {
  const found = rulesetOf(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

/** A scenario, or else the first one, with its options at their defaults. */
export function defaultSetting(rules: Ruleset, scenario = rules.scenarios[0]?.id ?? ''): Setting {
  const offered = Object.entries(optionsOf(rules, scenario));
  return {
    scenario,
    options: Object.fromEntries(offered.map(([id, { default: on }]) => [id, on])),
  };
}

/** How often one move is taken back and made again at most, to make a game longer. */
const TAKEN_BACK = 4;

export interface Course {
  /** The seed of the random player. */
  readonly seed: number;
  /** The most moves. */
  readonly limit?: number;
  /** How many moves are taken back and made again. */
  readonly detours?: number;
}

/** The moves of a random game, computed as the service will compute them. */
export function* randomGame(
  encode: Encode,
  game: NewGame,
  { seed, limit = Infinity, detours = 0 }: Course,
): Generator<Step> {
  const ruleset = game.rules;
  const random = seeded(seed);
  let { state } = start(ruleset, game.setting, chanceOf(game.source, 1));
  let [seq, version, left] = [2, 1, detours];
  for (let moves = 0; state.outcome === null && moves < limit; moves++) {
    const seats = owed(ruleset, state);
    const seat = seats[random(seats.length)] ?? SEATS[0];
    const all = choices(ruleset, state, seat);
    const action = all[random(all.length)];
    for (let again = 0; ; again++) {
      const played = play(ruleset, state, seat, [action], chanceOf(game.source, seq++));
      if (!played.ok) throw new Error(`a choice was refused: ${JSON.stringify(played)}`);
      const { secret, undoable } = played;
      const asked = { gameId: game.id, requestId: randomUUID(), version };
      version += secret ? 0 : 1;
      const token = game.tokens[seat] ?? '';
      const input = { ...asked, actions: [action] };
      yield {
        token,
        request: encode({ query: PLAY, variables: { input } }, token),
        version,
        secret,
      };
      if (!undoable || left === 0 || again === TAKEN_BACK) {
        state = played.state;
        break;
      }
      left -= 1;
      seq += 1;
      const undone = { gameId: game.id, requestId: randomUUID(), version };
      version += secret ? 0 : 1;
      yield {
        token,
        request: encode({ query: UNDO, variables: undone }, token),
        version,
        secret,
      };
    }
  }
}

export const isPlayed = (answer: Buffer): boolean => answer.includes('"Played"');
