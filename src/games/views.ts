import {
  choices,
  type Action,
  type JsonObject,
  type Ruleset,
  type Seat,
  type State,
} from '../rules/index.js';

/** The name of a seat's view in caches and hashes; a spectator's is `*`, which no seat is called. */
export const audienceOf = (seat: Seat | null): string => seat ?? '*';

interface Seen {
  readonly views: Map<string, JsonObject>;
  readonly choices: Map<Seat, readonly Action[]>;
}

/** Once worked out, good for as long as the state is held: states here are never changed. */
const seen = new WeakMap<State, Seen>();

function seenIn(state: State): Seen {
  let known = seen.get(state);
  if (known === undefined) seen.set(state, (known = { views: new Map(), choices: new Map() }));
  return known;
}

function once<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export const viewOf = (rules: Ruleset, state: State, seat: Seat | null): JsonObject =>
  once(seenIn(state).views, audienceOf(seat), () => rules.view(state, seat));

export const choicesOf = (rules: Ruleset, state: State, seat: Seat): readonly Action[] =>
  once(seenIn(state).choices, seat, () => choices(rules, state, seat));
