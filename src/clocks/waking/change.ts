import type { WakingHours } from './hours.js';
import { sleepsBetween } from './waking.js';
import { DAY_MS } from './week.js';

/** Hours that take waking time away hold so much later, so that nobody goes to bed in the face of a deadline. */
export const NOTICE_MS = 7 * DAY_MS;
/** How much of the future is compared: more than a week, as the present hours may be of another zone. */
const COMPARED_MS = 14 * DAY_MS;

/** The hours of a player; null: always awake. `next` holds from `nextFrom` on. */
export interface OwnHours {
  readonly present: WakingHours | null;
  readonly next: WakingHours | null;
  readonly nextFrom: number | null;
}

/** The hours at that instant, with nothing before it still to come. */
export function hoursAt({ present, next, nextFrom }: OwnHours, at: number): OwnHours {
  if (nextFrom === null || at < nextFrom) return { present, next, nextFrom };
  return { present: next, next: null, nextFrom: null };
}

/** What the hours become when a player wishes for others at that instant; null: to be always awake. */
export function changed(own: OwnHours, wish: WakingHours | null, at: number): OwnHours {
  const { present } = hoursAt(own, at);
  return wish !== null && takesAway(present, wish, at)
    ? { present, next: wish, nextFrom: at + NOTICE_MS }
    : { present: wish, next: null, nextFrom: null };
}

/** Whether somebody would be asleep by the new hours who is awake by the present ones. */
function takesAway(present: WakingHours | null, wish: WakingHours, at: number): boolean {
  const until = at + COMPARED_MS;
  const asleep = present === null ? [] : sleepsBetween(present, at, until);
  return sleepsBetween(wish, at, until).some(
    ([from, to]) => !asleep.some(([begin, end]) => begin <= from && to <= end),
  );
}
