import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { choices, owed, playInPlace, RULESETS, seeded, start } from '../../src/rules/index.js';
import { HOLD } from '../../src/tools/fuzz/run.js';
import { type Sent, Target } from '../../src/tools/fuzz/target.js';
import { passes } from '../../src/tools/yardstick.js';
import { type BuiltService, startService } from './built-service.js';

const MANY = 1_000;
const rules = RULESETS.find(({ id }) => id === 'avalon1776')!;
const setting = { scenario: 'scenario3', options: {} };

/** The American set-up comes to units that may stand anywhere. */
function manyChoices(): string {
  const pick = seeded(1);
  const { state, table } = start(rules, setting, { open: pick, hidden: pick });
  while (state.outcome === null) {
    const seat = owed(rules, state)[0]!;
    const list = choices(rules, state, seat);
    if (list.length > MANY) return rules.writePosition(state);
    playInPlace(rules, state, seat, list[pick(list.length)]!, table);
  }
  throw new Error('no such position');
}

interface Person {
  readonly token: string;
  readonly player: { readonly id: string };
}
interface Created {
  readonly createGame: { readonly id: string };
}
interface Joined {
  readonly joinGame: {
    readonly owed: readonly string[];
    readonly seats: readonly { readonly seat: string; readonly player: { readonly id: string } }[];
  };
}
interface Read {
  readonly game: { readonly choices: readonly object[] };
}

const SIGN_UP = 'mutation ($name: String!) { signUp(name: $name) { token player { id } } }';
const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
const JOIN = 'mutation ($id: ID!) { joinGame(gameId: $id) { owed seats { seat player { id } } } }';
const READ = 'query ($id: ID!) { game(id: $id) { choices { action label words } } }';

const PATIENCE = 60_000;
/** Services of which one has to be quick: what else a machine has to do falls on one of them, not on all. */
const SERVICES = 6;

let folder: string;
let service: BuiltService;
async function open(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'muster-choices-'));
  chmodSync(folder, 0o755);
  service = await startService({ dataDir: folder });
}
async function close(): Promise<void> {
  await service.stop();
  rmSync(folder, { recursive: true });
}
beforeAll(open, PATIENCE);
afterAll(close);

const asked = (query: string, variables: object, token?: string): Sent => ({
  method: 'POST',
  path: '/graphql',
  headers: {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify({ query, variables }),
});

async function answer<T>({ path, ...sent }: Sent): Promise<T> {
  const response = await fetch(`${service.url}${path}`, sent);
  return ((await response.json()) as { data: T }).data;
}

/** A game that begins there, for whoever owes a decision. */
async function question(): Promise<Sent> {
  const signUp = (name: string) => answer<{ signUp: Person }>(asked(SIGN_UP, { name }));
  const persons = [(await signUp('One')).signUp, (await signUp('Two')).signUp] as const;
  const [one, two] = persons;
  const input = { ruleset: rules.id, scenario: setting.scenario, position: manyChoices() };
  const { createGame } = await answer<Created>(asked(CREATE, { input }, one.token));
  const { joinGame } = await answer<Joined>(asked(JOIN, createGame, two.token));
  const { player } = joinGame.seats.find(({ seat }) => joinGame.owed.includes(seat))!;
  const { token } = persons.find((person) => person.player.id === player.id)!;
  return asked(READ, createGame, token);
}

/** How much the first asking costs a service that has answered nothing like it, in milliseconds of CPU. */
async function firstTime() {
  const target = new Target(service.url, service.child.pid!);
  const sent = await question();
  const before = target.cpu;
  const { game } = await answer<Read>(sent);
  return { target, sent, game, first: target.cpu - before };
}

it(
  'a thousand choices in words do not hold the loop for long, the first time too',
  async () => {
    let asked = await firstTime();
    for (let more = 1; more < SERVICES && passes(HOLD, asked.first); more++) {
      await close();
      await open();
      asked = await firstTime();
    }
    const { target, sent, game, first } = asked;
    expect(game.choices.length).toBeGreaterThan(MANY);
    expect(game.choices[0]).toEqual({
      action: expect.objectContaining({ do: expect.any(String) }),
      label: expect.stringMatching(/\w/),
      words: expect.arrayContaining([expect.any(String)]),
    });
    const again = await target.hold(sent);
    expect({ first, isLong: passes(HOLD, first) }).toEqual({ first, isLong: false });
    expect({ again, isLong: passes(HOLD, again) }).toEqual({ again, isLong: false });
  },
  PATIENCE * SERVICES,
);
