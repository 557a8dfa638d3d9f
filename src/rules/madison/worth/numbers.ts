import { SPACE, SPACE_IDS, LAKE_IDS } from '../components/map.js';
import { SHIP, SHIP_IDS, SHIP_TYPE } from '../components/ships.js';
import type { Side } from '../components/side.js';
import { UNIT, UNIT_IDS, type UnitClass } from '../components/units.js';

/*
 * The greedy player judges hundreds of positions for one decision, so what never changes is laid out by number: spaces,
 * lakes, units and ships by their place in `…_IDS`.
 */

/** The number of a space, and of a lake box; undefined elsewhere. */
export const SPACE_NO: ReadonlyMap<string, number> = new Map(SPACE_IDS.map((id, no) => [id, no]));
export const LAKE_NO: ReadonlyMap<string, number> = new Map(LAKE_IDS.map((id, no) => [id, no]));

/** How a class counts in a fight. */
const CLASS: Readonly<Record<UnitClass, number>> = { A: 1.3, B: 1.1, C: 0.85 };

export interface UnitFacts {
  readonly side: Side;
  readonly indian: boolean;
  /** Strength, and strength as it counts in a fight, on both sides of the counter. */
  readonly full: number;
  readonly fullPower: number;
  readonly reduced: number;
  readonly reducedPower: number;
}

export const UNIT_FACTS: readonly UnitFacts[] = UNIT_IDS.map((id) => {
  const { side, kind, strength, reduced } = UNIT[id];
  const rate = CLASS[UNIT[id].class];
  return {
    side,
    indian: kind === 'indian',
    full: strength,
    fullPower: strength * rate,
    reduced: reduced ?? 0,
    reducedPower: (reduced ?? 0) * rate,
  };
});

export interface ShipFacts {
  readonly side: Side;
  readonly lake: number;
  /** Fighting power when sound. */
  readonly power: number;
}

export const SHIP_FACTS: readonly ShipFacts[] = SHIP_IDS.map((id) => ({
  side: SHIP[id].side,
  lake: LAKE_NO.get(SHIP[id].lake) ?? 0,
  power: SHIP_TYPE[SHIP[id].type].nbv2 + 0.5,
}));

export const TERRITORY: readonly Side[] = SPACE_IDS.map((id) => SPACE[id].territory);
