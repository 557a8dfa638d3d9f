import { useEffect, useRef, useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import type { Ruleset } from '../../../client/src/index.js';
import { fill } from '../words.js';
import { ActButton, may } from './act.js';
import { choiceWords } from './choice-words.js';
import { NumberField } from './number-field.js';
import { seatsIn, sideOf, titleOf, useRules } from './rules.js';
import { nameOf, timeOf } from './said.js';
import type { Running } from './use-event.js';

type Choice = NonNullable<EventWhole['myChoice']>;

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
}

const waiting = (event: EventWhole, { waitsFor, until }: Choice): string =>
  fill(choiceWords().waits, {
    names: waitsFor.map((entry) => nameOf(event, entry)).join(', '),
    time: timeOf(until),
  });

/** The round and the opponent that the reader chooses for. */
function against(event: EventWhole): string | null {
  const me = event.my?.number ?? 0;
  const own = event.rounds
    .flatMap(({ number, pairings }) => pairings.map((pairing) => ({ number, ...pairing })))
    .findLast(({ first, second }) => [first, second].includes(me));
  if (own === undefined) return null;
  const name = nameOf(event, own.first === me ? own.second : own.first);
  return fill(choiceWords().against, { n: String(own.number), name });
}

function Strike({ running, choice, rules }: Part & { choice: Choice; rules: Ruleset }) {
  const w = choiceWords();
  const [wish, setWish] = useState('');
  const scenario = choice.scenarios.includes(wish) ? wish : (choice.scenarios[0] ?? '');
  return (
    <>
      <label>
        {w.strike}
        <select
          {...{ class: 'in', value: scenario }}
          onChange={({ currentTarget }) => setWish(currentTarget.value)}
        >
          {choice.scenarios.map((id) => (
            <option key={id} value={id}>
              {titleOf(rules, id)}
            </option>
          ))}
        </select>
      </label>
      <p class="sm dim">{fill(w.strikeHelp, { time: timeOf(choice.until) })}</p>
      <ActButton
        {...{ running, act: { kind: 'strike', scenario }, isFirst: true }}
        name={fill(w.strikeIt, { scenario: titleOf(rules, scenario) })}
      />
    </>
  );
}

function Bid({ running, event, choice, rules }: Part & { choice: Choice; rules: Ruleset }) {
  const w = choiceWords();
  const seats = seatsIn(rules, choice.scenarios[0] ?? null);
  const [wish, setWish] = useState('');
  const [points, setPoints] = useState<number | null>(0);
  const seat = wish === '' ? (seats[0]?.id ?? '') : wish;
  const left = event.my?.pointsLeft ?? 0;
  return (
    <>
      <h3>{w.bid}</h3>
      <p class="sm dim">{fill(w.bidHelp, { n: String(left) })}</p>
      <p class="sm dim">{fill(w.bidOnce, { time: timeOf(choice.until) })}</p>
      <label>
        {w.side}
        <select
          {...{ class: 'in', value: seat }}
          onChange={({ currentTarget }) => setWish(currentTarget.value)}
        >
          {seats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <NumberField {...{ label: w.points, min: 0, max: left, value: 0, set: setPoints }} />
      <ActButton
        {...{ running, act: { kind: 'bid', seat, points }, isFirst: true, name: w.sealIt }}
        isReady={points !== null}
      />
    </>
  );
}

/** The reader's own bid, which nobody else is told before it is opened. */
function sealedBid({ myBid, myChoice }: EventWhole, rules: Ruleset): string | null {
  if (myBid === null) return null;
  const side = sideOf(rules, myChoice?.scenarios[0] ?? null, myBid.seat);
  return fill(choiceWords().isSealed, { side, n: String(myBid.points) });
}

/**
 * Once the reader has chosen, the form is gone, and the focus with it: it goes to the element that gets this ref, which
 * says what came of it.
 */
export function useFocusOnceChosen(event: EventWhole): (element: HTMLElement | null) => void {
  const place = useRef<HTMLElement | null>(null);
  const had = useRef(false);
  const chooses = may(event, 'strike') || may(event, 'bid');
  useEffect(() => {
    if (had.current && !chooses && document.activeElement === document.body) place.current?.focus();
    had.current = chooses;
  }, [chooses]);
  return (element) => {
    place.current = element ?? place.current;
  };
}

interface OwnChoiceProps extends Part {
  /** Gets what says that the reader has chosen. */
  readonly said: (element: HTMLElement | null) => void;
}

/** What the reader has to choose for their next game, or what they have chosen and whom they wait for. */
export function OwnChoice({ running, event, said }: OwnChoiceProps) {
  const rules = useRules(event.settings);
  const choice = event.myChoice;
  if (choice === null || rules === undefined) return null;
  const part = { running, event, choice, rules };
  const isMine = may(event, 'strike') || may(event, 'bid');
  const bid = sealedBid(event, rules);
  return (
    <>
      <p>{against(event)}</p>
      {may(event, 'strike') && <Strike {...part} />}
      {may(event, 'bid') && <Bid {...part} />}
      {!isMine && (
        <p {...{ ref: said, tabIndex: -1 }}>
          {bid} <span class="dim">{waiting(event, choice)}</span>
        </p>
      )}
    </>
  );
}
