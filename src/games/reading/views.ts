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

/** What no seat is called. */
export const SPECTATOR = '*';

/** The name of a seat's view in caches and hashes. */
export const audienceOf = (seat: Seat | null): string => seat ?? SPECTATOR;

interface Seen {
  readonly views: Map<string, JsonObject>;
  readonly choices: Map<Seat, readonly Action[]>;
  readonly endings: Map<string, Promise<readonly Ending[] | null>>;
  readonly outlooks: Map<string, Promise<Outlook | null>>;
  readonly halts: Map<Seat, { ready: Foresight | null; readonly made: Promise<Foresight> }>;
}

/**
 * Once worked out, good for as long as the state is held: states here are never changed. It is a hidden member of the
 * state, since what a WeakMap holds outlives the young generation, and all of this is old after a move or two.
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
  // The same actions are asked after, by what they are: to name each by its words would take longer than to try it.
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
 * What comes of each choice, as far as its seat can know; of what is legal and not listed it is found when asked.
 * `owner`: who pays for it by waiting.
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

/** The same where it has been found already; null: not yet. */
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
 * null: it attacks nobody that its player sees. Asked of what may be made alone, so no more are kept than there are.
 * `owner`: who pays for it by waiting.
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

/** How the combat in progress ends, as far as that viewer may know; `owner`: who pays for it by waiting. */
export const endingsOf = (
  rules: Ruleset,
  state: State,
  seat: Seat | null,
  owner: string,
): Promise<readonly Ending[] | null> =>
  once(seenIn(state).endings, audienceOf(seat), () =>
    foundInTurn(owner, endingsIn(rules, state, seat)),
  );
