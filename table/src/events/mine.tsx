import { useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import { kept } from '../session.js';
import { fill } from '../words.js';
import { ActButton, may, sureOf } from './act.js';
import { rosterWords } from './roster-words.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
}

/** Rounds in which the reader can still ask not to be paired: those that are not paired yet, except the last. */
function freeRounds({ my, entries, rounds, planned, settings }: EventWhole): readonly number[] {
  const byes = entries.find(({ number }) => number === my?.number)?.byes ?? [];
  if (byes.length >= settings.byes) return [];
  const later = Array.from({ length: planned }, (_, i) => i + 1).slice(rounds.length, -1);
  return later.filter((round) => !byes.includes(round));
}

function Bye({ running, event }: Part) {
  const r = rosterWords();
  const free = freeRounds(event);
  const [wish, setWish] = useState(0);
  const round = free.includes(wish) ? wish : free[0];
  if (round === undefined || !may(event, 'requestBye')) return null;
  const taken = event.entries.find(({ number }) => number === event.my?.number)?.byes.length ?? 0;
  return (
    <>
      <label>
        {r.byeIn}
        <select
          {...{ class: 'in', value: String(round) }}
          onChange={({ currentTarget }) => setWish(Number(currentTarget.value))}
        >
          {free.map((one) => (
            <option key={one} value={String(one)}>
              {fill(eventWords().round, { n: String(one) })}
            </option>
          ))}
        </select>
      </label>
      <p class="sm dim">{fill(r.byesLeft, { n: String(event.settings.byes - taken) })}</p>
      <p>
        <ActButton
          {...{ running, act: { kind: 'requestBye', round } }}
          name={fill(r.askBye, { n: String(round) })}
        />
      </p>
    </>
  );
}

/** The reader's own id. Several players can have the same name; one who does sends this id to whoever invites them. */
export function OwnId({ event }: { event: EventWhole }) {
  const { player } = kept();
  if (player === undefined || event.my !== null || may(event, 'invite')) return null;
  return (
    <p class="sm dim id">
      {rosterWords().yourId}: <code>{player.id}</code>
    </p>
  );
}

/** What entrants can do for themselves: withdraw, ask for a bye. */
export function Mine({ running, event }: Part) {
  if (!may(event, 'withdraw') && !may(event, 'requestBye')) return null;
  return (
    <section class="card stack invite">
      <h2>{rosterWords().yours}</h2>
      <Bye {...{ running, event }} />
      <p>
        <ActButton {...{ running, act: { kind: 'withdraw' }, sure: sureOf(event, 'withdraw') }} />
      </p>
    </section>
  );
}
