import type { Seat, State } from './frame.js';
import type { Text } from './text.js';

/** An option of the rules that the creator of a game switches on or off. */
export interface Option {
  readonly title: Text;
  readonly default: boolean;
}

/** By id, in camel case; in a written position the same in kebab case: `earlyReturn`, `early-return`. */
export type OptionTable = { readonly [option: string]: Option };

/** What a game may begin with. What a scenario does not say is as its ruleset has it. */
export interface Scenario {
  readonly id: string;
  readonly title: Text;
  /** All options of this scenario, in place of the ruleset's. */
  readonly options?: OptionTable;
  readonly seatNames?: { readonly [seat: Seat]: Text };
  /** Random play never lasts longer, in actions. */
  readonly longest?: number;
}

/** What a game was created with. An option that is not named is off, as in games that are older than the option. */
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

/** The options that a game of that scenario may be created with. */
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

/** Whether the rules of a scenario differ by more than where its pieces stand, so that a position has to name it. */
export const isApart = (rules: Scenarios, id: string): boolean => {
  const { options, seatNames, longest } = scenarioOf(rules, id) ?? {};
  return options !== undefined || seatNames !== undefined || longest !== undefined;
};

/** Whether a game is played with an option, for the phase that heeds it. */
export const isOn = ({ options }: State, option: string): boolean => options?.[option] === true;

/**
 * Where the states of a game have an option that is not among `State.options`, because the game is older than those:
 * the hash of a stored game's first row is over its whole state, so a field in it cannot move.
 */
export interface Place<S> {
  isOn(state: S): boolean;
  set(state: S, on: boolean): void;
}
export type Places<S> = { readonly [option: string]: Place<S> };

/** The place of an option, its own or among `options`, where one that is off is not named. */
export const placeOf = <S extends State>(places: Places<S>, option: string): Place<S> =>
  places[option] ?? {
    isOn: (state) => isOn(state, option),
    set(state, on) {
      if (on) state.options = { ...state.options, [option]: true };
    },
  };
