import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

import { sha256 } from '../common/hash.js';
import { askings } from './askings.js';

/** Where Apollo looks for a document before it parses and validates one: that of this request, which was checked. */
export const checkedDocuments = {
  get: async (): Promise<DocumentNode | undefined> => askings.now?.document,
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
  const own = (key: string): string | undefined => {
    const asking = askings.now;
    return asking && `${sha256(asking.req.headers.authorization ?? '')} ${key}`;
  };
  // Who has gone before it was looked up may not find, or leave, anything in the name of nobody.
  return {
    get: async (key: string): Promise<string | undefined> => {
      const place = own(key);
      return place === undefined ? undefined : kept.get(place);
    },
    set: async (key: string, text: string): Promise<void> => {
      const place = own(key);
      if (place !== undefined) kept.set(place, text);
    },
    delete: async (key: string): Promise<boolean> => {
      const place = own(key);
      return place !== undefined && kept.delete(place);
    },
  };
}
