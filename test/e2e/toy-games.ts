import { randomUUID } from 'node:crypto';

import { PositionsService } from '../../src/games/lobby/positions.service.js';
import { fromPosition } from '../../src/games/lobby/start.js';
import { type Action, type Op, type Ruleset, RULESETS } from '../../src/rules/index.js';
import { TOY } from '../rules/support/toy/index.js';
import type { TestApp, TestPlayer } from './support.js';

/**
 * To be called at the top of a spec file: while its tests run, the service offers the toy ruleset of the contract
 * suite.
 */
export function offerToy(): void {
  const offered = RULESETS as Ruleset[];
  offered.push(TOY);
  const { tryOut } = PositionsService.prototype;
  PositionsService.prototype.tryOut = async function (rules, given, chance) {
    // Worker threads know only the rulesets that are built, so the toy is tried out here.
    if (rules.id !== TOY.id) return tryOut.call(this, rules, given, chance);
    fromPosition(rules, given.position, chance);
  };
  afterAll(() => {
    offered.splice(offered.indexOf(TOY), 1);
    PositionsService.prototype.tryOut = tryOut;
  });
}

const GAME = `id version draft status owed view choices { action }`;

export interface GameShown {
  readonly id: string;
  readonly version: number;
  readonly draft: number;
  readonly status: string;
  readonly owed: readonly string[];
  readonly view: any;
  readonly choices: readonly { readonly action: Action }[];
}

/** `Played` or `Refused`, told apart by `__typename`. */
export interface Answer {
  readonly __typename: 'Played' | 'Refused';
  readonly version: number;
  readonly applied?: number;
  readonly stopped?: string;
  readonly rolls?: readonly { readonly dice: readonly number[]; readonly purpose: string }[];
  readonly code?: string;
  readonly message?: string;
  readonly step?: number | null;
  readonly clause?: { readonly id: string } | null;
  readonly better?: readonly { readonly action: Action }[];
  readonly game: GameShown;
}

const RESULT = `__typename
  ... on Played { version applied stopped rolls { dice purpose } game { ${GAME} } }
  ... on Refused { code clause { id } message step better { action } version game { ${GAME} } }`;

const READ = `query ($id: ID!, $at: Int) { game(id: $id, at: $at) { ${GAME} } }`;
const PLAY = `mutation ($input: PlayInput!) { play(input: $input) { ${RESULT} } }`;
const UNDO = `mutation ($gameId: ID!, $requestId: ID!, $version: Int!) {
  undo(gameId: $gameId, requestId: $requestId, version: $version) { ${RESULT} } }`;
const RESIGN = `mutation ($gameId: ID!, $requestId: ID!) { resign(gameId: $gameId, requestId: $requestId) { ${RESULT} } }`;
const CREATE = `mutation ($input: CreateGameInput!) { createGame(input: $input) { id invite } }`;
const JOIN = `mutation ($gameId: ID!, $seat: ID, $invite: String) {
  joinGame(gameId: $gameId, seat: $seat, invite: $invite) { id version status } }`;
const CHANGES = `subscription ($gameId: ID!, $after: Int) {
  gameChanged(gameId: $gameId, after: $after) {
    version patch entries { version type text data clause { id } rolls { dice } } game { ${GAME} }
  } }`;

export interface Change {
  readonly version: number;
  readonly patch: readonly Op[];
  readonly entries: readonly any[];
  readonly game: GameShown;
}

export interface Submission {
  readonly requestId?: string;
  readonly version?: number;
  readonly draft?: number;
}

type Instance = Pick<TestApp, 'ask' | 'subscribe'>;

/** A player who uses one instance. */
export class Client {
  constructor(
    readonly app: Instance,
    readonly player: TestPlayer | null,
    readonly gameId: string,
  ) {}

  async read(at?: number): Promise<GameShown> {
    return (await this.ask(READ, { id: this.gameId, at })).game;
  }

  /** Plays actions on the current version, unless another is given. */
  async play(actions: readonly unknown[], given: Submission = {}): Promise<Answer> {
    const { requestId = randomUUID(), version = (await this.read()).version, draft } = given;
    const input = { gameId: this.gameId, requestId, version, draft, actions };
    return (await this.ask(PLAY, { input })).play;
  }

