import type { Fact } from '../../competition/facts/facts.js';
import type { Link } from './chain.js';

/** A fact and its hashes, as they are stored. */
export type StoredLink = Pick<Link, 'prevHash' | 'hash'> & Omit<Fact, 'at'> & { readonly at: Date };

export const linkOf = ({ prevHash, hash, at, ...fact }: StoredLink): Link & { fact: Fact } => ({
  ...{ seq: fact.seq, prevHash, hash },
  fact: { ...fact, at: at.toISOString() } as Fact,
});
