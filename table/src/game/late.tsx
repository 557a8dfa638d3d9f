import type { ComponentChild } from 'preact';

import { useLoaded } from '../loaded.js';
import { words } from '../words.js';
import type { MenuProps } from './menu.js';
import type { OverProps } from './over.js';
import type { WaitProps } from './wait.js';

interface LateProps<T> {
  readonly load: () => Promise<T>;
  readonly shown: (part: T) => ComponentChild;
}

/** A part of the page that is loaded when it is wanted. */
function Late<T>({ load, shown }: LateProps<T>) {
  const { value, error } = useLoaded(load, []);
  if (value === null) return <p>{words()[error === null ? 'loading' : 'partMissing']}</p>;
  return <>{shown(value)}</>;
}

/** What is told when a game is over; nobody loads it before. */
export const AtEnd = (props: OverProps) => (
  <Late load={() => import('./over.js')} shown={({ Over }) => <Over {...props} />} />
);

/** Until a game begins. */
export const Wait = (props: WaitProps) => (
  <Late load={() => import('./wait.js')} shown={({ Wait: Loaded }) => <Loaded {...props} />} />
);

export const Menu = (props: MenuProps) => (
  <Late load={() => import('./menu.js')} shown={({ Menu: Loaded }) => <Loaded {...props} />} />
);
