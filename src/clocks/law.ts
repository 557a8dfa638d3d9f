import { policyFor, runs } from './autoplay.js';
import { type AwayChange, within, without } from './away.js';
import type { Budget, Charge, Clock, ClockKind, Excuse, SeatClock, Sleep, Spell } from './clock.js';
import { DAY } from './presets.js';
import { type Block, excusedIn, whenCounted } from './uncounted.js';
import { sleepsBetween, type WakingHours } from './waking/index.js';

/** After an outage no clock becomes empty for so long, so that players who were cut off can come back. */
const AFTER_OUTAGE = 10 * 60_000;
const WEEK = 7 * DAY;
/** How long an empty clock can be claimed; after that the game is abandoned. */
export const CLAIM_FOR = 14 * DAY;
/**
 * A gift of time is at least this fraction (one 24th) of a full budget: each gift is a row, and a new version of the
 * game.
 */
const LEAST_GIFT = 24;

/** The circumstances in which a row is written. */
export interface Moment {
  readonly at: number;
  /** Outages that are not long past. */
  readonly outages: readonly Block[];
  /** The waking hours of players, by seat, for spells that begin now; absent: all are always awake. */
  readonly hours?: { readonly [seat: string]: WakingHours };
  /** When players are or will be away, by seat; absent: nobody is. */
  readonly away?: { readonly [seat: string]: readonly Sleep[] };
}

/** Seat that owes a decision -> the kind of that decision. */
export type Owing = { readonly [seat: string]: ClockKind };

/** Seat that owes a decision -> what it is charged. */
export type Charges = { readonly [seat: string]: Charge };

/** When the player of a spell will be asleep, and when away. */
export type Rest = Pick<Spell, 'asleep' | 'away'>;
/** Seat whose spell begins -> when its clock will stand because of its player. */
export type Rests = { readonly [seat: string]: Rest };

/** The clock with every spell charged up to that moment; the spells of seats that owe nothing any more are ended. */
export const advance = (clock: Clock, owing: Owing, moment: Moment): Clock =>
  charged(clock, owing, moment.at, chargesAt(clock, moment), restsAt(clock, owing, moment));

/** When the players will be asleep or away whose spells begin at that moment. */
function restsAt(clock: Clock, owing: Owing, moment: Moment): Rests {
  if (moment.hours === undefined && moment.away === undefined) return {};
  const rests: { [seat: string]: Rest } = {};
  for (const seat of Object.keys({ ...moment.hours, ...moment.away }))
    if (seat in owing && clock.seats[seat]?.spell === null)
      rests[seat] = restOf(clock, seat, moment);
  return rests;
}

/** Whether days that a player takes off stop this clock: not in play at one sitting, nor where an event says so. */
export const knowsDaysAway = ({ preset, daysAway }: Clock): boolean =>
  preset !== 'live-60' && daysAway !== false;

/** When the player of a seat will be asleep or away whose spell begins at that moment. */
function restOf(clock: Clock, seat: string, { at, hours, away }: Moment): Rest {
  const own = hours?.[seat];
  const end = at + clock.wallLimit;
  return {
    ...(own && { asleep: sleepsBetween(own, at, end) }),
    ...(knowsDaysAway(clock) && { away: within(away?.[seat] ?? [], at, end) }),
  };
}

function chargesAt(clock: Clock, moment: Moment): Charges {
  const charges: { [seat: string]: Charge } = {};
  for (const [seat, one] of Object.entries(clock.seats))
    if (runs(one.spell))
      charges[seat] = chargeOf(one, one.spell, moment.at, blocksOf(clock, one.spell, moment));
  return charges;
}

/**
 * Times that do not count in a spell: outages, the present pause by agreement, and when its player is away or asleep.
 */
export const blocksOf = (
  clock: Clock,
  spell: Spell,
  { outages }: Pick<Moment, 'outages'>,
): readonly Block[] =>
  clock.frozen === null && spell.away === undefined && spell.asleep === undefined
    ? outages
    : [...outages, ...frozenIn(clock), ...restsIn(clock, spell)];

const frozenIn = ({ frozen }: Clock): Block[] =>
  frozen === null ? [] : [{ why: 'FROZEN', from: frozen.since, until: frozen.until }];

const restsIn = (clock: Clock, spell: Spell): Block[] => [
  ...(spell.away ?? []).map(([from, until]): Block => ({ why: 'AWAY', from, until })),
  ...sleepsOf(clock, spell).map(([from, until]): Block => ({ why: 'ASLEEP', from, until })),
];

/**
 * When the player is asleep in a spell. A pause may put its end off, beyond what is written: there the last week that
 * is comes again.
 */
