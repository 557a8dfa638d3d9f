import { connect } from 'node:net';

import { Ajv2020 } from 'ajv/dist/2020.js';

import { verifyText } from '../../src/tools/verify/record-text.js';
import { AuditService } from '../../src/tournaments/audit/audit.service.js';
import { ImportsService } from '../../src/tournaments/importing/imports.service.js';
import { readExport } from '../../src/tournaments/proof/importable.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';
import { until } from './waiting.js';

/** Events that come in from their exports. */

let app: TestApp;
let time: TimeMachine;
let count = 0;
let owner: TestPlayer;
let players: TestPlayer[];
let id: string;
/** The export of an approved event. */
let whole: any;

const IMPORT = 'POST /v1/tournaments/import';

async function act({ token }: TestPlayer, event: string, one: object | string): Promise<any> {
  const acts = [typeof one === 'string' ? { kind: one } : one];
  return app.rest(`POST /v1/tournaments/${event}/acts`, {
    ...{ token, headers: { 'idempotency-key': `import-${(count += 1)}` } },
    body: { acts, reason: 'For the test.' },
  });
}

const read = async (path: string, token?: string, at: TestApp = app): Promise<any> =>
  (await at.rest(`GET /v1/tournaments/${path}`, { token })).body;

const rows = async (): Promise<number> =>
  (await app.pool.query('SELECT count(*)::int AS n FROM tournament_facts')).rows[0].n;

async function begun(wish: object = {}): Promise<string> {
  const made = await app.rest('POST /v1/tournaments', {
    token: owner.token,
    body: {
      ...{ name: 'Lakes', ruleset: 'ops1812', scenarios: ['campaign'], rounds: 2 },
      ...{ legs: 'SINGLE', startsAt: new Date(time.now() + DAY).toISOString(), ...wish },
    },
  });
  await act(owner, made.body.id, 'open');
  for (const player of players) await act(player, made.body.id, 'enter');
  await act(owner, made.body.id, 'start');
  return made.body.id;
}

/** All rounds are decided by silence, and the table is approved. */
async function ended(event: string): Promise<any> {
  for (let left = 80; left > 0 && (await read(event)).phase === 'RUNNING'; left--) {
    time.pass(50 * DAY);
    await app.app.get(KeeperService).look();
  }
  await act(owner, event, 'approve');
  return read(`${event}/export.json`);
}

beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
  owner = await app.signUp('Owner');
  players = [];
  for (const name of ['Ada', '=1+1', '山田', 'Jo']) players.push(await app.signUp(name));
  id = await begun();
  await act(owner, id, 'pair');
  await act(owner, id, 'publish');
  await act(owner, id, {
    ...{ kind: 'rule', round: 1, board: 1, leg: 1 },
    ...{ result: 'DRAW', clause: 'House 3' },
  });
  const fact = (await read(id)).version;
  await act(owner, id, { kind: 'correct', fact, result: 'SECOND' });
  await act(owner, id, { kind: 'note', text: 'A good evening.' });
  whole = await ended(id);
});
afterAll(() => app.stop());

const imported = async (body: unknown, { token }: TestPlayer = owner): Promise<any> =>
  app.rest(IMPORT, { token, body });

