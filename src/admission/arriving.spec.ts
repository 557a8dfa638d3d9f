import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';

import { Arriving } from './arriving.js';

class Body extends EventEmitter {
  gone = false;
  readonly socket: { readonly remoteAddress: string };

  constructor(
    readonly headers: Record<string, string>,
    remoteAddress = '192.0.2.1',
  ) {
    super();
    this.socket = { remoteAddress };
  }

  /** Like a socket of Node, it says `close` somewhat later. */
  destroy(): void {
    this.gone = true;
    setImmediate(() => this.emit('close'));
  }
}

const ofBytes = (bytes: number, address?: string): Body =>
  new Body({ 'content-length': String(bytes) }, address);

function begun(arriving: Arriving, ...bodies: Body[]): Body[] {
  for (const body of bodies) arriving.begin(body as unknown as IncomingMessage);
  return bodies;
}

describe('bodies on their way', () => {
  it('take so much memory: for one more those are cut off that have been on their way longest', async () => {
    const arriving = new Arriving(1_000);
    const [first, second, third] = begun(arriving, ofBytes(400), ofBytes(400), ofBytes(200));
    const [large] = begun(arriving, ofBytes(700));
    expect([first, second, third, large].map((body) => body?.gone)).toEqual([
      ...[true, true, false, false],
    ]);
    await new Promise((done) => setImmediate(done));
    begun(arriving, ofBytes(100));
    expect(third?.gone).toBe(false);
    begun(arriving, ofBytes(1));
    expect([third?.gone, large?.gone]).toEqual([true, false]);
  });

  it('of others stay, however old, where one address sends too much', () => {
    const arriving = new Arriving(1_000);
    const [slow, first, second] = begun(
      arriving,
      ofBytes(100, '192.0.2.2'),
      ofBytes(500),
      ofBytes(500),
    );
    expect([slow?.gone, first?.gone, second?.gone]).toEqual([false, true, false]);
  });

  it('that have come are forgotten', () => {
    const arriving = new Arriving(1_000);
    const [first] = begun(arriving, ofBytes(1_000));
    first?.emit('close');
    const [second] = begun(arriving, ofBytes(1_000));
    expect([first?.gone, second?.gone]).toEqual([false, false]);
  });

  it('count as the most that is read of them where they do not say how long they are, or lie', () => {
    const arriving = new Arriving(600_000);
    const chunked = new Body({ 'transfer-encoding': 'chunked' });
    const [first, second, third] = begun(arriving, ofBytes(1e9), chunked, ofBytes(200_000));
    expect([first, second, third].map((body) => body?.gone)).toEqual([true, false, false]);
  });
});
