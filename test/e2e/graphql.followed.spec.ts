import { triggerAsyncId } from 'node:async_hooks';
import { connect } from 'node:net';

import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Whether Node follows the promises of this process, which is the service's too: then it numbers them. */
const isFollowing = (): Promise<boolean> => Promise.resolve().then(() => triggerAsyncId() !== 0);

async function ended(): Promise<boolean> {
  for (let tries = 0; tries < 200 && (await isFollowing()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return !(await isFollowing());
}

const QUERY = '{ rulesets { id } }';
const ASKED = `/graphql?${new URLSearchParams({ query: QUERY }).toString()}`;

describe('what Apollo answers', () => {
  it('leaves promises as they were once it is answered, by GET or in its own media type', async () => {
    expect(await isFollowing()).toBe(false);
    expect((await app.rest(`GET ${ASKED}`)).body.data.rulesets.length).toBeGreaterThan(3);
    expect(await ended()).toBe(true);
    const headers = { accept: 'application/graphql-response+json' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.rest('POST /graphql', { body: { query: QUERY }, headers })),
    );
    for (const { status } of answers) expect(status).toBe(200);
    expect(await ended()).toBe(true);
  });

  it('leaves them so when who asked hangs up', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${ASKED} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(3));
    await new Promise((resolve) => setTimeout(resolve, 5));
    socket.destroy();
    expect((await app.rest(`GET ${ASKED}`)).status).toBe(200);
    expect(await ended()).toBe(true);
  });
});
