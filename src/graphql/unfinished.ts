import type { Socket } from 'node:net';

import type { WebSocket } from 'ws';

import { ByteBudget, Stay } from '../admission/byte-budget.js';
import { networkOf } from '../common/network.js';

/** Bytes of messages that have not come whole, of all connections together. */
const ROOM_BYTES = 32 * 1024 * 1024;
/** A control frame of a client, beside what is in it. */
const FRAME_BYTES = 6;

/** What has come of messages over WebSockets that are not whole yet, which is kept in memory until they are. */
export class Unfinished {
  private readonly budget: ByteBudget;

  constructor(bytes = ROOM_BYTES) {
    this.budget = new ByteBudget(bytes);
  }

  watch(client: WebSocket, socket: Socket): void {
    const stay = new Stay(networkOf(socket.remoteAddress ?? ''), () => client.terminate());
    // Before the protocol reads it, which tells what of it was whole.
    socket.prependListener('data', ({ length }: Buffer) => this.budget.add(stay, length));
    const control = ({ length }: Buffer): void => this.budget.add(stay, -length - FRAME_BYTES);
    const forget = (): void => this.budget.leave(stay);
    client.on('message', forget).on('ping', control).on('pong', control).once('close', forget);
  }
}
