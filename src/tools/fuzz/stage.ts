import { type Random, type Ruleset, RULESETS } from '../../rules/index.js';
import { type Alone, openAlone } from '../chaos/alone.js';
import { Api, type Person } from '../chaos/api.js';
import type { Instance } from '../chaos/instance.js';
import { mutated } from './mutations.js';
import { models } from './positions.js';
import type { Material } from './rest.js';
import { Target } from './target.js';
import { oneOf } from './values.js';

/** How many positions of each game requests are made from. */
const MODELS = 20;
/** How many moves are made in a game whenever it is looked at. */
const MOVES = 6;

export interface StagedGame {
  readonly rules: Ruleset;
  readonly id: string;
  /** In the order of the ruleset's seats. */
  readonly seated: readonly Person[];
}

interface GameAnswer {
  readonly version: number;
  readonly status: string;
  readonly choices: readonly { readonly action: unknown }[];
}

const READ = 'query ($id: ID!) { game(id: $id) { version status choices { action } } }';
const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
const JOIN = 'mutation ($id: ID!) { joinGame(gameId: $id) { id } }';
const PLAY = 'mutation ($input: PlayInput!) { play(input: $input) { __typename } }';

/** The service alone, on a Postgres of its own, with a game of each ruleset that is played meanwhile. */
export class Stage {
  readonly target: Target;
  private readonly api: Api;
  private readonly games: StagedGame[] = [];
  private readonly positions: readonly string[];
  private words: readonly string[] = [];
  private moves: Material['moves'] = [];
  private persons: Person[] = [];

  private constructor(
    private readonly alone: Alone,
    private readonly random: Random,
  ) {
    const { instance } = alone;
    this.target = new Target(instance.url, instance.pid ?? 0);
    this.api = new Api([instance], random);
    this.positions = RULESETS.flatMap((rules) => models(rules, random, MODELS));
  }

  static async open(random: Random, faults: readonly string[] = []): Promise<Stage> {
    const alone = await openAlone(faults);
    try {
      const stage = new Stage(alone, random);
      stage.persons = await Promise.all(
        ['One', 'Two', 'Three'].map((name) => stage.api.signUp(name)),
      );
      await stage.refresh();
      return stage;
    } catch (error) {
      await alone.close();
      throw error;
    }
  }

  get instance(): Instance {
    return this.alone.instance;
  }

  async close(): Promise<void> {
    await this.alone.close();
  }

  /** Makes moves, replaces games that are over, and reads anew what requests are made of. */
  async refresh(): Promise<void> {
    const moves: { version: number; action: unknown }[] = [];
    for (const [i, rules] of RULESETS.entries()) {
      const before = this.games[i];
      const running = before && (await this.play(before, moves));
      if (running === true) continue;
      const begun = await this.begin(rules);
      this.games[i] = begun;
      await this.play(begun, moves);
    }
    this.moves = moves.length > 0 ? moves : [{ version: 1, action: { do: 'done' } }];
    this.words = [
      ...wordsOf(this.games),
      ...moves.slice(0, 60).flatMap(({ action }) => textsIn(action)),
    ];
  }

  get material(): Material {
    const { words, moves, random, positions } = this;
    return {
      words,
      games: this.games.map(({ id }) => id),
      rulesets: RULESETS.map(({ id }) => id),
      moves,
      tokens: [...this.persons.map(({ token }) => token), 'x.y.z'],
      position: () => mutated(oneOf(random, positions), positions, random),
    };
  }

  /** Makes moves in a game; false: it is over. */
  private async play(
    { id, seated }: StagedGame,
    moves: { version: number; action: unknown }[],
  ): Promise<boolean> {
    for (let i = 0; i < MOVES; i++) {
      for (const { token } of seated) {
        const { game } = await this.api.ask<{ game: GameAnswer }>(READ, { id }, token);
        if (game.status !== 'RUNNING') return false;
        const { version, choices } = game;
        if (choices.length === 0) continue;
        if (i === MOVES - 1) moves.push(...choices.map(({ action }) => ({ version, action })));
        else {
          const { action } = oneOf(this.random, choices);
          const input = { gameId: id, requestId: crypto.randomUUID(), version, actions: [action] };
          await this.api.ask(PLAY, { input }, token);
        }
      }
    }
    return true;
  }

  /** Begins a game, from that position if one is given, else of any scenario. */
  async begin(rules: Ruleset, position?: string): Promise<StagedGame> {
    const [one, two] = this.persons as [Person, Person];
    const named = /^scenario (\S+)/m.exec(position ?? '')?.[1];
    const scenario = named ?? oneOf(this.random, rules.scenarios).id;
    const input = { ruleset: rules.id, scenario, ...(position !== undefined && { position }) };
    type Created = { createGame: { id: string } };
    const { createGame } = await this.api.ask<Created>(CREATE, { input }, one.token);
    await this.api.ask(JOIN, { id: createGame.id }, two.token);
    return { rules, id: createGame.id, seated: [one, two] };
  }
}

const wordsOf = (games: readonly StagedGame[]): string[] =>
  games.flatMap(({ rules, id }) => [
    id,
    rules.id,
    ...rules.seats,
    ...rules.scenarios.map((scenario) => scenario.id),
    ...Object.keys(rules.clauses).slice(0, 10),
    ...['00000000-0000-4000-8000-000000000000', 'Isaac Brock', 'c1', 'c65', '湖', ''],
  ]);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};
