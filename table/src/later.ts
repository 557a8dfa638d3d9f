import { useEffect, useState } from 'preact/hooks';

/** A part of the page that it does without until it is there, and where it cannot be had; null: until then. */
export function useLater<T extends object>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (isWanted) load().then(setLoaded, () => undefined);
  }, [isWanted]);
  return loaded;
}
