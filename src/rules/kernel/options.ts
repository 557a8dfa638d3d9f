import type { Seat, State } from './frame.js';
import type { Text } from './text.js';

/** An option of the rules that the creator of a game switches on or off. */
export interface Option {
  readonly title: Text;
  readonly default: boolean;
}

/**
 * Option id -> option. The id is in camel case; written positions have it in kebab case: `earlyReturn`, `early-return`.
 */
export type OptionTable = { readonly [option: string]: Option };

/** A starting position and its special rules. Members that are left out are those of the ruleset. */
export interface Scenario {
  readonly id: string;
  readonly title: Text;
  /** Replaces all options of the ruleset. */
  readonly options?: OptionTable;
  readonly seatNames?: { readonly [seat: Seat]: Text };
  /** Upper bound of the length of random play, in actions. */
  readonly longest?: number;
}

/**
 * Scenario and options of a game at its creation. An option that is missing is off, as in games older than the option.
 */
export interface Setting {
  readonly scenario: string;
  readonly options: { readonly [option: string]: boolean };
}

interface Scenarios {
  readonly scenarios: readonly Scenario[];
  readonly options: OptionTable;
  readonly seatNames: { readonly [seat: Seat]: Text };
  readonly longest: number;
}

const scenarioOf = ({ scenarios }: Scenarios, id: string): Scenario | undefined =>
  scenarios.find((one) => one.id === id);

/** Options that can be set when a game of that scenario is created. */
export const optionsOf = (rules: Scenarios, scenario: string): OptionTable =>
  scenarioOf(rules, scenario)?.options ?? rules.options;

export const seatNamesOf = (rules: Scenarios, scenario: string): Scenarios['seatNames'] =>
  scenarioOf(rules, scenario)?.seatNames ?? rules.seatNames;

export const longestOf = (rules: Scenarios, scenario: string): number =>
  scenarioOf(rules, scenario)?.longest ?? rules.longest;

/** Ids of all options that any scenario has. */
export const allOptions = ({ scenarios, options }: Scenarios): string[] => [
  ...new Set([options, ...scenarios.map((one) => one.options ?? {})].flatMap(Object.keys)),
];

/** Whether a scenario has options, seat names or a length of its own. If so, a position has to name the scenario. */
export const isApart = (rules: Scenarios, id: string): boolean => {
  const { options, seatNames, longest } = scenarioOf(rules, id) ?? {};
  return options !== undefined || seatNames !== undefined || longest !== undefined;
};

/** Whether an option of the rules is on in this game. */
export const isOn = ({ options }: State, option: string): boolean => options?.[option] === true;

/**
 * Reads and sets an option that the state keeps outside `State.options`. Games that are older than `State.options` have
 * such members, and these cannot move: the hash of a stored game's first row covers the whole state.
 */
export interface OptionField<S> {
  isOn(state: S): boolean;
  set(state: S, on: boolean): void;
}
export type OptionFields<S> = { readonly [option: string]: OptionField<S> };

/** Accessor of an option: the one in `fields`, or one for `State.options`, where options that are off are left out. */
export const fieldOf = <S extends State>(fields: OptionFields<S>, option: string): OptionField<S> =>
  fields[option] ?? {
    isOn: (state) => isOn(state, option),
    set(state, on) {
      if (on) state.options = { ...state.options, [option]: true };
    },
  };
