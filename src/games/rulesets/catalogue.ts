import { hashOf } from '../../common/hash.js';
import {
  type Components,
  type Json,
  type JsonObject,
  type Locale,
  LOCALES,
  type Named,
  type Ruleset,
  type Seat,
  type SideEntry,
} from '../../rules/index.js';

interface NamedEntry {
  readonly id: string;
  readonly name: string;
}

type In<T extends Named> = Omit<T, 'name'> & NamedEntry;

/** A card by its number. Its text is not here: the ruleset's cards tell it. */
interface CardEntry extends NamedEntry {
  readonly number: number;
  readonly deck: string;
  readonly type: string;
  readonly side: Seat | null;
  readonly value: number;
}

/** A verb of actions, with the names of its fields that hold a number of things. */
interface VerbEntry extends NamedEntry {
  readonly counts: readonly string[];
}

/** All that lies in the box of a game, in one language. */
export interface Catalogue extends Pick<Components, 'connections' | 'schedule' | 'shapes'> {
  readonly sides: readonly In<SideEntry & Named>[];
  readonly places: readonly In<Components['places'][number]>[];
  readonly pieces: readonly In<Components['pieces'][number]>[];
  readonly cards: readonly CardEntry[];
  readonly tracks: readonly (NamedEntry & { readonly values: readonly NamedEntry[] })[];
  readonly terms: readonly NamedEntry[];
  /** The verbs of actions, each with a word or two on what it does. */
  readonly verbs: readonly VerbEntry[];
}

const boxes = new WeakMap<Ruleset, string>();
const made = new WeakMap<Ruleset, { [L in Locale]?: Catalogue }>();

/** The catalogue of a ruleset, made once per language and cached. */
export function catalogueOf(rules: Ruleset, locale: Locale): Catalogue {
  const known = made.get(rules) ?? {};
  made.set(rules, known);
  return (known[locale] ??= makeCatalogue(rules, locale));
}

/** Hash of the box's contents in all languages: it changes when anything in the box does. */
export function boxOf(rules: Ruleset): string {
  const known = boxes.get(rules);
  if (known !== undefined) return known;
  const box = hashOf(LOCALES.map((locale) => catalogueOf(rules, locale))).slice(0, 16);
  boxes.set(rules, box);
  return box;
}

/** The fields of a verb that hold numbers, over all decisions in which the verb is used. */
const countsOf = ({ counts = [], phases }: Ruleset, verb: string): string[] =>
  counts.filter((field) =>
    Object.values(phases).some((phase) => 'verbs' in phase && field in (phase.verbs[verb] ?? {})),
  );

function makeCatalogue(rules: Ruleset, locale: Locale): Catalogue {
  const { components, decks, verbs, seatNames } = rules;
  const named = <T extends Named>(one: T): In<T> => ({ ...one, name: one.name[locale] });
  const { sides, places, pieces, connections, schedule, tracks, terms, shapes } = components;
  return {
    sides: sides.map((side) => ({ ...side, name: seatNames[side.id]?.[locale] ?? side.id })),
    places: places.map(named),
    connections,
    pieces: pieces.map(named),
    cards: decks.catalogue.map(({ id, number, deck, title, type, owner, value }) => ({
      ...{ id, name: title[locale], number, deck, type: type[locale], side: owner, value },
    })),
    schedule,
    tracks: tracks.map((track) => ({ ...named(track), values: track.values.map(named) })),
    terms: terms.map(named),
    verbs: Object.entries(verbs).map(([id, text]) => ({
      ...{ id, name: text[locale], counts: countsOf(rules, id) },
    })),
    shapes,
  };
}

/** The catalogue as JSON, as GraphQL returns it. */
export const catalogueJson = (rules: Ruleset, locale: Locale): JsonObject =>
  catalogueOf(rules, locale) as unknown as { readonly [member: string]: Json };
