import type { IncomingMessage } from 'node:http';

import { networkOf } from '../common/network.js';
import { BODY_LIMIT } from '../errors/error-report.js';
import { ByteBudget, Stay } from './byte-budget.js';

/** How much memory bodies take at most that have not come whole. */
const BUDGET_BYTES = 64 * 1024 * 1024;

/** Request bodies on their way. An honest body is here for some milliseconds; one that is old is a slow one. */
export class Arriving {
  private readonly budget: ByteBudget;

  constructor(bytes = BUDGET_BYTES) {
    this.budget = new ByteBudget(bytes);
  }

  begin(request: IncomingMessage): void {
    const bytes = announced(request);
    if (bytes === 0) return;
    const stay = new Stay(networkOf(request.socket.remoteAddress ?? ''), () => request.destroy());
    // Comes when the body has, and when it never will.
    request.once('close', () => this.budget.leave(stay));
    this.budget.add(stay, bytes);
  }
}

/** The most that is read of it. */
function announced({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return BODY_LIMIT;
  return Math.min(Number(headers['content-length'] ?? 0), BODY_LIMIT);
}
