import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server as TcpServer,
} from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';

import { readEnvironment } from '../config/environment.js';
import { networksOf } from './addresses.js';
import { plainText, retryAfterOf } from './exchange.js';
import { Outbound, post, Unreachable } from './outbound.js';
import { resolveName } from './way.js';

const LETTER = { headers: { 'x-event': 'turn' }, body: 'your turn', timeoutMs: 10_000 };
const OPEN = { HOOK_NETWORKS: '127.0.0.0/8' };
const outbound = (variables = {}) => new Outbound(readEnvironment(variables, '/project'));
/** Of the public internet by every list, and given to nobody. */
const NOWHERE = '2000::1';

const servers: TcpServer[] = [];
/** Where a server listens, and how often somebody has connected to it. */
async function listening(server: TcpServer) {
  const counted = { port: 0, connections: 0 };
  server.on('connection', (socket) => {
    counted.connections += 1;
    socket.on('error', () => undefined);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  counted.port = (server.address() as AddressInfo).port;
  return counted;
}

const http = (answer: (request: IncomingMessage, response: ServerResponse) => void) =>
  listening(createServer(answer));
/** What is written to everybody who connects, in turn, `everyMs` apart; nothing is closed. */
function saying(parts: Iterable<string>, everyMs = 0) {
  const server = createTcpServer((socket) => {
    const rest = parts[Symbol.iterator]();
    const timer = setInterval(() => {
      const { value, done } = rest.next();
      if (done) clearInterval(timer);
      else socket.write(value);
    }, everyMs);
    socket.resume().on('close', () => clearInterval(timer));
  });
  return listening(server);
}
function* forEver(first: string, then: string) {
  yield first;
  for (;;) yield then;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    (server as Partial<Server>).closeAllConnections?.();
  }
});

/** What was thrown, and after how long. */
async function failure(answer: Promise<unknown>) {
  const begun = performance.now();
  const error = await answer.then(
    (given) => new Error(`answered: ${JSON.stringify(given)}`),
    (thrown: unknown) => thrown,
  );
  return { error: error as Error, ms: performance.now() - begun };
}

async function expectUnreachable(answer: Promise<unknown>): Promise<number> {
  const { error, ms } = await failure(answer);
  expect(error).toBeInstanceOf(Unreachable);
  expect(error.message).toBe('The address could not be reached.');
  return ms;
}

describe('a post', () => {
  it('brings headers and body, once, and is told what is answered', async () => {
    const got: unknown[] = [];
    const server = await http((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        const { method, url, headers } = request;
        got.push(method, url, headers['x-event'], headers['content-length'], body);
        got.push(headers.connection, headers['accept-encoding']);
        response.writeHead(202, { 'retry-after': '120' }).end('\u0000taken\r\n\u202eover\u0007');
      });
    });
    const url = `http://127.0.0.1:${server.port}/hook?a=b#c`;
    expect(await outbound(OPEN).post(url, LETTER)).toEqual({
      ...{ status: 202, retryAfter: 120, text: 'taken over' },
    });
    expect(got).toEqual([...['POST', '/hook?a=b', 'turn', '9', 'your turn', 'close', 'identity']]);
  });

  it('goes to a name that lies in a network that may be reached, and its body may be bytes', async () => {
    const server = await http((request, response) => request.pipe(response));
    const body = Buffer.from('bytes');
    for (const host of ['localhost', '127.1', '[::ffff:127.0.0.1]']) {
      const url = `http://${host}:${server.port}/`;
      expect(await outbound(OPEN).post(url, { ...LETTER, body })).toMatchObject({ text: 'bytes' });
    }
    expect(server.connections).toBe(3);
  });

  it('obeys no proxy', async () => {
    const proxy = await http((_, response) => response.end('proxied'));
    const server = await http((_, response) => response.end('direct'));
    const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];
    for (const name of names) process.env[name] = `http://127.0.0.1:${proxy.port}`;
    try {
      const answer = await outbound(OPEN).post(`http://127.0.0.1:${server.port}/`, LETTER);
      expect([answer.text, proxy.connections]).toEqual(['direct', 0]);
    } finally {
      for (const name of names) delete process.env[name];
    }
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect: %i', async (status) => {
    const inner = await http((_, response) => response.end('secret'));
    const location = `http://127.0.0.1:${inner.port}/`;
    const server = await http((_, response) => response.writeHead(status, { location }).end());
    const url = `http://127.0.0.1:${server.port}/`;
    expect(await outbound(OPEN).post(url, LETTER)).toMatchObject({ status, text: '' });
    expect(inner.connections).toBe(0);
  });

  it.each(['gzip', 'br', 'x-unknown'])('unpacks nothing: %s', async (coding) => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const server = await http((_, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(bomb),
    );
    const url = `http://127.0.0.1:${server.port}/`;
    expect(await outbound(OPEN).post(url, LETTER)).toMatchObject({ status: 200, text: '' });
  });

  it('reads 4 KB of a body without end, and hangs up', async () => {
    const head = 'HTTP/1.1 500 No\r\ncontent-length: 9000000000\r\n\r\n';
    const server = createTcpServer();
    const gone = once(server, 'connection').then(([socket]) => {
      const timer = setInterval(() => socket.write('a'.repeat(1_024)), 1);
      socket.write(head);
      return once(socket.resume(), 'close').finally(() => clearInterval(timer));
    });
    const { port } = await listening(server);
    const answer = await outbound(OPEN).post(`http://127.0.0.1:${port}/`, LETTER);
    expect(answer).toEqual({ status: 500, retryAfter: null, text: 'a'.repeat(200) });
    expect(await gone).toEqual([expect.any(Boolean)]);
  });
});

