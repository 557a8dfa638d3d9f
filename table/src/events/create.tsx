import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { createEvent, type NewEvent } from '../../../client/src/events.js';
import type { Ruleset } from '../../../client/src/index.js';
import { Picture } from '../lists/picture.js';
import { Radios } from '../lists/radios.js';
import { useLoaded } from '../loaded.js';
import { kept, muster } from '../session.js';
import { messageOf, SignUp } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { fill, words } from '../words.js';
import { choiceWords } from './choice-words.js';
import { localTime } from './fields.js';
import { NumberField } from './number-field.js';
import { planOf } from './plan.js';
import { eventWords } from './words.js';

/** Paces to choose from: hours of a round, of the time after it and of the pause, and the clock of the games. */
const PACES = {
  evening: { roundHours: 3, graceHours: 0.25, pauseHours: 0.25, clock: 'live-60' },
  week: { roundHours: 7 * 24, graceHours: 24, pauseHours: 24, clock: 'fast' },
  weeks: { roundHours: 21 * 24, graceHours: 24, pauseHours: 24, clock: 'daily' },
} as const;
type Pace = keyof typeof PACES;
/** Time for each step of what pairs choose. */
const STEP_HOURS = { evening: 0.1, week: 12, weeks: 24 } as const;
const MOST_STRUCK = 9;

const FORMATS = [
  ...(['SWISS', 'ROUND_ROBIN', 'DOUBLE_ROUND_ROBIN'] as const),
  ...(['KNOCKOUT', 'DOUBLE_KNOCKOUT', 'SERIES'] as const),
];
type Format = (typeof FORMATS)[number];
type Legs = 'MIRRORED' | 'SINGLE' | 'CONSECUTIVE';
const FINALISTS = [0, 2, 4, 8];
const BEST_OF = [0, 3, 5, 7];
const POOLS = [1, 2, 4];

const isBracket = (format: Format): boolean => /KNOCKOUT|SERIES/.test(format);

const DAY_MS = 86_400_000;

/** The reader's time zone, e.g. `Europe/London`. */
const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What pairs of the new event choose before their games. */
function useChoices(rules: Ruleset | undefined, { canBid }: { readonly canBid: boolean }) {
  const [strikes, setStrikes] = useState(false);
  const [out, setOut] = useState<readonly string[]>([]);
  const [budget, setBudget] = useState(0);
  const ids = (rules?.scenarios ?? []).map(({ id }) => id);
  const canStrike = ids.length > 1;
  const from = ids.filter((id) => !out.includes(id)).slice(0, MOST_STRUCK);
  const toggle = (id: string): void =>
    setOut(out.includes(id) ? out.filter((one) => one !== id) : [...out, id]);
  const isStruck = strikes && canStrike;
  return { isStruck, canStrike, from, toggle, setStrikes, canBid, budget, setBudget };
}

function useWish(rulesets: readonly Ruleset[]) {
  const [ruleset, setRuleset] = useState(rulesets[0]?.id);
  const [scenario, setScenario] = useState<string>();
  const [format, setFormat] = useState<Format>('SWISS');
  const [legs, setLegs] = useState<Legs>('MIRRORED');
  const [finalists, setFinalists] = useState(0);
  const [bestOf, setBestOf] = useState(0);
  const [wished, setPools] = useState(1);
  const [pace, setPace] = useState<Pace>('weeks');
  const [open, setOpen] = useState(true);
  const [players, setPlayers] = useState(8);
  const [name, setName] = useState('');
  const [daysAway, setDaysAway] = useState(true);
  const [starts, setStarts] = useState(() => localTime(Date.now() + 7 * DAY_MS));
  const rules = rulesets.find(({ id }) => id === ruleset);
  const chosen = rules?.scenarios.find(({ id }) => id === scenario) ?? rules?.scenarios[0];
  const values = { rules, chosen, format, legs, pace, open, name, starts, daysAway };
  const canDivide = /ROUND_ROBIN/.test(format) && finalists > 0;
  const stages = {
    ...{ canDivide, pools: canDivide && finalists % wished === 0 ? wished : 1 },
    ...{ finalists: isBracket(format) ? 0 : finalists, bestOf: isBracket(format) ? bestOf : 0 },
    players: format === 'SERIES' ? 2 : players,
  };
  const set = { setRuleset, setScenario, setFormat, setLegs, setPace, setOpen, setPlayers };
  const choices = useChoices(rules, { canBid: legs === 'SINGLE' || stages.bestOf > 0 });
  const more = { setPools, setFinalists, setBestOf, setName, setStarts, setDaysAway };
  return { ...values, ...stages, ...set, ...more, ...choices };
}
type Wish = ReturnType<typeof useWish>;

/** What pairs choose; undefined: nothing. */
function choiceOf({ isStruck, canBid, budget, pace }: Wish): NewEvent['choice'] {
  const points = canBid && budget > 0 ? budget : null;
  if (!isStruck && points === null) return undefined;
  return { strikes: isStruck, budget: points, stepHours: STEP_HOURS[pace] };
}

