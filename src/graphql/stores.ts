import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

import { sha256 } from '../common/hash.js';
import { askings } from './askings.js';

/**
 * Store in which Apollo looks for a parsed document: it always finds the present request's own, which was checked
 * before.
 */
export const checkedDocuments = {
  get: async (): Promise<DocumentNode | undefined> => askings.now?.document,
  set: async (): Promise<void> => {},
  delete: async (): Promise<void> => {},
};

/** Characters of persisted queries that are kept. Anybody can fill them, so they are limited. */
const KEPT = 2 * 1024 * 1024;

/**
 * Apollo's store of persisted queries, separate for each caller. A document may contain secret data, e.g. a sealed
 * answer; if the store were shared, another player could guess the document and find out by its hash that it was sent.
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
  // Without a request (its client has gone) nothing is found or stored, as it would belong to an anonymous caller.
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