describe('a post that is over at its limit', () => {
  const HEAD = 'HTTP/1.1 200 OK\r\n';
  it.each([
    ['nothing is said', []],
    ['headers drip', forEver(HEAD, 'a: b\r\n')],
    ['one header drips', forEver(`${HEAD}a: `, 'b')],
    ['a body drips', forEver(`${HEAD}content-length: 4000\r\n\r\n`, 'a')],
    ['chunks drip', forEver(`${HEAD}transfer-encoding: chunked\r\n\r\n`, '1\r\na\r\n')],
    [
      'it is told to wait',
      forEver('HTTP/1.1 102 Processing\r\n\r\n', 'HTTP/1.1 100 Continue\r\n\r\n'),
    ],
  ])('where %s', async (_, parts) => {
    const server = await saying(parts, 20);
    const url = `http://127.0.0.1:${server.port}/`;
    const ms = await expectUnreachable(outbound(OPEN).post(url, { ...LETTER, timeoutMs: 300 }));
    expect(ms).toBeGreaterThan(290);
    expect(ms).toBeLessThan(3_000);
    expect(server.connections).toBe(1);
  });

  it('where TLS is never begun, or the name is never resolved', async () => {
    const { port } = await saying([]);
    const silent = outbound(OPEN).post(`https://127.0.0.1:${port}/`, { ...LETTER, timeoutMs: 300 });
    const rules = { networks: networksOf([]) };
    let ended = false;
    const never = (_: string, signal: AbortSignal) => {
      signal.addEventListener('abort', () => (ended = true));
      return new Promise<string[]>(() => undefined);
    };
    const nameless = post('https://example.com/', { ...LETTER, timeoutMs: 300 }, rules, never);
    for (const answer of [silent, nameless])
      expect(await expectUnreachable(answer)).toBeLessThan(3_000);
    expect(ended).toBe(true);
  });

  it('where what is sent is not taken', async () => {
    const { port } = await listening(createTcpServer((socket) => socket.pause()));
    const posting = { ...LETTER, body: Buffer.alloc(50_000_000), timeoutMs: 300 };
    const answer = outbound(OPEN).post(`http://127.0.0.1:${port}/`, posting);
    expect(await expectUnreachable(answer)).toBeLessThan(3_000);
  });

  it('or at once when it is called off', async () => {
    const server = await saying([]);
    const off = new AbortController();
    const posting = { ...LETTER, timeoutMs: 20_000, signal: off.signal };
    const answer = outbound(OPEN).post(`http://127.0.0.1:${server.port}/`, posting);
    setTimeout(() => off.abort(), 50);
    expect(await expectUnreachable(answer)).toBeLessThan(5_000);
    await expectUnreachable(outbound(OPEN).post(`http://127.0.0.1:${server.port}/`, posting));
    expect(server.connections).toBe(1);
  });
});

