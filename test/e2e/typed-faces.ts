import { typedAction } from '../../src/games/typed/typed-action.js';
import {
  type Action,
  canonical,
  type CardUse,
  type Random,
  type Ruleset,
  type TypedMutation,
} from '../../src/rules/index.js';

/** An action as a mutation with a name of its own, and not by `play`. */
export interface Face {
  readonly mutation: string;
  /** Of its input. */
  readonly type: string;
  /** The input, but for the game, the version and the request id. */
  readonly input: { readonly [field: string]: string | number };
  readonly action: Action;
}

interface Kind extends Pick<Face, 'mutation' | 'type' | 'input'> {
  /** What may be said in the input. */
  readonly fields: readonly string[];
}

const ofCombat = (name: string, { input }: TypedMutation): Kind => ({
  mutation: name,
  type: `${input?.name ?? 'CombatAction'}Input`,
  fields: Object.keys(input?.fields ?? {}),
  input: {},
});

const ofCards = (use: string, { mutation, fields }: CardUse): Kind => ({
  ...(mutation === undefined
    ? { mutation: 'playCard', type: 'PlayCardInput', input: { use: use.toUpperCase() } }
    : { mutation: mutation.name, type: 'CardInput', input: {} }),
  fields: ['card', ...Object.keys(fields ?? {})],
});

/** Every named mutation that the game has, with the verbs of its rules. */
const kindsOf = ({ combat, decks }: Ruleset): (readonly [Kind, readonly string[]])[] => [
  ...Object.entries(combat.mutations).map(
    ([name, one]) => [ofCombat(name, one), one.verbs] as const,
  ),
  ...Object.entries(decks.uses).map(([use, one]) => [ofCards(use, one), one.verbs] as const),
];

/** The same verb may stand in several decisions, of which a mutation means one. */
function facing(
  rules: Ruleset,
  [kind, own]: readonly [Kind, readonly string[]],
  action: Action,
): Face[] {
  const { do: verb, ...fields } = action;
  const isSayable = Object.keys(fields).every((field) => kind.fields.includes(field));
  const meant = own.includes(verb) && isSayable ? typedAction(rules, own, fields) : undefined;
  if (meant === undefined || canonical(meant) !== canonical(action)) return [];
  const { mutation, type, input } = kind;
  return [{ mutation, type, input: { ...input, ...fields }, action }];
}

/** The named mutation that means this action; undefined: there is none. */
export const faceOf = (rules: Ruleset, action: Action): Face | undefined =>
  kindsOf(rules).flatMap((kind) => facing(rules, kind, action))[0];

/** An action for each named mutation and each verb that it may mean, as like as not nonsense. */
export const someOfEach = (rules: Ruleset, random: Random): Face[] =>
  kindsOf(rules).flatMap(([kind, own]) =>
    own
      .flatMap((verb) => shapesOf(rules, verb, random))
      .flatMap((action) => facing(rules, [kind, own], action)),
  );

/** An action of that verb in each shape that it has anywhere in the game. */
function shapesOf({ phases, domains }: Ruleset, verb: string, random: Random): Action[] {
  const shapes = Object.values(phases).flatMap((phase) =>
    phase.kind === 'ask' && phase.verbs[verb] !== undefined ? [phase.verbs[verb]] : [],
  );
  const distinct = new Map(shapes.map((shape) => [Object.keys(shape).join(), shape]));
  return [...distinct.values()].map((shape) => {
    const values = Object.entries(shape).map(([field, domain]) => {
      const all = domains[domain] ?? [];
      return [field, all[random(all.length)]];
    });
    return { ...Object.fromEntries(values), do: verb };
  });
}

/** GraphQL for a face: all that is answered without asking for the game. */
export const queryOf = ({ mutation, type }: Face): string =>
  `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename
    ... on Refused { code step version message clause { id } better { action label } } } }`;
