import type { Components, Ruleset } from '../../../client/src/index.js';
import { type Facet, FROM, TO, VERB } from '../picks.js';
import { styleOf } from '../sides.js';
import { fill, words } from '../words.js';
import { pitchesOf } from './pitch.js';

/** Components before they are loaded. */
export const NOTHING_NAMED: Components = {
  ...{ places: [], pieces: [], cards: [], terms: [], verbs: [], sides: [] },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How a side is marked: by the sign on its pieces, and by a colour of the page. */
interface SideLook {
  readonly mark: string;
  readonly style: string;
}

/** The names and kinds of everything in a game. */
export interface Names {
  /** The name of an id; the id itself if it is not known. */
  of(id: string): string;
  /** The name of a facet. */
  facet(facet: Facet): string;
  /** The heading under which a facet is listed. */
  heading(facet: Facet): string;
  /** The field of a verb's actions that holds a number; undefined: none does. */
  count(verb: string): string | undefined;
  isPlace(id: string): boolean;
  seat(id: string): string;
  side(id: string): SideLook;
  /**
   * The distance of neighbouring cells, for a place of a kind that is a grid of hexes; 0: places of that kind are towns
   * on a map.
   */
  pitch(place: { readonly kind: string }): number;
  readonly title: string;
  readonly components: Components;
  readonly rules: Ruleset;
}

/** The name of a place as part of a sentence. */
function headed(field: string, place: string): string {
  const w = words();
  return field === FROM || field === TO ? fill(w[`${field}Place`], { place }) : place;
}

export function namesOf(rules: Ruleset, scenario: string, components: Components): Names {
  const { places, pieces, cards, terms, verbs, sides } = components;
  const table = (named: readonly { id: string; name: string }[]): Map<string, string> =>
    new Map(named.map(({ id, name }) => [id, name]));
  const all = table([...terms, ...cards, ...pieces, ...places]);
  const actions = table(verbs);
  const counts = new Map(verbs.map(({ id, counts: [first] }) => [id, first]));
  const kinds = new Map([...pieces, ...places].map(({ id, kind }) => [id, kind]));
  const chosen = rules.scenarios.find(({ id }) => id === scenario);
  const seats = table(chosen?.seatNames ?? []);
  const pitches = pitchesOf(places);
  const isPlace = new Set(places.map(({ id }) => id));
  const isCard = new Set(cards.map(({ id }) => id));
  const of = (id: string): string => all.get(id) ?? id;
  return {
    of,
    facet: ({ field, value }) => {
      if (typeof value === 'number') return `${value}`;
      if (field === VERB) return actions.get(value) ?? value;
      return isPlace.has(value) ? headed(field, of(value)) : of(value);
    },
    heading: ({ field, value }) => {
      const w = words();
      if (field === VERB) return w.actions;
      if (typeof value === 'number') return all.get(field) ?? w.number;
      if (isPlace.has(value) && (field === FROM || field === TO)) return w[field];
      if (isCard.has(value)) return w.cards;
      const kind = kinds.get(value);
      return kind === undefined ? w.others : capital(of(kind));
    },
    count: (verb) => counts.get(verb),
    isPlace: (id) => isPlace.has(id),
    seat: (id) => seats.get(id) ?? id,
    side: (id) => ({
      mark: sides.find((one) => one.id === id)?.mark ?? '',
      style: styleOf(rules, id),
    }),
    pitch: ({ kind }) => pitches.get(kind) ?? 0,
    title: `${rules.title} · ${chosen?.title ?? scenario}`,
    components,
    rules,
  };
}
