import type { Action, Domains } from './action.js';
import type { Seat, State } from './frame.js';
import { clone } from './json.js';
import { playInPlace } from './play.js';
import { seeded } from './random.js';
import type { Ruleset } from './ruleset.js';
import { RecordingTable, type Random } from './table.js';

/** What came of an action in one world: how well the seat stands then, and whether chance had a part in it. */
export interface Tried {
  readonly worth: number;
  readonly chance: boolean;
}

/** Tries an action in a world with dice of its own: the same for every action, so that luck does not decide between them. */
export type Trial = (action: Action) => Tried;

const SEEDS = 0x4000_0000;

/** A trial of the actions of `seat` in another world that it cannot tell from the true one. */
export function trialOf(rules: Ruleset, state: State, seat: Seat, random: Random): Trial {
  const world = copierOf(rules.domains, rules.resample(state, seat, random, 'any').state);
  const seed = random(SEEDS);
  return (action) => {
    const tried = world();
    const dice = seeded(seed);
    const table = new RecordingTable({ open: dice, hidden: dice });
    playInPlace(rules, tried, seat, action, table);
    return {
      worth: rules.evaluate(tried, seat),
      chance: table.rolls.length + table.draws.length > 0,
    };
  };
}

type Members = { [key: string]: unknown };

/**
 * Copies of a state, each good until the next is asked for. A member that has an entry for every id of a domain cannot
 * grow, so that it is filled in again and not made anew, which takes a third of the time.
 */
export function copierOf(domains: Domains, state: State): () => State {
  const tables: { key: string; ids: string[]; from: Members; to: Members }[] = [];
  const others: string[] = [];
  for (const [key, from] of Object.entries(state)) {
    const ids = idsOf(domains, from);
    if (ids === null) others.push(key);
    else tables.push({ key, ids, from: from as Members, to: clone(from as Members) });
  }
  const source = state as unknown as Members;
  return () => {
    const copy: Members = {};
    for (const key of others) copy[key] = clone(source[key]);
    for (const { key, ids, from, to } of tables) {
      for (const id of ids) to[id] = clone(from[id]);
      copy[key] = to;
    }
    return copy as unknown as State;
  };
}

/** The keys of a member, if they are all the ids of one domain. */
function idsOf(domains: Domains, member: unknown): string[] | null {
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return null;
  const keys = Object.keys(member);
  const whole = Object.values(domains).some(
    (ids) => ids.length === keys.length && ids.every((id) => Object.hasOwn(member, id)),
  );
  return whole ? keys : null;
}
