import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { MAX_AHEAD } from '../../src/admission/pipelines.js';
import { startApp, type TestApp } from './support.js';
import { until } from './waiting.js';

/** Requests that are sent without waiting for the answers. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: muster\r\n\r\n`;

async function dial(): Promise<Socket> {
  const socket = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('requests sent ahead', () => {
  it('are all answered, in the order in which they were sent', async () => {
    const socket = await dial();
    let heard = '';
    socket.on('data', (chunk) => (heard += String(chunk)));
    const paths = ['ops1812', 'nowhere', 'madison', 'columbia1812'];
    socket.write(paths.map((id) => ask(`/v1/rulesets/${id}`)).join(''));
    await until(() => heard.split('HTTP/1.1 ').length > paths.length);
    await until(() => heard.endsWith('}'));
    const found = [...heard.matchAll(/HTTP\/1\.1 (\d+)|"id":"(ops1812|madison|columbia1812)"/g)];
    expect(
      found.map(([, status, id]) => status ?? id).filter((one, i, all) => one !== all[i - 1]),
    ).toEqual([...['200', 'ops1812', '404', '200', 'madison', '200', 'columbia1812']]);
    socket.destroy();
  });

  it('with a body wait as well, and it comes whole', async () => {
    const socket = await dial();
    let heard = '';
    socket.on('data', (chunk) => (heard += String(chunk)));
    const body = JSON.stringify({ query: '{ rulesets(id: "madison") { version } }' });
    const post = `POST /graphql HTTP/1.1\r\nhost: muster\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(ask('/v1/rulesets') + post + body.slice(0, 10));
    await until(() => heard.includes('HTTP/1.1 200'));
    socket.write(body.slice(10));
    await until(() => heard.includes('{"data":{"rulesets":[{"version":'));
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    socket.destroy();
  });

  it('never get the answer to what is not HTTP in the place of their own', async () => {
    const socket = await dial();
    let heard = '';
    socket.on('data', (chunk) => (heard += String(chunk)));
    const closed = once(socket, 'close');
    socket.write(`${ask('/v1/rulesets/ops1812')}this is nothing\r\n\r\n`);
    await closed;
    expect(heard).not.toContain('HTTP/1.1 400');
    // Where nothing is asked it is answered.
    const other = await dial();
    other.on('data', (chunk) => (heard += String(chunk)));
    other.write('this is nothing\r\n\r\n');
    await once(other, 'close');
    expect(heard).toContain('HTTP/1.1 400');
  });

  it('are too many beyond so many: the connection is cut', async () => {
    const socket = (await dial()).resume();
    const closed = once(socket, 'close');
    socket.write(ask('/v1/rulesets').repeat(MAX_AHEAD + 2));
    await closed;
    expect((await app.rest('GET /v1/rulesets')).status).toBe(200);
  });
});
