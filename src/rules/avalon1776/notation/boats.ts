import type { Json } from '../../kernel/json.js';
import { fail, type LineReader, numberIn, oneOf, partIn } from '../../kits/position.js';
import { fits } from '../../kits/schema.js';
import { flag, object, oneOf as anyOf, some, whole } from '../../kits/shapes.js';
import { hexsideOf } from '../components/hexsides.js';
import { SIDES } from '../components/side.js';
import { UNIT_CODES } from '../components/units.js';
import { BATEAU_CAPACITY, UNIT } from '../components/units.js';
import {
  AFLOAT,
  boatsAt,
  ferryOnly,
  isCarried,
  landings,
  moor,
  mooringsOf,
} from '../questions/boats.js';
import { burden } from '../questions/capacity.js';
import { typesIn } from '../questions/force.js';
import { type Afloat, type Boat, DOMAINS, scenarioIn, type State1776 } from '../state.js';

/** The most bateaux of one side at one hexside that a position may have; no game ever has as many. */
const MOST_AT_ONE = 99;

/**
 * Reads `us KKK39/KKK40: 2 ferry 1`, i.e. how many bateaux are in each state. Those that have not moved come first,
 * without a word for their state.
 */
export function readBoats(
  { state }: { readonly state: State1776 },
  [, side, at, ...rest]: readonly string[],
): void {
  const of = oneOf(SIDES, side);
  const id = hexsideIn(state, at);
  let as: Afloat = 'rest';
  for (const word of rest) {
    if (AFLOAT.some((one) => one === word)) as = word as Afloat;
    else {
      const boats = numberIn(word, 1, MOST_AT_ONE);
      numberIn(String(boatsAt(state, of, id, as) + boats), 1, MOST_AT_ONE);
      moor(state, of, id, as, boats);
    }
  }
}

/** A1776-opt.II.A.8 reads a hexside at which bateaux may lie; fails on any other. */
function hexsideIn(state: State1776, word = ''): string {
  const side = hexsideOf(word);
  if (side === undefined || !side.navigable)
    return fail(
      `"${word.slice(0, 20)}" is no hexside for bateaux`,
      `「${word.slice(0, 20)}」は平底舟の入れるヘクスサイドではない`,
    );
  if (!scenarioIn(state).offered.includes('bateaux'))
    fail('this scenario has no bateaux', 'このシナリオに平底舟はない');
  if (landings(state, side).length === 0)
    fail(`nobody lands at ${side.id}`, `${side.id}には上陸できない`);
  return side.id;
}

const boat = object({
  by: anyOf(...SIDES),
  at: anyOf(...DOMAINS.side),
  spent: whole(0, UNIT.B.move),
  halted: flag,
  aboard: some(UNIT_CODES, whole(1, BATEAU_CAPACITY)),
});

export const readBoat: LineReader<{ readonly state: State1776 }> = ({ state }, _, line) => {
  state.boat = partIn(line.slice('boat '.length), (value) => fits(boat, value as Json)) as Boat;
  hexsideIn(state, state.boat.at);
};

/** The frames that a landing can put above the frame of the bateau. */
const ON_COMING = ['entry', 'pay', 'spoils', 'shift', 'onward'];

/** Checks that a position has a bateau under way if and only if its agenda moves one, and that its load is allowed. */
export function checkBoat(state: State1776): void {
  const { boat: under, agenda } = state;
  const top = agenda.findLast(({ f }) => !ON_COMING.includes(f));
  if ((top?.f === 'boat') !== (under !== undefined))
    fail('a bateau under way and what it is to do go together', '平底舟とその行動は一緒に書く');
  if (under === undefined) return;
  const { by, aboard, halted, spent } = under;
  const codes = typesIn(aboard);
  const isSound =
    codes.every((code) => isCarried(code) && (UNIT[code].side ?? by) === by) &&
    burden(state, by, aboard) <= BATEAU_CAPACITY &&
    (codes.length === 0 || !ferryOnly(state)) &&
    !(halted && spent === 0);
  if (!isSound) fail('no such bateau can be under way', 'そのような平底舟は動いていない');
}

/** The lines of a position about bateaux. */
export const boatLines = (state: State1776, canonical: (boat: Boat) => string): string[] => [
  ...SIDES.flatMap((side) =>
    [...new Set(AFLOAT.flatMap((as) => mooringsOf(state, side, as)))].map(
      (at) =>
        `boats ${side} ${at}: ${AFLOAT.filter((as) => boatsAt(state, side, at, as) > 0)
          .map((as) => `${as === 'rest' ? '' : `${as} `}${boatsAt(state, side, at, as)}`)
          .join(' ')}`,
    ),
  ),
  ...(state.boat === undefined ? [] : [`boat ${canonical(state.boat)}`]),
];
