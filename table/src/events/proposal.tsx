import { useState } from 'preact/hooks';

import type { EventPairing, EventRound, EventWhole } from '../../../client/src/events.js';
import { fill } from '../words.js';
import { ActButton, may } from './act.js';
import { choiceWords } from './choice-words.js';
import { nameOf, numberOf } from './said.js';
import { Swap } from './swap.js';
import type { Running } from './use-event.js';
import { Why } from './why.js';
import { eventWords } from './words.js';

interface ProposalProps {
  readonly running: Running;
  readonly event: EventWhole;
  readonly round: EventRound;
}

/** The pairing whose details are open. */
interface Picked {
  /** Number of the board; 0: the player with a bye. */
  readonly board: number;
  /** The entry that is to be swapped; null: the pair is only looked at. */
  readonly swaps: number | null;
}

interface LineProps extends ProposalProps {
  readonly picked: Picked | null;
  readonly pick: (picked: Picked | null) => void;
}

/** A player with their points, and how often they had each side. */
function Player({ event, entry }: { event: EventWhole; entry: number }) {
  const standing = event.standings.find((line) => line.entry === entry);
  return (
    <span>
      <b>
        <bdi>{nameOf(event, entry)}</bdi>
      </b>{' '}
      {numberOf(standing?.points ?? 0)}
      <br />
      <span class="xs dim">
        {eventWords().sides} {standing?.sides.join('–')}
      </span>
    </span>
  );
}

/** Buttons to swap one player of a pair with somebody. */
function SwapButtons({ event, entries, pick }: SwapButtonsProps) {
  if (!may(event, 'swap')) return null;
  return (
    <div class="row">
      {entries.map((entry) => (
        <button key={entry} type="button" class="btn" onClick={() => pick(entry)}>
          {fill(eventWords().swapWith, { name: nameOf(event, entry) })}
        </button>
      ))}
    </div>
  );
}

interface SwapButtonsProps {
  readonly event: EventWhole;
  readonly entries: readonly number[];
  readonly pick: (entry: number) => void;
}

/** A proposed pairing; a press on it shows why they meet, and whom else they could meet. */
function Line({ pairing, ...props }: LineProps & { pairing: EventPairing }) {
  const { running, event, round, picked, pick } = props;
  const { board, first, second } = pairing;
  const isOpen = picked?.board === board;
  const swaps = isOpen ? picked.swaps : null;
  const turn = (entry: number | null) => pick({ board, swaps: entry });
  return (
    <li>
      <button
        {...{ type: 'button', class: 'vs', 'aria-expanded': isOpen }}
        onClick={() => (isOpen ? pick(null) : turn(null))}
      >
        <Player {...{ event, entry: first }} />
        <span class="xs dim">{board}</span>
        <Player {...{ event, entry: second }} />
      </button>
      {isOpen && (
        <div class="why">
          {swaps === null ? (
            <>
              <Why {...{ event, pairing }} />
              <SwapButtons {...{ event, entries: [first, second], pick: turn }} />
            </>
          ) : (
            <Swap
              key={swaps}
              {...{ running, event, round, entry: swaps }}
              leave={() => turn(null)}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** The player with a bye; a press on it offers to swap them with somebody. */
function Rests({ entry, ...props }: LineProps & { entry: number }) {
  const { running, event, round, picked, pick } = props;
  const isOpen = picked?.board === 0 && may(event, 'swap');
  const leave = () => pick(null);
  return (
    <li>
      <button
        {...{ type: 'button', class: 'vs', 'aria-expanded': isOpen }}
        onClick={() => (isOpen ? leave() : pick({ board: 0, swaps: entry }))}
      >
        <Player {...{ event, entry }} />
        <span />
        <span class="dim">{eventWords().bye}</span>
      </button>
      {isOpen && (
        <div class="why">
          <Swap {...{ running, event, round, entry, leave }} />
        </div>
      )}
    </li>
  );
}

/** The proposed pairings of the next round, before they are published. */
export function Proposal(props: ProposalProps) {
  const { running, event, round } = props;
  const w = eventWords();
  const [picked, pick] = useState<Picked | null>(null);
  const count = round.pairings.reduce((sum, { legs }) => sum + legs.length, 0);
  return (
    <section>
      <h2>
        {fill(w.round, { n: String(round.number) })} <span class="tag">{w.proposal}</span>
      </h2>
      <ol class="proposal">
        {round.pairings.map((pairing) => (
          <Line key={pairing.board} {...{ ...props, pairing, picked, pick }} />
        ))}
        {round.byes.map((entry) => (
          <Rests key={entry} {...{ ...props, entry, picked, pick }} />
        ))}
      </ol>
      <div class="foot">
        <p class="sm">
          {event.settings.choice === null
            ? fill(w.published, { n: String(count) })
            : choiceWords().publishes}
        </p>
        {may(event, 'swap') && <ActButton {...{ running, act: { kind: 'pair' }, name: w.again }} />}
        <ActButton {...{ running, act: { kind: 'publish' }, isFirst: true }} />
      </div>
    </section>
  );
}
