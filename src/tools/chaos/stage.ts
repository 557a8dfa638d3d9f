import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { optionsOf, type Ruleset, RULESETS, seeded } from '../../rules/index.js';
import { Api, PATIENCE_MS, type Person } from './api.js';
import type { Wish } from './arguments.js';
import type { CheckedGame } from './checks.js';
import { Instance } from './instance.js';
import { Ledger } from './ledger.js';
import { Listener } from './listener.js';
import { Mailbox } from './mailbox.js';
import { freePort, KilledPostgres } from './postgres.js';
import { SeatPlayer } from './seat-player.js';
import { Witness } from './witness.js';

const INSTANCES = 2;

export interface StagedGame extends CheckedGame {
  readonly players: readonly SeatPlayer[];
}

/** The endpoint by which a player is told of their games. */
interface Followed {
  readonly endpointId: string;
  readonly token: string;
}

interface Delivery {
  readonly version: number;
  readonly state: string;
}

/** Two instances on one Postgres, with games, players and subscribers. */
export class Stage {
  readonly games: StagedGame[] = [];
  readonly listeners: Listener[] = [];
  readonly ledger = new Ledger();
  private readonly endpoints = new Map<string, Followed>();
  readonly api: Api;
  private readonly pick: (count: number) => number;

  private constructor(
    readonly folder: string,
    readonly postgres: KilledPostgres,
    readonly instances: readonly Instance[],
    private readonly wish: Wish,
    readonly witness: Witness,
    readonly mailbox: Mailbox,
  ) {
    this.pick = seeded(wish.seed);
    this.api = new Api(instances, seeded(wish.seed + 1));
  }

