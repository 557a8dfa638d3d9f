import { CHANNEL, type OpenLine } from './notices.js';

/** Sends notices over Redis. The Redis client is loaded only where a Redis is configured. */
export const redisLine =
  (url: string): OpenLine =>
  async (receive) => {
    const { createClient } = await import('@redis/client');
    // No reconnecting: the caller opens a new line when this one breaks.
    const options = { url, socket: { reconnectStrategy: false as const, connectTimeout: 2_000 } };
    const [sender, hearer] = [createClient(options), createClient(options)];
    const both = [sender, hearer];
    const hangUp = (): void => both.forEach((client) => client.isOpen && client.destroy());
    const lost = new Promise<void>((done) => {
      for (const client of both) client.on('error', () => done()).once('end', () => done());
    });
    try {
      await Promise.all(both.map((client) => client.connect()));
      await hearer.subscribe(CHANNEL, receive);
    } catch (error) {
      hangUp();
      throw error;
    }
    return {
      send: (payloads) => Promise.all(payloads.map((payload) => sender.publish(CHANNEL, payload))),
      lost: lost.then(hangUp),
      close: async () => hangUp(),
    };
  };
