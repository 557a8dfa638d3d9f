import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';

import { Traffic } from '../../admission/traffic.js';
import type { Environment } from '../../config/environment.js';
import { EventStreams } from './event-streams.js';

const environment = { stallSeconds: 60, inFlightPerAddress: 100 } as Environment;

const LISTENERS = 20;
const EACH = 10;

async function* items(): AsyncGenerator<number> {
  for (let i = 0; i < EACH; i++) yield i;
}

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('what listeners are told is made in turn with what others ask for, and is no request in flight', async () => {
  const traffic = new Traffic(environment);
  const streams = new EventStreams({} as never, environment, traffic);
  let made = 0;
  let inFlight = 0;
  let madeBefore: number | undefined;
  const ask = (): void =>
    void traffic.working('192.0.2.2', {}, () => (madeBefore = made)).catch(() => undefined);
  const ended = Array.from({ length: LISTENERS }, () => {
    const socket = Object.assign(new EventEmitter(), { destroyed: false });
    const request = { id: 'one', ip: '192.0.2.1', raw: { socket } };
    return new Promise<void>((done) => {
      const reply = {
        headers: () => reply,
        send: (stream: Readable) => stream.on('end', done).resume(),
      };
      streams.send([request, reply] as never, 'en', items(), (item) => {
        // Whoever asks now is heard in the next turn of the loop.
        if (made++ === 0) setImmediate(ask);
        inFlight = Math.max(inFlight, traffic.inFlight);
        busy(5);
        return [{ event: 'change', data: item }];
      });
    });
  });
  await Promise.all(ended);
  expect(made).toBe(LISTENERS * EACH);
  expect(madeBefore).toBeLessThan(made / 2);
  expect(inFlight).toBeLessThanOrEqual(1);
});