describe('an export that is imported', () => {
  let copy: any;
  beforeAll(async () => {
    copy = (await imported(whole)).body;
  });

  it('is an event of its own, with the same table and the same facts and one more', async () => {
    expect(copy).toMatchObject({ name: 'Lakes', phase: 'APPROVED', version: whole.seq + 1 });
    expect(copy.id).not.toBe(id);
    expect(copy.origin).toEqual({ from: id, by: owner.id, at: expect.any(String) });
    const out = await read(`${copy.id}/export.json`);
    expect(out.standings).toEqual(whole.standings);
    expect(out.standingsHash).toBe(whole.standingsHash);
    const plain = ({ facts }: any) => facts.map(({ hash: _, prevHash: __, ...one }: any) => one);
    expect(plain(out).slice(0, -1)).toEqual(plain(whole));
    expect(out.facts.at(-1)).toMatchObject({
      ...{ kind: 'IMPORTED', by: owner.id },
      data: { from: id, hash: whole.hash, lotsOf: id },
    });
    expect((await read(id)).origin).toBeNull();
  });

  it('verifies offline, and so does one that was imported twice; another drawing does not', async () => {
    const out = await read(`${copy.id}/export.json`);
    expect(verifyText(JSON.stringify(out), true).faults).toEqual([]);
    const again = await read(`${(await imported(out, players[0])).body.id}/export.json`);
    expect(again.standingsHash).toBe(whole.standingsHash);
    expect(again.lotsOf).toBe(id);
    expect(verifyText(JSON.stringify(again), true).faults).toEqual([]);
    expect(verifyText(JSON.stringify({ ...again, lotsOf: copy.id }), true).faults).toContain(
      'its lots are drawn for another event',
    );
  });

  it('is nothing that anybody here played: no part, no act, no game, no entry in a list of own', async () => {
    for (const { token } of [owner, players[0]!]) {
      expect(await read(`${copy.id}/acts`, token)).toEqual([]);
      const mine = await app.rest('GET /v1/tournaments?mine=true&first=50', { token });
      const { nodes } = mine.body;
      expect(nodes.map((one: any) => one.id)).not.toContain(copy.id);
      const asked = await app.ask(
        'query ($id: ID!) { tournament(id: $id) { my { number } origin { from } } }',
        { id: copy.id },
        token,
      );
      expect(asked.tournament).toEqual({ my: null, origin: { from: id } });
    }
    const legs = copy.rounds.flatMap((round: any) =>
      round.pairings.flatMap((pair: any) => pair.legs),
    );
    expect(legs).not.toHaveLength(0);
    for (const leg of legs) expect(leg.gameId).toBeNull();
    expect(copy.roles).toEqual([]);
    const reopened = await act(owner, copy.id, 'reopen');
    expect(reopened.body.error.code).toBe('NOT_ALLOWED');
    const { rows: parts } = await app.pool.query(
      `SELECT FROM tournament_people WHERE tournament_id = $1
       UNION ALL SELECT FROM tournament_games WHERE tournament_id = $1`,
      [copy.id],
    );
    expect(parts).toEqual([]);
  });

  it('is stored as its facts say', async () => {
    const events = (await app.pool.query('SELECT FROM tournaments')).rowCount ?? 0;
    for (let i = 0; i < events; i++) expect(await app.app.get(AuditService).look()).toEqual([]);
  });

  it('can be looked back to at every fact, and goes out in every form', async () => {
    for (let at = 1; at <= copy.version; at++)
      expect(await read(`${copy.id}?at=${at}`)).toMatchObject({ version: at });
    for (const paper of ['standings.csv', 'crosstable.csv', 'pairings.csv', 'entries.csv'])
      expect(await read(`${copy.id}/${paper}`)).toBe(await read(`${id}/${paper}`));
    expect(await read(`${copy.id}/standings.svg`)).toBe(await read(`${id}/standings.svg`));
  });

  it('was not run here at any of its facts: nobody had a part in it, and no game of it is here', async () => {
    const { token } = players[0]!;
    for (let at = 1; at <= copy.version; at++) {
      const then = await read(`${copy.id}?at=${at}`, token);
      expect(then).toMatchObject({ origin: copy.origin, roles: [] });
      for (const { pairings } of then.rounds)
        for (const { legs } of pairings) for (const leg of legs) expect(leg.gameId).toBeNull();
      const asked = await app.ask(
        'query ($id: ID!, $at: Int) { tournament(id: $id, at: $at) { my { number } } }',
        { id: copy.id, at },
        token,
      );
      expect(asked.tournament.my).toBeNull();
    }
    const lots = async (at: number) => read(`${copy.id}/standings?at=${at}`);
    expect(await lots(whole.seq)).toEqual(await lots(copy.version));
  });

  it('is made once for each player, however often and at however many instances', async () => {
    const other = await app.sibling();
    const { token } = players[1]!;
    const made = await Promise.all(
      [app, other, app, other].map((one) => one.rest(IMPORT, { token, body: whole })),
    );
    const ids = new Set(made.map(({ body }) => body.id));
    expect([...ids]).toHaveLength(1);
    expect(ids).not.toContain(copy.id);
    await other.stop();
  });

  it('comes to a service that knows none of its players', async () => {
    const elsewhere = await startApp();
    const { token, id: by } = await elsewhere.signUp('Keeper');
    const { body } = await elsewhere.rest(IMPORT, { token, body: whole });
    expect(body.origin).toMatchObject({ from: id, by });
    expect(body.entries.map((one: any) => one.name)).toEqual(['Ada', '=1+1', '山田', 'Jo']);
    const out = await read(`${body.id}/export.json`, undefined, elsewhere);
    expect(out.standingsHash).toBe(whole.standingsHash);
    await elsewhere.stop();
  });

  it('may have choices, a bracket or pools in it, or have been called off', async () => {
    const choosing = { choice: { strikes: true, budget: 20, stepHours: 1 } };
    const { body: rules } = await app.rest('GET /v1/rulesets/avalon1776');
    const scenarios = rules.scenarios.map((one: any) => one.id).slice(0, 3);
    for (const wish of [
      { ruleset: 'avalon1776', scenarios, ...choosing },
      { format: 'DOUBLE_KNOCKOUT', rounds: null },
      { format: 'ROUND_ROBIN', rounds: null, pools: 2, finals: { format: 'KNOCKOUT', places: 2 } },
    ]) {
      const event = await begun(wish);
      const out = await ended(event);
      expect(out).toMatchObject({ id: event, phase: 'APPROVED' });
      const { body } = await imported(out);
      expect(body).toMatchObject({ phase: 'APPROVED', origin: { from: out.id } });
    }
    const off = await begun();
    await act(owner, off, 'cancel');
    const { body } = await imported(await read(`${off}/export.json`));
    expect(body.phase).toBe('CANCELLED');
  });
});

