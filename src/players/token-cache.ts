const LIMIT = 10_000;

/** Caches what verified tokens stand for: `play` is too frequent to ask the database each time. */
export class TokenCache<T> {
  private readonly entries = new Map<string, { readonly value: T; readonly until: number }>();
  /** Grows with each {@link forget}: a value that was read from the database before that must not be kept. */
  age = 0;

  get size(): number {
    return this.entries.size;
  }

  find(token: string): T | undefined {
    const entry = this.entries.get(token);
    if (entry && entry.until > Date.now()) return entry.value;
    if (entry) this.entries.delete(token);
    return undefined;
  }

  /**
   * Keeps a value for `ttl` milliseconds, but not beyond the time at which the token `expires` (milliseconds since
   * 1970).
   */
  keep(token: string, value: T, ttl: number, expires: number): void {
    if (this.entries.size >= LIMIT) this.entries.delete(this.oldest());
    this.entries.set(token, { value, until: Math.min(Date.now() + ttl, expires) });
  }

  forget(matches: (value: T) => boolean): void {
    this.age++;
    for (const [token, { value }] of this.entries) if (matches(value)) this.entries.delete(token);
  }

  private oldest(): string {
    return this.entries.keys().next().value ?? '';
  }
}
