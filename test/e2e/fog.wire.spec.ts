import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { hashOf } from '../../src/common/hash.js';
import { BotsService } from '../../src/games/bots/bots.service.js';
import { NOTICE_KINDS } from '../../src/notices/store/kinds.js';
import {
  type Action,
  canonical,
  type JsonObject,
  refusal,
  type Resampling,
  type Ruleset,
  RULESETS,
  type Seat,
  seeded,
  type State,
} from '../../src/rules/index.js';
import { LONG } from '../long.js';
import { fuzzed } from '../rules/support/fuzz.js';
import { areOthers, secretive } from '../rules/support/hidden.js';
import { type Names, renamedAction } from '../rules/support/observe.js';
import { fromScenario, somePlaces, viewersOf, worldOf } from '../rules/support/world.js';
import { called, faultsIn, fieldsMissingIn, gameRoutes, PLAIN_FIELDS } from './game-faces.js';
import { bearer, type HttpOptions } from './http.js';
import { secretScenario, SETTINGS } from './quick-games.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { HOUR, type TimeMachine, timeMachine } from './time-machine.js';
import { offerToy } from './toy-games.js';
import { type Face, faceOf, queryOf, someOfEach } from './typed-faces.js';

offerToy();

/** Steps that two worlds are played side by side over the wire. */
const REACH = 2;
/** How many pairs of worlds each viewer is given. */
const PLACES = LONG ? 2 : 1;
/** Plans that are tried at each look. */
const PLANS = 6;

let here: TestApp;
let there: TestApp;
/** To which both worlds send what they tell those who follow a game. */
let receiver: Receiver;
/** The time of both worlds: what their clocks say is compared to the millisecond. */
let time: TimeMachine;
beforeAll(async () => {
  receiver = await startReceiver();
  const variables = {
    ...AT_HOME,
    JWT_SECRET: 'the same key for both, thirty-two bytes or more',
  };
  here = await startApp(variables);
  there = await startApp(variables);
  for (const { app } of [here, there]) await app.get(BotsService).onModuleDestroy();
  time = timeMachine(here, there);
  routesRead = await findRoutes();
});
afterAll(async () => {
  await there.stop();
  await here.stop();
  await receiver.stop();
});

/** One game in two worlds that `viewer` cannot tell apart: same id, players, seed and shares of the chance. */
interface Pair {
  readonly id: string;
  readonly rules: Ruleset;
  readonly viewer: Seat | null;
  readonly names: Names;
  readonly tokens: { readonly [seat: Seat]: string };
  readonly stranger: string;
}

const PLAY = `mutation ($input: PlayInput!) { play(input: $input) { __typename ... on Refused { code } } }`;

/** The thread in which the computer thinks knows what is built, and not the toy. */
const isThoughtOf = ({ id }: Ruleset): boolean => id !== 'toy';

async function begin(
  rules: Ruleset,
  setting: object,
  viewer: Seat | null,
  worlds: readonly [State, State],
  names: Names,
): Promise<Pair> {
  const players = [
    await here.signUp('One'),
    await here.signUp('Two'),
    await here.signUp('Three'),
  ] as const;
  const [position, other] = worlds.map((state) => rules.writePosition(state)) as [string, string];
  const input = {
    ruleset: rules.id,
    ...setting,
    ...{ seat: rules.seats[0], clock: 'daily' },
    seed: '3c'.repeat(32),
    entropy: 'one',
  };
  const create = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
  const { id } = (await here.ask(create, { input }, players[0].token)).createGame;
  // Not with the game: the service plays a position on before it takes it, and these come from play.
  // The others are marked as the computer's, so that the viewer may ask for hints; it plays nothing here.
  const others =
    viewer === null || !isThoughtOf(rules) ? [] : rules.seats.filter((seat) => seat !== viewer);
  const bots = Object.fromEntries(others.map((seat) => [seat, 'greedy']));
  await here.pool.query('UPDATE games SET position = $2, bots = $3 WHERE id = $1', [
    ...[id, position],
    JSON.stringify(bots),
  ]);
  await mirror(players, id, other);
  const join = 'mutation ($id: ID!) { joinGame(gameId: $id, entropy: "two") { id } }';
  for (const app of [here, there]) await app.ask(join, { id }, players[1].token);
  const tokens = Object.fromEntries(rules.seats.map((seat, i) => [seat, players[i]!.token]));
  return { id, rules, viewer, names, tokens, stranger: players[2].token };
}

