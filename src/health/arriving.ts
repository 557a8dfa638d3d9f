import type { IncomingMessage } from 'node:http';

import { BODY_LIMIT } from '../common/error-report.js';

/** Of memory, for bodies that have not come whole. */
const ROOM_BYTES = 64 * 1024 * 1024;

/**
 * Request bodies on their way. They may take so much memory and no more: where one more would be too much, those that have
 * been on their way longest are cut off. An honest body is here for some milliseconds; one that is old is a slow one.
 */
export class Arriving {
  private readonly bodies = new Map<IncomingMessage, number>();
  private bytes = 0;

  constructor(private readonly room = ROOM_BYTES) {}

  begin(request: IncomingMessage): void {
    const bytes = announced(request);
    if (bytes === 0) return;
    this.bodies.set(request, bytes);
    this.bytes += bytes;
    // Comes when the body has, and when it never will.
    request.once('close', () => this.end(request));
    for (const [oldest] of this.bodies) {
      if (this.bytes <= this.room) return;
      this.end(oldest);
      oldest.destroy();
    }
  }

  private end(request: IncomingMessage): void {
    this.bytes -= this.bodies.get(request) ?? 0;
    this.bodies.delete(request);
  }
}

/** The most that is read of it. */
function announced({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return BODY_LIMIT;
  return Math.min(Number(headers['content-length'] ?? 0), BODY_LIMIT);
}
