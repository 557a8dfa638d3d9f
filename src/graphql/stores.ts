import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

import { sha256 } from '../common/hash.js';
import { asking } from './asking.js';

/** Where Apollo looks for a document before it parses and validates one: that of this request, which was checked. */
export const checkedDocuments = {
  get: async (): Promise<DocumentNode | undefined> => asking.getStore()?.document,
  set: async (): Promise<void> => {},
  delete: async (): Promise<void> => {},
};

/** Characters of persisted queries that are kept; anybody may have some kept. */
const KEPT = 2 * 1024 * 1024;

/**
 * Where Apollo keeps persisted queries: for each caller apart. A document may hold what it asks for, a sealed answer
 * even, and whether its hash is known would tell another player who guesses it that it was sent.
 */
export function persistedQueries() {
  const kept = new LRUCache<string, string>({
    maxSize: KEPT,
    sizeCalculation: (text, key) => text.length + key.length,
  });
  const own = (key: string): string =>
    `${sha256(asking.getStore()?.req.headers.authorization ?? '')} ${key}`;
  return {
    get: async (key: string): Promise<string | undefined> => kept.get(own(key)),
    set: async (key: string, text: string): Promise<void> => void kept.set(own(key), text),
    delete: async (key: string): Promise<boolean> => kept.delete(own(key)),
  };
}
