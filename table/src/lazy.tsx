import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { lately } from './lately.js';
import { Trouble } from './trouble.js';
import { words } from './words.js';

interface LazyProps<T> {
  readonly load: () => Promise<T>;
  readonly shown: (part: T) => ComponentChild;
}

/** A part of the page that is loaded when it is wanted. */
export function Lazy<T extends object>({ load, shown }: LazyProps<T>) {
  const w = words();
  const [loaded, setLoaded] = useState<T | null>(null);
  const [state, setState] = useState<'loading' | 'renewing' | 'failed'>('loading');
  useEffect(() => {
    const renew = (): void => setState('renewing');
    lately(load, renew).then(setLoaded, () => setState('failed'));
  }, []);
  if (loaded !== null) return <>{shown(loaded)}</>;
  if (state === 'failed') return <Trouble text={w.partMissing} retry={() => location.reload()} />;
  return <p role="status">{state === 'renewing' ? w.renewed : w.loading}</p>;
}
