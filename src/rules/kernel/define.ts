import type { Seat, State } from './frame.js';
import type { JsonObject } from './json.js';
import { allOptions, isApart, placeOf, type Places, type Setting } from './options.js';
import type { Misreading, Ruleset } from './ruleset.js';
import type { Table } from './table.js';
import { contentOf } from './text.js';

/**
 * A game as everybody else has it: its views are plain JSON already, and nobody but its seats and spectators ever asks for
 * one. This is the only place that has to say so. Scenario and options are kept in the state, shown, written and read here;
 * `places`: of options that the state has elsewhere than in `options`, which the game shows itself.
 */
export function defineRuleset<S extends State, V extends object, A extends Seat>(
  game: Ruleset<S, V, A>,
  places: Places<S> = {},
): Ruleset<S> {
  const rules = game as unknown as Ruleset<S>;
  return {
    ...rules,
    ...beginning(rules, places),
    ...notation(rules, places),
    ...showing(rules, places),
  };
}

const beginning = <S extends State>(rules: Ruleset<S>, places: Places<S>) => ({
  setup(setting: Setting, table: Table): S {
    const state = rules.setup(setting, table);
    for (const [option, on] of Object.entries(setting.options))
      placeOf(places, option).set(state, on);
    if (isApart(rules, setting.scenario)) state.scenario = setting.scenario;
    return state;
  },
});

/** `earlyReturn` as it is written in a position. */
const wordOf = (option: string): string =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** In a written position the scenario and the options that are on follow the header, each on a line of its own. */
function notation<S extends State>(rules: Ruleset<S>, places: Places<S>) {
  const options = allOptions(rules).map((id) => ({ word: wordOf(id), place: placeOf(places, id) }));
  const scenarios = rules.scenarios.map(({ id }) => ({ line: `scenario ${id}`, id }));
  return {
    writePosition(state: S): string {
      const [header = '', ...rest] = rules.writePosition(state).split('\n');
      const scenario = state.scenario === undefined ? [] : [`scenario ${state.scenario}`];
      const on = options.filter(({ place }) => place.isOn(state)).map(({ word }) => word);
      return [header, ...scenario, ...on, ...rest].join('\n');
    },
    readPosition(text: string): S | Misreading {
      const lines = text.split('\n');
      const words = lines.map(contentOf);
      const on = options.filter(({ word }) => words.includes(word));
      const scenario = scenarios.find(({ line }) => words.includes(line));
      // blank, so that mistakes are reported by the lines of the text as it was given
      const known = new Set([...on.map(({ word }) => word), scenario?.line]);
      const state = rules.readPosition(
        lines.map((line, i) => (known.has(words[i]) ? '' : line)).join('\n'),
        scenario?.id,
      );
      if (!('agenda' in state)) return state;
      for (const { place } of on) place.set(state, true);
      if (scenario !== undefined) state.scenario = scenario.id;
      return state;
    },
  };
}

const FLAG = { type: 'boolean' } as const;

/** Views tell of every option that the game does not show itself. */
function showing<S extends State>(rules: Ruleset<S>, places: Places<S>) {
  const { viewSchema } = rules;
  const properties = (viewSchema['properties'] ?? {}) as JsonObject;
  const unshown = allOptions(rules).filter(
    (option) => !(option in properties) && !(option in places),
  );
  if (unshown.length === 0) return {};
  const shown = (view: JsonObject, state: S): JsonObject => {
    const on = unshown.map((option) => [option, placeOf(places, option).isOn(state)]);
    return Object.assign(view, Object.fromEntries(on));
  };
  const flags = Object.fromEntries(unshown.map((option) => [option, FLAG]));
  const required = (viewSchema['required'] ?? []) as readonly string[];
  return {
    viewSchema: {
      ...viewSchema,
      properties: { ...properties, ...flags },
      required: [...required, ...unshown],
    },
    view: (state: S, viewer: Seat | null) => shown(rules.view(state, viewer), state),
    ...(rules.views && {
      views: (...[state, viewers, last]: Parameters<NonNullable<Ruleset<S>['views']>>) =>
        rules.views?.(state, viewers, last).map((view) => shown(view, state)) ?? [],
    }),
  };
}
