import { invalidInput } from '../../errors/errors.js';
import type { Action, Ruleset, Text } from '../../rules/index.js';

/** Fields of a typed mutation; what is not given is not there. */
export type ActionFields = { readonly [field: string]: string | number | undefined };

/** A decision by a typed mutation; the rest of it are its fields. */
export interface TypedSubmission {
  readonly gameId: string;
  readonly requestId: string;
  readonly version: number;
  readonly draft?: number | undefined;
}

/** What rulesets declare under names that mean the same in every game. */
interface Kind {
  /** Name -> the verbs of the rules that it may mean. */
  readonly declaredBy: (rules: Ruleset) => {
    readonly [name: string]: { readonly verbs: readonly string[] };
  };
  /** For a name that the game does not know; `names`: those that it knows. */
  readonly unknown: (game: string, names: string) => Text;
}

const KINDS = {
  /** Decisions in a combat: `retreat`. */
  combat: {
    declaredBy: ({ combat }) => combat.mutations,
    unknown: (game, names) => ({
      en: `in a combat of ${game} there is ${names || 'nothing to decide'}.`,
      ja: `${game}の戦闘で使えるのは${names || 'ありません'}です。`,
    }),
  },
  /** What a card is played for: `event`. */
  cards: {
    declaredBy: ({ decks }) => decks.uses,
    unknown: (game, names) => ({
      en: `a card of ${game} is for ${names || 'nothing: it has no cards'}.`,
      ja: names ? `${game}のカードの用途は${names}です。` : `${game}にはカードがありません。`,
    }),
  },
} satisfies Record<string, Kind>;

export type TypedKind = keyof typeof KINDS;

/** The action that a typed mutation means in that game. Throws INVALID_INPUT where the game knows no such name. */
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
 * Of these verbs of the rules the one that takes just the fields given, or else the first; undefined where there are
 * none. Made of the verbs alone, so that a repeated request is the same request; whether it is legal is for `play` to
 * say.
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
