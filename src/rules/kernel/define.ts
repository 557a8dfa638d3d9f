import type { Seat, State } from './frame.js';
import type { JsonObject } from './json.js';
import {
  allOptions,
  fieldOf,
  isApart,
  type OptionFields,
  optionsOf,
  type Setting,
} from './options.js';
import type { Misreading, Ruleset } from './ruleset.js';
import type { Table } from './table.js';
import { contentOf } from './text.js';

/**
 * Makes the ruleset that the world outside the game uses. A game is written with its own types of view and seat;
 * outside, a view is plain JSON and a seat a string. The cast between them is here and nowhere else. This function also
 * stores the scenario and the options in the state, and shows them in views, writes them into positions and reads them.
 * `fields` lists options that a state keeps elsewhere than in `options`; the game shows these itself.
 */
export function defineRuleset<S extends State, V extends object, A extends Seat>(
  game: Ruleset<S, V, A>,
  fields: OptionFields<S> = {},
): Ruleset<S> {
  const rules = game as unknown as Ruleset<S>;
  return {
    ...rules,
    ...beginning(rules, fields),
    ...notation(rules, fields),
    ...showing(rules, fields),
  };
}

const beginning = <S extends State>(rules: Ruleset<S>, fields: OptionFields<S>) => ({
  setup(setting: Setting, table: Table): S {
    const state = rules.setup(setting, table);
    for (const [option, on] of Object.entries(setting.options))
      fieldOf(fields, option).set(state, on);
    if (isApart(rules, setting.scenario)) state.scenario = setting.scenario;
    return state;
  },
});

/** Name of an option in a position: `early-return` for `earlyReturn`. */
const wordOf = (option: string): string =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Writes the scenario and the options that are on into a position, each on its own line after the header, and reads
 * them.
 */
function notation<S extends State>(rules: Ruleset<S>, fields: OptionFields<S>) {
  const options = allOptions(rules).map((id) => ({
    id,
    word: wordOf(id),
    field: fieldOf(fields, id),
  }));
  const scenarios = rules.scenarios.map(({ id }) => ({ line: `scenario ${id}`, id }));
  return {
    writePosition(state: S): string {
      const [header = '', ...rest] = rules.writePosition(state).split('\n');
      const scenario = state.scenario === undefined ? [] : [`scenario ${state.scenario}`];
      const on = options.filter(({ field }) => field.isOn(state)).map(({ word }) => word);
      return [header, ...scenario, ...on, ...rest].join('\n');
    },
    readPosition(text: string): S | Misreading {
      const lines = text.split('\n');
      const words = lines.map(contentOf);
      const on = options.filter(({ word }) => words.includes(word));
      const scenario = scenarios.find(({ line }) => words.includes(line));
      const strange = on.find(({ id }) => !Object.hasOwn(optionsOf(rules, scenario?.id ?? ''), id));
      if (strange !== undefined) return notOffered(strange.word, words);
      // lines read here are blanked, not removed, so that misreadings reported by the game have the right line numbers
      const known = new Set([...on.map(({ word }) => word), scenario?.line]);
      const state = rules.readPosition(
        lines.map((line, i) => (known.has(words[i]) ? '' : line)).join('\n'),
        {
          ...(scenario !== undefined && { scenario: scenario.id }),
          options: Object.fromEntries(on.map(({ id }) => [id, true])),
        },
      );
      if (!('agenda' in state)) return state;
      for (const { field } of on) field.set(state, true);
      if (scenario !== undefined) state.scenario = scenario.id;
      return state;
    },
  };
}

const notOffered = (word: string, words: readonly string[]): Misreading => ({
  line: words.indexOf(word) + 1,
  message: {
    en: `the scenario has no option ${word}`,
    ja: `シナリオにオプション${word}はない`,
  },
});

const FLAG = { type: 'boolean' } as const;

/** Adds to each view the options that its scenario offers and that the game does not show itself. */
function showing<S extends State>(rules: Ruleset<S>, fields: OptionFields<S>) {
  const { viewSchema } = rules;
  const properties = (viewSchema['properties'] ?? {}) as JsonObject;
  const unshown = allOptions(rules).filter(
    (option) => !(option in properties) && !(option in fields),
  );
  if (unshown.length === 0) return {};
  const shown = (view: JsonObject, state: S): JsonObject => {
    const offered = optionsOf(rules, state.scenario ?? '');
    const on = unshown
      .filter((option) => Object.hasOwn(offered, option))
      .map((option) => [option, fieldOf(fields, option).isOn(state)]);
    return Object.assign(view, Object.fromEntries(on));
  };
  const flags = Object.fromEntries(unshown.map((option) => [option, FLAG]));
  const required = (viewSchema['required'] ?? []) as readonly string[];
  const everywhere = unshown.filter((option) =>
    rules.scenarios.every(({ id }) => Object.hasOwn(optionsOf(rules, id), option)),
  );
  return {
    viewSchema: {
      ...viewSchema,
      properties: { ...properties, ...flags },
      required: [...required, ...everywhere],
    },
    view: (state: S, viewer: Seat | null) => shown(rules.view(state, viewer), state),
  };
}
