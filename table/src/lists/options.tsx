import { useState } from 'preact/hooks';

import type { Scenario } from '../../../client/src/index.js';
import { fill, listWords, words } from '../words.js';
import { fieldOf } from './create.js';

interface TickProps {
  readonly name: string;
  readonly title: string;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

function Tick({ name, title, isOn, turn }: TickProps) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        name={name}
        checked={isOn}
        onChange={(event) => turn((event.target as HTMLInputElement).checked)}
      />{' '}
      {title}
    </label>
  );
}

interface OptionsProps {
  readonly schema: Scenario['optionSchema'];
  /** Whether only people with the link may look on; null: not asked. */
  readonly isPrivate: boolean | null;
  readonly setPrivate: (isPrivate: boolean) => void;
}

/** The options of a scenario and who may look on, folded away; the summary says how many options are on. */
export function Options({ schema, isPrivate, setPrivate }: OptionsProps) {
  const options = Object.entries(schema.properties ?? {});
  const [on, setOn] = useState<readonly string[]>(() =>
    options.filter(([, one]) => one.default === true).map(([id]) => id),
  );
  const turn = (id: string) => (isOn: boolean) =>
    setOn(isOn ? [...on, id] : on.filter((one) => one !== id));
  if (options.length === 0 && isPrivate === null) return null;
  const count = on.length + Number(isPrivate ?? false);
  return (
    <details class="options">
      <summary>{fill(listWords().optionsOn, { count: `${count}` })}</summary>
      {options.map(([id, { title }]) => (
        <Tick
          key={id}
          {...{ name: fieldOf(id), title: title ?? id, isOn: on.includes(id), turn: turn(id) }}
        />
      ))}
      {isPrivate !== null && (
        <Tick
          {...{ name: 'private', title: words().privateGame, isOn: isPrivate, turn: setPrivate }}
        />
      )}
    </details>
  );
}