/** The open game, in the other world. */
async function mirror(players: readonly TestPlayer[], id: string, position: string): Promise<void> {
  for (const table of ['players', 'games', 'game_times', 'seats']) {
    const ids = table === 'players' ? players.map((player) => player.id) : [id];
    const { rows } = await here.pool.query(
      `SELECT * FROM ${table} WHERE ${['players', 'games'].includes(table) ? 'id' : 'game_id'} = ANY($1::uuid[])`,
      [ids],
    );
    for (const row of rows) {
      const values = {
        ...row,
        ...(table === 'games' && {
          ...{ position, options: JSON.stringify(row.options) },
          // A list would be sent as an array of Postgres.
          handovers: JSON.stringify(row.handovers),
        }),
      };
      const names = Object.keys(values);
      const places = names.map((_, i) => `$${i + 1}`).join(', ');
      await there.pool.query(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`,
        Object.values(values),
      );
    }
  }
}

const GAME = `${PLAIN_FIELDS}
  handovers { seat version } seatOffer { seat }
  ruleset { id } seats { id entropy player { id name } } outcome { winner reason }
  dice { commitment seed entropies rolls { dice purpose clause { id } } record }`;
const CLOCK = `clock { preset whenEmpty now frozen ranOut { seat abandonedAt } seats {
  seat away autoplays turn { left increment cap } interrupt { left increment cap }
  running { kind until asleepUntil notCounted { why time } } } }`;
const QUERIES = [
  `query ($id: ID!) { game(id: $id) { ${GAME} } }`,
  `query ($id: ID!) { game(id: $id) { choices { action label words attacks from stops ja: label(locale: JA) jaWords: words(locale: JA) } } }`,
  `query ($id: ID!) { game(id: $id) { stage asks { id decision text ends clause { id } counters { label value of } } score { seat value parts { label value } } undo { label } } }`,
  `query ($id: ID!) { game(id: $id) { log(first: 50) { version time side at type data text ja: text(locale: JA) clause { id } rolls { dice purpose } } } }`,
  `query ($id: ID!) { game(id: $id) { ${CLOCK} requests { kind by } rematch { id } } }`,
  `query ($id: ID!) { game(id: $id, at: 1) { version view owed } }`,
  `query ($id: ID!) { game(id: $id, at: 999) { version } }`,
  `query ($id: ID!) { boards(ids: [$id]) { gameId version svg } }`,
  `query { games(first: 1) { nodes { ${GAME} } pageInfo { hasNextPage endCursor } } }`,
  `query { games(orderBy: UPDATED, first: 1) { nodes { id updatedAt version } pageInfo { hasNextPage } } }`,
];
/** What is asked for besides every route that reads from a game. */
const MORE = [
  ...['/board.svg?width=390', '/board.txt?locale=ja'],
  ...['?at=1', '?at=999', '/events?after=999'],
];
/** Routes that are asked for in a way of their own. */
const APART: Readonly<Record<string, string>> = {
  '/hint': 'by `advised`',
  '/board.png': 'where pictures are looked at',
  '/events': 'goes on: by `Ears`',
};
/** Every route that reads from a game, as it is called after the game's id; found when the worlds are up. */
let routesRead: readonly string[];

async function findRoutes(): Promise<string[]> {
  const read = (await gameRoutes(here)).filter(([method]) => method === 'get');
  const paths = read.map((route) => called(route, { id: '' }).replace('GET /v1/games/', ''));
  return paths.filter((path) => APART[path.replace(/\?.*/, '')] === undefined);
}

type Said = readonly [what: string, answer: string];

/**
 * Times and what is made of them differ between the worlds, since each is played by its own clock. In their place
 * stands which of those of its world it is, so that one that changes in one world alone is found.
 */
const clocks = new WeakMap<TestApp, Map<string, number>>();

function timeless(app: TestApp, text: string): string {
  const times = clocks.get(app) ?? new Map<string, number>();
  clocks.set(app, times);
  const numbered = (found: string, name: string, time: string): string => {
    if (!times.has(time)) times.set(time, times.size);
    return found.replace(time, `${name} ${times.get(time)}`);
  };
  return text.replace(/"(updatedAt|time|timestamp|etag|cursor)"[:,]"((?:[^"\\]|\\.)*)"/g, numbered);
}

/** A machine that has much to do may refuse at times, in either world: then it is asked again. */
const TRIES = 10;

/** All that an answer consists of but for the clock and its own number. */
async function answerOf(
  app: TestApp,
  what: string,
  path: string,
  options: HttpOptions,
): Promise<Said> {
  const route = `${options.body === undefined ? 'GET' : 'POST'} ${path}`;
  let answer = await app.rest(route, options);
  for (let tried = 1; answer.status === 503 && tried < TRIES; tried++) {
    await sleep(1_000);
    answer = await app.rest(route, options);
  }
  const headers = [...answer.headers].filter(
    ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
  );
  const text = path.includes('.png') ? hashOf([...answer.bytes]) : answer.text;
  return [
    what,
    timeless(
      app,
      `${answer.status} ${JSON.stringify(headers)}\n${text.replace(/"requestId":"[^"]+"/g, '')}`,
    ),
  ];
}

/** What the computer would do in the viewer's place, and that it is told nobody else. */
async function advised(app: TestApp, id: string, token: string | undefined): Promise<Said[]> {
  const { version } = (await app.rest(`GET /v1/games/${id}/choices`, { token })).body;
  const asked = [version, version - 1].map((at) =>
    answerOf(app, `hint at ${at}`, `/v1/games/${id}/hint?version=${at}`, {
      headers: bearer(token),
    }),
  );
  return Promise.all(asked);
}

/** What is told of attacks before they are made, of some. */
async function foretoldTo(app: TestApp, id: string, token: string | undefined): Promise<Said[]> {
  const listed = await app.rest(`GET /v1/games/${id}/choices`, { token });
  const { choices = [], version } = listed.body;
  const attacks = choices.filter((choice: { attacks?: string }) => choice.attacks !== undefined);
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const said: Said[] = [];
  for (const { action } of attacks.slice(0, 5)) {
    const body = JSON.stringify({ version, action });
    const what = `outlook of ${JSON.stringify(action)}`;
    said.push(await answerOf(app, what, `/v1/games/${id}/outlook`, { headers, body }));
  }
  return said;
}

/** Where plans of some choices lead, and why those of an action that is none do not. */
async function triedBy(app: TestApp, id: string, token: string | undefined): Promise<Said[]> {
  const listed = await app.rest(`GET /v1/games/${id}/choices`, { token });
  const { choices = [], version, draft } = listed.body;
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const said: Said[] = [];
  const every = Math.max(1, Math.floor(choices.length / PLANS));
  for (let first = 0; first < choices.length; first += every) {
    const { action } = choices[first];
    const body = JSON.stringify({ version, draft, actions: [action] });
    const alone = await answerOf(app, `try of ${body}`, `/v1/games/${id}/preview`, {
      headers,
      body,
    });
    const open = JSON.parse(alone[1].slice(alone[1].lastIndexOf('\n') + 1)).choices ?? [];
    const next = [open.at(-1)?.action ?? action, { do: 'nothing' }];
    const longer = JSON.stringify({ version, draft, actions: [action, ...next] });
    said.push(
      alone,
      await answerOf(app, `try of ${longer}`, `/v1/games/${id}/preview`, { headers, body: longer }),
    );
  }
  return said;
}

/** What a link to the picture shows that the reader makes of the first version. */
async function sharedBy(app: TestApp, id: string, token: string | undefined): Promise<Said[]> {
  const made = await app.rest(`POST /v1/games/${id}/picture-links`, {
    token,
    body: { version: 1 },
  });
  if (made.status !== 201) return [['link', `${made.status} ${made.body.error.code}`]];
  const { pathname } = new URL(made.body.url);
  const length = `${pathname.length} ${Object.keys(made.body).join()}`;
  return [['link', length], await answerOf(app, 'picture of a link', pathname, {})];
}

async function lookedAt(
  app: TestApp,
  { id }: Pair,
  token: string | undefined,
  pictures: boolean,
): Promise<Said[]> {
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const said: Said[] = [];
  for (const query of QUERIES) {
    const body = JSON.stringify({ query, variables: query.includes('$id') ? { id } : {} });
    said.push(await answerOf(app, query, '/graphql', { headers, body }));
  }
  said.push(
    ...(await advised(app, id, token)),
    ...(await foretoldTo(app, id, token)),
    ...(await triedBy(app, id, token)),
  );
  if (pictures) said.push(...(await sharedBy(app, id, token)));
  const routes = [...routesRead, ...MORE, ...(pictures ? ['/board.png?width=400'] : [])];
  for (const route of routes)
    said.push(await answerOf(app, route, `/v1/games/${id}${route}`, { headers: bearer(token) }));
  return said;
}

/** What is refused, and how: every probe that the rules forbid to the viewer, a stale one, one of another seat. */
async function refusedTo(
  app: TestApp,
  pair: Pair,
  token: string | undefined,
  probes: readonly Action[],
  version: number,
): Promise<Said[]> {
  const said: Said[] = [];
  const submissions = [
    ...probes.map((probe) => [version, probe]),
    [version - 1, { do: 'x' }],
    [version, { do: 'x' }],
  ];
  for (const [i, [at, action]] of submissions.entries()) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': `probe-${version}-${i}`,
      ...bearer(token),
    };
    const body = JSON.stringify({ version: at, actions: [action] });
    said.push(
      await answerOf(app, `refusal of ${JSON.stringify(action)}`, `/v1/games/${pair.id}/moves`, {
        headers,
        body,
      }),
    );
  }
  return said;
}

