import type { EventWhole } from '../../../client/src/events.js';
import { fill } from '../words.js';
import { ActButton, may } from './act.js';
import { Invite } from './invite.js';
import { Mine, OwnId } from './mine.js';
import { Officials } from './officials.js';
import { rosterWords } from './roster-words.js';
import { Seeds } from './seeds.js';
import { Substitute } from './substitute.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

type Entry = EventWhole['entries'][number];

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
}

/** Buttons to take an entrant out or bring them back, as far as the reader may. */
function Turn({ running, entry: { number, state } }: { running: Running; entry: Entry }) {
  const w = eventWords();
  const isOut = state === 'REMOVED' || state === 'WITHDRAWN';
  const kind = isOut ? 'return' : 'remove';
  return <ActButton {...{ running, act: { kind, entry: number }, name: w[ASKED[kind]] }} />;
}

const ASKED = { return: 'restore', remove: 'remove' } as const;

function Line({ running, event, entry }: Part & { entry: Entry }) {
  const w = eventWords();
  const { number, name, state, seed, byes } = entry;
  const rests = byes.map((round) => fill(rosterWords().rests, { n: String(round) }));
  return (
    <tr class={event.my?.number === number ? 'me' : ''}>
      <td class="rk">{number}</td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{[w.states[state] ?? state, ...rests].join(' · ')}</td>
      <td class="wide">{event.planned > 0 ? seed : '–'}</td>
      <td class="l2">
        <div class="row">
          <Turn {...{ running, entry }} />
          {state === 'ACTIVE' && <Substitute {...{ running, event, entry: number }} />}
        </div>
      </td>
    </tr>
  );
}

/** All entrants, including those who have left. */
export function Roster({ running, event }: Part) {
  const w = eventWords();
  return (
    <>
      <Mine {...{ running, event }} />
      {(may(event, 'invite') || may(event, 'giveRole')) && <Invite {...{ running, event }} />}
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
          {event.entries.map((entry) => (
            <Line key={entry.number} {...{ running, event, entry }} />
          ))}
        </tbody>
      </table>
      {may(event, 'takeRole') && event.roles.some(({ role }) => role !== 'OWNER') && (
        <Officials {...{ running, event }} />
      )}
      <Seeds {...{ running, event }} />
      <OwnId event={event} />
    </>
  );
}
