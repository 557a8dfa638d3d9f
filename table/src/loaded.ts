import { useEffect, useState } from 'preact/hooks';

export interface Loaded<T> {
  readonly value: T | null;
  readonly error: unknown;
  readonly again: () => void;
}

/** The answer to a request to the service; requested again when a value of `on` changes. */
export function useLoaded<T>(ask: () => Promise<T>, on: readonly unknown[]): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const take = (then: () => void) => () => void (wanted && then());
    ask().then(
      (told) => take(() => (setValue(() => told), setError(null)))(),
      (problem: unknown) => take(() => setError(problem ?? 'unknown'))(),
    );
    return () => void (wanted = false);
  }, [...on, tries]);
  return { value, error, again: () => setTries((count) => count + 1) };
}
