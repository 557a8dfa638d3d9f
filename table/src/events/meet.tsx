import { useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import { ActButton } from './act.js';
import { deskWords } from './desk-words.js';
import { localTime, TimeField } from './fields.js';
import type { Running } from './use-event.js';

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
}

interface OneProps {
  readonly event: EventWhole;
  readonly label: string;
  readonly value: number;
  readonly set: (entry: number) => void;
}

function One({ event, label, value, set }: OneProps) {
  const there = event.entries.filter(({ state }) => state === 'ACTIVE');
  return (
    <label>
      {label}
      <select
        {...{ class: 'in', value: String(value) }}
        onChange={({ currentTarget }) => set(Number(currentTarget.value))}
      >
        <option value="0">{deskWords().choose}</option>
        {there.map(({ number, name }) => (
          <option key={number} value={String(number)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is wished about two entrants. */
function Two({ running, event, kind }: Part & { kind: 'pin' | 'keepApart' }) {
  const d = deskWords();
  const [one, setOne] = useState(0);
  const [other, setOther] = useState(0);
  const act = kind === 'pin' ? { kind, entry: one, with: other } : { kind, entries: [one, other] };
  const isReady = one > 0 && other > 0 && one !== other;
  return (
    <ActButton {...{ running, act, isReady, name: kind === 'pin' ? d.pin : d.apart }}>
      <One {...{ event, label: d.one, value: one, set: setOne }} />
      <One {...{ event, label: d.other, value: other, set: setOther }} />
    </ActButton>
  );
}

/** Wishes about who meets whom, where that is not fixed from the start. */
export const Wishes = (part: Part) => (
  <div class="row">
    <Two {...part} kind="pin" />
    <Two {...part} kind="keepApart" />
  </div>
);

/** Moves the deadline of the round that is played. */
export function Deadline({ running, until }: { running: Running; until: string }) {
  const d = deskWords();
  const [time, setTime] = useState(() => localTime(Date.parse(until)));
  const at = new Date(time);
  const isTime = !Number.isNaN(at.getTime());
  const act = { kind: 'moveDeadline', deadline: isTime ? at.toISOString() : '' };
  return (
    <ActButton {...{ running, act, name: d.deadline, isReady: isTime }}>
      <TimeField {...{ label: d.until, value: time, set: setTime }} />
    </ActButton>
  );
}
