import { LEADER } from '../../components/leaders.js';
import { LAKE_IDS, NEIGHBOURS, PATH_MP, SPACE, SPACE_IDS } from '../../components/map.js';
import { SHIP, SHIP_TYPE, type ShipId } from '../../components/ships.js';
import type { Side } from '../../components/side.js';
import { UNIT, type UnitClass, type UnitId } from '../../components/units.js';
import { leadersOf, shipsOf, unitsOf } from '../../questions/pieces.js';
import { bySide } from '../../state.js';

/*
 * The greedy player judges hundreds of positions for one decision, so what never changes is laid out by number: spaces,
 * lakes, units and ships by their place in `…_IDS`.
 */

/** Id -> index of a space or a lake box; other ids are missing. */
export const SPACE_NO: ReadonlyMap<string, number> = new Map(SPACE_IDS.map((id, no) => [id, no]));
export const LAKE_NO: ReadonlyMap<string, number> = new Map(LAKE_IDS.map((id, no) => [id, no]));

/** Weight of a class in combat. */
const CLASS: Readonly<Record<UnitClass, number>> = { A: 1.3, B: 1.1, C: 0.85 };

export interface UnitFacts {
  readonly indian: boolean;
  /** Strength and fighting power, for both sides of the counter. */
  readonly full: number;
  readonly fullPower: number;
  readonly reduced: number;
  readonly reducedPower: number;
}

function unitFacts(id: UnitId): UnitFacts {
  const { kind, strength, reduced } = UNIT[id];
  const rate = CLASS[UNIT[id].class];
  return {
    indian: kind === 'indian',
    full: strength,
    fullPower: strength * rate,
    reduced: reduced ?? 0,
    reducedPower: (reduced ?? 0) * rate,
  };
}

export interface ShipFacts {
  readonly lake: number;
  /** Fighting power if undamaged. */
  readonly power: number;
  /** Number of units that it can carry; for small ships a fraction. */
  readonly lift: number;
}

/** MMW-11.35.a small ships carry one unit together. */
const SMALL = 0.4;

function shipFacts(id: ShipId): ShipFacts {
  const { nbv2, carries } = SHIP_TYPE[SHIP[id].type];
  return { lake: LAKE_NO.get(SHIP[id].lake) ?? 0, power: nbv2 + 0.5, lift: carries || SMALL };
}

/** Side -> facts of its units and ships, in the order of `unitsOf` and `shipsOf`. */
export const UNIT_FACTS = bySide((side) => unitsOf(side).map(unitFacts));
export const SHIP_FACTS = bySide((side) => shipsOf(side).map(shipFacts));

/** Side -> whether each leader is a naval one, in the order of `leadersOf`. */
export const NAVAL = bySide((side) => leadersOf(side).map((id) => LEADER[id].kind === 'naval'));

export const TERRITORY: readonly Side[] = SPACE_IDS.map((id) => SPACE[id].territory);

/** Index of the lake of a lakeside town; -1: none. */
export const LAKE_OF = Int8Array.from(SPACE_IDS, (id) => LAKE_NO.get(SPACE[id].lake ?? '') ?? -1);

/** Index of a lake -> indices of its lakeside towns. */
export const TOWNS: readonly (readonly number[])[] = LAKE_IDS.map((_, lake) =>
  SPACE_IDS.flatMap((_, no) => (LAKE_OF[no] === lake ? [no] : [])),
);

/** Index of a space -> indices of adjacent spaces, each followed by its cost in MPs. */
export const NEXT: readonly (readonly number[])[] = SPACE_IDS.map((id) =>
  NEIGHBOURS[id].flatMap(({ to, kind }) => [SPACE_NO.get(to) ?? 0, PATH_MP[kind]]),
);
