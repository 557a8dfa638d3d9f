/** What a key may be used for, from the least on: `account` is about keys and is implied by nothing. */
export const SCOPES = ['read', 'play', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a key opens, and until when; `expiresAt` null: until it is revoked. */
export interface Rights {
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

/** Each once, in the order of {@link SCOPES}. Who may play may read. */
export function wholeScopes(asked: readonly Scope[]): Scope[] {
  const all = new Set<Scope>(asked.includes('play') ? [...asked, 'read'] : asked);
  return SCOPES.filter((scope) => all.has(scope));
}

/** Does `inner` open nothing that `outer` does not, and no longer? */
export function isWithin(inner: Rights, outer: Rights): boolean {
  return (
    inner.scopes.every((scope) => outer.scopes.includes(scope)) && endOf(inner) <= endOf(outer)
  );
}

const endOf = ({ expiresAt }: Rights): number => expiresAt?.getTime() ?? Infinity;
