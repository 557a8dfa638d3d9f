import { isDeepStrictEqual } from 'node:util';

import type { Charge, Clock, SeatClock, Spell } from './clock.js';
import {
  blocksOf,
  charged,
  type Charges,
  type Owing,
  pausedFor,
  reached,
  withTime,
} from './law.js';
import { excusedIn } from './uncounted.js';

/** What a row of the log did to the clock, besides charging for the time since the row before. */
export interface Written {
  readonly at: number;
  readonly owing: Owing;
  /** null: nobody was given time. */
  readonly given: { readonly seat: string; readonly ms: number } | null;
  /** For how many milliseconds all clocks stand from then on; none: they go on. */
  readonly pause?: number | null;
}

/**
 * Adds a row's clock up again from the one before it, null being the start. What is wrong, in words; null: nothing.
 */
export function clockFault(before: Clock | null, after: Clock, written: Written): string | null {
  const { at, owing, given, pause } = written;
  const ground = before ?? full(after);
  const charges: { [seat: string]: Charge } = {};
  for (const [seat, { charge }] of Object.entries(after.seats)) if (charge) charges[seat] = charge;
  for (const [seat, one] of Object.entries(ground.seats)) {
    const fault = chargeFault(ground, one, charges[seat] ?? null, at);
    if (fault !== null) return `the clock of ${seat} ${fault}`;
  }
  const made = charged(ground, owing, at, charges as Charges);
  const stopped = pause === undefined || pause === null ? made : pausedFor(made, pause, at);
  const whole = given === null ? stopped : withTime(stopped, given.seat, given.ms);
  return isDeepStrictEqual(whole, after) ? null : 'the clock does not follow from the one before';
}

/** Whether a seat had nothing left when that row was written, or its spell had lasted as long as any may. */
export function wasEmpty(before: Clock, after: Clock, seat: string, at: number): boolean {
  const [then, now] = [before.seats[seat], after.seats[seat]];
  if (!then?.spell || !now?.charge) return false;
  const { kind, began, frozen } = then.spell;
  return now.charge.ms === then[kind].left || at - began - frozen >= before.wallLimit;
}

/** As a game begins with it. */
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
  if (spell === null || charge === null)
    return (spell === null) === (charge === null) ? null : 'was charged for what it did not owe';
  if (charge.kind !== spell.kind) return 'ran on the other budget';
  if (charge.ms < 0 || charge.ms > budgets[charge.kind].left) return 'was charged more than it had';
  return (
    excuseFault(clock, spell, charge, at) ?? sumFault(budgets[charge.kind].left, spell, charge, at)
  );
}

/** Outages are facts of the service that a record does not hold; all other reasons are found again. */
function excuseFault(clock: Clock, spell: Spell, charge: Charge, at: number): string | null {
  const to = reached(spell.since, at);
  const stood = excusedIn(spell.since, to, blocksOf(clock, { outages: [] }));
  const excused = (why: string): number => charge.excused.find((one) => one.why === why)?.ms ?? 0;
  if (charge.excused.some(({ ms }) => ms <= 0)) return 'was given a reason without time';
  if (excused('FROZEN') > (stood[0]?.ms ?? 0)) return 'stood longer than was agreed';
  return excused('GRACE') > spell.grace ? 'was given more grace than there is' : null;
}

function sumFault(left: number, spell: Spell, charge: Charge, at: number): string | null {
  const elapsed = reached(spell.since, at) - spell.since;
  const sum = charge.excused.reduce((total, { ms }) => total + ms, charge.ms);
  if (sum === elapsed) return null;
  return sum < elapsed && charge.ms === left ? null : `accounts for ${sum} of ${elapsed} ms`;
}