describe('whoever is told of a failure', () => {
  it.each([
    ['closed at once', createTcpServer((socket) => socket.destroy())],
    ['no HTTP', createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'))],
    [
      'cut in the middle',
      createTcpServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nab')),
    ],
    [
      'headers without end',
      createTcpServer((socket) => socket.end(`HTTP/1.1 200 OK\r\na: ${'b'.repeat(100_000)}`)),
    ],
    [
      'another protocol',
      createTcpServer((socket) =>
        socket.end('HTTP/1.1 101 No\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
      ),
    ],
  ])('learns nothing: %s', async (_, server) => {
    const { port } = await listening(server);
    const answer = outbound(OPEN).post(`http://127.0.0.1:${port}/`, LETTER);
    expect(await expectUnreachable(answer)).toBeLessThan(LETTER.timeoutMs - 1_000);
  });

  it('learns nothing: nobody listens, a name without an address, a header that cannot be sent', async () => {
    const { port } = await listening(createTcpServer());
    servers.pop()?.close();
    const url = `http://127.0.0.1:${port}/`;
    await expectUnreachable(outbound(OPEN).post(url, LETTER));
    await expectUnreachable(outbound(OPEN).post(url, { ...LETTER, headers: { a: 'b\r\nc: d' } }));
    const rules = { networks: networksOf([]) };
    await expectUnreachable(post('https://example.com/', LETTER, rules, async () => []));
  });
});

describe('what is not public', () => {
  const URLS = [
    ...['http://127.0.0.1', 'https://127.0.0.1', 'http://localhost', 'https://localhost'],
    ...['http://2130706433', 'https://0x7f.1', 'https://0177.1', 'https://0', 'https://127.1'],
    ...['https://[::1]', 'https://[::ffff:127.0.0.1]', 'https://[::ffff:7f00:1]', 'https://[::]'],
    ...['https://[64:ff9b::7f00:1]', 'https://[2002:7f00:1::]', 'https://１２７。0。0。1'],
    ...['https://a@127.0.0.1', 'ftp://127.0.0.1', 'file://127.0.0.1', 'https://a.localhost'],
  ];
  it.each(URLS)('is never connected to: %s', async (origin) => {
    const server = await http((_, response) => response.end('secret'));
    await expectUnreachable(outbound().post(`${origin}:${server.port}/`, LETTER));
    const elsewhere = outbound({ HOOK_NETWORKS: '10.0.0.0/8' });
    await expectUnreachable(elsewhere.post(`${origin}:${server.port}/`, LETTER));
    expect(server.connections).toBe(0);
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::7f00:1']],
    [['0.0.0.0']],
    [['::']],
    [[NOWHERE, '127.0.0.1']],
    [['127.0.0.1', NOWHERE]],
    [['127.0.0.1%lo']],
    [['localhost']],
  ])('is never connected to by a name: %j', async (addresses) => {
    const server = await http((_, response) => response.end('secret'));
    for (const cidr of ['10.0.0.0/8', 'fd00::/8']) {
      const rules = { networks: networksOf([cidr]) };
      for (const url of ['https://example.com', 'http://example.com', 'https://a']) {
        const asked = post(`${url}:${server.port}/`, LETTER, rules, async () => addresses);
        await expectUnreachable(asked);
      }
    }
    expect(server.connections).toBe(0);
  });

  it('is not reached by a name that is resolved otherwise the second time', async () => {
    const server = await http((_, response) => response.end('secret'));
    let asked = 0;
    const rebinding = async () => (asked++ === 0 ? [NOWHERE] : ['127.0.0.1']);
    const rules = { networks: networksOf([]) };
    const posting = { ...LETTER, timeoutMs: 500 };
    const url = `https://example.com:${server.port}/`;
    for (let i = 0; i < 2; i++) await expectUnreachable(post(url, posting, rules, rebinding));
    expect([asked, server.connections]).toEqual([2, 0]);
  });

  it('is not reached by http or another port, though some of it may be', async () => {
    const server = await http((_, response) => response.end('secret'));
    const rules = { networks: networksOf(['127.0.0.0/8']) };
    const to = (...addresses: string[]) =>
      post(`http://a:${server.port}/`, { ...LETTER, timeoutMs: 500 }, rules, async () => addresses);
    for (const other of [NOWHERE, '10.0.0.1', '::1'])
      await expectUnreachable(to('127.0.0.1', other));
    expect(server.connections).toBe(0);
    expect(await to('127.0.0.1', '::ffff:127.0.0.1')).toMatchObject({ text: 'secret' });
  });
});

// Signed by nobody but itself, for this spec alone.
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUaHYtC7syBCJr9P1xyNOZt6mCgCYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNzE1NTA0MFoYDzIxMjYxMTAz
MTU1MDQwWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARlaOTQ/lBN2HQm14dKvxiKcpIZAlE3vu2XPm2d9VuVPG55fu0xP5G5
HkAPnSVMj9kL9XCpTEaxrF6ZLAK7zoEfo28wbTAdBgNVHQ4EFgQUjV8xLIIRzbcM
JrQDNWxiO9uOeNUwHwYDVR0jBBgwFoAUjV8xLIIRzbcMJrQDNWxiO9uOeNUwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwCgYIKoZI
zj0EAwIDRwAwRAIgaERgtsuaDbwvfbc6kK/plXSfAXjaY0FUDzkaRsYmjQICIFy+
/E4NTebB+eV7v++vwSbVwcMAITjXQmTir6QUaIZ4
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpiU+fqGRBdJNvSh/
e/noP7nHBy4QdMfEdSuuRTEddUWhRANCAARlaOTQ/lBN2HQm14dKvxiKcpIZAlE3
vu2XPm2d9VuVPG55fu0xP5G5HkAPnSVMj9kL9XCpTEaxrF6ZLAK7zoEf
-----END PRIVATE KEY-----`;

it('verifies certificates, whatever the environment says', async () => {
  let secrets = 0;
  const server = createTlsServer({ cert: CERTIFICATE, key: KEY }, (socket) => {
    socket.on('data', () => (secrets += 1)).on('error', () => undefined);
  });
  server.on('tlsClientError', () => undefined);
  const { port } = await listening(server);
  const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  try {
    await expectUnreachable(outbound(OPEN).post(`https://127.0.0.1:${port}/`, LETTER));
  } finally {
    if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before;
  }
  expect(secrets).toBe(0);
});

