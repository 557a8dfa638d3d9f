/** Scopes of a key, in rising order. `account` is for managing keys; no other scope includes it. */
export const SCOPES = ['read', 'play', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a key allows, and until when; `expiresAt` null: until it is revoked. */
export interface Rights {
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

/** The scopes, each once, in the order of {@link SCOPES}; `play` includes `read`. */
export function wholeScopes(asked: readonly Scope[]): Scope[] {
  const all = new Set<Scope>(asked.includes('play') ? [...asked, 'read'] : asked);
  return SCOPES.filter((scope) => all.has(scope));
}

/** Whether `inner` allows nothing that `outer` does not, and for no longer. */
export function isWithin(inner: Rights, outer: Rights): boolean {
  return (
    inner.scopes.every((scope) => outer.scopes.includes(scope)) && endOf(inner) <= endOf(outer)
  );
}

const endOf = ({ expiresAt }: Rights): number => expiresAt?.getTime() ?? Infinity;
