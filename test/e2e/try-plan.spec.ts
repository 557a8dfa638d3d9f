import { type Ruleset, RULESETS } from '../../src/rules/index.js';
import { positionWhere, WAR } from './positions.js';
import { picker, RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ REFUSED_STEPS_PER_MINUTE: '2000' });
});
afterAll(() => app.stop());

async function begin(rules: Ruleset): Promise<RestClient[]> {
  const players = [await app.signUp('One'), await app.signUp('Two')];
  const body = { ruleset: rules.id, scenario: rules.scenarios[0]!.id, seat: rules.seats[0] };
  const { id } = (await app.rest('POST /v1/games', { body, token: players[0]!.token })).body;
  await app.rest(`POST /v1/games/${id}/seats/${rules.seats[1]}`, {
    body: {},
    token: players[1]!.token,
  });
  return players.map((player) => new RestClient(app, id, player));
}

const asError = ({ requestId: _, ...error }: Record<string, unknown>): unknown => error;

/** All that anybody can be told of the game. */
async function knownOf(clients: readonly RestClient[]): Promise<unknown[]> {
  const known = [];
  for (const client of clients)
    for (const what of ['', '/choices', '/undo', '/log?first=1000'])
      known.push((await client.get(what)).body);
  return known;
}

/** A plan of the client: at each step one of the choices that its preview leaves open, until it stops. */
async function plannedBy(
  client: RestClient,
  most: number,
  pick: ReturnType<typeof picker>,
): Promise<{ plan: unknown[]; body: any; version: number; draft: number }> {
  const { version, draft, choices } = await client.choices();
  const plan: unknown[] = [];
  let open: readonly { action: unknown }[] = choices;
  for (;;) {
    plan.push(open[pick(open)]!.action);
    const { status, body } = await client.post('/preview', { version, draft, actions: plan });
    expect(status).toBe(200);
    if (body.stopped !== null || plan.length === most) return { plan, body, version, draft };
    open = body.choices;
    expect(open.length).toBeGreaterThan(0);
  }
}

/** The view a try leads to, but that who would be asked beside the player may have waived it in the game. */
function withoutWaived(tried: any, played: any): unknown {
  const { viewer, active } = tried;
  if (Array.isArray(active) || typeof active !== 'object') return tried;
  const asked = Object.entries(active).map(([seat, is]) => [
    seat,
    is === true && seat !== viewer ? played.active[seat] : is,
  ]);
  return { ...tried, active: Object.fromEntries(asked) };
}

