import { useEffect } from 'preact/hooks';

/** Name of the event that is fired when the last form on the page is closed. */
export const RELEASED = 'muster-form-closed';

let forms = 0;

/** Whether somebody is filling in a form, below which nothing may change. */
export const isHeld = (): boolean => forms > 0;

/** Keeps the event as it is shown while a form is on the page. */
export function useHeld(): void {
  useEffect(() => {
    forms += 1;
    return () => {
      forms -= 1;
      if (forms === 0) dispatchEvent(new Event(RELEASED));
    };
  }, []);
}
