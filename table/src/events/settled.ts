import { useEffect, useState } from 'preact/hooks';

const REST_MS = 300;

/** The value once it has stayed the same for a moment, so that nothing is asked at each key that is pressed. */
export function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
