import { useState } from 'preact/hooks';

import { type EventHead, events } from '../../../client/src/events.js';
import { Icon } from '../icons.js';
import { useLoaded } from '../loaded.js';
import { kept, muster } from '../session.js';
import { messageOf, SignUp } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';
import { Import } from './import.js';
import { useRules } from './rules.js';
import { kindOf, timeOf } from './said.js';
import { eventWords } from './words.js';

const SHOWN = 50;

const lists = async () => {
  const { connection } = muster();
  const [mine, all] = await Promise.all([
    connection.token === null ? [] : events(connection, { mine: true, first: SHOWN }),
    events(connection, { mine: false, first: SHOWN }),
  ]);
  return { mine, others: all.filter(({ id }) => !mine.some((one) => one.id === id)) };
};

function Line({ event }: { event: EventHead }) {
  const rules = useRules(event.settings);
  return (
    <li>
      <a class="plaque event" href={`/t/${event.slug}`}>
        <h3>{event.name}</h3>
        <span class="sm dim">{kindOf(event, rules?.title)}</span>
        {event.origin !== null && <span class="sm dim">{eventWords().importedMark}</span>}
        {event.due !== null && (
          <time class="sm dim" dateTime={event.due}>
            {timeOf(event.due)}
          </time>
        )}
      </a>
    </li>
  );
}

function Section({ title, all }: { title: string; all: readonly EventHead[] }) {
  if (all.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="grid wide">
        {all.map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

/** The list of events, the reader's own first. */
export function EventList() {
  const w = eventWords();
  const { token } = kept();
  const [, setCount] = useState(0);
  const { value, error, again } = useLoaded(lists, [token]);
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  if (value === null) return <p>{words().loading}</p>;
  const { mine, others } = value;
  return (
    <>
      <div class="row sp">
        <h1>{w.events}</h1>
        <a class="btn go" href="/tournaments/new">
          <Icon name="plus" />
          {w.newEvent}
        </a>
      </div>
      {token === undefined && <SignUp onDone={() => setCount((count) => count + 1)} />}
      {mine.length + others.length === 0 && <p class="dim">{w.none}</p>}
      <Section title={w.mine} all={mine} />
      <Section title={w.all} all={others} />
      {token !== undefined && <Import />}
    </>
  );
}
