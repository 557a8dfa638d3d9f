import { useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import type { Ruleset } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { muster } from '../session.js';
import { fill } from '../words.js';
import { ActButton, may } from './act.js';
import { choiceWords } from './choice-words.js';
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

function Strike({ running, choice, rules }: Part & { choice: Choice; rules: Ruleset }) {
  const w = choiceWords();
  const [wish, setWish] = useState('');
  const scenario = choice.scenarios.includes(wish) ? wish : (choice.scenarios[0] ?? '');
  const titleOf = (id: string): string => rules.scenarios.find((one) => one.id === id)?.title ?? id;
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
              {titleOf(id)}
            </option>
          ))}
        </select>
      </label>
      <p class="sm dim">{w.strikeHelp}</p>
      <ActButton
        {...{ running, act: { kind: 'strike', scenario }, isFirst: true }}
        name={fill(w.strikeIt, { scenario: titleOf(scenario) })}
      />
    </>
  );
}

function Bid({ running, event, choice, rules }: Part & { choice: Choice; rules: Ruleset }) {
  const w = choiceWords();
  const seats =
    rules.scenarios.find(({ id }) => choice.scenarios.includes(id))?.seatNames ??
    rules.scenarios[0]?.seatNames ??
    [];
  const [wish, setWish] = useState('');
  const [points, setPoints] = useState(0);
  const seat = wish === '' ? (seats[0]?.id ?? '') : wish;
  const left = event.my?.pointsLeft ?? 0;
  return (
    <>
      <h3>{w.bid}</h3>
      <p class="sm dim">{fill(w.bidHelp, { n: String(left) })}</p>
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
      <label>
        {w.points}
        <input
          {...{ class: 'in', type: 'number', min: 0, max: left, value: points }}
          onInput={({ currentTarget }) => setPoints(currentTarget.valueAsNumber || 0)}
        />
      </label>
      <ActButton
        {...{ running, act: { kind: 'bid', seat, points }, isFirst: true, name: w.sealIt }}
      />
    </>
  );
}

/** What the reader has to choose for their next game, or whom they wait for. */
export function OwnChoice({ running, event }: Part) {
  const { value } = useLoaded(() => muster().rulesets(), []);
  const rules = value?.find(({ id }) => id === event.settings.ruleset);
  const choice = event.myChoice;
  if (choice === null || rules === undefined) return null;
  const part = { running, event, choice, rules };
  if (may(event, 'strike')) return <Strike {...part} />;
  if (may(event, 'bid')) return <Bid {...part} />;
  return <p class="dim">{waiting(event, choice)}</p>;
}
