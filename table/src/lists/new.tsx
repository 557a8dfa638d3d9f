import { useRef, useState } from 'preact/hooks';

import type { Ruleset, Scenario } from '../../../client/src/index.js';
import { Mark } from '../icons.js';
import { useLater } from '../later.js';
import { useLoaded } from '../loaded.js';
import { kept, muster, newId } from '../session.js';
import { styleOf } from '../sides.js';
import { messageOf, SignUp } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { listWords, words } from '../words.js';
import { create, LEVELS } from './create.js';
import { Learn } from './learn.js';
import { Options } from './options.js';
import { Picture } from './picture.js';
import { Radios } from './radios.js';

/** The query `/play/new?ruleset=&scenario=&against=` presets the form. */
const ASKED = new URLSearchParams(location.search);

/** Opponents: the computer at a level, a friend who gets the link, or anybody. */
const FRIEND = 'friend';
const ANYONE = 'anyone';

function firstLevel(): string | undefined {
  const against = ASKED.get('against');
  return against === ANYONE || against === FRIEND ? against : LEVELS[0];
}

/** The current choices; one that the ruleset does not have is replaced by its first. */
function useChosen(rulesets: readonly Ruleset[]) {
  const [ruleset, setRuleset] = useState(ASKED.get('ruleset'));
  const [scenario, setScenario] = useState(ASKED.get('scenario'));
  const [seat, setSeat] = useState<string>();
  const [level, setLevel] = useState(firstLevel);
  const rules = rulesets.find(({ id }) => id === ruleset) ?? rulesets[0];
  const chosen = rules?.scenarios.find(({ id }) => id === scenario) ?? rules?.scenarios[0];
  const side = chosen?.seatNames.find(({ id }) => id === seat) ?? chosen?.seatNames[0];
  return { rules, chosen, side, level, setRuleset, setScenario, setSeat, setLevel };
}

type Chosen = ReturnType<typeof useChosen>;

function Games({ rulesets, of }: { rulesets: readonly Ruleset[]; of: Chosen }) {
  return (
    <Radios
      {...{ legend: words().game, name: 'ruleset', size: 'wide' }}
      {...{ value: of.rules?.id, choose: of.setRuleset }}
      radios={rulesets.map(({ id, title, line }) => ({
        ...{ value: id, name: title, help: line, sign: <Picture ruleset={id} /> },
      }))}
    />
  );
}

function Scenarios({ of: { rules, chosen, setScenario } }: { of: Chosen }) {
  const scenarios: readonly Scenario[] = rules?.scenarios ?? [];
  const help = scenarios.length === 1 ? listWords().justOne : undefined;
  return (
    <Radios
      {...{ legend: words().scenario, name: 'scenario', size: 'wide' }}
      {...{ value: chosen?.id, choose: setScenario }}
      radios={scenarios.map(({ id, title }) => ({ value: id, name: title, help }))}
    />
  );
}

function Sides({ of: { rules, chosen, side, setSeat } }: { of: Chosen }) {
  return (
    <Radios
      {...{ legend: listWords().playing, name: 'seat', size: 'narrow' }}
      {...{ value: side?.id, choose: setSeat }}
      radios={(chosen?.seatNames ?? []).map(({ id, name, mark }) => ({
        ...{ value: id, name, sign: <Mark name={mark} /> },
        style: rules === undefined ? '' : `side ${styleOf(rules, id)}`,
      }))}
    />
  );
}

const opponents = () => {
  const l = listWords();
  return [
    ...LEVELS.map((value) => ({ value, name: words().computer, help: l.levels[value] ?? value })),
    { value: FRIEND, name: l.friend, help: l.friendHelp },
    { value: ANYONE, name: l.anyone, help: l.anyoneHelp },
  ];
};

function Opponents({ of: { level, setLevel } }: { of: Chosen }) {
  return (
    <Radios
      {...{ legend: listWords().against, name: 'level', size: 'narrow' }}
      {...{ value: level, choose: setLevel, radios: opponents() }}
    />
  );
}

/** A summary of the new game, and the button that creates it. */
function Foot({ of: { rules, chosen, side, level } }: { of: Chosen }) {
  const l = listWords();
  const other = opponents().find(({ value }) => value === level);
  const parts = [
    ...(rules?.scenarios.length === 1 ? [] : [chosen?.title]),
    `${l.playing}: ${side?.name ?? ''}`,
    `${l.against}: ${other?.name ?? ''} (${other?.help ?? ''})`,
  ];
  return (
    <div class="foot">
      <p class="sm">
        <b>{rules?.title}</b> · {parts.join(' · ')}
      </p>
      <button class="btn go big">{l.begin}</button>
    </div>
  );
}

function Form({ rulesets }: { rulesets: readonly Ruleset[] }) {
  const of = useChosen(rulesets);
  const { rules, chosen, level } = of;
  const isOfTwo = !LEVELS.includes(`${level}`);
  const paces = useLater(() => import('./paces.js'), isOfTwo);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [wish, setPrivate] = useState<boolean | null>(null);
  const isPrivate = level === ANYONE ? null : (wish ?? level === FRIEND);
  // Request id: one form creates one game, however often it is sent.
  const requestId = useRef(newId());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    create(event.target as HTMLFormElement, rules?.seats ?? [], requestId.current).catch(
      (error: unknown) => {
        requestId.current = newId();
        setTrouble(messageOf(error));
      },
    );
  };
  return (
    <form class="new" onSubmit={submit}>
      <Opponents of={of} />
      <Games rulesets={rulesets} of={of} />
      <Learn rules={rules} />
      <Scenarios of={of} />
      <Sides of={of} />
      {isOfTwo && paces && <paces.Paces />}
      {chosen && (
        <Options
          key={`${rules?.id} ${chosen.id}`}
          {...{ schema: chosen.optionSchema, isPrivate, setPrivate }}
        />
      )}
      {trouble !== null && (
        <div>
          <Trouble text={trouble} />
          <a class="btn" href="/play">
            {words().toGames}
          </a>
        </div>
      )}
      <Foot of={of} />
    </form>
  );
}

/** The form for a new game: ruleset, scenario with options, side, opponent. */
export function NewGame() {
  const w = words();
  const [, setCount] = useState(0);
  const { value, error, again } = useLoaded(() => muster().rulesets(), []);
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  return (
    <>
      <h1>{w.newGame}</h1>
      {kept().token === undefined ? (
        <SignUp onDone={() => setCount((count) => count + 1)} />
      ) : (
        value && <Form rulesets={value} />
      )}
    </>
  );
}
