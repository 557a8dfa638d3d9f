import { useEffect } from 'preact/hooks';

import { CHANGED, locale } from './session.js';

/**
 * Puts a value back behind the `#` of the address just before the page is loaded anew in another language, or it would
 * be lost. null: it is of no use any more.
 */
export function useStaying(name: string, value: string | null): void {
  useEffect(() => {
    if (value === null) return undefined;
    const shown = locale();
    const putBack = (): void => {
      if (locale() === shown) return;
      history.replaceState(history.state, '', `#${new URLSearchParams({ [name]: value })}`);
    };
    addEventListener(CHANGED, putBack);
    return () => removeEventListener(CHANGED, putBack);
  }, [name, value]);
}
