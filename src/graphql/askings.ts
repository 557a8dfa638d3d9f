import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyReply } from 'fastify';
import type { DocumentNode } from 'graphql';

import type { GraphqlContext } from '../language/request.js';

/** A request that Apollo is at. */
interface Asking extends GraphqlContext {
  /** Measured, weighed and validated; undefined where it comes by its hash or not at all. */
  readonly document: DocumentNode | undefined;
}

/**
 * Whose request Apollo is at: its stores and what formats its errors are not told, some before it knows. Node tells it
 * by following every promise of the process, which a move feels; so only while a request is there that Apollo answers.
 */
class Askings {
  private readonly storage = new AsyncLocalStorage<Asking>();
  private open = 0;

  /** undefined: there is none, or whoever asked has gone. */
  get now(): Asking | undefined {
    return this.storage.getStore();
  }

  /** `work` begins what answers `asking`, which is over when `reply` is sent or its connection is gone. */
  during(asking: Asking, { raw }: FastifyReply, work: () => void): void {
    this.open += 1;
    raw.once('close', () => {
      this.open -= 1;
      if (this.open === 0) this.storage.disable();
    });
    this.storage.run(asking, work);
  }
}

export const askings = new Askings();
