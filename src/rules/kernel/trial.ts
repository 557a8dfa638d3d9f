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
  const { state: dealt } = rules.resample(state, seat, random, 'any');
  const world = rules.copies?.(dealt) ?? copierOf(rules.domains, dealt);
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

/** A member of the state with an entry for every id of a domain: it cannot grow. */
interface Whole {
  readonly key: string;
  readonly from: Members;
  readonly to: Members;
  /** Entries that are objects, and ids of the others. */
  readonly pieces: readonly Piece[];
  readonly plain: readonly string[];
}

/** An entry as it was and as it is given out; `size`: members that are not undefined. */
interface Piece {
  readonly id: string;
  readonly from: Members;
  readonly to: Members;
  readonly size: number;
}

/**
 * Copies of a state, each good until the next is asked for. Tables of pieces are filled in again, object for object, and not
 * made anew, which takes a third of the time and leaves the games what they keep by object.
 */
export function copierOf(domains: Domains, state: State): () => State {
  const source = state as unknown as Members;
  const tables = Object.keys(source).flatMap((key) => wholeOf(domains, key, source[key]));
  const others = Object.keys(source).filter((key) => !tables.some((table) => table.key === key));
  return () => {
    const copy: Members = {};
    for (const key of others) copy[key] = clone(source[key]);
    for (const table of tables) copy[table.key] = refilled(table);
    return copy as unknown as State;
  };
}

function wholeOf(domains: Domains, key: string, member: unknown): Whole[] {
  if (!isObject(member)) return [];
  const keys = Object.keys(member);
  const whole = Object.values(domains).some(
    (ids) => ids.length === keys.length && ids.every((id) => Object.hasOwn(member, id)),
  );
  if (!whole) return [];
  const to = clone(member);
  const pieces = keys.flatMap((id) => {
    const [before, after] = [member[id], to[id]];
    if (!isObject(before) || !isObject(after)) return [];
    const size = Object.values(before).filter((value) => value !== undefined).length;
    return [{ id, from: before, to: after, size }];
  });
  const plain = keys.filter((id) => !isObject(member[id]));
  return [{ key, from: member, to, pieces, plain }];
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refilled({ from, to, pieces, plain }: Whole): Members {
  for (const piece of pieces) {
    refill(piece);
    if (to[piece.id] !== piece.to) to[piece.id] = piece.to;
  }
  for (const id of plain) if (to[id] !== from[id]) to[id] = clone(from[id]);
  return to;
}

/** Nearly every piece is as it was: what is compared here is seldom written. */
function refill({ from, to, size }: Piece): void {
  let there = 0;
  for (const member in to) {
    const value = from[member];
    if (value !== undefined) there += 1;
    if (to[member] !== value) to[member] = clone(value);
  }
  if (there < size) Object.assign(to, clone(from));
}
