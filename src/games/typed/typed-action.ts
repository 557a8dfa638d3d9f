import { invalidInput } from '../../errors/errors.js';
import type { Action, Ruleset, Text } from '../../rules/index.js';

/** Field -> value in a typed mutation; undefined: not given. */
export type ActionFields = { readonly [field: string]: string | number | undefined };

/** What every typed mutation has beside the fields of its action. */
export interface TypedSubmission {
  readonly gameId: string;
  readonly requestId: string;
  readonly version: number;
  readonly draft?: number | undefined;
}

/** A kind of typed mutations, whose names mean the same in every game. */
interface Kind {
  /** Name -> the verbs of the game's actions that it may stand for. */
  readonly declaredBy: (rules: Ruleset) => {
    readonly [name: string]: { readonly verbs: readonly string[] };
  };
  /**
   * The message for a name that the game does not know. `game`: id of the ruleset; `names`: the names that it knows.
   */
  readonly unknown: (game: string, names: string) => Text;
}

const KINDS = {
  /** Decisions in a combat, e.g. `retreat`. */
  combat: {
    declaredBy: ({ combat }) => combat.mutations,
    unknown: (game, names) => ({
      en: `in a combat of ${game} there is ${names || 'nothing to decide'}.`,
      ja: `${game}の戦闘で使えるのは${names || 'ありません'}です。`,
    }),
  },
  /** Uses of a card, e.g. `event`. */
  cards: {
    declaredBy: ({ decks }) => decks.uses,
    unknown: (game, names) => ({
      en: `a card of ${game} is for ${names || 'nothing: it has no cards'}.`,
      ja: names ? `${game}のカードの用途は${names}です。` : `${game}にはカードがありません。`,
    }),
  },
} satisfies Record<string, Kind>;

export type TypedKind = keyof typeof KINDS;

/** The game's action that a typed mutation stands for. Throws INVALID_INPUT where the game does not know the name. */
export function actionOf(
  rules: Ruleset,
  { kind, name }: { readonly kind: TypedKind; readonly name: string },
  fields: ActionFields,
): Action {
  const { declaredBy, unknown }: Kind = KINDS[kind];
  const declared = declaredBy(rules);
  const verbs = Object.hasOwn(declared, name) ? (declared[name]?.verbs ?? []) : [];
  const action = typedAction(rules, verbs, fields);
  if (action === undefined) throw invalidInput(unknown(rules.id, Object.keys(declared).join(', ')));
  return action;
}

/**
 * Builds the action from the one of these verbs that takes just the given fields, or else from the first verb;
 * undefined where there are no verbs. It looks at the verbs alone, not at the state of the game, so that a repeated
 * request builds the same action. Whether the action is legal is for `play` to say.
 */
export function typedAction(
  rules: Ruleset,
  verbs: readonly string[],
  fields: ActionFields,
): Action | undefined {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => name);
  const verb = verbs.find((one) => takes(rules, one, names)) ?? verbs[0];
  if (verb === undefined) return undefined;
  return { ...(Object.fromEntries(given) as Record<string, string | number>), do: verb };
}

function takes(rules: Ruleset, verb: string, fields: readonly string[]): boolean {
  return Object.values(rules.phases).some((phase) => {
    const expected = phase.kind === 'ask' ? phase.verbs[verb] : undefined;
    return (
      expected !== undefined &&
      Object.keys(expected).length === fields.length &&
      fields.every((field) => Object.hasOwn(expected, field))
    );
  });
}