function inputOf({ rules, chosen, ...wish }: Wish): NewEvent {
  const { format, legs, open, name, players, starts, pace, finalists, pools } = wish;
  const { bestOf, daysAway } = wish;
  return {
    choice: choiceOf({ rules, chosen, ...wish }),
    ...(finalists > 0 && { finals: { format: 'KNOCKOUT', places: finalists } }),
    ...(pools > 1 && { pools }),
    ...(bestOf > 0 && { bestOf }),
    ...{ name: name.trim(), format, legs, open, daysAway, mostEntries: players, ...PACES[pace] },
    ...{ ruleset: rules?.id ?? '', scenarios: wish.isStruck ? wish.from : [chosen?.id ?? ''] },
    startsAt: new Date(starts).toISOString(),
  } as NewEvent;
}

function Name({ of }: { of: Wish }) {
  return (
    <label>
      {eventWords().name}
      <input
        {...{ class: 'in', maxLength: 80, required: true, value: of.name }}
        onInput={({ currentTarget }) => of.setName(currentTarget.value)}
      />
    </label>
  );
}

function Game({ rulesets, of }: { rulesets: readonly Ruleset[]; of: Wish }) {
  return (
    <>
      <Radios
        {...{ legend: eventWords().game, name: 'ruleset', size: 'wide' }}
        {...{ value: of.rules?.id, choose: of.setRuleset }}
        radios={rulesets.map(({ id, title, line }) => ({
          ...{ value: id, name: title, help: line, sign: <Picture ruleset={id} /> },
        }))}
      />
      {of.isStruck ? (
        <StruckFrom of={of} />
      ) : (
        <Radios
          {...{ legend: words().scenario, name: 'scenario', size: 'wide' }}
          {...{ value: of.chosen?.id, choose: of.setScenario }}
          radios={(of.rules?.scenarios ?? []).map(({ id, title }) => ({ value: id, name: title }))}
        />
      )}
      {of.canStrike && (
        <Tick {...{ name: 'strikes', isOn: of.isStruck, set: of.setStrikes }}>
          {choiceWords().strikes}
        </Tick>
      )}
    </>
  );
}

interface TickProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
  readonly children: ComponentChildren;
}

const Tick = ({ name, isOn, set, children }: TickProps) => (
  <label class="tick">
    <input
      {...{ type: 'checkbox', name, checked: isOn }}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />{' '}
    {children}
  </label>
);

/** The scenarios that pairs strike from: at least two. */
function StruckFrom({ of }: { of: Wish }) {
  return (
    <fieldset>
      <legend>{choiceWords().from}</legend>
      {(of.rules?.scenarios ?? []).map(({ id, title }) => (
        <Tick key={id} {...{ name: 'from', isOn: of.from.includes(id), set: () => of.toggle(id) }}>
          {title}
        </Tick>
      ))}
    </fieldset>
  );
}

/** Asks whether sides are bid for, and with how many points; nothing where both sides are played anyway. */
function Bids({ of }: { of: Wish }) {
  const w = choiceWords();
  if (!of.canBid) return null;
  return (
    <>
      <Tick {...{ name: 'bids', isOn: of.budget > 0, set: (isOn) => of.setBudget(isOn ? 100 : 0) }}>
        {w.bids}
      </Tick>
      {of.budget > 0 && (
        <NumberField
          {...{ label: w.budget, min: 1, max: 1_000, value: of.budget }}
          set={(budget) => of.setBudget(budget ?? 1)}
          help={w.bidsHelp}
        />
      )}
    </>
  );
}

function Format({ of }: { of: Wish }) {
  const w = eventWords();
  const legs = [
    { value: 'MIRRORED', name: w.mirrored, help: w.mirroredHelp },
    { value: 'CONSECUTIVE', name: w.consecutive, help: w.consecutiveHelp },
    {
      value: 'SINGLE',
      name: w.single,
      help: of.canBid && of.budget > 0 ? choiceWords().singleBid : w.singleHelp,
    },
  ];
  return (
    <>
      <Radios
        {...{ legend: w.format, name: 'format', size: 'narrow', value: of.format }}
        choose={(value) => of.setFormat(value as Format)}
        radios={FORMATS.map((value) => ({
          ...{ value, name: w.formats[value] ?? value, help: w.formatHelp[value] },
        }))}
      />
      <Radios
        {...{ legend: w.legs, name: 'legs', size: 'narrow', value: of.legs, radios: legs }}
        choose={(value) => of.setLegs(value as Legs)}
      />
      <Stages of={of} />
      {of.canDivide && <PoolsWish of={of} />}
      <Bids of={of} />
    </>
  );
}

/** Asks for a bracket how long a match is, for a table what follows it. */
function Stages({ of }: { of: Wish }) {
  const w = eventWords();
  const series = BEST_OF.map((n) => ({
    value: String(n),
    name: n === 0 ? w.asLegs : fill(w.bestOfN, { n: String(n) }),
  }));
  const finals = FINALISTS.map((n) => ({
    value: String(n),
    name: n === 0 ? w.noFinals : fill(w.finalsOf, { n: String(n) }),
  }));
  return isBracket(of.format) ? (
    <Radios
      {...{ legend: w.bestOf, name: 'bestOf', size: 'narrow', radios: series }}
      {...{ value: String(of.bestOf), choose: (value: string) => of.setBestOf(Number(value)) }}
    />
  ) : (
    <Radios
      {...{ legend: w.finals, name: 'finals', size: 'narrow', radios: finals }}
      {...{
        value: String(of.finalists),
        choose: (value: string) => of.setFinalists(Number(value)),
      }}
    />
  );
}

