import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BuiltService, startService } from './built-service.js';
import { http } from './http.js';
import { until } from './waiting.js';

/** Tells, whenever it is asked by a signal, whether Node follows the promises of its process: it numbers them then. */
const TELLING = `
  import { triggerAsyncId } from 'node:async_hooks';
  process.on('SIGUSR2', () => Promise.resolve().then(() => console.log(triggerAsyncId() === 0 ? 'AT REST' : 'FOLLOWING')));`;

const folder = mkdtempSync(join(tmpdir(), 'muster-followed-'));
let service: BuiltService;
// In a process of its own: other tests follow promises in those that they share.
beforeAll(async () => {
  const probe = `data:text/javascript,${encodeURIComponent(TELLING)}`;
  const command = [process.execPath, '--import', probe, 'dist/src/main.js'] as const;
  service = await startService({ dataDir: folder, command });
}, 60_000);
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function isFollowing(): Promise<boolean> {
  const before = service.said().length;
  service.child.kill('SIGUSR2');
  await until(() => /FOLLOWING|AT REST/.test(service.said().slice(before)));
  return service.said().slice(before).includes('FOLLOWING');
}

async function comesToRest(): Promise<boolean> {
  for (let tries = 0; tries < 100 && (await isFollowing()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return !(await isFollowing());
}

const QUERY = '{ rulesets { id } }';
const ASKED = `/graphql?${new URLSearchParams({ query: QUERY }).toString()}`;

describe('what Apollo answers', () => {
  it('leaves promises as they were once it is answered, by GET or in its own media type', async () => {
    expect(await isFollowing()).toBe(false);
    const { body } = await http(service.url, `GET ${ASKED}`);
    expect(body.data.rulesets.length).toBeGreaterThan(3);
    expect(await comesToRest()).toBe(true);
    const headers = { accept: 'application/graphql-response+json' };
    const asked = { body: { query: QUERY }, headers };
    const answers = await Promise.all(
      [1, 2, 3].map(() => http(service.url, 'POST /graphql', asked)),
    );
    for (const { status } of answers) expect(status).toBe(200);
    expect(await comesToRest()).toBe(true);
  });

  it('leaves them so when who asked hangs up', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${ASKED} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(3));
    await new Promise((resolve) => setTimeout(resolve, 5));
    socket.destroy();
    expect((await http(service.url, `GET ${ASKED}`)).status).toBe(200);
    expect(await comesToRest()).toBe(true);
  });
});