/** How what the rules forbid is refused when it is asked for by name, each mutation of the game once and more. */
async function refusedByName(
  app: TestApp,
  { id }: Pair,
  token: string | undefined,
  faces: readonly Face[],
  version: number,
): Promise<Said[]> {
  const headers = { 'content-type': 'application/json', ...bearer(token) };
  const said: Said[] = [];
  for (const [i, face] of faces.entries()) {
    const input = { gameId: id, requestId: `face-${version}-${i}`, version, ...face.input };
    const body = JSON.stringify({ query: queryOf(face), variables: { input } });
    const what = `${face.mutation} of ${JSON.stringify(face.input)}`;
    said.push(await answerOf(app, what, '/graphql', { headers, body }));
  }
  return said;
}

function difference(one: readonly Said[], other: readonly Said[]): string | null {
  if (one.length !== other.length) return `${one.length} messages against ${other.length}`;
  const at = one.findIndex(([, text], i) => text !== other[i]![1]);
  if (at < 0) return null;
  const [what, a] = one[at]!;
  const b = other[at]![1];
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  return `${what}: …${a.slice(Math.max(0, from - 40), from + 80)} | …${b.slice(Math.max(0, from - 40), from + 80)}`;
}

/** Everything a subscriber is sent, byte for byte, over both ways. */
class Ears {
  private readonly heard: Said[] = [];
  private readonly stop = new AbortController();
  private readonly name = randomUUID();