/** Asks into how many pools a round robin is divided, among the numbers of which as many each can go on. */
function PoolsWish({ of }: { of: Wish }) {
  const w = eventWords();
  const radios = POOLS.filter((n) => of.finalists % n === 0).map((n) => ({
    value: String(n),
    ...(n === 1
      ? { name: w.noPools }
      : { name: fill(w.poolsOf, { n: String(n) }), help: w.poolsHelp }),
  }));
  return (
    <Radios
      {...{ legend: w.pools, name: 'pools', size: 'narrow', radios, value: String(of.pools) }}
      choose={(value) => of.setPools(Number(value))}
    />
  );
}

function People({ of }: { of: Wish }) {
  const w = eventWords();
  const radios = [
    { value: 'open', name: w.openToAll, help: w.openHelp },
    { value: 'invited', name: w.byInvitation, help: w.invitationHelp },
  ];
  return (
    <>
      <Radios
        {...{ legend: w.people, name: 'people', size: 'narrow', radios }}
        {...{ value: of.open ? 'open' : 'invited' }}
        choose={(value) => of.setOpen(value === 'open')}
      />
      <NumberField
        {...{ label: w.most, min: 2, max: 2_000, value: of.players }}
        set={(players) => of.setPlayers(players ?? 2)}
      />
    </>
  );
}

function Times({ of }: { of: Wish }) {
  const w = eventWords();
  return (
    <>
      <Radios
        {...{ legend: w.pace, name: 'pace', size: 'narrow', value: of.pace }}
        choose={(value) => of.setPace(value as Pace)}
        radios={(Object.keys(PACES) as Pace[]).map((value) => ({
          ...{ value, name: w.paces[value], help: w.paceHelp[value] },
        }))}
      />
      <label>
        {w.starts}
        <input
          {...{ class: 'in', type: 'datetime-local', required: true, value: of.starts }}
          onInput={({ currentTarget }) => of.setStarts(currentTarget.value)}
        />
        <span class="sm dim">{fill(w.zone, { zone: zone() })}</span>
      </label>
      <Tick {...{ name: 'daysAway', isOn: of.daysAway, set: of.setDaysAway }}>{w.daysAway}</Tick>
    </>
  );
}

/** Says what the settings come to (rounds, games, days), before the event is created. */
function Meaning({ of }: { of: Wish }) {
  const w = eventWords();
  const areBid = of.canBid && of.budget > 0;
  const steps = (of.isStruck ? of.from.length - 1 : 0) + (areBid ? 1 : 0);
  const choiceHours = steps * STEP_HOURS[of.pace];
  const plan = planOf({ ...of, ...PACES[of.pace], choiceHours, areBid });
  const lines = [
    [w.rounds, plan.rounds],
    [w.gamesEach, plan.gamesEach],
    [w.gamesInAll, plan.gamesInAll],
    [w.days, plan.days],
    [w.sidesDiffer, plan.sides ?? w.notPromised],
  ] as const;
  return (
    <section class="plaque next" aria-live="polite">
      <h2>{fill(w.means, { n: String(of.players) })}</h2>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name} class="row sp">
            <dt class="dim">{name}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Form({ rulesets }: { rulesets: readonly Ruleset[] }) {
  const w = eventWords();
  const of = useWish(rulesets);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setBusy(true);
    createEvent(muster().connection, inputOf(of)).then(
      (slug) => location.assign(`/t/${slug}`),
      (error: unknown) => {
        setBusy(false);
        setTrouble(messageOf(error));
      },
    );
  };
  return (
    <form class="new" onSubmit={submit}>
      <div class="cols">
        <div class="stack">
          <Name of={of} />
          <Game {...{ rulesets, of }} />
          <Format of={of} />
          <People of={of} />
          <Times of={of} />
        </div>
        <aside>
          <Meaning of={of} />
        </aside>
      </div>
      {trouble !== null && <Trouble text={trouble} />}
      <div class="foot">
        <p class="sm">
          <b>{of.name}</b> {of.rules?.title}
        </p>
        <button class="btn go big" disabled={isBusy}>
          {w.create}
        </button>
      </div>
    </form>
  );
}

/** The form for a new event: one page, four questions. */
export function CreateEvent() {
  const [, setCount] = useState(0);
  const { value, error, again } = useLoaded(() => muster().rulesets(), []);
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  if (value === null) return <p>{words().loading}</p>;
  return (
    <>
      <h1>{eventWords().newEvent}</h1>
      {kept().token === undefined ? (
        <SignUp onDone={() => setCount((count) => count + 1)} />
      ) : (
        <Form rulesets={value} />
      )}
    </>
  );
}
