import { isDeepStrictEqual } from 'node:util';

import { autoplayedFor, policyFor, runs } from './autoplay.js';
import { type AwayChange, LONGEST_BLOCK, withAway } from './away.js';
import {
  type Charge,
  type Clock,
  EXCUSES,
  type SeatClock,
  type Sleep,
  type Spell,
} from './clock.js';
import {
  blocksOf,
  charged,
  type Charges,
  knowsDaysAway,
  type Owing,
  passedOn,
  pausedFor,
  reached,
  type Rest,
  withTime,
} from './law.js';
import { DAY } from './presets.js';
import { excusedIn } from './uncounted.js';
import { LEAST_IN_WEEK_MS } from './waking/index.js';

/** What a row of the log did to the clock, apart from charging the time since the row before. */
export interface Written {
  readonly at: number;
  readonly owing: Owing;
  /** Time that was given to a seat; null: none. */
  readonly given: { readonly seat: string; readonly ms: number } | null;
  /** For how many milliseconds all clocks stand still from this row on; undefined or null: they run. */
  readonly pause?: number | null;
  /** How it changed when players are away. */
  readonly away?: readonly AwayChange[];
  /** The seat that went to another player; undefined or null: none did. */
  readonly passed?: string | null;
  /** The seat for which the computer answers from this row on; undefined or null: for none. */
  readonly autoplay?: string | null;
}

/**
 * Computes a row's clock again from the one before (null: the row is the start). Returns what is wrong with it, in
 * words; null: nothing.
 */
export function clockFault(before: Clock | null, after: Clock, written: Written): string | null {
  const { at, owing, given, pause, away = [], passed = null, autoplay = null } = written;
  const ground = before ?? full(after);
  const charges: { [seat: string]: Charge } = {};
  const rests: { [seat: string]: Rest } = {};
  for (const [seat, { charge, spell }] of Object.entries(after.seats)) {
    if (charge) charges[seat] = charge;
    if (spell) rests[seat] = spell;
  }
  for (const [seat, one] of Object.entries(ground.seats)) {
    const fault =
      chargeFault(ground, one, charges[seat] ?? null, at) ??
      (one.spell === null || seat === passed ? restFault(ground, rests[seat], at) : null);
    if (fault !== null) return `the clock of ${seat} ${fault}`;
  }
  const gone = away.find((change) => awayFault(ground, after, change, at));
  if (gone !== undefined) return `the player of ${gone.seat} cannot go away like that`;
  if (autoplay !== null && !mayAutoplay(ground, after, autoplay, at))
    return `the computer may not answer for ${autoplay}`;
  const made = charged(ground, owing, at, charges as Charges, rests);
  const stopped = pause === undefined || pause === null ? made : pausedFor(made, pause, at);
  const rested = away.reduce(withAway, stopped);
  const rich = given === null ? rested : withTime(rested, given.seat, given.ms);
  const whole = passed === null ? rich : passedOn(rich, passed, at, rests[passed]);
  const last = autoplay === null ? whole : autoplayedFor(whole, autoplay);
  return isDeepStrictEqual(last, after) ? null : 'the clock does not follow from the one before';
}

/** Whether the computer could begin to answer for a seat: by agreement, with its clock empty, and not too often. */
const mayAutoplay = (before: Clock, after: Clock, seat: string, at: number): boolean =>
  policyFor(before, seat) === 'AUTOPLAY' && wasEmpty(before, after, seat, at);

/** Whether a seat had no time left when that row was written, or its spell had lasted as long as any may. */
export function wasEmpty(before: Clock, after: Clock, seat: string, at: number): boolean {
  const [then, now] = [before.seats[seat], after.seats[seat]];
  if (!then?.spell || !now?.charge) return false;
  const { kind, began, frozen } = then.spell;
  const lately = now.charge.excused.find(({ why }) => why === 'FROZEN')?.ms ?? 0;
  return now.charge.ms === then[kind].left || at - began - frozen - lately >= before.wallLimit;
}

/** The clock with the budgets that a game begins with. */
const full = (clock: Clock): Clock => ({
  ...clock,
  frozen: null,
  seats: Object.fromEntries(
    Object.entries(clock.seats).map(([seat, { turn, interrupt }]) => [
      seat,
      {
        turn: { ...turn, left: turn.cap },
        interrupt: { ...interrupt, left: interrupt.cap },
        ...{ spell: null, charge: null },
      },
    ]),
  ),
});

function chargeFault(
  clock: Clock,
  { spell, ...budgets }: SeatClock,
  charge: Charge | null,
  at: number,
): string | null {
  if (!runs(spell) || charge === null)
    return runs(spell) === (charge !== null) ? null : 'was charged for what it did not owe';
  if (charge.kind !== spell.kind) return 'ran on the other budget';
  if (charge.ms < 0 || charge.ms > budgets[charge.kind].left) return 'was charged more than it had';
  return (
    excuseFault(clock, spell, charge, at) ?? sumFault(budgets[charge.kind].left, spell, charge, at)
  );
}

