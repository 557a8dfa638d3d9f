import { useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import { fill } from '../words.js';
import { ActButton, may } from './act.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

const IDS = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/** A list of ids, or rows of a sheet in which they stand; who is in already is left out. */
function Invite({ running, event }: { running: Running; event: EventWhole }) {
  const w = eventWords();
  const [text, setText] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const known = new Set(event.entries.map(({ playerId }) => playerId));
  const ids = [...new Set(text.toLowerCase().match(IDS) ?? [])].filter((id) => !known.has(id));
  const invite = async (submit: SubmitEvent): Promise<void> => {
    submit.preventDefault();
    if (ids.length === 0) return setTold(w.noIds);
    if (!(await running.press(ids.map((player) => ({ kind: 'invite', player }))))) return;
    setText('');
    setTold(fill(w.invited, { n: String(ids.length) }));
  };
  return (
    <form class="card" onSubmit={(submit) => void invite(submit)}>
      <label>
        {w.inviteHelp}
        <textarea
          class="in"
          rows={4}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p class="row">
        <button class="btn go" disabled={running.isBusy}>
          {w.invite}
          {ids.length > 0 && ` (${ids.length})`}
        </button>
        {told !== null && <span role="status">{told}</span>}
      </p>
    </form>
  );
}

/** Everybody who takes part, or did. */
export function Roster({ running, event }: { running: Running; event: EventWhole }) {
  const w = eventWords();
  return (
    <>
      {may(event, 'invite') && <Invite {...{ running, event }} />}
      <table class="fold">
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{w.player}</th>
            <th scope="col">{w.state}</th>
            <th scope="col">{w.seed}</th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {event.entries.map(({ number, name, state, seed }) => (
            <tr key={number} class={event.my?.number === number ? 'me' : ''}>
              <td class="rk">{number}</td>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{w.states[state] ?? state}</td>
              <td class="wide">{event.planned > 0 ? seed : '–'}</td>
              <td class="l2">
                {state === 'REMOVED' || state === 'WITHDRAWN' ? (
                  <ActButton
                    {...{ running, act: { kind: 'return', entry: number }, name: w.restore }}
                  />
                ) : (
                  <ActButton
                    {...{ running, act: { kind: 'remove', entry: number }, name: w.remove }}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
