import { SPACE, SPACE_IDS } from '../../components/map.js';
import { TURN_IDS, type TurnId } from '../../components/turns.js';
import { hasBegun } from '../../questions/control.js';
import { SPACE_NO } from './numbers.js';

/** MMW-4.13 value of each space, by index. */
export const VALUE = Float64Array.from(SPACE_IDS, (id) => SPACE[id].value);

/** Value that a naval base adds to a town. */
const BASE = 1.5;
export const BASES = Float64Array.from(SPACE_IDS, (id) =>
  SPACE[id].base?.role === 'main' ? BASE : 0,
);

/** MMW-17.31 the space that wins the war for the Americans in 1812 and 1813. */
export const QUEBEC = SPACE_NO.get('quebec') ?? 0;

/** MMW-17.32 cities of which three in British hands win the war. */
export const CITIES: readonly number[] = SPACE_IDS.flatMap((id, no) =>
  SPACE[id].instantVictory === 'gb' ? [no] : [],
);

/** Indices of the spaces worth having. */
export const PRIZES: readonly number[] = SPACE_IDS.flatMap((id, no) =>
  SPACE[id].value > 0 || SPACE[id].base !== null ? [no] : [],
);

/** Turn -> 1 for each space with a printed fort that counts then. The pre-war sequence counts as the first turn. */
export const FORTS: ReadonlyMap<TurnId | null, Uint8Array> = new Map(
  [null, ...TURN_IDS].map((turn) => [
    turn,
    Uint8Array.from(SPACE_IDS, (id) => {
      const { fort } = SPACE[id];
      return Number(fort !== null && hasBegun({ turn }, fort.from));
    }),
  ]),
);
