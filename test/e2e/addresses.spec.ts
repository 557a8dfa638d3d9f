import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

import { startApp, type TestApp } from './support.js';

/** What is limited for an address, and how somebody might seem to have many. */

let app: TestApp;
afterEach(() => app.stop());

/** Statuses of as many requests, each over a connection that comes from one of these addresses. */
async function ask(addresses: readonly string[], body?: object): Promise<number[]> {
  const statuses: number[] = [];
  for (const remoteAddress of addresses) {
    app.app
      .getHttpServer()
      .prependOnceListener('connection', (socket: object) =>
        Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress }),
      );
    const [method, path] = body === undefined ? ['GET', 'rulesets'] : ['POST', 'players'];
    const headers = { 'content-type': 'application/json' };
    const asked = request(`${app.url}/v1/${path}`, { method, headers, agent: false });
    asked.end(body && JSON.stringify(body));
    const [response]: IncomingMessage[] = await once(asked, 'response');
    await once(response!.resume(), 'end');
    statuses.push(response!.statusCode ?? 0);
  }
  return statuses;
}

const household = (network: string): string[] =>
  Array.from({ length: 4 }, (_, i) => `${network}::${(i * 4_321).toString(16)}`);

describe('who has many addresses of IPv6', () => {
  it('sends no more requests a minute than with one', async () => {
    app = await startApp({ RATE_LIMIT: '3' });
    expect(await ask(household('2001:db8:1:2'))).toEqual([200, 200, 200, 429]);
    expect(await ask(household('2001:db8:1:3'))).toEqual([200, 200, 200, 429]);
    expect(await ask(['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1'])).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it('signs up no more players', async () => {
    app = await startApp({ SIGN_UPS_PER_HOUR: '3' });
    const addresses = [...household('2001:db8:1:2'), '2001:db8:1:3::1'];
    expect(await ask(addresses, { name: 'Guest' })).toEqual([201, 201, 201, 429, 201]);
  });
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'true-client-ip'])(
  'nobody is believed to have another address by %s',
  async (name) => {
    app = await startApp({ RATE_LIMIT: '3', SIGN_UPS_PER_HOUR: '1' });
    const statuses: number[] = [];
    for (let i = 0; i < 2; i++) {
      const headers = { [name]: name === 'forwarded' ? `for=192.0.2.${i}` : `192.0.2.${i}` };
      const { status } = await app.rest('POST /v1/players', { body: { name: 'Guest' }, headers });
      statuses.push(status);
    }
    for (let i = 2; i < 4; i++) {
      const headers = { [name]: name === 'forwarded' ? `for=192.0.2.${i}` : `192.0.2.${i}` };
      statuses.push((await app.rest('GET /v1/rulesets', { headers })).status);
    }
    expect(statuses).toEqual([201, 429, 200, 429]);
  },
);
