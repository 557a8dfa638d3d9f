import { useLoaded } from '../loaded.js';
import { words } from '../words.js';
import type { OverProps } from './over.js';

/** What is told when a game is over; nobody loads it before. */
export function AtEnd(props: OverProps) {
  const { value, error } = useLoaded(() => import('./over.js'), []);
  if (value === null) return <p>{words()[error === null ? 'loading' : 'partMissing']}</p>;
  return <value.Over {...props} />;
}