  async listen(app: TestApp, pair: Pair, token: string | undefined): Promise<void> {
    const { id } = pair;
    const query = `subscription ($id: ID!) { gameChanged(gameId: $id, after: 1) { version patch entries { version type data text rolls { dice } } game { ${GAME.replace('record', '')} } } }`;
    const stream = app.subscribe(query, { id }, token);
    void (async () => {
      for await (const change of stream) this.heard.push(['ws', JSON.stringify(change)]);
    })().catch(() => undefined);
    if (token !== undefined) void this.listenToAll(app, id, token).catch(() => undefined);
    const response = await fetch(`${app.url}/v1/games/${id}/events?after=1`, {
      headers: bearer(token),
      signal: this.stop.signal,
    });
    await this.follow(app, pair, token);
    void (async () => {
      for await (const chunk of response.body!)
        this.heard.push(['sse', Buffer.from(chunk).toString()]);
    })().catch(() => undefined);
  }

  /** By webhook; who looks on without a token has an account all the same. */
  private async follow(app: TestApp, pair: Pair, token = pair.stranger): Promise<void> {
    const url = `${receiver.url}/${this.name}`;
    const made = await app.rest('POST /v1/endpoints', { body: { url }, token });
    const body = { endpointId: made.body.endpoint.id, gameId: pair.id, kinds: NOTICE_KINDS };
    const follower = await app.rest('POST /v1/followers', { body, token });
    if (follower.status !== 201) throw new Error(follower.text);
  }

