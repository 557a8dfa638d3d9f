import { useLater } from '../later.js';
import type { ClockProps } from './clock.js';

/** What players ask of each other, while it has no answer. */
export function Asked(props: ClockProps) {
  const loaded = useLater(() => import('./asking.js'), true);
  return loaded && <loaded.Asked {...props} />;
}

const load = () => import('./clock.js');

/** What a seat has left, in a game that has a clock; the others do not load what shows it. */
export function TimeLeft(props: ClockProps & { readonly seat: string }) {
  const loaded = useLater(load, true);
  return loaded && <loaded.TimeLeft {...props} />;
}

/** While a clock is empty and the game goes on. */
export function RanOut(props: ClockProps) {
  const loaded = useLater(load, true);
  return loaded && <loaded.RanOut {...props} />;
}
