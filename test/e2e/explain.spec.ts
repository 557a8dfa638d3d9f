import {
  type Action,
  choices,
  owed,
  playInPlace,
  RecordingTable,
  type Ruleset,
  seeded,
  seededChance,
  start,
  type State,
} from '../../src/rules/index.js';
import { areOthers } from '../rules/support/hidden.js';
import { isBattle, positionWhere, twinOf, WAR } from './positions.js';
import { type RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const QUERY = `query ($id: ID!, $version: Int!, $action: JSON!) {
  explain(gameId: $id, version: $version, action: $action) {
    code message step clause { id } better { action } version } }`;

/** Actions of all kinds, most of them out of place in any one position. */
function actionsOfPlay(count: number): Action[] {
  const rules = WAR as unknown as Ruleset;
  const [chance, random] = [seededChance(3), seeded(3)];
  const { state } = start(rules, { scenario: rules.scenarios[0]!.id, options: {} }, chance);
  const found = new Map<string, Action>();
  for (let step = 0; found.size < count && state.outcome === null; step++) {
    const [seat = ''] = owed(rules, state as State);
    const all = choices(rules, state as State, seat);
    const action = all[random(all.length)]!;
    if (step % 5 === 0) found.set(JSON.stringify(action), action);
    playInPlace(rules, state as State, seat, action, new RecordingTable(chance));
  }
  return [...found.values()];
}
const ACTIONS = actionsOfPlay(40);
const MISFITS = [
  {},
  [],
  'march',
  { do: 'march' },
  { do: 'nothing', unit: 3 },
  { do: 'x'.repeat(99) },
];

async function explained(client: RestClient, action: unknown, version = 1): Promise<any> {
  const { status, body } = await client.post('/explain', { version, action });
  expect(status).toBe(200);
  const { requestId: _, ...refusal } = body.refusal ?? {};
  return body.refusal && refusal;
}

describe('explain', () => {
  it('says of each action what a submission of it is told, and changes nothing', async () => {
    const { us, gb } = await startWar(app, {
      position: WAR.writePosition(positionWhere(isBattle)),
    });
    const listed = (await us.choices()).choices.length > 0;
    const [client, idle] = listed ? [us, gb] : [gb, us];
    const before = (await client.get()).body;
    let refusals = 0;
    for (const action of [...ACTIONS, ...MISFITS]) {
      const said = await explained(client, action);
      if (said === null) continue;
      refusals++;
      const { body } = await client.post('/moves', { version: 1, actions: [action] });
      const { requestId: _, ...error } = body.error;
      expect(said).toEqual(error);
    }
    expect(refusals).toBeGreaterThan(30);
    for (const { action } of (await client.choices()).choices)
      expect(await explained(client, action)).toBeNull();
    expect(await explained(idle, ACTIONS[0])).toMatchObject({ code: 'NOT_YOUR_DECISION' });
    expect((await client.get()).body).toEqual(before);
  });

  it('says the same over GraphQL', async () => {
    const { us } = await startWar(app);
    const ask = (action: unknown) =>
      app.ask(QUERY, { id: us.gameId, version: 1, action }, us.player?.token);
    const { explain } = await ask({ do: 'march' });
    const said = await explained(us, { do: 'march' });
    expect(explain).toEqual({ ...said, clause: said.clause && { id: said.clause.id } });
    const [choice] = (await us.choices()).choices;
    expect(await ask(choice!.action)).toEqual({ explain: null });
  });

  it('says the same in worlds that differ only in what the asker may not know', async () => {
    const state = positionWhere((_, actions) => actions === 100, 5);
    for (const seat of ['us', 'gb'] as const) {
      const worlds = [];
      const twin = twinOf(state, seat, 9);
      expect(areOthers(state, twin)).toBe(true);
      for (const world of [state, twin]) {
        const game = await startWar(app, { position: WAR.writePosition(world) });
        const said = [];
        for (const action of ACTIONS) said.push(await explained(game[seat], action));
        worlds.push(said);
      }
      expect(worlds[1]).toEqual(worlds[0]);
      expect(worlds[0]!.filter((said) => said !== null).length).toBeGreaterThan(10);
    }
  });

  it('is about the version that is named, and for players alone', async () => {
    const { us, spectator } = await startWar(app);
    expect(await explained(us, {}, 7)).toMatchObject({ code: 'STALE_VERSION', version: 1 });
    const body = { version: 1, action: {} };
    expect((await spectator.post('/explain', body)).status).toBe(401);
    const other = await app.signUp('Nobody');
    const asked = await app.rest(`POST ${us.path}/explain`, { body, token: other.token });
    expect([asked.status, asked.body.error.code]).toEqual([403, 'FORBIDDEN']);
    for (const wrong of [
      { action: {} },
      { version: 1 },
      { version: 'x', action: {} },
      { ...body, more: 1 },
    ])
      expect((await us.post('/explain', wrong)).status).toBe(400);
  });
});
