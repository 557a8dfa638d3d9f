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
 * A state that the viewer cannot tell from the real one, with what they do not know dealt anew. A1776-adv.II.A.2 a card
 * under seal may be any of the eight to all but its player; A1776-opt.I a face-down counter may be any other of its
 * side that lies face down. The rest of the board is public.
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
 * Statuses whose face-down counters keep their faces. The marchers of a forced march are written down twice, so they
 * stay what they are. A1776-scn3.special.1 all that stands still with the militia is militia.
 */
const isCounted = (status: Status): boolean => ['held', 'bound', 'fixed'].includes(status);

/** The lots of a side with face-down counters whose faces can be dealt anew, in board order. */
function lotsOf(state: State1776, side: Side): Counts[] {
  const declaring = state.agenda.find(({ f }: Frame) => f === 'declare') as
    DeclareFrame | undefined;
  const lots = hexesIn(state)
    // A1776-opt.I.G.1 decoys are never in a hex with enemy counters.
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
  // Sorted, so that the true places of the faces do not influence where they are dealt.
  faces.sort();
  lots.forEach((lot, i) => {
    for (let left = wanted[i] ?? 0; left > 0; left--) {
      const [face] = faces.splice(random(faces.length), 1);
      if (face !== undefined) add(lot, { [face]: 1 });
    }
  });
}
