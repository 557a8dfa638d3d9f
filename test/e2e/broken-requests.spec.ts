import { once } from 'node:events';
import { connect } from 'node:net';

import { SECURITY_HEADERS } from '../../src/http/security-headers.js';
import { startApp, type TestApp } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The whole of what is answered to these bytes. */
async function answerTo(sent: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('utf8').on('data', (part) => (heard += part));
  socket.write(sent);
  await once(socket, 'close');
  return heard;
}

describe('what comes to no route', () => {
  it.each([
    ['is no HTTP', 'what is this\r\n\r\n'],
    ['has endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['has too many headers', `GET /v1/games HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(700)}\r\n`],
    ['names no host', 'GET /v1/games HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['cannot be read', 'GET /v1/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
  ])('since it %s is answered with the headers of every answer', async (_, sent) => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(head.toLowerCase()).toContain(`\r\n${name}: ${value}`.toLowerCase());
    expect(head.toLowerCase()).toContain('cache-control: private, no-store');
    expect(JSON.parse(body).error).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is not what has many headers in many requests', async () => {
    const ask = `GET /v1/rulesets HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(90)}`;
    const heard = await answerTo(`${`${ask}\r\n`.repeat(3)}${ask}connection: close\r\n\r\n`);
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(4).fill('HTTP/1.1 200'));
  });
});
