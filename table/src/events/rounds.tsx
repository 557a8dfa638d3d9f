import { useState } from 'preact/hooks';

import type { EventPairing, EventRound, EventWhole } from '../../../client/src/events.js';
import { fill } from '../words.js';
import { ActButton, may } from './act.js';
import { nameOf, numberOf, resultOf, timeOf } from './said.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

/** Whether the reader plays in it. */
const isOwn = ({ my }: EventWhole, { first, second }: EventPairing): boolean =>
  my?.number === first || my?.number === second;

function Games({ event, pairing }: { event: EventWhole; pairing: EventPairing }) {
  const w = eventWords();
  return (
    <p class="row sm">
      {pairing.legs.map(({ gameId, result, by }, leg) =>
        gameId === null ? null : (
          <a key={gameId} class="btn" href={`/play/${gameId}`}>
            {isOwn(event, pairing) && result === null ? w.toBoard : w.watch}
            {pairing.legs.length > 1 && ` ${leg === 0 ? 'A' : 'B'}`}
            <span class="dim">
              {' '}
              {result === null ? w.goesOn : resultOf(event, pairing, result)}
              {by === 'FORFEIT' && ` (${w.forfeit})`}
              {by === 'RULING' && ` (${w.ruling})`}
            </span>
          </a>
        ),
      )}
    </p>
  );
}

/** Two who meet, and how it stands. */
function Pairing({ event, pairing }: { event: EventWhole; pairing: EventPairing }) {
  const isOpen = pairing.legs.some(({ result }) => result === null);
  return (
    <li class={`plaque pair ${isOwn(event, pairing) ? 'me' : ''}`}>
      <p class="row sp">
        <span class="sm dim">{fill(eventWords().board, { n: String(pairing.board) })}</span>
        <b class="p">
          {numberOf(pairing.firstPoints)} – {numberOf(pairing.secondPoints)}
          {isOpen && ' …'}
        </b>
      </p>
      <h3>
        <bdi>{nameOf(event, pairing.first)}</bdi> – <bdi>{nameOf(event, pairing.second)}</bdi>
      </h3>
      <Games {...{ event, pairing }} />
    </li>
  );
}

/** A round that all can see. */
export function Round({ event, round }: { event: EventWhole; round: EventRound }) {
  const w = eventWords();
  return (
    <section>
      <p class="row sp">
        <h2>{fill(w.round, { n: String(round.number) })}</h2>
        {round.state === 'PUBLISHED' && round.deadline !== null && (
          <time class="sm dim" dateTime={round.deadline}>
            {fill(w.deadline, { time: timeOf(round.deadline) })}
          </time>
        )}
      </p>
      <ul class="pairs">
        {round.pairings.map((pairing) => (
          <Pairing key={pairing.board} {...{ event, pairing }} />
        ))}
      </ul>
      <Byes {...{ event, round }} />
    </section>
  );
}

function Byes({ event, round }: { event: EventWhole; round: EventRound }) {
  if (round.byes.length === 0) return null;
  const names = round.byes.map((entry) => nameOf(event, entry)).join(', ');
  return (
    <p class="sm dim">
      {eventWords().bye}: {names}
    </p>
  );
}

/** A player in a proposal: touched, they are picked to change places with another. */
function Picked({ event, entry, of }: { event: EventWhole; entry: number; of: Picking }) {
  const isPicked = of.picked.includes(entry);
  const standing = event.standings.find((line) => line.entry === entry);
  return (
    <button
      type="button"
      class={`btn pick ${isPicked ? 'on' : ''}`}
      aria-pressed={isPicked}
      disabled={!may(event, 'swap')}
      onClick={() => of.pick(entry)}
    >
      <bdi>{nameOf(event, entry)}</bdi>{' '}
      <span class="dim">
        {numberOf(standing?.points ?? 0)} · {standing?.sides.join('–')}
      </span>
    </button>
  );
}

interface Picking {
  readonly picked: readonly number[];
  readonly pick: (entry: number) => void;
}

function usePicking(): Picking & { readonly clear: () => void } {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const pick = (entry: number): void =>
    setPicked((now) =>
      now.includes(entry) ? now.filter((one) => one !== entry) : [...now, entry].slice(-2),
    );
  return { picked, pick, clear: () => setPicked([]) };
}

interface SwapProps {
  readonly running: Running;
  readonly event: EventWhole;
  readonly picked: readonly number[];
}

/** Two who were picked change places. */
function Swap({ running, event, picked: [a, b] }: SwapProps) {
  const w = eventWords();
  if (a === undefined) return null;
  if (b === undefined) return <p class="sm">{w.swapFirst}</p>;
  const names = { a: nameOf(event, a), b: nameOf(event, b) };
  return (
    <ActButton
      {...{ running, act: { kind: 'swap', entry: a, with: b } }}
      name={`${fill(w.swapReady, names)}…`}
    />
  );
}

/** The next round before anybody else has seen it. */
function Proposal({
  running,
  event,
  round,
}: {
  running: Running;
  event: EventWhole;
  round: EventRound;
}) {
  const w = eventWords();
  const picking = usePicking();
  const count = round.pairings.reduce((sum, { legs }) => sum + legs.length, 0);
  return (
    <section>
      <h2>
        {fill(w.round, { n: String(round.number) })} <span class="tag">{w.proposal}</span>
      </h2>
      <ol class="proposal">
        {round.pairings.map(({ board, first, second }) => (
          <li key={board}>
            <Picked {...{ event, entry: first, of: picking }} />
            <span class="dim">{board}</span>
            <Picked {...{ event, entry: second, of: picking }} />
          </li>
        ))}
        {round.byes.map((entry) => (
          <li key={entry}>
            <Picked {...{ event, entry, of: picking }} />
            <span class="dim">{w.bye}</span>
          </li>
        ))}
      </ol>
      <Swap {...{ running, event, picked: picking.picked }} />
      <div class="foot">
        <p class="sm">{fill(w.published, { n: String(count) })}</p>
        <ActButton {...{ running, act: { kind: 'pair' }, name: w.again }} />
        <ActButton {...{ running, act: { kind: 'publish' }, isFirst: true }} />
      </div>
    </section>
  );
}

/** All rounds, the last first; what is proposed is for those who run the event. */
export function Rounds({ running, event }: { running: Running; event: EventWhole }) {
  const rounds = event.rounds.toReversed();
  return (
    <>
      {rounds[0]?.state !== 'PROPOSED' && (
        <ActButton {...{ running, act: { kind: 'pair' }, isFirst: true }} />
      )}
      {rounds.map((round) =>
        round.state === 'PROPOSED' ? (
          <Proposal key={round.number} {...{ running, event, round }} />
        ) : (
          <Round key={round.number} {...{ event, round }} />
        ),
      )}
    </>
  );
}
