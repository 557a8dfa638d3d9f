import type { Duplex } from 'node:stream';

import type { WebSocket } from 'ws';

/** Bytes of messages that have not come whole, of all connections together. */
const ROOM_BYTES = 32 * 1024 * 1024;
/** A control frame of a client, beside what is in it. */
const FRAME_BYTES = 6;

/**
 * What has come of messages over WebSockets that are not whole yet, which is kept in memory until they are. Where it is too much, the
 * connections are cut whose messages have been on their way longest.
 */
export class Unfinished {
  private readonly open = new Map<WebSocket, number>();
  private total = 0;

  constructor(private readonly room = ROOM_BYTES) {}

  watch(client: WebSocket, socket: Duplex): void {
    const add = (bytes: number): void => {
      const before = this.open.get(client) ?? 0;
      const after = Math.max(0, before + bytes);
      this.total += after - before;
      if (after > 0) this.open.set(client, after);
      else this.open.delete(client);
    };
    const forget = (): void => add(-(this.open.get(client) ?? 0));
    // Before the protocol reads it, which tells what of it was whole.
    socket.prependListener('data', ({ length }: Buffer) => {
      add(length);
      this.makeRoom();
    });
    const control = ({ length }: Buffer): void => add(-length - FRAME_BYTES);
    client.on('message', forget).on('ping', control).on('pong', control).once('close', forget);
  }

  private makeRoom(): void {
    for (const [client, bytes] of this.open) {
      if (this.total <= this.room) return;
      this.total -= bytes;
      this.open.delete(client);
      client.terminate();
    }
  }
}
