import { useState } from 'preact/hooks';

import type { EventAct, EventWhole } from '../../../client/src/events.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { fill, words } from '../words.js';
import { may } from './act.js';
import { lookUp, partsOf, type Told } from './look-up.js';
import { rosterWords } from './roster-words.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
}

const ROLES = ['DIRECTOR', 'ARBITER', 'SCORER', 'OBSERVER'];
/** The choice to invite people as players, beside the roles. */
const PLAYER = 'PLAYER';

const actOf = (as: string, player: string): EventAct =>
  as === PLAYER ? { kind: 'invite', player } : { kind: 'giveRole', player, role: as };

/** Ids of people who have that role (or entry) already; the owner keeps the role of owner. */
const inIt = ({ entries, roles }: EventWhole, as: string): ReadonlySet<string> =>
  new Set(
    as === PLAYER
      ? entries.map(({ playerId }) => playerId)
      : roles.flatMap(({ playerId, role }) => (role === as || role === 'OWNER' ? playerId : [])),
  );

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>
        {title} <b>{names.length}</b>
      </dt>
      <dd>
        {names.map((name, i) => (
          <span key={name}>
            {i > 0 && ', '}
            <bdi>{name}</bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The names that were found and those that were not, and the one button that sends invitations. */
function Preview({ told, as, isBusy, send }: PreviewProps) {
  const r = rosterWords();
  const n = String(told.found.length);
  return (
    <div class="stack" role="status">
      <dl class="names">
        <Names title={r.found} names={told.found.map(({ name }) => name)} />
        <Names title={as === PLAYER ? r.already : r.alreadySo} names={told.already} />
        <Names title={r.twice} names={told.twice} />
        <Names title={r.several} names={told.several} />
        <Names title={r.unknown} names={told.unknown} />
      </dl>
      {told.found.length === 0 ? (
        <p>{r.nobodyNew}</p>
      ) : (
        <button type="button" class="btn go" disabled={isBusy} onClick={send}>
          {as === PLAYER ? fill(r.invite, { n }) : fill(r.give, { n })}
        </button>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly told: Told;
  readonly as: string;
  readonly isBusy: boolean;
  readonly send: () => void;
}

interface AsProps {
  readonly event: EventWhole;
  readonly as: string;
  readonly choose: (as: string) => void;
}

function As({ event, as, choose }: AsProps) {
  const r = rosterWords();
  const w = eventWords();
  if (!may(event, 'giveRole')) return null;
  return (
    <label>
      {r.as}
      <select class="in" value={as} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {may(event, 'invite') && <option value={PLAYER}>{r.aPlayer}</option>}
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {w.roles[role]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The state of the form: the text in the field, the players that it names, and the result of sending. */
function useList({ running, event }: Part) {
  const r = rosterWords();
  const [text, setText] = useState('');
  const [wish, setWish] = useState(PLAYER);
  const [told, setTold] = useState<Told | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const as = wish === PLAYER && !may(event, 'invite') ? 'DIRECTOR' : wish;
  const forget = (): void => {
    for (const set of [setTold, setSaid, setError]) set(null);
  };
  /** The code that reads pasted tables is loaded only when it is needed. */
  const look = async (): Promise<void> => {
    forget();
    try {
      const { namesIn } = await import('./sheet.js');
      const names = namesIn(text);
      if (names.length === 0) setSaid(r.noNames);
      else setTold(await lookUp(names, inIt(event, as)));
    } catch (problem) {
      setError(problem);
    }
  };
  const send = async (): Promise<void> => {
    const found = told?.found ?? [];
    for (const part of partsOf(found))
      if (!(await running.press(part.map(({ id }) => actOf(as, id))))) return;
    forget();
    setText('');
    setSaid(fill(as === PLAYER ? r.invited : r.given, { n: String(found.length) }));
  };
  const write = (next: string): void => (forget(), setText(next));
  const choose = (next: string): void => (forget(), setWish(next));
  return { text, as, told, said, error, look, send, write, choose };
}

/** Invites players, or gives them a role, by name. The names are looked up first, so that nothing is sent unseen. */
export function Invite({ running, event }: Part) {
  const r = rosterWords();
  const { text, as, told, said, error, look, send, write, choose } = useList({ running, event });
  const [isLooking, setLooking] = useState(false);
  const submit = (submitted: SubmitEvent): void => {
    submitted.preventDefault();
    setLooking(true);
    void look().finally(() => setLooking(false));
  };
  return (
    <form class="card stack invite" onSubmit={submit}>
      <label>
        {r.names}
        <textarea
          {...{ class: 'in', rows: 4, value: text, 'aria-describedby': 'names-help' }}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </label>
      <p id="names-help" class="sm dim">
        {r.namesHelp}
      </p>
      <As {...{ event, as, choose }} />
      <p class="row">
        <button class={told === null ? 'btn go' : 'btn'} disabled={isLooking || running.isBusy}>
          {r.lookUp}
        </button>
        <span role="status">{isLooking ? words().loading : said}</span>
      </p>
      {error !== null && <Trouble text={messageOf(error)} />}
      {told !== null && (
        <Preview {...{ told, as, isBusy: running.isBusy, send: () => void send() }} />
      )}
    </form>
  );
}
