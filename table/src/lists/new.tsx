import { useRef, useState } from 'preact/hooks';

import type { Ruleset, Scenario } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { kept, muster, newId } from '../session.js';
import { messageOf, SignUp } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { levelName, words } from '../words.js';

function Options({ schema }: { schema: Scenario['optionSchema'] }) {
  const options = Object.entries(schema.properties ?? {});
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{words().options}</legend>
      {options.map(([id, { title, default: isOn }]) => (
        <label key={id} class="tick">
          <input type="checkbox" name={`option ${id}`} defaultChecked={isOn === true} />{' '}
          {title ?? id}
        </label>
      ))}
    </fieldset>
  );
}

/** The levels that the computer plays at, the stronger ones first. */
const LEVELS = ['greedy', 'random'];
/** `/play/new?against=computer`: the form begins with it. */
const AGAINST = new URLSearchParams(location.search).get('against') === 'computer';

const taken = (event: Event): string => (event.target as HTMLSelectElement).value;

function Opponent() {
  const w = words();
  const [level, setLevel] = useState(AGAINST ? LEVELS[0] : '');
  return (
    <label>
      {w.opponent}
      <select name="level" value={level} onChange={(event) => setLevel(taken(event))}>
        <option value="">{w.friend}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {levelName(level)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where the game is, with the invitation that lets one in. */
export const addressOf = (id: string, invite: string | null): string =>
  `/play/${id}${invite === null ? '' : `#invite=${encodeURIComponent(invite)}`}`;

async function create(
  form: HTMLFormElement,
  seats: readonly string[],
  requestId: string,
): Promise<void> {
  const data = new FormData(form);
  const text = (name: string): string => `${data.get(name) ?? ''}`;
  // Those not wanted are said too: some are on unless said otherwise.
  const options = form.querySelectorAll<HTMLInputElement>('input[name^="option "]');
  const [seat, level] = [text('seat'), text('level')];
  const others = seats.filter((one) => level !== '' && one !== seat);
  const { id, invite } = await muster().createGame(
    {
      ruleset: text('ruleset'),
      scenario: text('scenario'),
      seat,
      seatBots: others.map((one) => ({ seat: one, level })),
      options: Object.fromEntries(
        [...options].map(({ name, checked }) => [name.slice('option '.length), checked]),
      ),
      private: data.has('private'),
    },
    requestId,
  );
  location.assign(addressOf(id, invite));
}

function Form({ rulesets }: { rulesets: readonly Ruleset[] }) {
  const w = words();
  const [ruleset, setRuleset] = useState(rulesets[0]?.id);
  const [scenario, setScenario] = useState<string>();
  const [trouble, setTrouble] = useState<string | null>(null);
  // One game for one form, however often it is sent.
  const requestId = useRef(newId());
  const rules = rulesets.find(({ id }) => id === ruleset);
  const chosen = rules?.scenarios.find(({ id }) => id === scenario) ?? rules?.scenarios[0];
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
    <form class="card" onSubmit={submit}>
      <label>
        {w.game}
        <select name="ruleset" value={ruleset} onChange={(event) => setRuleset(taken(event))}>
          {rulesets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.scenario}
        <select name="scenario" value={chosen?.id} onChange={(event) => setScenario(taken(event))}>
          {rules?.scenarios.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.side}
        <select name="seat">
          {chosen?.seatNames.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Opponent />
      {chosen && <Options key={`${ruleset} ${chosen.id}`} schema={chosen.optionSchema} />}
      <label class="tick">
        <input type="checkbox" name="private" /> {w.privateGame}
      </label>
      <button class="btn go">{w.create}</button>
      {trouble !== null && (
        <>
          <Trouble text={trouble} />
          <a href="/play">{w.toGames}</a>
        </>
      )}
    </form>
  );
}

/** Which game, which scenario with which options, which side. */
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
