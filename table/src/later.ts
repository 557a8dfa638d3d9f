import { useEffect, useState } from 'preact/hooks';

/**
 * A part of the page that is loaded in the background; null: not loaded yet, or it cannot be loaded, and the page does
 * without it.
 */
export function useLater<T extends object>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (isWanted) load().then(setLoaded, () => undefined);
  }, [isWanted]);
  return loaded;
}