  /**
   * Ids of who follows are drawn, in each world its own. What a busy machine has sent twice has one id, and is heard
   * once.
   */
  private notices(): string[] {
    const own = receiver.received.filter(
      ({ path, body }) => path.endsWith(this.name) && body.type !== 'endpoint.test',
    );
    const once = new Map(own.map(({ headers, text }) => [headers['webhook-id'], text]));
    return [...once.values()].map((text) => text.replace(/followers\/[\w-]+/, 'followers/…'));
  }

  /** What the stream of all games of the listener tells of this one. */
  private async listenToAll(app: TestApp, id: string, token: string): Promise<void> {
    const query = `subscription { myGames { cursor seat owes game { ${GAME.replace('record', '')} } } }`;
    for await (const { myGames } of app.subscribe(query, {}, token))
      if (myGames.game.id === id) this.heard.push(['all', JSON.stringify(myGames)]);
  }

  /** Each way by itself: which of both is quicker says nothing, nor does a beat of the clock. */
  said(app: TestApp): Said[] {
    const ways = (['ws', 'sse', 'all'] as const).map((way): Said => {
      const heard = this.heard.filter(([one]) => one === way).map(([, text]) => text);
      return [way, timeless(app, heard.join('').replaceAll(': still here\n\n', ''))];
    });
    return [...ways, ['webhook', timeless(app, this.notices().join('\n'))]];
  }

