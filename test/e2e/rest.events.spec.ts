import { applyPatch } from '../../src/rules/index.js';
import { type Message, messagesIn } from './event-reader.js';
import { picker, playOn, RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The messages of one connection; leave the loop to hang up. */
async function* listen(client: RestClient, what = '', headers: Record<string, string> = {}) {
  const hangUp = new AbortController();
  const authorization = client.player && { authorization: `Bearer ${client.player.token}` };
  const response = await fetch(`${client.app.url}${client.path}/events${what}`, {
    headers: { ...headers, ...authorization },
    signal: hangUp.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  try {
    yield* messagesIn(response);
  } finally {
    hangUp.abort();
  }
}

async function take(messages: AsyncGenerator<Message, void>, count: number): Promise<Message[]> {
  const taken: Message[] = [];
  for await (const message of messages) {
    taken.push(message);
    if (taken.length === count) break;
  }
  return taken;
}

describe('the event stream', () => {
  it('tells everything since the version named, then goes on live, and comes back without a gap', async () => {
    const { us, gb } = await startWar(app);
    await playOn([us, gb], picker(3), async () => (await us.get()).body.version >= 6);
    const first = await take(listen(us, '?after=2'), 2);
    expect(first.map(({ event, id }) => [event, id])).toEqual([
      ['change', 3],
      ['change', 4],
    ]);
    const resumed = take(listen(us, '', { 'last-event-id': '4' }), 6);
    await playOn([us, gb], picker(4), async () => (await us.get()).body.version >= 10);
    expect((await resumed).map(({ id }) => id)).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('carries patches that lead from view to view, each listener their own', async () => {
    const { us, gb, spectator } = await startWar(app);
    const listeners = [us, gb, spectator];
    const before = await Promise.all(
      listeners.map(async (one) => (await one.get('?at=1')).body.view),
    );
    await playOn([us, gb], picker(5), async () => (await us.get()).body.version >= 12);
    for (const [i, one] of listeners.entries()) {
      const changes = await take(listen(one, '?after=1'), 11);
      let view = before[i];
      for (const { data } of changes) view = patched(view, data.patch);
      expect(view).toEqual((await one.get('?at=12')).body.view);
    }
  });

  it('ends after the last change, and there is nothing to come back to', async () => {
    const { us, gb } = await startWar(app);
    const heard = take(listen(gb, '?after=1'), 100);
    const { body } = await us.post('/resign', undefined);
    const messages = await heard;
    expect(messages.map(({ event }) => event)).toEqual(['change', 'end']);
    expect(messages[1]?.data).toMatchObject({ status: 'FINISHED', outcome: { winner: 'gb' } });
    const again = await gb.get('/events', { 'last-event-id': String(body.version) });
    expect(again.status).toBe(204);
    expect((await take(listen(gb, `?after=1`), 100)).length).toBe(2);
  });

  it('tells nobody else of steps that are taken under seal', async () => {
    const { us, gb, spectator } = await startWar(app);
    const heard: Message[] = [];
    const listening = (async () => {
      for await (const message of listen(spectator)) heard.push(message);
    })();
    const owner = (await us.choices()).choices.length > 0 ? us : gb;
    const { version, draft, choices } = await owner.choices();
    const { body } = await owner.post('/moves', { version, draft, actions: [choices[0]?.action] });
    await (owner === us ? gb : us).post('/resign', undefined);
    await listening;
    const versions = heard.filter(({ event }) => event === 'change').map(({ id }) => id);
    expect(versions).toEqual(body.version === version ? [version + 1] : [version + 1, version + 2]);
  });

  it('goes on at another instance, whose end is not taken for the end of the game', async () => {
    const { id, us, gb } = await startWar(app);
    const other = await app.sibling();
    const heard: Message[] = [];
    const listening = (async () => {
      for await (const message of listen(new RestClient(other, id, us.player), '?after=1'))
        heard.push(message);
    })();
    await playOn([us, gb], picker(6), async () => (await us.get()).body.version >= 3);
    while (heard.length < 2) await new Promise((done) => setTimeout(done, 20));
    await other.stop();
    await listening;
    expect(heard.map(({ event, id: version }) => [event, version])).toEqual([
      ['change', 2],
      ['change', 3],
    ]);
  });

  it.each([
    ['a version yet to come', '?after=99', {}],
    ['a version below nothing', '?after=-1', {}],
    ['no number', '?after=x', {}],
    ['a foreign last event', '', { 'last-event-id': 'abc' }],
    ['a last event yet to come', '', { 'last-event-id': '99' }],
    ['an unknown field', '?since=1', {}],
  ])('refuses %s before it begins', async (_, what, headers) => {
    const { us } = await startWar(app);
    const { status, body } = await us.get(`/events${what}`, headers as Record<string, string>);
    expect([status, body.error?.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

function patched(view: unknown, patch: any): unknown {
  const holder = { view: structuredClone(view) } as any;
  if (patch.length === 1 && patch[0].path === '') return patch[0].value;
  applyPatch(holder.view, patch);
  return holder.view;
}
