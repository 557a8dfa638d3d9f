import {
  type Action,
  type Attack,
  canonical,
  choices,
  type Ending,
  type Foresight,
  foresightOf,
  type Halt,
  type JsonObject,
  type Ruleset,
  type Seat,
  type State,
  UNKNOWN_ATTACK,
} from '../../rules/index.js';
import { foundInTurn } from './in-turn.js';

/** Audience of spectators; no seat has this name. */
export const SPECTATOR = '*';

/** Name of an audience in caches and hashes: the seat, or `*` for a spectator. */
export const audienceOf = (seat: Seat | null): string => seat ?? SPECTATOR;

interface Seen {
  readonly views: Map<string, JsonObject>;
  readonly choices: Map<Seat, readonly Action[]>;
  readonly endings: Map<string, Promise<readonly Ending[] | null>>;
  readonly outlooks: Map<string, Promise<Outlook | null>>;
  readonly halts: Map<Seat, { ready: Foresight | null; readonly made: Promise<Foresight> }>;
}

/**
 * Key of a hidden member of a state, which caches what has been worked out for it. That stays valid as long as the
 * state is held, as states are never changed here. Not a WeakMap: V8 keeps its values until a full garbage collection,
 * and all of this is stale after a move or two.
 */
const SEEN = Symbol('seen');

function seenIn(state: State & { readonly [SEEN]?: Seen }): Seen {
  const known = state[SEEN];
  if (known !== undefined) return known;
  const value: Seen = {
    views: new Map(),
    choices: new Map(),
    endings: new Map(),
    outlooks: new Map(),
    halts: new Map(),
  };
  Object.defineProperty(state, SEEN, { value });
  return value;
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

function* foreseenBy(rules: Ruleset, state: State, seat: Seat): Generator<void, Foresight> {
  const foresee = foresightOf(rules, state, seat);
  // Keyed by the action object itself: to make a text of each action as its key would take longer than to try it.
  const halts = new Map<Action, Halt>();
  for (const action of choicesOf(rules, state, seat)) {
    halts.set(action, foresee(action));
    yield;
  }
  return (action) => {
    const known = halts.get(action);
    return known === undefined ? foresee(action) : known;
  };
}

/**
 * For each choice, what stops it, as far as its seat can know; for a legal action that is not listed it is worked out
 * when asked. `owner`: in whose turn the work is queued.
 */
export function haltsOf(
  rules: Ruleset,
  state: State,
  seat: Seat,
  owner: string,
): Promise<Foresight> {
  return once(seenIn(state).halts, seat, () => {
    const made = foundInTurn(owner, foreseenBy(rules, state, seat));
    const halts = { ready: null as Foresight | null, made };
    made.then(
      (ready) => (halts.ready = ready),
      () => undefined,
    );
    return halts;
  }).made;
}

/** The result of `haltsOf` if it has been worked out already; null: not yet. */
export const knownHalts = (state: State, seat: Seat): Foresight | null =>
  seenIn(state).halts.get(seat)?.ready ?? null;

function* endingsIn(
  rules: Ruleset,
  state: State,
  seat: Seat | null,
): Generator<void, readonly Ending[] | null> {
  const view = viewOf(rules, state, seat);
  yield;
  return rules.combat.endings(view);
}

/** What a player may know of the attack that one of their actions begins. */
export interface Outlook extends Attack {
  readonly attacks: string;
}

function* outlookIn(
  rules: Ruleset,
  state: State,
  seat: Seat,
  action: Action,
): Generator<void, Outlook | null> {
  const view = viewOf(rules, state, seat);
  yield;
  const attacks = rules.combat.attacks(view, action);
  if (attacks === null) return null;
  return { attacks, ...(rules.combat.attack?.(view, action) ?? UNKNOWN_ATTACK) };
}

/**
 * Returns null where the action attacks nobody that its player sees. Only legal actions are asked about, so the cache
 * holds no more than there are. `owner`: in whose turn the work is queued.
 */
export const outlookOf = (
  rules: Ruleset,
  state: State,
  { seat, action }: { readonly seat: Seat; readonly action: Action },
  owner: string,
): Promise<Outlook | null> =>
  once(seenIn(state).outlooks, `${seat} ${canonical(action)}`, () =>
    foundInTurn(owner, outlookIn(rules, state, seat, action)),
  );

/** How the combat in progress may end, as far as that viewer may know. `owner`: in whose turn the work is queued. */
export const endingsOf = (
  rules: Ruleset,
  state: State,
  seat: Seat | null,
  owner: string,
): Promise<readonly Ending[] | null> =>
  once(seenIn(state).endings, audienceOf(seat), () =>
    foundInTurn(owner, endingsIn(rules, state, seat)),
  );
