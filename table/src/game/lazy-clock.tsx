import { useLater } from '../later.js';
import type { ClockProps } from './clock.js';

/** The open request of one player to the other. */
export function Asked(props: ClockProps) {
  const loaded = useLater(() => import('./asking.js'), true);
  return loaded && <loaded.Asked {...props} />;
}

const load = () => import('./clock.js');

/** The time that a seat has left. Loaded only in a game with a clock. */
export function TimeLeft(props: ClockProps & { readonly seat: string }) {
  const loaded = useLater(load, true);
  return loaded && <loaded.TimeLeft {...props} />;
}

/** Shown while a clock has run out and the game goes on. */
export function RanOut(props: ClockProps) {
  const loaded = useLater(load, true);
  return loaded && <loaded.RanOut {...props} />;
}
