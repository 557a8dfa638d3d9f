import type { Socket } from 'node:net';

import type { WebSocket } from 'ws';

import { ByteBudget, Stay } from '../admission/byte-budget.js';
import { networkOf } from '../common/network.js';

/** Bytes of incomplete messages that are held for all connections together. */
const ROOM_BYTES = 32 * 1024 * 1024;
/** Length of a control frame from a client without its payload. */
const FRAME_BYTES = 6;

/** Limits the memory of WebSocket messages that have not come whole yet, as these are kept until they have. */
export class Unfinished {
  private readonly budget: ByteBudget;

  constructor(bytes = ROOM_BYTES) {
    this.budget = new ByteBudget(bytes);
  }

  watch(client: WebSocket, socket: Socket): void {
    const stay = new Stay(networkOf(socket.remoteAddress ?? ''), () => client.terminate());
    // Runs before the protocol's listener, which then subtracts the messages that are complete.
    socket.prependListener('data', ({ length }: Buffer) => this.budget.add(stay, length));
    const control = ({ length }: Buffer): void => this.budget.add(stay, -length - FRAME_BYTES);
    const forget = (): void => this.budget.leave(stay);
    client.on('message', forget).on('ping', control).on('pong', control).once('close', forget);
  }
}