describe('a plan that is tried', () => {
  it.each(RULESETS.map((rules) => [rules.id, rules] as const))(
    '%s: leads where playing it does, stops before its boundary, and changes nothing',
    async (_, rules) => {
      const clients = await begin(rules);
      const pick = picker(11);
      const stops = new Set<string>();
      for (let turn = 0; turn < 25; turn++) {
        const lists = [];
        for (const client of clients) lists.push((await client.choices()).choices);
        const client = clients[lists.findIndex((list) => list.length > 0)];
        if (client === undefined) break;
        const before = turn % 8 === 0 ? await knownOf(clients) : null;
        const { plan, body, version, draft } = await plannedBy(client, 6, pick);
        if (before !== null) expect(await knownOf(clients)).toEqual(before);
        const { stopped } = body;
        stops.add(stopped?.why ?? 'END');
        if (stopped !== null) expect(stopped.at).toBe(plan.length - 1);
        const sure = stopped === null ? plan : plan.slice(0, -1);
        if (sure.length > 0) {
          const answer = await client.post('/moves', { version, draft, actions: sure });
          expect(answer.body).toMatchObject({ applied: sure.length, stopped: 'END' });
        }
        const now = (await client.get('')).body;
        expect(withoutWaived(body.view, now.view)).toEqual(now.view);
        const there = await client.choices();
        expect(body.choices).toEqual(there.choices);
        if (stopped === null) continue;
        const last = { version: now.version, draft: now.draft, actions: plan.slice(-1) };
        const answer = await client.post('/moves', last);
        // Others may have answered already, or waived what they would be asked: that is not told beforehand.
        if (stopped.why !== 'OTHER_SEAT') expect(answer.body.stopped).not.toBe('END');
      }
      expect(stops.size).toBeGreaterThan(1);
    },
    120_000,
  );

  it('is refused where and as its submission is, by the rules and by the moment', async () => {
    const { us, gb } = await startWar(app, {
      position: WAR.writePosition(positionWhere((_, actions) => actions === 100, 5)),
    });
    const [client, idle] = (await us.choices()).choices.length > 0 ? [us, gb] : [gb, us];
    const { version, draft } = await client.choices();
    const { plan } = await plannedBy(client, 3, picker(4));
    const sure = plan.slice(0, -1);
    const asked = [
      { version, draft, actions: [...sure, { do: 'march', unit: 'nobody' }, plan[0]] },
      { version, draft, actions: [...sure, { do: 'nothing' }] },
      { version, draft, actions: ['march'] },
      { version: version + 1, draft, actions: plan },
      { version: version - 1, draft, actions: plan },
      { version, draft: draft + 1, actions: plan },
    ];
    for (const body of asked) {
      const [tried, played] = [
        await client.post('/preview', body),
        await client.post('/moves', body),
      ];
      expect(played.status).toBeGreaterThanOrEqual(400);
      expect(tried.status).toBe(played.status);
      expect(asError(tried.body.error)).toEqual(asError(played.body.error));
    }
    const [tried, played] = [
      await idle.post('/preview', { version, draft: 0, actions: plan }),
      await idle.post('/moves', { version, draft: 0, actions: plan }),
    ];
    expect(played.body.error.code).toBe('NOT_YOUR_DECISION');
    expect(asError(tried.body.error)).toEqual(asError(played.body.error));
  });

  it('is for players alone, and says what is wrong with a request', async () => {
    const { us, spectator } = await startWar(app);
    const [choice] = (await us.choices()).choices;
    const body = { version: 1, draft: 0, actions: [choice?.action ?? { do: 'done' }] };
    expect((await spectator.post('/preview', body)).status).toBe(401);
    const other = await app.signUp('Nobody');
    const asked = await app.rest(`POST ${us.path}/preview`, { body, token: other.token });
    expect([asked.status, asked.body.error.code]).toEqual([403, 'FORBIDDEN']);
    const nowhere = await app.rest('POST /v1/games/none/preview', { body, token: other.token });
    expect([nowhere.status, nowhere.body.error.code]).toEqual([404, 'NOT_FOUND']);
    for (const wrong of [
      { ...body, draft: undefined },
      { ...body, version: 'x' },
      { ...body, actions: [] },
      { ...body, actions: Array(501).fill({}) },
      { ...body, more: 1 },
    ])
      expect((await us.post('/preview', wrong)).status).toBe(400);
  });

  it('says the same over GraphQL', async () => {
    const clients = await startWar(app);
    const client = (await clients.us.choices()).choices.length > 0 ? clients.us : clients.gb;
    const query = `query ($id: ID!, $actions: [JSON!]!) {
      preview(gameId: $id, version: 1, draft: 0, actions: $actions) { __typename
        ... on Preview { view stopped { at why } choices { action label words stops } }
        ... on Refused { code step clause { id } message } } }`;
    const ask = async (actions: unknown[]) =>
      (await app.ask(query, { id: client.gameId, actions }, client.player?.token)).preview;
    const { plan, body } = await plannedBy(client, 2, picker(1));
    const { __typename, ...tried } = await ask(plan);
    expect(__typename).toBe('Preview');
    expect({ view: tried.view, stopped: tried.stopped }).toEqual({
      view: body.view,
      stopped: body.stopped,
    });
    expect(tried.choices.map(({ label }: { label: string }) => label)).toEqual(
      body.choices.map(({ label }: { label: string }) => label),
    );
    const refused = await ask([{ do: 'march' }]);
    const { error } = (
      await client.post('/preview', { version: 1, draft: 0, actions: [{ do: 'march' }] })
    ).body;
    expect(refused).toMatchObject({ code: error.code, step: 0, message: error.message });
  });
});

describe('what a try costs', () => {
  it('is what the rules refuse of it, together with what they refuse of submissions', async () => {
    const tight = await startApp({ REFUSED_STEPS_PER_MINUTE: '30' });
    try {
      const { us, gb } = await startWar(tight);
      const client = (await us.choices()).choices.length > 0 ? us : gb;
      const good = { version: 1, draft: 0, actions: [(await client.choices()).choices[0]!.action] };
      for (let i = 0; i < 40; i++) expect((await client.post('/preview', good)).status).toBe(200);
      const bad = { ...good, actions: Array(10).fill({ do: 'nothing' }) };
      expect((await client.post('/preview', bad)).body.error.code).toBe('INVALID_INPUT');
      expect((await client.post('/moves', bad)).body.error.code).toBe('INVALID_INPUT');
      expect((await client.post('/preview', bad)).body.error.code).toBe('INVALID_INPUT');
      expect((await client.post('/preview', bad)).body.error.code).toBe('RATE_LIMITED');
      expect((await client.post('/moves', bad)).body.error.code).toBe('RATE_LIMITED');
    } finally {
      await tight.stop();
    }
  });
});
