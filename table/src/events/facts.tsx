import { useState } from 'preact/hooks';

import { event as eventAt, type EventFact, type EventWhole } from '../../../client/src/events.js';
import { useLoaded } from '../loaded.js';
import { locale, muster } from '../session.js';
import { Sheet } from '../sheet.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { fill, words } from '../words.js';
import { ActButton } from './act.js';
import { factsOf } from './all-facts.js';
import { deskWords } from './desk-words.js';
import { factText } from './fact-words.js';
import { TextField } from './fields.js';
import { useRules } from './rules.js';
import { resultOf, timeOf } from './said.js';
import { Standings } from './standings.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

const RESULTS = ['FIRST', 'SECOND', 'DRAW', 'BOTH_LOSE', 'NOT_PLAYED'];
const CORRECTABLE = ['GAME_ENDED', 'RULED', 'FORFEITED'];
const UNDOABLE = [
  'FORFEITED',
  'RULED',
  'WITHDREW',
  'REMOVED',
  'RETURNED',
  'DEADLINE_MOVED',
  'CORRECTED',
];

/** Facts that a later fact has replaced or taken back -> the number of that later fact. */
function mended(facts: readonly EventFact[]): ReadonlyMap<number, number> {
  const by = new Map<number, number>();
  for (const { seq, kind, data } of facts) {
    const of = data as { replaces?: number; undoes?: number };
    if (kind === 'CORRECTED' && of.replaces !== undefined) by.set(of.replaces, seq);
    if (kind === 'UNDONE' && of.undoes !== undefined) by.set(of.undoes, seq);
  }
  return by;
}

/** The standings as they were after a fact. */
function Then({ event, seq, close }: { event: EventWhole; seq: number; close: () => void }) {
  const w = eventWords();
  const { value } = useLoaded(() => eventAt(muster().connection, event.slug, seq), [seq]);
  return (
    <Sheet title={`${w.stateAt}: ${seq}`} close={close}>
      {value === null ? <p>{words().loading}</p> : <Standings event={value} />}
    </Sheet>
  );
}

/** A form to correct a result: the reason, and the right result. */
function Correct({ running, event, fact }: Omit<FactProps, 'mendedBy'>) {
  const w = eventWords();
  const [result, setResult] = useState('');
  const [below, setBelow] = useState('');
  const { round, board } = fact.data as { round: number; board: number };
  const pair = event.rounds[round - 1]?.pairings.find((one) => one.board === board);
  const act = { kind: 'correct', fact: fact.seq, result, ...(below !== '' && { below }) };
  return (
    <ActButton {...{ running, act, name: w.correct, isReady: result !== '' }}>
      <label>
        {w.result}
        <select
          class="in"
          value={result}
          onChange={({ currentTarget }) => setResult(currentTarget.value)}
        >
          <option value="">{deskWords().choose}</option>
          {RESULTS.map((one) => (
            <option key={one} value={one}>
              {resultOf(event, pair, one)}
            </option>
          ))}
        </select>
      </label>
      {pair?.match !== null && pair !== undefined && <Below {...{ value: below, set: setBelow }} />}
    </ActButton>
  );
}

/** For a bracket: asks what becomes of later matches if another player would have gone on. */
function Below({ value, set }: { value: string; set: (below: string) => void }) {
  const w = eventWords();
  return (
    <label>
      {w.below}
      <select class="in" value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        <option value="">{w.belowNone}</option>
        <option value="KEEP">{w.keep}</option>
        <option value="REPLAY">{w.replay}</option>
      </select>
    </label>
  );
}

interface FactProps {
  readonly running: Running;
  readonly event: EventWhole;
  readonly fact: EventFact;
  /** Number of the fact that replaces this one or takes it back. */
  readonly mendedBy: number | undefined;
}

function Fact({ running, event, fact, mendedBy }: FactProps) {
  const w = eventWords();
  const rules = useRules(event.settings);
  const [isOpen, setOpen] = useState(false);
  const by = event.entries.find(({ playerId }) => playerId === fact.by)?.name;
  const who = fact.by === null ? w.time : (by ?? w.roles[fact.role ?? ''] ?? '');
  return (
    <li id={`fact-${fact.seq}`} class={mendedBy === undefined ? '' : 'gone'}>
      <span class="rk">{fact.seq}</span>
      <span>{factText(fact, event, rules)}</span>
      <time class="sm dim" dateTime={fact.at}>
        {timeOf(fact.at)}
      </time>
      <span class="sm">
        <bdi>{who}</bdi>
        {fact.reason !== null && <q lang={locale()}>{fact.reason}</q>}
        {mendedBy !== undefined && <a href={`#fact-${mendedBy}`}>→ {mendedBy}</a>}
        <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {w.stateAt}
        </button>
        {mendedBy === undefined && CORRECTABLE.includes(fact.kind) && (
          <Correct {...{ running, event, fact }} />
        )}
        {mendedBy === undefined && UNDOABLE.includes(fact.kind) && (
          <ActButton {...{ running, act: { kind: 'undo', fact: fact.seq }, name: w.undo }} />
        )}
      </span>
      {isOpen && <Then {...{ event, seq: fact.seq, close: () => setOpen(false) }} />}
    </li>
  );
}

/** Writes a note into the log. */
function Note({ running }: { running: Running }) {
  const d = deskWords();
  const [text, setText] = useState('');
  const isReady = text.trim() !== '';
  return (
    <ActButton {...{ running, act: { kind: 'note', text }, name: d.note, isReady }}>
      <TextField {...{ label: d.noteText, most: 500, value: text, set: setText }} />
    </ActButton>
  );
}

/** All facts, the newest first, each in the words of its time, with the fact that replaces it. */
export function Facts({ running, event }: { running: Running; event: EventWhole }) {
  const w = eventWords();
  const { value, error, again } = useLoaded(() => factsOf(event), [event.version]);
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  if (value === null) return <p>{words().loading}</p>;
  const by = mended(value);
  return (
    <>
      <div class="row">
        <Note running={running} />
      </div>
      <p class="sm dim hash">{fill(w.seal, { hash: event.commitment })}</p>
      <ol class="facts" reversed>
        {value.toReversed().map((fact) => (
          <Fact key={fact.seq} {...{ running, event, fact, mendedBy: by.get(fact.seq) }} />
        ))}
      </ol>
    </>
  );
}
