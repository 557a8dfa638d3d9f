import { AsyncLocalStorage } from 'node:async_hooks';

import type { DocumentNode } from 'graphql';

import type { GraphqlContext } from '../language/request.js';

/** A request that Apollo is at. */
interface Asking extends GraphqlContext {
  /** Measured, weighed and validated; undefined where it comes by its hash or not at all. */
  readonly document: DocumentNode | undefined;
}

/** Whose request Apollo is at: its stores and what formats its errors are not told, some before it knows. */
export const asking = new AsyncLocalStorage<Asking>();
