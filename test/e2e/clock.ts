import { Pool, type QueryConfig, type QueryResult } from 'pg';

import { PicturesService } from '../../src/games/pictures/pictures.service.js';
import {
  type Action,
  choices,
  owed,
  play,
  type Seat,
  seeded,
  type State,
} from '../../src/rules/index.js';
import { positionWhere, WAR } from './positions.js';
import { type RestClient, type RestGame, startWar } from './rest-games.js';
import type { TestApp } from './support.js';

/** A secret step that a seat can take in a state. */
export interface Step {
  readonly seat: 'us' | 'gb';
  readonly action: Action;
}

export function secretStep(state: State, seats: readonly Seat[]): Step | null {
  const random = seeded(1);
  const chance = { open: random, hidden: random };
  for (const seat of seats)
    for (const action of choices(WAR, state, seat)) {
      const played = play(WAR, state, seat, [action], chance);
      if (played.ok && played.secret) return { seat: seat as Step['seat'], action };
    }
  return null;
}

/** `draft`: one seat declares something step by step; `seal`: both seats answer in secret. */
export type Scene = 'draft' | 'seal';

function sceneOf(scene: Scene): { readonly state: State; readonly step: Step } {
  const owing = scene === 'draft' ? 1 : 2;
  const isScene = (state: State, actions: number): boolean =>
    actions > 20 &&
    owed(WAR, state).length === owing &&
    secretStep(state, WAR.seats) !== null &&
    'agenda' in WAR.readPosition(WAR.writePosition(state));
  const state = positionWhere(isScene, 3);
  return { state, step: secretStep(state, WAR.seats) as Step };
}

export interface Stage extends RestGame {
  readonly mover: RestClient;
  readonly enemy: RestClient;
  /** Takes the secret step at the first instance, or takes it back. */
  readonly step: () => Promise<void>;
  readonly unstep: () => Promise<void>;
  readonly state: State;
}

export async function stageOf(app: TestApp, scene: Scene): Promise<Stage> {
  const { state, step } = sceneOf(scene);
  const game = await startWar(app, { position: WAR.writePosition(state) });
  const [mover, enemy] = step.seat === 'us' ? [game.us, game.gb] : [game.gb, game.us];
  const done = async (what: string, body: object): Promise<void> => {
    const answer = await mover.post(what, { version: 1, ...body });
    if (answer.status !== 200 || answer.body.version !== 1) throw new Error(JSON.stringify(answer));
  };
  return {
    ...game,
    ...{ mover, enemy, state },
    step: () => done('/moves', { actions: [step.action] }),
    unstep: () => done('/undo', {}),
  };
}

/** Queries that every instance makes regularly, whoever sends requests. */
const BY_ITSELF = [
  ...['owed-by-bots', 'due-clocks', 'untold-away', 'pulse', 'recent-outages'],
  ...['untold', 'untold-among', 'due-spells', 'take-deliveries', 'take-deliveries-apart'],
  ...['gather-digests', 'untold-events', 'forget-told-events'],
  ...['follow-up', 'forget-told-games'],
  ...['end-revoked-endpoints', 'forget-deliveries'],
  ...['mail-standing', 'renamed-lately'],
  ...['finished-of-events', 'due-events', 'event-to-audit'],
];

/** Records what an instance does: statements with the number of rows returned, calls of the rules, pictures drawn. */
export class Witness {
  private readonly said: string[] = [];
  private readonly spies: { mockRestore(): void }[] = [];

  constructor(app: TestApp) {
    const pool = app.app.get(Pool);
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<QueryResult>;
    const heard = async (...args: unknown[]): Promise<QueryResult> => {
      const result = await query(...args);
      const { name, text } = (
        typeof args[0] === 'string' ? { text: args[0] } : args[0]
      ) as QueryConfig;
      if (!BY_ITSELF.includes(name ?? ''))
        this.said.push(`${name ?? text}: ${result.rowCount} rows`);
      return result;
    };
    this.spies.push(jest.spyOn(pool, 'query').mockImplementation(heard as never));
    this.follow('view', WAR, 'view');
    this.follow('views', WAR, 'views');
    this.follow('drawing', WAR.board, 'svg');
    this.follow('raster', app.app.get<{ gate: object }>(PicturesService).gate, 'pass');
    for (const [name, phase] of Object.entries(WAR.phases))
      if (phase.kind === 'ask') this.follow(`listing ${name}`, phase, 'list');
  }

  /** Everything recorded since the last call. */
  told(): string[] {
    return this.said.splice(0);
  }

  close(): void {
    for (const spy of this.spies) spy.mockRestore();
  }

  private follow(what: string, owner: object, method: string): void {
    const methods = owner as Record<string, (...args: unknown[]) => unknown>;
    const plain = methods[method]!;
    const { said } = this;
    methods[method] = function (this: unknown, ...args: unknown[]): unknown {
      said.push(what);
      return plain.apply(this, args);
    };
    this.spies.push({ mockRestore: () => void (methods[method] = plain) });
  }
}

/**
 * The probability, from 0 to 1, that one of `others` took longer than one of `ones`; at 0.5 nothing tells them apart.
 */
export function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  const wins = others.map((other) =>
    ones.reduce((sum, one) => sum + (other > one ? 1 : other === one ? 0.5 : 0), 0),
  );
  return wins.reduce((sum, won) => sum + won, 0) / (ones.length * others.length);
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
