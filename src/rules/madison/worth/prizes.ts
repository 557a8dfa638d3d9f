import { SPACE, SPACE_IDS, type SpaceId } from '../components/map.js';
import { TURN_IDS, type TurnId } from '../components/turns.js';
import { hasBegun } from '../control.js';

/** What a naval base and a city add to the worth of a town. */
const BASE = 1.5;
const CITY = 2;
const QUEBEC = 8;

/** MMW-4.13 by number. */
export const VALUE = Float64Array.from(SPACE_IDS, (id) => SPACE[id].value);

/** What it means to win or lose a space beyond its VPs: its base, and how near it brings an instant victory. */
function extra(id: SpaceId, late: boolean): number {
  const { base, instantVictory } = SPACE[id];
  if (instantVictory === 'gb') return CITY;
  return (base?.role === 'main' ? BASE : 0) + (instantVictory === 'us' && !late ? QUEBEC : 0);
}

const importance = (late: boolean): Float64Array =>
  Float64Array.from(SPACE_IDS, (id) => SPACE[id].value + extra(id, late));

export const PRIZES = {
  /** Numbers of the spaces worth having. */
  spaces: SPACE_IDS.flatMap((id, no) =>
    SPACE[id].value > 0 || SPACE[id].base !== null ? [no] : [],
  ),
  /** MMW-17.31 Quebec ends the game in 1812 and 1813 only. */
  importance: { early: importance(false), late: importance(true) },
} as const;

/** 1 where a printed fort counts, by turn; the pre-war sequence counts as the first. */
export const FORTS: ReadonlyMap<TurnId | null, Uint8Array> = new Map(
  [null, ...TURN_IDS].map((turn) => [
    turn,
    Uint8Array.from(SPACE_IDS, (id) => {
      const { fort } = SPACE[id];
      return Number(fort !== null && hasBegun({ turn }, fort.from));
    }),
  ]),
);