export function sleepsOf(clock: Clock, spell: Spell): readonly Sleep[] {
  const { asleep = [], began, frozen } = spell;
  const weeks = Math.ceil((frozen + frozenAhead(clock, spell)) / WEEK);
  const end = began + clock.wallLimit;
  const last = asleep.filter(([, until]) => until > end - WEEK);
  const more = Array.from({ length: asleep.length > 0 ? weeks : 0 }, (_, i) =>
    last.map(
      ([from, until]) =>
        [Math.max(from, end - WEEK) + (i + 1) * WEEK, until + (i + 1) * WEEK] as const,
    ),
  );
  return [...asleep, ...more.flat()];
}

function chargeOf(
  seat: SeatClock,
  { kind, since, grace }: Spell,
  now: number,
  blocks: readonly Block[],
): Charge {
  const at = reached(since, now);
  const excused = excusedIn(since, at, blocks);
  const counted = at - since - excused.reduce((sum, { ms }) => sum + ms, 0);
  const free = Math.min(grace, counted);
  const more = free > 0 ? [{ ms: free, why: 'GRACE' as const }] : [];
  return { excused: [...excused, ...more], kind, ms: Math.min(seat[kind].left, counted - free) };
}

/** The later of the two instants: clocks of two processes may differ a little, which must not give anybody time. */
export const reached = (since: number, at: number): number => Math.max(at, since);

/** The clock after these charges. The clock of a row depends on nothing else. */
export function charged(
  clock: Clock,
  owing: Owing,
  at: number,
  charges: Charges,
  rests: Rests,
): Clock {
  const seats: { [seat: string]: SeatClock } = {};
  for (const [seat, one] of Object.entries(clock.seats)) {
    const paid = paying(one, at, charges[seat] ?? null);
    const kind = owing[seat];
    if (paid.spell !== null) seats[seat] = carriedOn(paid, paid.spell, kind);
    else if (kind === undefined) seats[seat] = paid;
    else seats[seat] = { ...paid, spell: begun(clock, kind, at, rests[seat]) };
  }
  const isFrozen = clock.frozen !== null && at < clock.frozen.until;
  return { ...clock, frozen: isFrozen ? clock.frozen : null, seats };
}

function paying(seat: SeatClock, now: number, charge: Charge | null): SeatClock {
  const { spell } = seat;
  if (spell === null || charge === null)
    return seat.charge === null ? seat : { ...seat, charge: null };
  const { kind, ms } = charge;
  const excused = (why: Excuse): number => charge.excused.find((one) => one.why === why)?.ms ?? 0;
  const [grace, frozen] = [spell.grace - excused('GRACE'), spell.frozen + excused('FROZEN')];
  const budget = { ...seat[kind], left: seat[kind].left - ms };
  const since = reached(spell.since, now);
  return { ...seat, [kind]: budget, spell: { ...spell, since, grace, frozen }, charge };
}

/** Continues a spell while its seat owes anything; else ends it, with an increment for each budget that ran. */
function carriedOn(seat: SeatClock, spell: Spell, kind: ClockKind | undefined): SeatClock {
  if (kind !== undefined) return { ...seat, spell: { ...spell, kind, used: used(spell, kind) } };
  const rested: { -readonly [M in keyof SeatClock]: SeatClock[M] } = { ...seat, spell: null };
  for (const one of spell.used) {
    const { cap, increment, left } = seat[one];
    rested[one] = { cap, increment, left: Math.min(cap, left + increment) };
  }
  return rested;
}

const begun = (
  { grace }: Clock,
  kind: ClockKind,
  at: number,
  { asleep = [], away = [] }: Rest = {},
): Spell => ({
  ...(asleep.length > 0 && { asleep }),
  ...(away.length > 0 && { away }),
  ...{ began: at, frozen: 0, grace, kind, since: at, used: [kind] },
});

const used = (spell: Spell, kind: ClockKind): readonly ClockKind[] =>
  !runs(spell) || spell.used.includes(kind) ? spell.used : [...spell.used, kind];

/** When that seat's clock will be empty, as things stand; null: it does not run. */
export function emptyAt(clock: Clock, seat: string, outages: readonly Block[]): number | null {
  const { spell, ...budgets } = clock.seats[seat] ?? { spell: null };
  if (!runs(spell) || !('turn' in budgets)) return null;
  const blocks = blocksOf(clock, spell, { outages });
  const spent = whenCounted(spell.since, budgets[spell.kind].left + spell.grace, blocks);
  const wall = wallOf(clock, spell);
  const spared = outages
    .filter(({ until }) => until > spell.began)
    .map(({ until }) => until + AFTER_OUTAGE);
  return Math.max(Math.min(spent, wall), ...spared);
}

