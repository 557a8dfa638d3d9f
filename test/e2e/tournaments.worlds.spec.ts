import { GraphQLSchemaHost } from '@nestjs/graphql';
import { graphql, type GraphQLSchema } from 'graphql';

import { LinksService } from '../../src/chat/links/links.service.js';
import { ACTS } from '../../src/competition/acts/judge.js';
import { Relay } from '../../src/notices/telling/relay.service.js';
import { type ChatPlace, startDiscord, startSlack } from './chat-bots.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { selectionOf } from './selection.js';
import { METRICS_TOKEN, startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/**
 * One event in two worlds that differ in what is hidden alone: a round that is proposed, bids that are sealed. All that
 * is answered, told or sent to those who may not know it is the same to the byte in both.
 */

let time: TimeMachine;
let receiver: Receiver;
let places: readonly ChatPlace[];
let schema: GraphQLSchema;
let count = 0;
beforeAll(async () => {
  receiver = await startReceiver();
  places = [await startDiscord(), await startSlack()];
});
afterAll(async () => {
  for (const place of places) await place.stop();
  await receiver.stop();
});

/** Two instances with databases of their own, whose time is the same. */
async function twoApps(): Promise<[TestApp, TestApp]> {
  const variables = { ...AT_HOME, PUBLIC_URL: 'https://muster.example' };
  const settings = Object.assign(variables, ...places.map((place) => place.variables));
  const apps: [TestApp, TestApp] = [await startApp(settings), await startApp(settings)];
  time = timeMachine(...apps);
  schema = apps[0].app.get(GraphQLSchemaHost).schema;
  return apps;
}

/** An event in one of the worlds. */
interface World {
  readonly app: TestApp;
  readonly id: string;
  readonly slug: string;
  readonly people: Readonly<Record<Who, TestPlayer>>;
}
const WHO = ['owner', 'one', 'two', 'three', 'four', 'stranger'] as const;
type Who = (typeof WHO)[number];
type Reader = Who | 'nobody';

/** The text without what differs between any two events. Whose an id is, stays to be seen. */
function plain({ app, id, slug, people }: World, text: string): string {
  const known = WHO.map((who): [string, string] => [people[who].id, who]);
  const all: [string, string][] = [[app.url, 'home'], [id, 'event'], [slug, 'slug'], ...known];
  const decoded = (_: string, cursor: string): string => Buffer.from(cursor, 'base64').toString();
  const read = text.replace(/(?<="endCursor":")([\w-]+)/g, decoded);
  return all
    .reduce((said, [name, word]) => said.replaceAll(name, word), read)
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'id')
    .replace(/[\da-f]{64}/g, 'hash')
    .replace(/"requestId":"[^"]+"/g, '"requestId"');
}

const tokenOf = ({ people }: World, who: Reader): string | undefined =>
  who === 'nobody' ? undefined : people[who].token;

async function asked(world: World, who: Reader, acts: object[], more: object = {}): Promise<any> {
  return world.app.rest(`POST /v1/tournaments/${world.id}/acts`, {
    token: tokenOf(world, who),
    headers: { 'idempotency-key': `request-${(count += 1)}` },
    body: { acts, reason: 'The ferry is late.', ...more },
  });
}

async function done(world: World, who: Who, ...acts: object[]): Promise<void> {
  const { body } = await asked(world, who, acts);
  expect(body).not.toHaveProperty('error');
}

const kinds = (...all: string[]): object[] => all.map((kind) => ({ kind }));

const ID = '5e1ec7ed-0000-4000-8000-000000000007';

/** An event of four that has begun, with lots that are the same in both worlds. */
async function begun(app: TestApp, wish: object): Promise<World> {
  const people = {} as Record<Who, TestPlayer>;
  for (const who of WHO) people[who] = await app.signUp(`The ${who}`);
  const startsAt = new Date(time.now() + DAY).toISOString();
  const body = { name: 'Lakes', ruleset: 'madison', legs: 'SINGLE', rounds: 3, startsAt, ...wish };
  const { token } = people.owner;
  const made = await app.rest('POST /v1/tournaments', { token, body });
  await app.pool.query(`SET session_replication_role = replica;
    UPDATE tournaments SET id = '${ID}', slug = 'lakes', seed = '\\x07';
    UPDATE tournament_facts SET tournament_id = '${ID}';
    UPDATE tournament_people SET tournament_id = '${ID}';
    SET session_replication_role = DEFAULT`);
  expect(made.status).toBe(201);
  const world = { app, id: ID, slug: 'lakes', people };
  await done(world, 'owner', { kind: 'open' });
  for (const who of ['one', 'two', 'three', 'four'] as const)
    await done(world, who, { kind: 'enter' });
  await done(world, 'owner', { kind: 'seed', entries: [1, 2, 3, 4] }, { kind: 'start' });
  return world;
}

const GAME = { scenarios: ['1814'], format: 'SWISS' };

/** What is hidden from whom, and how it comes about: `as` is 0 in one world and 1 in the other. */
const HIDDEN = [
  {
    what: 'a round that is proposed',
    wish: GAME,
    readers: ['one', 'two', 'three', 'four', 'stranger', 'nobody'],
    hide: async (world: World, as: 0 | 1) => {
      await done(world, 'owner', { kind: 'pin', entry: 1, with: as === 0 ? 2 : 3 });
      await done(world, 'owner', { kind: 'pair' });
      await done(world, 'owner', { kind: 'swap', entry: 1, with: 4 });
    },
    open: (world: World) => done(world, 'owner', { kind: 'publish' }),
  },
  {
    what: 'bids that are sealed',
    wish: { ...GAME, choice: { budget: 999 } },
    readers: ['owner', 'two', 'three', 'four', 'stranger', 'nobody'],
    hide: async (world: World, as: 0 | 1) => {
      await done(world, 'owner', ...kinds('pair', 'publish'));
      const bid = [
        { seat: 'us', points: 3 },
        { seat: 'gb', points: 998 },
      ][as];
      await done(world, 'one', { kind: 'bid', ...bid });
    },
    open: async (world: World) => {
      for (const who of ['two', 'three', 'four'] as const)
        await done(world, who, { kind: 'bid', seat: 'us', points: 5 });
    },
  },
] as const satisfies readonly {
  readonly what: string;
  readonly wish: object;
  readonly readers: readonly Reader[];
  readonly hide: (world: World, as: 0 | 1) => Promise<void>;
  readonly open: (world: World) => Promise<void>;
}[];

const SHEETS = ['standings.csv', 'crosstable.csv', 'pairings.csv', 'entries.csv', 'standings.svg'];
const WAYS = ['', '?at=7', '/standings', '/bracket', '/facts', '/facts?after=7', '/acts'];
const PAPERS = [...SHEETS, 'bracket.svg', 'calendar.ics', 'export.json', 'facts.jsonl'];
const LISTS = ['tournaments', 'tournaments?phase=RUNNING', 'tournaments?mine=true', 'games', 'me'];
/** Headers that say how, when and under which id it is answered. */
const OF_THE_ANSWER = ['date', 'etag', 'x-request-id', 'keep-alive', 'connection', 'last-modified'];

type Told = readonly [what: string, said: string];

async function byRest(world: World, who: Reader): Promise<Told[]> {
  const token = tokenOf(world, who);
  const papers = PAPERS.flatMap((name) => [`/${name}`, `/${name}?locale=ja`]);
  const event = `tournaments/${world.id}`;
  const paths = [...LISTS, ...[...WAYS, ...papers].map((path) => event + path)];
  return inTurn(paths, async (path) => {
    const { status, headers, text } = await world.app.rest(`GET /v1/${path}`, { token });
    const heads = [...headers].filter(([name]) => !OF_THE_ANSWER.includes(name)).join('\n');
    return [path, `${status}\n${heads}\n${text}`];
  });
}

async function inTurn<T, R>(
  all: readonly T[],
  each: (one: T, at: number) => Promise<R>,
): Promise<R[]> {
  const told: R[] = [];
  for (const [at, one] of all.entries()) told.push(await each(one, at));
  return told;
}

const PLACE = { round: 1, board: 1, leg: 1 };
/** Fields that an act needs. */
const fieldsOf = ({ people }: World): { readonly [verb: string]: object } => ({
  rename: { name: 'Rivers' },
  note: { text: 'Rain.' },
  requestBye: { round: 2 },
  claim: { board: 1, leg: 1 },
  invite: { player: people.stranger.id },
  substitute: { entry: 2, player: people.stranger.id, knowledge: 'FULL' },
  keepApart: { entries: [1, 4] },
  pin: { entry: 1, with: 4 },
  remove: { entry: 2 },
  return: { entry: 2 },
  seed: { entries: [4, 3, 2, 1] },
  giveRole: { player: people.stranger.id, role: 'SCORER' },
  takeRole: { player: people.two.id },
  swap: { entry: 1, with: 3 },
  moveDeadline: { deadline: new Date(time.now() + DAY).toISOString() },
  forfeit: { ...PLACE, entry: 1 },
  rule: { ...PLACE, result: 'DRAW' },
  correct: { fact: 1, result: 'DRAW' },
  undo: { fact: 6 },
  strike: { scenario: '1814' },
  bid: { seat: 'us', points: 4 },
  changeSettings: { pauseHours: 5 },
});

/** What each act would lead to, and what each act is refused for. */
const byPreview = (world: World, who: Reader): Promise<Told[]> =>
  inTurn(Object.keys(ACTS), async (kind) => {
    const act = { kind, ...fieldsOf(world)[kind] };
    const { status, text } = await asked(world, who, [act], { preview: true });
    return [`preview of ${kind}`, `${status} ${text}`];
  });

/** Everything that there is to ask, by whoever asks: without the limits on what one question may cost. */
async function byGraphql(world: World, who: Reader): Promise<Told[]> {
  const token = tokenOf(world, who);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const contextValue = { req: { id: 'one', ip: '127.0.0.1', headers }, locale: 'en' };
  const event = selectionOf(schema, 'Tournament');
  const questions = [
    `{ tournament(id: "${world.id}") ${event} }`,
    `{ tournament(id: "${world.id}", at: 7) ${event} }`,
    `{ tournaments { nodes ${event} } }`,
    `{ games { nodes { id status seats { id player { id } } } } }`,
    ...[1, 2].map(
      (board) => `{ pairingWhy(tournamentId: "${world.id}", board: ${board}) { sentences } }`,
    ),
    `{ pairingSwaps(tournamentId: "${world.id}", entry: 1) { entry } }`,
  ];
  const { schema: own } = world.app.app.get(GraphQLSchemaHost);
  return inTurn(questions, async (source) => {
    const answer = await graphql({ schema: own, source, contextValue });
    return [source.slice(0, 30), JSON.stringify(answer)];
  });
}

const WATCH = `subscription ($id: ID!, $after: Int!) { tournamentChanged(tournamentId: $id, after: $after) {
  fact { seq kind by role at reason data }
  tournament { version phase due my { number state } myChoice { step waitsFor scenarios until }
    myBid { seat points } acts { kind } entries { number state byes pointsLeft } standings { rank entry points }
    rounds { number state byes deadline pairings { board first second scenario paid { entry points }
      choice { step waitsFor scenarios until } legs { gameId firstSeat result } } } } } }`;

/** The facts as a subscriber hears them who comes now. */
async function bySubscription(world: World, who: Reader): Promise<Told[]> {
  const heard: string[] = [];
  const wish = { id: world.id, after: 0 };
  for await (const told of world.app.subscribe(WATCH, wish, tokenOf(world, who))) {
    heard.push(JSON.stringify(told));
    if (told.tournamentChanged.fact.kind === 'NOTED') break;
  }
  return [['subscription', heard.join('\n')]];
}

/** How a room hears of the event, and what the reader's account is told of its standings. */
async function rooms({ app, slug, people }: World, who: Who): Promise<() => Promise<Told[]>> {
  const following: { place: ChatPlace; room: string; user: string }[] = [];
  for (const place of places) {
    const [user, room] = [`${(count += 1)}`, `${(count += 1)}`];
    const known = { app: place.app, account: place.account(user) };
    const code = app.app.get(LinksService).pageFor(known, user, app.url).split('#code=')[1];
    await app.rest('POST /v1/chat/links', { body: { code }, token: people[who].token });
    expect((await place.types(app, user, `watch ${slug}`, room)).text).toContain('from now on');
    following.push({ place, room, user });
  }
  return () =>
    inTurn(following, async ({ place, room, user }) => {
      // What goes to the room and what goes to the account have no order between them.
      const posts = [room, user].flatMap((one) => place.taken.filter(({ to }) => to === one));
      const { text } = await place.types(app, user, `standings ${slug}`, room);
      return [`channel of ${place.app}`, [...posts.map((post) => post.text), text].join('\n')];
    });
}

const TOLD = [
  ...['changed', 'started', 'round_published', 'round_closed', 'ended', 'approved'],
  'your_choice',
];

/** What the program of a reader is told, in order. */
async function webhooks({ app, id, people }: World, who: Who): Promise<() => Promise<Told[]>> {
  const { token } = people[who];
  const url = `${receiver.url}?${(count += 1)}`;
  const { body } = await app.rest('POST /v1/endpoints', { body: { url }, token });
  const follow = {
    ...{ endpointId: body.endpoint.id, tournamentId: id },
    kinds: TOLD.map((kind) => `tournament.${kind}`),
  };
  expect((await app.rest('POST /v1/followers', { body: follow, token })).status).toBe(201);
  const mine = () => receiver.received.filter(({ path }) => url.endsWith(path));
  return async () => {
    await until(() => mine().some(({ text }) => text.includes('"NOTED"')));
    return [
      [
        'webhooks',
        mine()
          .map(({ text }) => text)
          .join('\n'),
      ],
    ];
  };
}

/** What the operator can count. Both worlds are one process: it is what they add that can be compared. */
async function figures({ app }: World): Promise<ReadonlyMap<string, number>> {
  await settledAll(app);
  const { text } = await app.rest('GET /metrics', { token: METRICS_TOKEN });
  const lines = text.split('\n').filter((line) => /^(muster|http)_\w+_(total|count)\b/.test(line));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

/** All that a reader is told in a world. */
async function toldTo(world: World, who: Reader): Promise<Told[]> {
  const ways = [byRest, byPreview, byGraphql, bySubscription];
  const told = (await inTurn(ways, (way) => way(world, who))).flat();
  return told.map(([what, said]) => [plain(world, what), plain(world, said)]);
}

/** Where two worlds begin to differ; null: nowhere. */
function apart([here, there]: readonly (readonly Told[])[]): unknown {
  const at = here!.findIndex(([what, said], i) => String([what, said]) !== String(there![i]));
  if (at < 0) return here!.length === there!.length ? null : 'there is more in one of them';
  const [[what, said], [, other]] = [here![at]!, there![at] ?? ['', '']];
  const from = Math.max(0, [...said].findIndex((one, i) => one !== other[i]) - 60);
  return { what, said: said.slice(from, from + 160), other: other.slice(from, from + 160) };
}

/** All that comes out of a world while something is hidden in it. */
interface Output {
  readonly told: ReadonlyMap<Reader, readonly Told[]>;
  readonly sent: ReadonlyMap<Reader, readonly Told[]>;
  readonly counted: readonly Told[];
}

async function outputOf(
  world: World,
  readers: readonly Reader[],
  hide: () => Promise<void>,
): Promise<Output> {
  const signedIn = readers.filter((who) => who !== 'nobody');
  const sending = await inTurn(signedIn, async (who) => [
    await webhooks(world, who),
    await rooms(world, who),
  ]);
  const before = await figures(world);
  await hide();
  await done(world, 'owner', { kind: 'note', text: 'The ferry is late.' });
  await world.app.app.get(Relay).look();
  const told = await inTurn(readers, async (who) => [who, await toldTo(world, who)] as const);
  const sent = await inTurn(signedIn, async (who, at) => {
    const parts = (await inTurn(sending[at]!, (part) => part())).flat();
    return [who, parts.map(([what, said]): Told => [what, plain(world, said)])] as const;
  });
  const after = await figures(world);
  const counted = [...after].map(([name, value]): Told => [
    name,
    `${value - (before.get(name) ?? 0)}`,
  ]);
  return { told: new Map(told), sent: new Map(sent), counted };
}

describe.each(HIDDEN)('$what', ({ wish, readers, hide, open }) => {
  const signedIn = readers.filter((who) => who !== 'nobody');
  let worlds: readonly [World, World];
  let outputs: readonly Output[];
  beforeAll(async () => {
    const [here, there] = await twoApps();
    worlds = [await begun(here, wish), await begun(there, wish)];
    outputs = await inTurn([0, 1] as const, (as) =>
      outputOf(worlds[as], readers, () => hide(worlds[as], as)),
    );
  });
  afterAll(async () => {
    for (const { app } of worlds) await app.stop();
  });

  it.each(readers)('is the same to %s, whatever it is', (who) => {
    const told = outputs.map((output) => output.told.get(who)!);
    expect(told[0]!.length).toBeGreaterThan(60);
    expect(apart(told)).toBeNull();
  });

  it.each(signedIn)('is the same in what is sent to %s', (who) => {
    const sent = outputs.map((output) => output.sent.get(who)!);
    expect(sent[0]!.map(([what]) => what)).toEqual([
      ...['webhooks', 'channel of discord', 'channel of slack'],
    ]);
    expect(apart(sent)).toBeNull();
  });

  it('is the same in the figures of the operator', () => {
    const [one] = outputs;
    expect(one!.counted.filter(([, grown]) => Number(grown) > 0).length).toBeGreaterThan(5);
    expect(apart(outputs.map(({ counted }) => counted))).toBeNull();
  });

  it('is different to everybody once it is open', async () => {
    for (const world of worlds) await open(world);
    for (const who of readers) {
      const told = await inTurn(worlds, (world) => toldTo(world, who));
      expect(apart(told)).not.toBeNull();
    }
  });
});
