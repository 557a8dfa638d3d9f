import { typedAction } from '../../src/games/typed/typed-action.js';
import {
  type Action,
  canonical,
  type CardUse,
  type Random,
  type Ruleset,
  type TypedMutation,
} from '../../src/rules/index.js';

/** An action as a mutation of its own, instead of by `play`. */
export interface Face {
  readonly mutation: string;
  /** The type of its input. */
  readonly type: string;
  /** The input, without the game, the version and the request id. */
  readonly input: { readonly [field: string]: string | number };
  readonly action: Action;
}

interface Kind extends Pick<Face, 'mutation' | 'type' | 'input'> {
  /** The fields of the input. */
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

/** Every named mutation of the ruleset, with the verbs that it stands for. */
const kindsOf = ({ combat, decks }: Ruleset): (readonly [Kind, readonly string[]])[] => [
  ...Object.entries(combat.mutations).map(
    ([name, one]) => [ofCombat(name, one), one.verbs] as const,
  ),
  ...Object.entries(decks.uses).map(([use, one]) => [ofCards(use, one), one.verbs] as const),
];

/** Several decisions may have the same verb, of which a mutation stands for one. */
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

/** The named mutation for this action; undefined: there is none. */
export const faceOf = (rules: Ruleset, action: Action): Face | undefined =>
  kindsOf(rules).flatMap((kind) => facing(rules, kind, action))[0];

/** An action for each named mutation and each of its verbs; many of them make no sense. */
export const someOfEach = (rules: Ruleset, random: Random): Face[] =>
  kindsOf(rules).flatMap(([kind, own]) =>
    own
      .flatMap((verb) => shapesOf(rules, verb, random))
      .flatMap((action) => facing(rules, [kind, own], action)),
  );

/** An action of that verb in each shape that it has anywhere in the ruleset. */
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

/** The GraphQL for a face, which asks for everything in the answer except the game. */
export const queryOf = ({ mutation, type }: Face): string =>
  `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename
    ... on Refused { code step version message clause { id } better { action label } } } }`;