  async undo(given: Submission = {}): Promise<Answer> {
    const { requestId = randomUUID(), version = (await this.read()).version } = given;
    return (await this.ask(UNDO, { gameId: this.gameId, requestId, version })).undo;
  }

  async resign(requestId: string = randomUUID()): Promise<Answer> {
    return (await this.ask(RESIGN, { gameId: this.gameId, requestId })).resign;
  }

  changes(after?: number): AsyncGenerator<{ gameChanged: Change }, void> {
    return this.app.subscribe(CHANGES, { gameId: this.gameId, after }, this.player?.token);
  }

  /** The same player at another instance. */
  at(app: Instance): Client {
    return new Client(app, this.player, this.gameId);
  }

  ask<T = any>(query: string, variables: object = {}): Promise<T> {
    return this.app.ask<T>(query, variables as Record<string, unknown>, this.player?.token);
  }
}

export interface ToyGame {
  readonly id: string;
  readonly red: Client;
  readonly blue: Client;
  readonly spectator: Client;
  readonly invite: string | null;
}

export async function createGame(
  app: TestApp,
  player: TestPlayer,
  input: object = {},
): Promise<{ id: string; invite: string | null }> {
  const order = { ruleset: 'toy', scenario: 'standard', ...input };
  return (await app.ask(CREATE, { input: order }, player.token)).createGame;
}

export const joinGame = async (
  app: TestApp,
  player: TestPlayer,
  gameId: string,
  more: object = {},
) => (await app.ask(JOIN, { gameId, ...more }, player.token)).joinGame;

/** Any game with two players seated; it is at version 1. */
export async function startGame(app: TestApp, input: object = {}) {
  const [one, two] = [await app.signUp('One'), await app.signUp('Two')];
  const { id, invite } = await createGame(app, one, input);
  await joinGame(app, two, id, { invite });
  const of = (player: TestPlayer | null) => new Client(app, player, id);
  return { id, invite, clients: [of(one), of(two)] as const, spectator: of(null) };
}

export async function startToy(app: TestApp, input: object = {}): Promise<ToyGame> {
  const { id, invite, clients, spectator } = await startGame(app, input);
  return { id, invite, red: clients[0], blue: clients[1], spectator };
}

export const deployment = (side: 'red' | 'blue') => [
  { do: 'place', piece: `${side}-sword-1`, place: 'ford' },
  { do: 'place', piece: `${side}-sword-2`, place: `${side}-camp` },
  { do: 'place', piece: `${side}-bow-1`, place: `${side}-camp` },
];

/** Plays until both have placed and bid, red higher: red has to declare its marches next. */
export async function deployed(game: ToyGame): Promise<void> {
  await game.red.play([...deployment('red'), { do: 'bid', coin: 2 }]);
  await game.blue.play([...deployment('blue'), { do: 'bid', coin: 0 }]);
}

/** Plays choices, chosen by `pick`, until the game is over or `limit` submissions were made; returns how many were. */
export async function playOn(
  clients: readonly Client[],
  pick: (count: number) => number,
  limit = 400,
): Promise<number> {
  let turn = await whoseTurn(clients);
  for (let count = 0; count < limit; count++) {
    if (turn === null) return count;
    const { client, game } = turn;
    const choice = game.choices[pick(game.choices.length)];
    const answer = await client.play([choice?.action], { version: game.version });
    if (answer.__typename !== 'Played') throw new Error(`refused: ${answer.message}`);
    const again = answer.game.choices.length > 0;
    turn = again ? { client, game: answer.game } : await whoseTurn(clients);
  }
  return limit;
}

/** The client that has to move; null: the game is over. */
async function whoseTurn(
  clients: readonly Client[],
): Promise<{ client: Client; game: GameShown } | null> {
  for (const client of clients) {
    const game = await client.read();
    if (game.status === 'FINISHED') return null;
    if (game.choices.length > 0) return { client, game };
  }
  throw new Error('nobody has a choice');
}