  static async open(wish: Wish): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-chaos-'));
    // The database runs as its own user, who has to pass through the folder.
    chmodSync(folder, 0o755);
    const postgres = await KilledPostgres.start(join(folder, 'postgres'));
    const instances: Instance[] = [];
    for (let i = 0; i < INSTANCES; i++) {
      const logFile = join(folder, `instance-${i}.log`);
      const more = { databaseUrl: postgres.url, dataDir: folder, logFile, faults: wish.faults };
      const redis = process.env['REDIS_URL'] ? { REDIS_URL: process.env['REDIS_URL'] } : {};
      const environment = { ...redis, HOOK_NETWORKS: '127.0.0.0/8' };
      instances.push(new Instance({ port: await freePort(), ...more, environment }));
    }
    const witness = new Witness(postgres.url);
    const mailbox = await Mailbox.open(seeded(wish.seed + 3), witness);
    const stage = new Stage(folder, postgres, instances, wish, witness, mailbox);
    for (const instance of instances) instance.start();
    try {
      await Promise.all(instances.map((instance) => instance.whenUp(PATIENCE_MS)));
    } catch (error) {
      await stage.close();
      throw error;
    }
    return stage;
  }

  async close(): Promise<void> {
    await Promise.all(this.listeners.map((listener) => listener.stop()));
    await this.mailbox.close();
    await this.witness.close();
    await Promise.all(this.instances.map((instance) => instance.stop()));
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Begins as many games as wished, over all rulesets; some with all options on, half of them with a clock. */
  async begin(): Promise<void> {
    for (let i = 0; i < this.wish.games; i++) await this.beginGame(i);
    for (let i = 0; i < this.wish.subscribers; i++) this.subscribe(i);
  }

  /** Begins another game in place of one that is over, with as many subscribers. */
  async beginAnother(over: StagedGame, i: number): Promise<StagedGame> {
    const game = await this.beginGame(i);
    const tokens = new Map(game.seats.map(({ seat, person }) => [seat, person.token]));
    for (const listener of this.listenersOf(over)) {
      const next = listener.of(game.id, tokens.get(listener.seat ?? ''));
      this.listeners.push(next);
      next.start();
    }
    return game;
  }

  listenersOf({ id }: StagedGame): Listener[] {
    return this.listeners.filter(({ gameId }) => gameId === id);
  }

  /** Begins a game of the ruleset and options that game `i` has. */
  async beginGame(i: number): Promise<StagedGame> {
    const rules = RULESETS[i % RULESETS.length] as Ruleset;
    const every = Math.floor(i / RULESETS.length) % 2 === 1;
    const scenario = rules.scenarios[i % rules.scenarios.length]?.id ?? '';
    const options = Object.fromEntries(
      Object.keys(optionsOf(rules, scenario)).map((option) => [option, every]),
    );
    const persons = [await this.api.signUp('One'), await this.api.signUp('Two')];
    const clock = (i + Math.floor(i / RULESETS.length)) % 2 === 0 ? 'daily' : 'none';
    const id = await this.create(persons, { ruleset: rules.id, scenario, options, clock });
    const seats = persons.map((person, at) => ({
      gameId: id,
      seat: rules.seats[at] ?? '',
      person,
    }));
    const players = seats.map(
      (seat) => new SeatPlayer(this.api, this.ledger, seat, seeded(this.pick(1e9))),
    );
    const game = { id, rules, seats, players };
    this.games.push(game);
    return game;
  }

  private async create(persons: readonly Person[], input: object): Promise<string> {
    const [one, two] = persons;
    if (one !== undefined) await this.subscribeByMail(one);
    const create = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
    const { createGame } = await this.api.ask<{ createGame: { id: string } }>(
      create,
      { input },
      one?.token,
    );
    const join = 'mutation ($id: ID!) { joinGame(gameId: $id) { id } }';
    await this.api.ask(join, { id: createGame.id }, two?.token);
    return createGame.id;
  }

  /** Has a player told by webhook of everything in their games. */
  private async subscribeByMail({ id, token }: Person): Promise<void> {
    const create =
      'mutation ($input: EndpointInput!) { createEndpoint(input: $input) { endpoint { id } } }';
    const { createEndpoint } = await this.api.ask<{ createEndpoint: { endpoint: { id: string } } }>(
      create,
      { input: { url: this.mailbox.urlOf(id) } },
      token,
    );
    const endpointId = createEndpoint.endpoint.id;
    const kinds = ['BEGUN', 'CHANGED', 'REQUEST', 'HANDED_OVER', 'TIMED_OUT', 'ENDED'].map(
      (kind) => `GAME_${kind}`,
    );
    const follow = 'mutation ($input: FollowInput!) { follow(input: $input) { id } }';
    await this.api.ask(follow, { input: { endpointId, kinds } }, token);
    this.endpoints.set(id, { endpointId, token });
  }

  /** Whether the last notice of that version has been sent; notices of a line wait for each other. */
  async isTold({ seats }: CheckedGame, version: number): Promise<boolean> {
    const { endpointId, token } = this.endpoints.get(seats[0]?.person.id ?? '') as Followed;
    const newest = 'query ($id: ID!) { deliveries(endpointId: $id, first: 1) { version state } }';
    const { deliveries } = await this.api.ask<{ deliveries: readonly Delivery[] }>(
      newest,
      { id: endpointId },
      token,
    );
    const [last] = deliveries;
    return last !== undefined && last.version >= version && last.state !== 'WAITING';
  }

  /** Has failed deliveries tried again now, before their time. */
  async resend(): Promise<void> {
    const resume = 'mutation ($id: ID!) { resumeEndpoint(id: $id) { state } }';
    for (const { endpointId, token } of this.endpoints.values())
      await this.api.ask(resume, { id: endpointId }, token);
  }

  private subscribe(i: number): void {
    const game = this.games[i % this.games.length] as StagedGame;
    const turn = Math.floor(i / this.games.length);
    const viewers = [...game.seats, null];
    const viewer = viewers[turn % viewers.length] ?? null;
    const way = Math.floor(turn / viewers.length) % 2 === 0 ? 'ws' : 'sse';
    const listener = new Listener(
      this.api,
      way,
      game.id,
      viewer?.seat ?? null,
      viewer?.person.token,
      this.witness,
    );
    this.listeners.push(listener);
    listener.start();
  }
}