/** Checks when the player of a spell that begins is said to be asleep or away: as some player may be. */
function restFault(clock: Clock, { asleep, away }: Rest = {}, at: number): string | null {
  if (clock.preset === 'live-60' && (asleep ?? away) !== undefined)
    return 'has a player asleep in play at one sitting';
  if (away !== undefined && !knowsDaysAway(clock))
    return 'has a player away, though days away do not stop it';
  if (away !== undefined && !(isSpread(away, at, at + clock.wallLimit, 0) && away.every(isBlock)))
    return 'has a player away at times that are none';
  return sleepFault(clock, asleep, at);
}

/** Whether these are stretches between two instants, in order, with at least `gap` between them. */
function isSpread(stretches: readonly Sleep[], from: number, to: number, gap: number): boolean {
  if (!Array.isArray(stretches) || !stretches.every((one) => Array.isArray(one))) return false;
  const edges = stretches.flat() as number[];
  const least = (i: number): number =>
    i === 0 ? from : (edges[i - 1] ?? from) + (i % 2 === 0 ? gap : 1);
  const isOrdered = edges.every((edge, i) => Number.isSafeInteger(edge) && edge >= least(i));
  return isOrdered && stretches.every(({ length }) => length === 2) && (edges.at(-1) ?? from) <= to;
}

const isBlock = ([from, until]: Sleep): boolean => until - from <= LONGEST_BLOCK * DAY;

/** Whether a player may not go away, or come back, like that: for too long, or with a clock that is empty. */
function awayFault(before: Clock, after: Clock, change: AwayChange, at: number): boolean {
  const { seat, isAway, from, until } = change;
  if (!isSpread([[from, until]], 0, Infinity, 0) || !knowsDaysAway(before)) return true;
  return isAway && (!isBlock([from, until]) || wasEmpty(before, after, seat, at));
}

/** Checks when the player of a spell that begins is said to be asleep: by some waking hours that may be set. */
function sleepFault(
  { wallLimit }: Clock,
  sleeps: readonly Sleep[] | undefined,
  at: number,
): string | null {
  if (sleeps === undefined) return null;
  if (!isSpread(sleeps, at, at + wallLimit, 1)) return 'has a player asleep at times that are none';
  const asleep = sleeps.reduce((sum, [from, until]) => sum + until - from, 0);
  // A zone may skip hours, or even a day.
  const most = wallLimit - (wallLimit / (7 * DAY)) * LEAST_IN_WEEK_MS + DAY;
  return asleep > most ? 'has a player asleep for longer than anybody may be' : null;
}

/**
 * Checks the times that were not charged. Outages are known only to the service, so a record cannot prove them, nor
 * which hours a player had set; all other reasons are checked, and that time asleep is as written when the spell began.
 */
function excuseFault(clock: Clock, spell: Spell, charge: Charge, at: number): string | null {
  const to = reached(spell.since, at);
  const whys = charge.excused.map(({ why }) => why);
  if (new Set(whys).size < whys.length || !whys.every((why) => EXCUSES.includes(why)))
    return 'was given a reason twice, or one that is none';
  const stood = excusedIn(spell.since, to, blocksOf(clock, spell, { outages: [] }));
  const most = (why: string): number => stood.find((one) => one.why === why)?.ms ?? 0;
  const excused = (why: string): number => charge.excused.find((one) => one.why === why)?.ms ?? 0;
  if (charge.excused.some(({ ms }) => ms <= 0)) return 'was given a reason without time';
  if (excused('FROZEN') > most('FROZEN')) return 'stood longer than was agreed';
  if (excused('AWAY') > most('AWAY')) return 'was away longer than its player said';
  if (excused('ASLEEP') > most('ASLEEP')) return 'slept longer than its player does';
  const owed = stood.reduce((sum, { ms }) => sum + ms, 0);
  const granted = ['OUTAGE', 'FROZEN', 'AWAY', 'ASLEEP'].map(excused);
  if (granted.reduce((sum, ms) => sum + ms, 0) < owed) return 'was charged while it stood';
  return excused('GRACE') > spell.grace ? 'was given more grace than there is' : null;
}

function sumFault(left: number, spell: Spell, charge: Charge, at: number): string | null {
  const elapsed = reached(spell.since, at) - spell.since;
  const sum = charge.excused.reduce((total, { ms }) => total + ms, charge.ms);
  if (sum === elapsed) return null;
  return sum < elapsed && charge.ms === left ? null : `accounts for ${sum} of ${elapsed} ms`;
}
