import type { Charge, Clock, ClockKind, Excuse, SeatClock, Spell } from './clock.js';
import { DAY } from './presets.js';
import { type Block, excusedIn, whenCounted } from './uncounted.js';

/** After an outage no clock ends for that long: who was cut off can come back. */
const AFTER_OUTAGE = 10 * 60_000;
/** What nobody claims for that long is abandoned. */
export const CLAIM_FOR = 14 * DAY;
/** Whoever gives gives at least this part of a full budget: each gift is a row, and a new version of the game. */
const LEAST_GIFT = 24;

/** What is known of the world when a row is written. */
export interface Moment {
  readonly at: number;
  /** Outages that are not long past. */
  readonly outages: readonly Block[];
}

/** The seats that owe a decision, each with the kind of it. */
export type Owing = { readonly [seat: string]: ClockKind };

/** What each seat that owes something is charged for. */
export type Charges = { readonly [seat: string]: Charge };

/** The same at that moment, with every spell charged up to it; those of seats that owe nothing any more are over. */
export const advance = (clock: Clock, owing: Owing, moment: Moment): Clock =>
  charged(clock, owing, moment.at, chargesAt(clock, moment));

function chargesAt(clock: Clock, moment: Moment): Charges {
  const charges: { [seat: string]: Charge } = {};
  for (const [seat, one] of Object.entries(clock.seats))
    if (one.spell !== null)
      charges[seat] = chargeOf(one, one.spell, moment.at, blocksOf(clock, moment));
  return charges;
}

/** What does not count now or has not counted lately. */
export const blocksOf = (
  { frozen }: Pick<Clock, 'frozen'>,
  { outages }: Pick<Moment, 'outages'>,
): readonly Block[] =>
  frozen === null
    ? outages
    : [...outages, { why: 'FROZEN', from: frozen.since, until: frozen.until }];

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
  const more = free > 0 ? [{ why: 'GRACE' as const, ms: free }] : [];
  return { kind, ms: Math.min(seat[kind].left, counted - free), excused: [...excused, ...more] };
}

/** Two processes may differ by a little: nobody is given time by that. */
export const reached = (since: number, at: number): number => Math.max(at, since);

/** What these charges make of a clock: it is all that a row's clock stands on. */
export function charged(clock: Clock, owing: Owing, at: number, charges: Charges): Clock {
  const seats = Object.entries(clock.seats).map(([seat, one]) => {
    const paid = paying(one, at, charges[seat] ?? null);
    return [seat, carriedOn(clock, paid, owing[seat], at)];
  });
  const isFrozen = clock.frozen !== null && at < clock.frozen.until;
  return { ...clock, frozen: isFrozen ? clock.frozen : null, seats: Object.fromEntries(seats) };
}

function paying(seat: SeatClock, now: number, charge: Charge | null): SeatClock {
  const { spell } = seat;
  if (spell === null || charge === null) return { ...seat, charge: null };
  const { kind, ms } = charge;
  const excused = (why: Excuse): number => charge.excused.find((one) => one.why === why)?.ms ?? 0;
  const [grace, frozen] = [spell.grace - excused('GRACE'), spell.frozen + excused('FROZEN')];
  const budget = { ...seat[kind], left: seat[kind].left - ms };
  const since = reached(spell.since, now);
  return { ...seat, [kind]: budget, spell: { ...spell, since, grace, frozen }, charge };
}

/** A spell goes on while its seat owes anything, and ends with an increment for each budget that ran. */
function carriedOn(
  { grace }: Clock,
  seat: SeatClock,
  kind: ClockKind | undefined,
  at: number,
): SeatClock {
  const { spell } = seat;
  if (spell === null) return kind === undefined ? seat : { ...seat, spell: begun(kind, at, grace) };
  if (kind !== undefined) return { ...seat, spell: { ...spell, kind, used: used(spell, kind) } };
  const rested = spell.used.map((one) => {
    const { left, increment, cap } = seat[one];
    return [one, { left: Math.min(cap, left + increment), increment, cap }];
  });
  return { ...seat, ...Object.fromEntries(rested), spell: null };
}

const begun = (kind: ClockKind, at: number, grace: number): Spell => ({
  ...{ kind, began: at, since: at, grace, frozen: 0 },
  used: [kind],
});

const used = (spell: Spell, kind: ClockKind): readonly ClockKind[] =>
  spell.used.includes(kind) ? spell.used : [...spell.used, kind];

/** When that seat's clock is empty as things stand; null: it does not run. */
export function emptyAt(clock: Clock, seat: string, outages: readonly Block[]): number | null {
  const { spell, ...budgets } = clock.seats[seat] ?? { spell: null };
  if (spell === null || !('turn' in budgets)) return null;
  const blocks = blocksOf(clock, { outages });
  const spent = whenCounted(spell.since, budgets[spell.kind].left + spell.grace, blocks);
  const wall = spell.began + clock.wallLimit + spell.frozen + frozenAhead(clock, spell);
  const spared = outages
    .filter(({ until }) => until > spell.began)
    .map(({ until }) => until + AFTER_OUTAGE);
  return Math.max(Math.min(spent, wall), ...spared);
}

/** How long the clocks still stand, of what the spell has not been charged for. */
const frozenAhead = ({ frozen }: Clock, { since }: Spell): number =>
  frozen === null ? 0 : Math.max(0, frozen.until - Math.max(frozen.since, since));

export interface Emptied {
  readonly seat: string;
  readonly at: number;
}

/** The seat whose clock is empty first, as things stand; null: none runs. */
export function firstEmpty(clock: Clock, outages: readonly Block[]): Emptied | null {
  let first: Emptied | null = null;
  for (const seat of Object.keys(clock.seats)) {
    const at = emptyAt(clock, seat, outages);
    if (at !== null && (first === null || at < first.at)) first = { seat, at };
  }
  return first;
}

/**
 * When somebody has to look at the game again: when a clock is empty, and where that is past and nobody has claimed
 * the game, when it is abandoned. null: never, as things stand.
 */
export function nextLook(clock: Clock, { at, outages }: Moment): number | null {
  const first = firstEmpty(clock, outages);
  if (first === null || first.at > at || clock.whenEmpty === 'AUTO') return first?.at ?? null;
  return first.at + CLAIM_FOR;
}

/** How much the budget that runs could take at that moment, and how much at the least; null: none runs. */
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

/** With so much more for what the seat owes, up to the cap of that budget; as it was where it owes nothing. */
export function withTime(clock: Clock, seat: string, ms: number): Clock {
  const one = clock.seats[seat];
  const kind = one?.spell?.kind;
  if (one === undefined || kind === undefined) return clock;
  const budget = one[kind];
  const more = { ...budget, left: Math.min(budget.cap, budget.left + ms) };
  return { ...clock, seats: { ...clock.seats, [seat]: { ...one, [kind]: more } } };
}

/** All clocks stand for so long from that moment, up to which every spell has been charged. */
export function pausedFor(clock: Clock, ms: number, at: number): Clock {
  return { ...clock, frozen: { since: at, until: at + ms } };
}
