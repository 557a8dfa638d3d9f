import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getIntrospectionQuery } from 'graphql';

import { type BuiltService, startService } from './built-service.js';
import { http } from './http.js';

const MANY = [process.execPath, 'dist/src/main.js'] as const;
const ONE = ['npm', 'start', '--silent'] as const;
const folder = mkdtempSync(join(tmpdir(), 'muster-in-one-'));
const REQUEST = /"requestId":"[^"]+"/;
const services: BuiltService[] = [];

beforeAll(() => chmodSync(folder, 0o755));

afterAll(async () => {
  for (const service of services) await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The service begun so, with data of its own. */
async function begun(command: typeof MANY | typeof ONE): Promise<BuiltService> {
  const dataDir = join(folder, String(services.length));
  const service = await startService({ dataDir, command });
  services.push(service);
  return service;
}

/** What it says of itself, in which every name of a class is told that is told to anybody. */
async function toldBy({ url }: BuiltService): Promise<readonly string[]> {
  const query = getIntrospectionQuery();
  const answers = [
    await http(url, 'GET /v1/openapi.json'),
    await http(url, 'GET /v1/openapi.json?locale=ja'),
    await http(url, 'POST /graphql', { body: { query } }),
    await http(url, 'POST /graphql', { body: { query: '{ nothing }' } }),
    await http(url, 'POST /v1/games', { body: { ruleset: 7, __proto: 1 } }),
    await http(url, 'GET /v1/docs'),
    await http(url, 'GET /graphql', { headers: { accept: 'text/html' } }),
  ];
  return answers.map(({ status, text }) => `${status} ${text.replace(REQUEST, '')}`);
}

const withoutPlaces = (text: string): string =>
  text.replace(/http:\S+?:\d+/g, '').replace(/Data {7}\S+/, '');

it('is the same in one file as it is in many', async () => {
  const [many, one] = [await begun(MANY), await begun(ONE)];
  expect(await toldBy(one)).toEqual(await toldBy(many));
  expect(withoutPlaces(one.said())).toBe(withoutPlaces(many.said()));
}, 120_000);

it('is kept as V8 has made it, for the next start', async () => {
  const kept = (): string[] => readdirSync('dist/whole').filter((name) => name !== 'service.cjs');
  const before = kept();
  expect(before).not.toEqual([]);
  expect((await begun(ONE)).said()).toMatch(/^Muster is ready\n/);
  expect(kept()).toEqual(before);
}, 120_000);
