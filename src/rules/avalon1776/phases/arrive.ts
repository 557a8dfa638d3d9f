import { frame } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { Table } from '../../kernel/table.js';
import { other, type Side } from '../components/side.js';
import type { ArriveFrame, DivertFrame, ShiftFrame } from '../frames.js';
import { arrivalOf, type Entry, entryHexes, entryOf, isSentOn } from '../questions/arrival.js';
import { put, troopsAt } from '../questions/force.js';
import { isAdvanced, type State1776 } from '../state.js';
import { cameInto, challenge } from './entry.js';
import { ask, run } from './phase.js';

/**
 * A1776-basic.VI.A, A1776-basic.VI.B an arrival comes in its turn and at its place, at the start of the movement phase.
 */
export const arrive = run<ArriveFrame>({
  clause: 'A1776-basic.VI.A',
  run({ state, frame: { by, nth }, table, push }) {
    const shifts = claims(state, table, by, nth);
    if (shifts.length > 0) {
      push(...shifts, frame<ArriveFrame>({ f: 'arrive', by, nth }));
      return;
    }
    const { free, pressed } = entryOf(state, by, nth);
    const [only] = free;
    if (
      only !== undefined &&
      free.length === 1 &&
      isNamed(state, by, nth, only) &&
      pressed.length === 0
    )
      bring({ state, table, push }, by, nth, only);
    else if (free.length + pressed.length === 0) forgo(state, table, by, nth);
    else push(frame<DivertFrame>({ f: 'divert', by, nth }));
  },
});

/**
 * A1776-opt.I.F if an arrival has only one place, face-down enemy counters there have to show whether they bar it;
 * A1776-opt.I.G.2 a decoy is driven off.
 */
function claims(state: State1776, table: Table, by: Side, nth: number): ShiftFrame[] {
  const [hex, ...others] = entryHexes(state, arrivalOf(state, by, nth));
  return hex === undefined || others.length > 0 ? [] : challenge(state, table, other(by), hex);
}

const isNamed = (state: State1776, side: Side, nth: number, hex: string): boolean =>
  entryHexes(state, arrivalOf(state, side, nth)).includes(hex);

/** The clause by which the arrival comes in there: it is its own place, the place named instead, or one beside it. */
function clauseOf(state: State1776, side: Side, nth: number, hex: string): string {
  if (isNamed(state, side, nth, hex)) return 'A1776-basic.VI.A';
  const { ifEnemy } = arrivalOf(state, side, nth);
  return ifEnemy !== undefined && isSentOn(state, side, nth) ? ifEnemy.clause : 'A1776-basic.VI.D';
}

type Bringing = Pick<Turn<State1776, ArriveFrame>, 'state' | 'table' | 'push'>;

/** A1776-basic.VI.F all units of an entry come in at one hex; A1776-basic.VI.E coming in costs 1 MP. */
function bring({ state, table, push }: Bringing, side: Side, nth: number, hex: string): void {
  const { units } = arrivalOf(state, side, nth);
  // A1776-opt.I.F a decoy does not hold anybody.
  const shifts = challenge(state, table, other(side), hex);
  const pressed = troopsAt(state, other(side), hex) > 0;
  // A1776-basic.VI.D units that are placed among enemies stay there.
  put(state, side, hex, pressed ? 'held' : 'free1', units);
  table.say({
    type: 'arrived',
    clause: clauseOf(state, side, nth, hex),
    data: { side, hex, units: { ...units }, pressed },
  });
  if (isAdvanced(state)) push(...shifts, cameInto(side, hex, null, units));
}

function forgo(state: State1776, table: Table, side: Side, nth: number): void {
  const { units, ifEnemy } = arrivalOf(state, side, nth);
  const isLost = ifEnemy !== undefined && isSentOn(state, side, nth);
  const clause = isLost ? ifEnemy.clause : 'A1776-basic.VI.C';
  table.say({ type: 'forgone', clause, data: { side, units: { ...units } } });
}

/**
 * A1776-basic.VI.D where enemies bar its place, the owner chooses one beside it for an arrival; A1776-basic.VI.F of
 * several places that are named, the owner chooses one.
 */
export const divert = ask<DivertFrame>()({
  clause: 'A1776-basic.VI.D',
  // Everybody sees where the enemies stand, so a single choice may be made without asking: it tells nothing.
  forced: () => true,
  verbs: { place: { hex: 'hex' }, forgo: {} },
  facts: (state, { by, nth }): Entry => entryOf(state, by, nth),
  *candidates({ free, pressed }) {
    for (const hex of [...free, ...pressed]) yield { do: 'place', hex };
    yield { do: 'forgo' };
  },
  guards: {
    place: [
      {
        clause: 'A1776-basic.VI.D',
        holds: ({ free, pressed }, { hex }) => [...free, ...pressed].includes(hex),
      },
    ],
    forgo: [{ clause: 'A1776-basic.VI.B', holds: ({ free }) => free.length === 0 }],
  },
  apply: {
    place({ state, frame: { by, nth }, table, done, push }, { hex }) {
      done();
      bring({ state, table, push }, by, nth, hex);
    },
    forgo({ state, frame: { by, nth }, table, done }) {
      forgo(state, table, by, nth);
      done();
    },
  },
});
