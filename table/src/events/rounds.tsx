import type {
  EventChosen,
  EventPairing,
  EventRound,
  EventWhole,
} from '../../../client/src/events.js';
import { fill } from '../words.js';
import { ActButton } from './act.js';
import { Chosen, type ChosenOn, useChosen } from './chosen.js';
import { Decide } from './decide.js';
import { Deadline, Wishes } from './meet.js';
import { Proposal } from './proposal.js';
import { nameOf, numberOf, resultOf, timeOf } from './said.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

/** Whether the reader plays in that pairing. */
const isOwn = ({ my }: EventWhole, { first, second }: EventPairing): boolean =>
  my?.number === first || my?.number === second;

function Games({ event, pairing }: { event: EventWhole; pairing: EventPairing }) {
  const w = eventWords();
  return (
    <p class="row sm">
      {event.origin !== null &&
        pairing.legs.map(
          ({ result }, leg) =>
            result !== null && <span key={leg}>{resultOf(event, pairing, result)}</span>,
        )}
      {pairing.legs.map(({ gameId, result, by }, leg) =>
        gameId === null ? null : (
          <a key={gameId} class="btn" href={`/play/${gameId}`}>
            {result !== null ? w.lookAt : isOwn(event, pairing) ? w.toBoard : w.watch}
            {pairing.legs.length > 1 && ` ${String.fromCodePoint(65 + leg)}`}
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

interface PairingProps {
  readonly event: EventWhole;
  /** Number of the round. */
  readonly round: number;
  /** Not given: nothing is decided here. */
  readonly running?: Running | undefined;
  readonly pairing: EventPairing;
  readonly chosen: EventChosen | undefined;
}

/** A pairing with its result so far. */
function Pairing({ event, round, running, pairing, chosen }: PairingProps) {
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
      {chosen && <Chosen {...{ event, pairing, chosen }} />}
      <Games {...{ event, pairing }} />
      {running && <Decide {...{ running, event, pairing, round }} />}
    </li>
  );
}

interface RoundProps {
  readonly event: EventWhole;
  readonly running?: Running;
  readonly round: EventRound;
  readonly chosenOn: ChosenOn;
}

/** A round that is published. */
export function Round({ event, running, round, chosenOn }: RoundProps) {
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
      {running && round.state === 'PUBLISHED' && round.deadline !== null && (
        <div class="row">
          <Deadline key={round.deadline} {...{ running, until: round.deadline }} />
        </div>
      )}
      <ul class="pairs">
        {round.pairings.map((pairing) => (
          <Pairing
            key={pairing.board}
            {...{ event, running, pairing, round: round.number }}
            chosen={chosenOn(round.number, pairing.board)}
          />
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

/** All rounds, the last first; a proposed round is shown only to those who run the event. */
export function Rounds({ running, event }: { running: Running; event: EventWhole }) {
  const rounds = event.rounds.toReversed();
  const chosenOn = useChosen(event);
  return (
    <>
      {rounds[0]?.state !== 'PROPOSED' && (
        <ActButton {...{ running, act: { kind: 'pair' }, isFirst: true }} />
      )}
      <Wishes {...{ running, event }} />
      {rounds.map((round) =>
        round.state === 'PROPOSED' ? (
          <Proposal key={round.number} {...{ running, event, round }} />
        ) : (
          <Round key={round.number} {...{ running, event, round, chosenOn }} />
        ),
      )}
    </>
  );
}