  close(): void {
    this.stop.abort();
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** How often one looks whether both worlds have told the same, 10 ms apart: on a busy machine one is behind. */
const LOOKS = 2_000;
/** After so many looks, 10 ms apart, time goes on. */
const PATIENT = 500;
const MINUTE = 60_000;

/** Time goes on in both worlds. Whatever is being sent would otherwise be sent once more, as its line is free again. */
async function later(ms: number): Promise<void> {
  for (const app of [here, there]) await settledAll(app);
  time.pass(ms);
}

/** The same, once both have been told everything. */
async function heardAlike(one: Ears, other: Ears): Promise<string | null> {
  const found = (): string | null => difference(one.said(here), other.said(there));
  for (let tries = 1; tries <= LOOKS && found() !== null; tries++) {
    await pause(10);
    // A webhook that did not arrive at once on a busy machine is due again in some seconds of this time.
    if (tries % PATIENT === 0) await later(MINUTE);
  }
  return found();
}

const revealed = async (app: TestApp, id: string): Promise<boolean> => {
  const { rows } = await app.pool.query(
    `SELECT body::jsonb -> 'events' AS events FROM moves WHERE game_id = $1 ORDER BY seq DESC LIMIT 1`,
    [id],
  );
  return rows[0].events.some((event: { reveals?: unknown }) => event.reveals !== undefined);
};

interface Count {
  /** Of the mutations that were tried. */
  readonly names: Set<string>;
  /** Of worlds that differ, those that were compared. */
  readonly pairs: string[];
  twins: number;
  steps: number;
  answers: number;
  hints: number;
  /** Answers that tell of a running clock. */
  clocks: number;
}

/** Where the two worlds can be told apart over the wire, in a sentence; null: nowhere. */
async function toldApart(
  pair: Pair,
  state: State,
  random: (count: number) => number,
  count: Count,
): Promise<string | null> {
  const { id, rules, viewer, tokens } = pair;
  // A spectator without a token and a stranger with one.
  const callers = viewer === null ? [undefined, pair.stranger] : [tokens[viewer]];
  const ears = callers.map(() => [new Ears(), new Ears()] as const);
  for (const [i, caller] of callers.entries()) {
    await ears[i]![0].listen(here, pair, caller);
    await ears[i]![1].listen(there, pair, caller);
  }
  try {
    for (let step = 0; step <= REACH; step++) {
      const { game } = await here.ask('query ($id: ID!) { game(id: $id) { version status } }', {
        id,
      });
      // Over, the record is open: they may be told apart by it.
      if (game.status !== 'RUNNING') return null;
      const probes =
        viewer === null || step > 0
          ? []
          : fuzzed(rules, state, viewer, 4, random).filter(
              (probe) => refusal(rules, state, viewer, probe) !== null,
            );
      const faces =
        step > 0
          ? []
          : someOfEach(rules, random).filter(
              ({ action }) => viewer === null || refusal(rules, state, viewer, action) !== null,
            );
      for (const { mutation } of faces) count.names.add(mutation);
      for (const [i, caller] of callers.entries()) {
        const said = await Promise.all(
          [here, there].map(async (app) => [
            ...(await lookedAt(app, pair, caller, step === 0)),
            ...(await refusedTo(app, pair, caller, probes, game.version)),
            ...(await refusedByName(app, pair, caller, faces, game.version)),
          ]),
        );
        count.answers += said[0]!.length;
        count.clocks += said[0]!.filter(([, text]) => text.includes('"running":{"kind"')).length;
        count.hints += said[0]!.filter(([, text]) => text.includes('"hint":{')).length;
        const found = difference(said[0]!, said[1]!) ?? (await heardAlike(...ears[i]!));
        if (found !== null) return `${viewer ?? 'spectator'} after ${step} steps: ${found}`;
      }
      if (step === REACH || !(await playBoth(pair, random))) return null;
      count.steps++;
      await later(HOUR);
      if ((await revealed(here, id)) || (await revealed(there, id))) return null;
    }
    return null;
  } finally {
    for (const both of ears) for (const one of both) one.close();
  }
}

/**
 * One random choice in both worlds, of another seat under the other world's names; false: only one of them allows it.
 */
async function playBoth(
  { id, rules, viewer, tokens, names }: Pair,
  random: (count: number) => number,
): Promise<boolean> {
  const seats = random(2) === 0 ? [...rules.seats] : rules.seats.toReversed();
  for (const seat of seats) {
    const { game } = await here.ask(
      'query ($id: ID!) { game(id: $id) { version choices { action } } }',
      { id },
      tokens[seat],
    );
    const action = game.choices[random(Math.max(1, game.choices.length))]?.action as
      Action | undefined;
    if (action === undefined) continue;
    const input = { gameId: id, requestId: `${seat}-${random(1e9)}`, version: game.version };
    const other = seat === viewer ? action : renamedAction(action, names);
    const [one, two] = [
      await played(here, rules, input, action, tokens[seat]),
      await played(there, rules, input, other, tokens[seat]),
    ];
    if (!one) throw new Error('a choice was refused');
    return two;
  }
  return false;
}

/** Plays an action by its name where it has one. */
async function played(
  app: TestApp,
  rules: Ruleset,
  order: object,
  action: Action,
  token: string | undefined,
): Promise<boolean> {
  const face = faceOf(rules, action);
  const answer =
    face === undefined
      ? await app.ask(PLAY, { input: { ...order, actions: [action] } }, token)
      : await app.ask(queryOf(face), { input: { ...order, ...face.input } }, token);
  return answer[face?.mutation ?? 'play'].__typename === 'Played';
}

/** Between two decisions nothing is under way that a position cannot say. */
const isWritten = (rules: Ruleset, state: State): boolean => {
  const read = rules.readPosition(rules.writePosition(state));
  return 'agenda' in read && canonical(read) === canonical(state);
};

/** A state of a game and another that a viewer cannot tell from it. */
interface Worlds {
  readonly before: State;
  readonly other: State;
  readonly names: Names;
  readonly how: Resampling;
}

const pairOf = (viewer: Seat | null, place: number): string => `${viewer ?? 'spectator'} ${place}`;

/** The pairs that are to be compared: for every viewer as many, of worlds that differ. */
const expectedPairs = (rules: Ruleset, places: number): string[] =>
  viewersOf(rules).flatMap((viewer) =>
    Array.from({ length: places }, (_, place) => pairOf(viewer, place)),
  );

/** Games in which it hardly ever happens that two things are hidden that are alike. */
const NO_TWINS = ['avalon1776', 'ops1812'];

/** By turns worlds in which like pieces changed places, where there are such, and others. */
const waysAt = (turn: number): readonly Resampling[] =>
  turn % 2 === 0 ? ['twins', 'any'] : ['any'];

/** Of the states one that is another in another world of that viewer; they are spread all over the game. */
function worldsAt(
  rules: Ruleset,
  states: readonly State[],
  viewer: Seat | null,
  { turn, place, places }: { readonly [of in 'turn' | 'place' | 'places']: number },
): Worlds | undefined {
  for (const how of waysAt(turn)) {
    const found = states.flatMap((before, i): Worlds[] => {
      const { state: other, renamed: names } = rules.resample(before, viewer, seeded(77 + i), how);
      const differs = areOthers(before, other) && isWritten(rules, other);
      return differs ? [{ before, other, names, how }] : [];
    });
    if (found.length > 0) return found[Math.floor(((place + 0.5) * found.length) / places)];
  }
  return undefined;
}

async function tried(
  rules: Ruleset,
  options: Record<string, boolean>,
  places: number,
): Promise<{ found: string[]; count: Count }> {
  const close = secretive(rules);
  const own = { scenario: secretScenario(rules), options };
  // Where little is ever hidden games begin close to it, whatever their options.
  const setting = close.rare ? close.setting : own;
  const world = close.rare
    ? worldOf(rules, close.begin, [5, 6, 7, 8])
    : worldOf(rules, fromScenario(rules, own), [5]);
  const random = seeded(77);
  const count: Count = {
    names: new Set(),
    pairs: [],
    twins: 0,
    steps: 0,
    answers: 0,
    hints: 0,
    clocks: 0,
  };
  const found: string[] = [];
  const states = somePlaces(world, 60)
    .map(({ game, index }) => game.steps[index]!.before)
    .filter((state) => isWritten(rules, state));
  for (const [nth, viewer] of viewersOf(rules).entries())
    for (let place = 0; place < places; place++) {
      const worlds = worldsAt(rules, states, viewer, { turn: nth + place, place, places });
      if (worlds === undefined) continue;
      const { before, other, names, how } = worlds;
      const pair = await begin(rules, setting, viewer, [before, other], names);
      const answers = count.answers;
      const difference = await toldApart(pair, before, random, count);
      if (count.answers > answers) count.pairs.push(pairOf(viewer, place));
      if (how === 'twins') count.twins++;
      if (difference !== null) found.push(difference);
    }
  return { found, count };
}

it('what is compared has every field of a game, and can be asked for', () => {
  expect(fieldsMissingIn(QUERIES)).toEqual([]);
  expect(QUERIES.flatMap(faultsIn)).toEqual([]);
});

describe.each(SETTINGS(secretScenario))('%s over the wire', (_, rules, options) => {
  it('looks the same, byte for byte, in worlds that the viewer may not tell apart', async () => {
    const { found, count } = await tried(rules, options, PLACES);
    expect(found).toEqual([]);
    expect(count.pairs).toEqual(expectedPairs(rules, PLACES));
    expect(count.twins > 0).toBe(!NO_TWINS.includes(rules.id));
    expect(count.steps).toBeGreaterThan(2 * PLACES);
    expect(count.answers).toBeGreaterThan(100);
    expect(count.clocks).toBeGreaterThan(2 * PLACES);
    expect(count.hints > 0).toBe(isThoughtOf(rules));
    const named = someOfEach(rules, seeded(1)).map(({ mutation }) => mutation);
    expect([...count.names].sort()).toEqual([...new Set(named)].sort());
  }, 300_000);
});

describe('a leak put in on purpose', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const one of undo.splice(0)) one();
  });

  /** Whatever the ruleset shows of a state says that of it, too. */
  function leaking(rules: Ruleset, leak: (state: State) => JsonObject): void {
    const { view } = rules;
    undo.push(() => void Object.assign(rules, { view }));
    const leaky: Ruleset['view'] = (state, viewer) => ({ ...view(state, viewer), ...leak(state) });
    Object.assign(rules, { view: leaky });
  }

  // Of 1776 what hides is a card under seal.
  const games = RULESETS.filter(({ id }) => ['columbia1812', 'avalon1776'].includes(id)).map(
    (rules) => [rules.id, rules] as const,
  );
  const digits = (state: State, length: number): number =>
    Number.parseInt(hashOf(state).slice(0, length), 16);

  it.each(games)(
    'of the state of %s, as a number in the view, is found',
    async (_, rules) => {
      leaking(rules, (state) => ({ pieces: digits(state, 4) }));
      expect((await tried(rules, {}, 1)).found).not.toEqual([]);
    },
    120_000,
  );

  it.each(games)(
    'of the size of the state of %s alone is found',
    async (_, rules) => {
      leaking(rules, (state) => ({ padding: ' '.repeat(digits(state, 2)) }));
      expect((await tried(rules, {}, 1)).found).not.toEqual([]);
    },
    120_000,
  );
});