describe('the schema of exports', () => {
  it('is told, and has room for what the service exports', async () => {
    const { status, body } = await app.rest('GET /v1/tournaments/export.schema.json');
    expect(status).toBe(200);
    const ajv = new Ajv2020({ strict: false });
    ajv.addFormat('instant', true);
    expect([ajv.validate(body, whole), ajv.errors]).toEqual([true, null]);
    expect(ajv.validate(body, { ...whole, seq: '1' })).toBe(false);
  });
});

describe('files that come faster than they are read', () => {
  it('are turned away beyond eight, and later taken again', async () => {
    const imports = app.app.get(ImportsService);
    const { id: playerId } = await app.signUp();
    const take = () => imports.take({ playerId, address: null }, Buffer.from('{}'));
    const told = await Promise.allSettled(Array.from({ length: 10 }, take));
    const codes = told.map((one) => one.status === 'rejected' && one.reason.code);
    expect(codes).toEqual([...Array(8).fill('INVALID_INPUT'), ...Array(2).fill('UNAVAILABLE')]);
    await expect(take()).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('keep no place if their senders hang up once they have sent them', async () => {
    const { token } = await app.signUp();
    const { hostname, port } = new URL(app.url);
    const body = `{${' '.repeat(200_000)}}`;
    const head = `POST /v1/tournaments/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
    const rest = `authorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const sent = () =>
      new Promise<void>((done) => {
        const socket = connect(Number(port), hostname, () =>
          socket.write(head + rest, () => socket.resetAndDestroy()),
        );
        socket.once('error', () => undefined).once('close', () => done());
      });
    for (let i = 0; i < 12; i++) await sent();
    let code = '';
    await until(async () => {
      code = (await imported({})).body.error.code;
      return code !== 'UNAVAILABLE';
    });
    expect(code).toBe('INVALID_INPUT');
  });
});

describe('a file that is too large, or that nobody sent', () => {
  it('is refused before it is read, and smaller bodies elsewhere have the limit that they had', async () => {
    const large = { filling: 'x'.repeat(8 * 1024 * 1024) };
    const { status, body } = await imported(large);
    expect([status, body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(body.error.message).toContain('8388608');
    const { token } = owner;
    const other = await app.rest('POST /v1/tournaments', {
      token,
      body: { name: 'x'.repeat(300_000) },
    });
    expect(other.body.error.message).toContain('262144');
    expect((await app.rest(IMPORT, { body: whole })).status).toBe(401);
    const made = await app.rest('POST /v1/tokens', {
      token,
      body: { name: 'r', scopes: ['read'] },
    });
    const key: string = made.body.token;
    expect(key).toEqual(expect.any(String));
    expect((await app.rest(IMPORT, { token: key, body: whole })).status).toBe(403);
  });
});

describe('what is no export of an event that is over', () => {
  const withSettings = (change: object): object => ({
    ...whole,
    facts: whole.facts.with(0, {
      ...whole.facts[0],
      data: { name: 'Lakes', settings: { ...whole.facts[0].data.settings, ...change } },
    }),
  });
  const withOption = (option: string): object =>
    withSettings({
      board: { ...whole.facts[0].data.settings.board, options: { [option]: true } },
    });

  const changed = (at: number, change: (fact: any) => object): object => ({
    ...whole,
    facts: whole.facts.with(at, { ...whole.facts[at], ...change(whole.facts[at]) }),
  });

  it('is refused with a sentence, and nothing is written', async () => {
    const before = await rows();
    const running = await begun();
    const { facts } = whole;
    const refused: readonly (readonly [unknown, string])[] = [
      [{}, 'This is no export of an event'],
      [[], 'This is no export of an event'],
      [{ ...whole, format: 'muster-event-2' }, 'This is no export of an event'],
      [await read(`${running}/export.json`), 'Only an event that is approved or called off'],
      [{ ...whole, seed: null }, 'Only an event that is approved or called off'],
      [{ ...whole, extra: 1 }, 'must NOT have additional properties'],
      [{ ...whole, facts: [] }, 'it does not verify: '],
      [{ ...whole, facts: facts.slice(1) }, 'makes no sense after those before it'],
      [{ ...whole, facts: facts.slice(0, -1) }, 'it does not verify: '],
      [{ ...whole, seed: 'ab'.repeat(32) }, 'it does not verify: the seed'],
      [{ ...whole, name: 'Other' }, 'it does not verify: its name'],
      [{ ...whole, standings: whole.standings.toReversed() }, 'it does not verify: the hash'],
      [{ ...whole, lotsOf: running }, 'it does not verify: its lots are drawn'],
      [changed(3, () => ({ reason: 'Other' })), 'it does not verify: fact 4 was changed'],
      [changed(3, () => ({ reason: 'a\0b' })), 'facts.3.reason must match pattern'],
      [changed(3, () => ({ kind: 'SAID' })), 'facts.3.kind must be equal to one of'],
      [changed(3, () => ({ at: '2026-02-31T00:00:00.000Z' })), 'facts.3.at must match format'],
      [changed(3, ({ data }) => ({ data: { ...data, more: 1 } })), 'facts.3.data must NOT have'],
      [changed(3, () => ({ data: {} })), 'facts.3.data must have required'],
      [withOption('a\0b'), 'facts.0.data.settings.board.options must match pattern'],
      [withOption('\ud800'), 'facts.0.data.settings.board.options must match pattern'],
      [withSettings({ lines: Array(11).fill(1) }), 'settings.lines must NOT have more than 10'],
    ];
    for (const [value, sentence] of refused) {
      const text = JSON.stringify(value);
      expect(readExport(text)).toEqual({
        fault: { en: expect.stringContaining(sentence), ja: expect.stringMatching(/[ぁ-ん]/) },
      });
    }
    const last = refused.at(-1)!;
    const { status, body: answer } = await imported(last[0], players[2]);
    expect([status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.error.message).toContain(last[1]);
    const { body } = await app.rest(`${IMPORT}?locale=ja`, { token: owner.token, body: {} });
    expect(body.error.message).toContain('イベントのエクスポートではありません');
    await act(owner, running, 'cancel');
    expect(await rows()).toBe(before + (await read(running)).version);
  });
});