it('waits for no name server when it is called off', async () => {
  const off = new AbortController();
  const begun = performance.now();
  const found = resolveName('nothing.invalid', off.signal);
  off.abort();
  expect(await found).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(3_000);
});

describe('of an answer', () => {
  const NOW = Date.parse('2026-01-01T00:00:00.500Z');
  it.each([
    [undefined, null],
    ['0', 0],
    ['120', 120],
    ['86401', 86_400],
    ['9'.repeat(400), 86_400],
    ['Thu, 01 Jan 2026 00:02:00 GMT', 120],
    ['Thursday, 01-Jan-26 00:02:00 GMT', 120],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['Fri, 01 Jan 2027 00:00:00 GMT', 86_400],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['', null],
    ['2026-01-01T00:02:00Z', null],
    ['Thu, 99 Jan 2026 00:00:00 GMT', null],
  ])('Retry-After %j is %j', (header, seconds) => {
    expect(retryAfterOf(header, NOW)).toBe(seconds);
  });

  it('200 characters are shown, in one line, as they would be read', () => {
    const text = (written: string) => plainText(Buffer.from(written));
    expect(text(' a\u0000b\u001b[31m\r\n\tc\u2028\u202ed\ufeff ')).toBe('ab[31m c d');
    expect(text('🎲'.repeat(300))).toBe('🎲'.repeat(200));
    expect(plainText(Buffer.from([0xff, 0x61, 0xc3]))).toBe('\ufffda\ufffd');
  });
});
