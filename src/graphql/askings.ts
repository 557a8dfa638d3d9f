import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyReply } from 'fastify';
import type { DocumentNode } from 'graphql';

import type { GraphqlContext } from '../language/request.js';

/** A request that Apollo is working on. */
interface Asking extends GraphqlContext {
  /** The checked document; undefined where the request has only a hash of it, or no document. */
  readonly document: DocumentNode | undefined;
}

/**
 * Tells Apollo's stores and its error formatter whose request they work for, as they are not given it. Uses
 * AsyncLocalStorage, which makes Node follow every promise of the process; that slows moves down, so it is only enabled
 * while Apollo answers a request.
 */
class Askings {
  private readonly storage = new AsyncLocalStorage<Asking>();
  private open = 0;

  /** The present request; undefined: there is none, or its client has gone. */
  get now(): Asking | undefined {
    return this.storage.getStore();
  }

  /**
   * Runs `work`, which begins to answer `asking`. The request is over when `reply` is closed: sent, or its connection
   * lost.
   */
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