/** When the spell has lasted as long as any may. */
const wallOf = (clock: Clock, spell: Spell): number =>
  spell.began + clock.wallLimit + spell.frozen + frozenAhead(clock, spell);

/** For how long the clocks will still stand still, in time that the spell has not been charged for. */
const frozenAhead = ({ frozen }: Clock, { since }: Spell): number =>
  frozen === null ? 0 : Math.max(0, frozen.until - Math.max(frozen.since, since));

export interface Emptied {
  readonly seat: string;
  readonly at: number;
}

/**
 * The seat whose clock will be empty first, as things stand; null: no clock runs. Of two at the same instant it is the
 * first by name: Postgres keeps the seats of a clock in an order of its own.
 */
export function firstEmpty(clock: Clock, outages: readonly Block[]): Emptied | null {
  let first: Emptied | null = null;
  for (const seat of Object.keys(clock.seats).sort()) {
    const at = emptyAt(clock, seat, outages);
    if (at !== null && (first === null || at < first.at)) first = { seat, at };
  }
  return first;
}

/**
 * When to look at the game again: when a clock is empty; or, if it is empty already and waits to be claimed, when the
 * game is abandoned. null: never, as things stand.
 */
export function nextLook(clock: Clock, { at, outages }: Moment): number | null {
  const first = firstEmpty(clock, outages);
  if (first === null || first.at > at || policyFor(clock, first.seat) !== 'CLAIM')
    return first?.at ?? null;
  return first.at + CLAIM_FOR;
}

/**
 * How much time the running budget of the seat can take at that moment, and the least gift; null: no clock runs for it.
 */
export function roomIn(
  clock: Clock,
  seat: string,
  moment: Moment,
): { readonly least: number; readonly most: number } | null {
  const one = clock.seats[seat];
  const charge = chargesAt(clock, moment)[seat];
  if (one === undefined || charge === undefined) return null;
  const { left, cap } = one[charge.kind];
  return { least: cap / LEAST_GIFT, most: cap - left + charge.ms };
}

/** The clock with `ms` more for what the seat owes, up to the cap of that budget; unchanged where it owes nothing. */
export function withTime(clock: Clock, seat: string, ms: number): Clock {
  const one = clock.seats[seat];
  const kind = one?.spell?.kind;
  if (one === undefined || kind === undefined) return clock;
  const budget = one[kind];
  const more = { ...budget, left: Math.min(budget.cap, budget.left + ms) };
  return { ...clock, seats: { ...clock.seats, [seat]: { ...one, [kind]: more } } };
}

/** The clock when a seat has gone to another player, of whose hours and days away the moment tells. */
export const passedAt = (clock: Clock, seat: string, moment: Moment): Clock =>
  passedOn(clock, seat, moment.at, restOf(clock, seat, moment));

/**
 * The clock when a seat, charged up to that moment, has gone to another player: what they owe is a new spell of theirs,
 * and they have at least half of each budget.
 */
export function passedOn(clock: Clock, seat: string, at: number, rest: Rest | undefined): Clock {
  const one = clock.seats[seat];
  if (one === undefined) return clock;
  const { turn, interrupt, spell } = one;
  const passed = {
    ...{ ...one, turn: halfFull(turn), interrupt: halfFull(interrupt) },
    spell: spell && begun(clock, spell.kind, at, rest),
  };
  return { ...clock, seats: { ...clock.seats, [seat]: passed } };
}

const halfFull = (budget: Budget): Budget => ({
  ...budget,
  left: Math.max(budget.left, budget.cap / 2),
});

/** The clock with a pause of `ms` from that moment, up to which every spell has been charged. */
export function pausedFor(clock: Clock, ms: number, at: number): Clock {
  return { ...clock, frozen: { since: at, until: at + ms } };
}

/**
 * What has to change so that running spells know when their players are away from that moment on. A player whose clock
 * is empty keeps nobody waiting by going away.
 */
export function awayChanges(clock: Clock, { at, outages, away = {} }: Moment): AwayChange[] {
  if (!knowsDaysAway(clock)) return [];
  return Object.entries(clock.seats).flatMap(([seat, { spell }]) => {
    const empty = emptyAt(clock, seat, outages);
    if (spell === null || empty === null || empty <= at) return [];
    const [from, wall] = [reached(spell.since, at), wallOf(clock, spell)];
    const [held, wanted] = [spell.away, away[seat]].map((all = []) => within(all, from, wall));
    const change = (isAway: boolean, of: readonly Sleep[] = [], others: readonly Sleep[] = []) =>
      without(of, others).map(([start, until]) => ({ seat, isAway, from: start, until }));
    return [...change(false, held, wanted), ...change(true, wanted, held)];
  });
}
