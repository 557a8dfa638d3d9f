import { type Frame, isSealed } from '../../kernel/frame.js';
import { clone } from '../../kernel/json.js';
import type { Resampled, Resampling } from '../../kernel/ruleset.js';
import type { Random } from '../../kernel/table.js';
import { type Side, SIDES } from '../components/side.js';
import { TACTIC_IDS } from '../components/tactics.js';
import { type Counts, type CoveredCode, isCovered } from '../components/units.js';
import type { DeclareFrame, SeriesFrame } from '../frames.js';
import { isHostile } from '../questions/covered.js';
import { add, hexesIn, statusesIn, typesIn } from '../questions/force.js';
import type { State1776, Status } from '../state.js';

/**
 * A1776-adv.II.A.2 a card that lies under seal may be any of the eight for all but who played it; A1776-opt.I a counter
 * that lies face down may be any other of its side that does. The rest of the board is open.
 */
export function resample(
  state: State1776,
  viewer: Side | null,
  random: Random,
  how: Resampling,
): Resampled<State1776> {
  const world = clone(state);
  if (how === 'twins') return { state: world, renamed: {} };
  const now = world.agenda.at(-2) as SeriesFrame | undefined;
  if (isSealed(world.agenda.at(-1)) && now?.f === 'series')
    for (const side of SIDES)
      if (side !== viewer && now.cards[side] !== undefined)
        now.cards[side] = TACTIC_IDS[random(TACTIC_IDS.length)] ?? now.cards[side];
  for (const side of SIDES) if (side !== viewer) shuffle(world, side, random);
  return { state: world, renamed: {} };
}

/**
 * What a forced march counts among its marchers stays what it is: it is written down twice. A1776-scn3.special.1 nor is
 * anything but militia among the militia that stands still.
 */
const isCounted = (status: Status): boolean => ['held', 'bound', 'fixed'].includes(status);

/** The lots of a side in which counters lie face down that may be others, in board order. */
function lotsOf(state: State1776, side: Side): Counts[] {
  const declaring = state.agenda.find(({ f }: Frame) => f === 'declare') as
    DeclareFrame | undefined;
  const lots = hexesIn(state)
    // A1776-opt.I.G.1 no decoy is with enemy counters
    .filter((hex) => hex !== declaring?.hex && !isHostile(state, side, hex))
    .flatMap((hex) => {
      const there = state.hexes[hex]?.[side] ?? {};
      return statusesIn(there).flatMap((status) =>
        isCounted(status) ? [] : [there[status] ?? {}],
      );
    });
  const { column } = state;
  const isFree = column?.by === side && !isHostile(state, side, column.at);
  return isFree && column.captives === undefined ? [...lots, column.units] : lots;
}

/** Deals the faces of a side's face-down counters anew among them. */
function shuffle(state: State1776, side: Side, random: Random): void {
  const lots = lotsOf(state, side);
  const faces: CoveredCode[] = [];
  const wanted = lots.map((lot) => {
    const codes = typesIn(lot).filter(isCovered);
    const own = codes.flatMap((code) => Array.from({ length: lot[code] ?? 0 }, () => code));
    for (const code of codes) delete lot[code];
    faces.push(...own);
    return own.length;
  });
  // where they truly lie says nothing about where they are dealt
  faces.sort();
  lots.forEach((lot, i) => {
    for (let left = wanted[i] ?? 0; left > 0; left--) {
      const [face] = faces.splice(random(faces.length), 1);
      if (face !== undefined) add(lot, { [face]: 1 });
    }
  });
}
