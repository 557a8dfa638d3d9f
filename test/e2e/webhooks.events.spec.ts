import { Relay } from '../../src/notices/telling/relay.service.js';
import { AT_HOME, type Receiver, settledAll, startReceiver } from './receiver.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Webhooks about events: what their facts say, to whoever may know it. */

let app: TestApp;
let other: TestApp;
let time: TimeMachine;
let count = 0;
beforeAll(async () => {
  app = await startApp(AT_HOME);
  other = await app.sibling();
  time = timeMachine(app, other);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const receivers: Receiver[] = [];
afterEach(async () => {
  await settledAll(app);
  for (const receiver of receivers.splice(0)) await receiver.stop();
});

const ALL = ['changed', 'started', 'round_published', 'round_closed', 'ended', 'approved'].map(
  (kind) => `tournament.${kind}`,
);

/** A draft of an event. */
async function drafted() {
  const owner = await app.signUp();
  const { status, body } = await app.rest('POST /v1/tournaments', {
    token: owner.token,
    body: {
      ...{ name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'], legs: 'SINGLE' },
      ...{ startsAt: new Date(time.now() + DAY).toISOString(), format: 'ROUND_ROBIN' },
    },
  });
  expect(status).toBe(201);
  return { owner, id: body.id as string, slug: body.slug as string };
}

const WHY = 'The ferry is late.';

async function act({ token }: TestPlayer, event: string, ...acts: object[]): Promise<void> {
  const headers = { 'idempotency-key': `request-${(count += 1)}` };
  const told = await app.rest(`POST /v1/tournaments/${event}/acts`, {
    ...{ token, headers, body: { acts, reason: WHY } },
  });
  expect(told.body).not.toHaveProperty('error');
}

/** An event that two have entered. */
async function entered() {
  const event = await drafted();
  await act(event.owner, event.id, { kind: 'open' });
  for (const player of [await app.signUp(), await app.signUp()])
    await act(player, event.id, { kind: 'enter' });
  return event;
}

/** An endpoint of that player, and how it is asked to follow. */
async function endpointOf({ token }: TestPlayer) {
  const receiver = await startReceiver();
  receivers.push(receiver);
  const made = await app.rest('POST /v1/endpoints', { body: { url: receiver.url }, token });
  receiver.received.length = 0;
  const endpointId: string = made.body.endpoint.id;
  const follow = (wish: object) =>
    app.rest('POST /v1/followers', { body: { endpointId, ...wish }, token });
  const replay = (wish: object) =>
    app.rest(`POST /v1/endpoints/${endpointId}/replay`, { body: wish, token });
  return { receiver, endpointId, follow, replay };
}

async function following(player: TestPlayer, tournamentId: string, kinds?: string[]) {
  const endpoint = await endpointOf(player);
  const { status, body } = await endpoint.follow({ tournamentId, kinds });
  expect({ status, body }).toMatchObject({ status: 201, body: { gameId: null } });
  return endpoint;
}

const kindsTo = ({ received }: Receiver): string[] => received.map(({ body }) => body.type);
const factsTo = ({ received }: Receiver): string[] =>
  received.filter(({ body }) => body.type === ALL[0]).map(({ body }) => body.data.fact.kind);
const idsTo = ({ received }: Receiver) => received.map(({ headers }) => headers['webhook-id']);

describe('a program that follows an event', () => {
  it('is told of each fact, in order and once, from then on', async () => {
    const { owner, id, slug } = await entered();
    const stranger = await app.signUp();
    const { receiver } = await following(stranger, slug, ALL);
    await act(owner, id, { kind: 'start' }, { kind: 'pair' }, { kind: 'publish' });
    for (const one of [app, other, app]) await one.app.get(Relay).look();
    await until(() => kindsTo(receiver).includes('tournament.round_published'));
    await settledAll(app);
    const facts = await app.rest(`GET /v1/tournaments/${id}/facts`, {});
    const since = facts.body.filter(({ seq }: { seq: number }) => seq > 4);
    const changes = receiver.received.filter(({ body }) => body.type === ALL[0]);
    expect(changes.map(({ body }) => body.data.fact)).toEqual(since);
    expect(kindsTo(receiver).filter((kind) => kind !== ALL[0])).toEqual([
      'tournament.started',
      'tournament.round_published',
    ]);
    const versions = receiver.received.map(({ body }) => body.data.tournament.version);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(receiver.received.at(-1)!.body).toMatchObject({
      data: {
        tournament: { id, slug, name: 'Lakes', ruleset: 'ops1812' },
        more: false,
        links: { tournament: `/v1/tournaments/${id}`, page: `/t/${slug}` },
      },
    });
  });

  it('is told of what it chose, and of no single change unless it chose that', async () => {
    const { owner, id } = await entered();
    const { receiver } = await following(await app.signUp(), id);
    const { receiver: short } = await following(await app.signUp(), id, ['tournament.ended']);
    await act(owner, id, { kind: 'start' });
    await act(owner, id, { kind: 'cancel' });
    await until(() => kindsTo(receiver).length === 2 && kindsTo(short).length === 1);
    expect(kindsTo(receiver)).toEqual(['tournament.started', 'tournament.ended']);
    expect(kindsTo(short)).toEqual(['tournament.ended']);
  });

  it('is not told of a round that is proposed only, unless its player runs the event', async () => {
    const { owner, id } = await entered();
    const { receiver: staff } = await following(owner, id, ALL);
    const { receiver: public_ } = await following(await app.signUp(), id, ALL);
    await act(owner, id, { kind: 'start' }, { kind: 'pair' });
    await act(owner, id, { kind: 'note', text: 'We wait for the ferry.' });
    await until(() => factsTo(public_).includes('NOTED') && factsTo(staff).includes('NOTED'));
    expect(factsTo(staff)).toContain('PAIRED');
    expect(factsTo(public_)).toEqual(factsTo(staff).filter((kind) => kind !== 'PAIRED'));
  });

  it('has what failed again before what came later', async () => {
    const { owner, id } = await entered();
    const { receiver } = await following(await app.signUp(), id, ['tournament.changed']);
    receiver.answer = 500;
    await act(owner, id, { kind: 'start' });
    await until(() => receiver.received.length > 0);
    await settledAll(app);
    await act(owner, id, { kind: 'note', text: 'Later.' });
    receiver.received.length = 0;
    receiver.answer = 204;
    time.pass(60_000);
    await until(() => factsTo(receiver).includes('NOTED'));
    expect(factsTo(receiver)).toEqual(['STARTED', 'NOTED']);
  });

  it('is told of more facts than fit into one go', async () => {
    const { owner, id } = await drafted();
    const { receiver } = await following(owner, id, ['tournament.changed']);
    const notes = Array.from({ length: 120 }, (_, i) => ({ kind: 'note', text: `Note ${i}.` }));
    for (let i = 0; i < notes.length; i += 20) await act(owner, id, ...notes.slice(i, i + 20));
    await until(() => receiver.received.length >= notes.length);
    expect(receiver.received.map(({ body }) => body.data.fact.data.text)).toEqual(
      notes.map(({ text }) => text),
    );
  });

  it('has it told again from the facts, under the same ids', async () => {
    const { owner, id } = await entered();
    const { receiver, replay } = await following(await app.signUp(), id, ALL);
    await act(owner, id, { kind: 'start' }, { kind: 'note', text: 'All are here.' });
    await act(owner, id, { kind: 'cancel' });
    await until(() => kindsTo(receiver).includes('tournament.ended'));
    await settledAll(app);
    const [ids, bodies] = [idsTo(receiver), receiver.received.map(({ text }) => text)];
    receiver.received.length = 0;
    const { status, body } = await replay({ tournamentId: id, after: 4 });
    expect({ status, body }).toMatchObject({ status: 200, body: { deliveries: ids.length } });
    await until(() => receiver.received.length >= ids.length);
    expect(idsTo(receiver)).toEqual(ids);
    expect(receiver.received.map(({ text }) => text)).toEqual(bodies);
    const { slug } = (await app.rest(`GET /v1/tournaments/${id}`)).body;
    const bySlug = await replay({ tournamentId: slug, after: 4 });
    expect(bySlug).toMatchObject({ status: 200, body: { deliveries: ids.length } });
  });
});

describe('a replay of an event', () => {
  it('names it as it was called then, and tells what has become public since', async () => {
    const { owner, id } = await entered();
    const { receiver, replay } = await following(await app.signUp(), id, ALL);
    await act(owner, id, { kind: 'start' }, { kind: 'pair' });
    await until(() => factsTo(receiver).length === 1);
    const [told] = receiver.received.map(({ text }) => text);
    await act(owner, id, { kind: 'rename', name: 'Rivers' }, { kind: 'publish' });
    await until(() => kindsTo(receiver).includes('tournament.round_published'));
    await settledAll(app);
    receiver.received.length = 0;
    const { body: replayed } = await replay({ tournamentId: id, after: 4 });
    await until(() => receiver.received.length >= replayed.deliveries);
    expect(factsTo(receiver)).toEqual(['STARTED', 'PAIRED', 'RENAMED', 'PUBLISHED']);
    expect(receiver.received[0]!.text).toBe(told);
    const names = receiver.received.map(({ body }) => [
      body.data.fact.kind,
      body.data.tournament.name,
    ]);
    expect(new Set(names.map(String))).toEqual(
      new Set(['STARTED,Lakes', 'PAIRED,Lakes', 'RENAMED,Rivers', 'PUBLISHED,Rivers']),
    );
  });
});

describe('whoever follows', () => {
  it('reads which kinds can come, of an event and of games', async () => {
    const { id } = await entered();
    const player = await app.signUp();
    const { follow } = await endpointOf(player);
    const kinds = ['game.ended', ...ALL];
    expect((await follow({ tournamentId: id, kinds })).body.kinds).toEqual(ALL);
    expect((await follow({ kinds })).body.kinds).toEqual(['game.ended']);
    const listed = await app.rest('GET /v1/followers', { token: player.token });
    const shown = listed.body.map((one: { kinds: string[] }) => one.kinds.join()).sort();
    expect(shown).toEqual(['game.ended', ALL.join()]);
  });

  it('is told that kinds are a list where it gives one', async () => {
    const { id } = await entered();
    const { follow } = await endpointOf(await app.signUp());
    const { status, body } = await follow({ tournamentId: id, kinds: 'tournament.changed' });
    expect([status, body.error.message]).toEqual([
      400,
      'Correct the request: kinds must be a list.',
    ]);
  });

  it('is answered of a draft as of an event that does not exist', async () => {
    const { owner, id } = await drafted();
    const { follow } = await endpointOf(await app.signUp());
    const unknown = await follow({ tournamentId: '0b9e9c0e-0000-4000-8000-000000000000' });
    const draft = await follow({ tournamentId: id });
    expect(draft.status).toBe(404);
    expect(draft.body.error.message).toBe(unknown.body.error.message);
    expect(draft.body.error.code).toBe('NOT_FOUND');
    const { receiver } = await following(owner, id, ALL);
    await act(owner, id, { kind: 'rename', name: 'Rivers' });
    await until(() => factsTo(receiver).length === 1);
  });

  it('is refused what does not go together, and nothing is stored', async () => {
    const { id } = await entered();
    const player = await app.signUp();
    const { follow, replay } = await endpointOf(player);
    const gameId = '0b9e9c0e-0000-4000-8000-000000000000';
    const refusals = [
      await follow({ tournamentId: id, gameId }),
      await follow({ tournamentId: id, kinds: ['game.changed'] }),
      await follow({ kinds: ['tournament.changed'] }),
      await replay({ after: 0 }),
      await replay({ after: 0, gameId, tournamentId: id }),
    ];
    for (const { status, body } of refusals)
      expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'INVALID_INPUT' });
    const stranger = await replay({ after: 0, tournamentId: id });
    expect(stranger.status).toBe(404);
    const { token } = player;
    expect((await app.rest('GET /v1/followers', { token })).body).toEqual([]);
  });

  it('is told of its own games no more than before', async () => {
    const { owner, id } = await entered();
    const player = await app.signUp();
    await act(player, id, { kind: 'enter' });
    const { receiver } = await following(player, id);
    await act(owner, id, { kind: 'start' }, { kind: 'pair' }, { kind: 'publish' });
    await until(() => kindsTo(receiver).includes('tournament.round_published'));
    await settledAll(app);
    await app.app.get(Relay).look();
    await settledAll(app);
    expect(kindsTo(receiver).filter((kind) => kind.startsWith('game.'))).toEqual([]);
  });
});
