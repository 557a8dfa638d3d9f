import { type EventFact, eventFacts, type EventWhole } from '../../../client/src/events.js';
import { muster } from '../session.js';

/** All facts of an event, fetched 500 at a time. */
export async function factsOf({ id }: EventWhole): Promise<readonly EventFact[]> {
  const all: EventFact[] = [];
  for (;;) {
    const more = await eventFacts(muster().connection, id, all.at(-1)?.seq ?? 0);
    all.push(...more);
    if (more.length < 500) return all;
  }
}
