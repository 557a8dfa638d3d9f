import type { IncomingMessage } from 'node:http';

import { networkOf } from '../common/network.js';
import { BODY_LIMIT, FILE_LIMIT } from '../errors/body-limits.js';
import { ByteBudget, Stay } from './byte-budget.js';

/** Memory that request bodies which have not come whole may take, in all. */
const BUDGET_BYTES = 64 * 1024 * 1024;

/**
 * Request bodies on their way. An honest body is here for some milliseconds only, so an old one belongs to a slow
 * sender.
 */
export class Arriving {
  private readonly budget: ByteBudget;

  constructor(bytes = BUDGET_BYTES) {
    this.budget = new ByteBudget(bytes);
  }

  begin(request: IncomingMessage): void {
    const bytes = announced(request);
    if (bytes === 0) return;
    const stay = new Stay(networkOf(request.socket.remoteAddress ?? ''), () => request.destroy());
    // `close` is emitted when the body has come, and when it never will.
    request.once('close', () => this.budget.leave(stay));
    this.budget.add(stay, bytes);
  }
}

/** The most bytes that are read of the body: what its header announces, or the limit of bodies. */
function announced({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return BODY_LIMIT;
  return Math.min(Number(headers['content-length'] ?? 0), FILE_LIMIT);
}
