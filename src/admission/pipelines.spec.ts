import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { MAX_AHEAD, oneAtATime } from './pipelines.js';

const AT_ONCE = { inTurn: (_network: string, _connection: object, begin: () => void) => begin() };
const GET = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';
/** Long enough for something that must not happen to happen. */
const MEANWHILE_MS = 100;

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; !holds(); i++) {
    if (i === 1_000) throw new Error('it did not come to that');
    await sleep(5);
  }
}

/** A server whose answers the test makes, and a client that has sent so many requests, of which it knows of so many. */
async function asked(requests: number, known = requests) {
  const begun: ServerResponse[] = [];
  let come = 0;
  const server = createServer((_request, response) => void begun.push(response));
  oneAtATime(server, AT_ONCE);
  server.on('request', () => come++);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write(GET.repeat(requests));
  await until(() => come === known);
  const end = (): void => {
    socket.destroy();
    server.close();
  };
  return { begun, socket, end };
}

describe('requests of one connection', () => {
  it('are begun one after the other, each when the answer before has been sent', async () => {
    const { begun, socket, end } = await asked(3);
    socket.resume();
    for (let nth = 1; nth <= 3; nth++) {
      await until(() => begun.length === nth);
      await sleep(MEANWHILE_MS);
      expect(begun).toHaveLength(nth);
      begun[nth - 1]?.end('done');
    }
    end();
  });

  it('are not begun while the answer before is not taken', async () => {
    const { begun, socket, end } = await asked(2);
    socket.pause();
    begun[0]?.end(Buffer.alloc(32 * 1024 * 1024));
    await sleep(MEANWHILE_MS);
    expect(begun).toHaveLength(1);
    socket.resume();
    await until(() => begun.length === 2);
    end();
  });

  it('may be so many, and no more', async () => {
    const most = await asked(MAX_AHEAD + 1);
    await sleep(MEANWHILE_MS);
    expect(most.begun[0]?.destroyed).toBe(false);
    const more = await asked(200, MAX_AHEAD + 1);
    await until(() => more.begun[0]?.destroyed === true);
    await sleep(MEANWHILE_MS);
    expect(more.begun).toHaveLength(1);
    most.end();
    more.end();
  });

  it('are not begun when their client has hung up', async () => {
    const { begun, end } = await asked(3);
    end();
    await until(() => begun[0]?.destroyed === true);
    await sleep(MEANWHILE_MS);
    expect(begun).toHaveLength(1);
  });

  it('that offer another protocol than WebSocket are answered in this one', async () => {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => response.end(`<${request.method} ${body}>`));
    });
    oneAtATime(server, AT_ONCE);
    server.on('upgrade', (_request, socket) => socket.end('<upgraded>'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const offering = (request: string, protocol: string, body = ''): string =>
      `${request} HTTP/1.1\r\nhost: here\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: ${protocol}\r\n${
        body && `content-length: ${body.length}\r\n`
      }\r\n${body}`;
    const told = async (sent: string, answers = 1): Promise<string> => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      let heard = '';
      socket.on('error', () => undefined).on('data', (chunk) => (heard += String(chunk)));
      socket.on('close', () => (heard += '<closed>')).write(sent);
      await until(() => heard.split('>').length > answers);
      socket.destroy();
      return heard.match(/<.*?>/g)!.slice(0, answers).join('');
    };
    expect(await told(offering('GET /', 'h2c'))).toBe('<GET >');
    expect(await told(offering('POST /', 'h2c', 'all of it'))).toBe('<POST all of it>');
    expect(await told(offering('GET /', 'WebSocket'))).toBe('<upgraded>');
    expect(await told(offering('CONNECT here:1', 'h2c'))).toBe('<closed>');
    // Behind a request that is worked on it is answered in its turn.
    expect(await told(GET + offering('GET /', 'websocket'), 2)).toBe('<GET ><GET >');
    server.close();
  });
});
