import type { At, Where, Who } from '../../components/language/conditions.js';
import { LAKE_IDS, type LakeId, SPACE, SPACE_IDS, type SpaceId } from '../../components/map.js';
import { SHIP, type ShipId } from '../../components/ships.js';
import { other, type Side, SIDES } from '../../components/side.js';
import { UNIT, type UnitId } from '../../components/units.js';
import type { MadisonState } from '../../state.js';
import { holderOf, valueOf } from '../control.js';
import { hasUnits, isOnMap, unitsAt } from '../pieces.js';

/** A combat, as far as cards refer to it. Before it begins, only the attacker is known. */
interface Fight {
  readonly attacker: Side;
  readonly fort?: boolean;
  readonly amphibious?: boolean;
  readonly leads?: { readonly [S in Side]?: UnitId | ShipId };
  readonly lost?: { readonly [S in Side]?: true };
}

/** Context in which the conditions of a card are checked. */
export interface Situation {
  readonly me: Side;
  /** Space of the combat, or the space that was entered, landed on or aimed at. */
  readonly space?: SpaceId;
  readonly lake?: LakeId;
  readonly fight?: Fight;
}

const sideOf = (who: Who, { me }: Situation): Side | null =>
  who.side === 'me'
    ? me
    : who.side === 'foe'
      ? other(me)
      : who.side === undefined || who.side === 'any'
        ? null
        : who.side;

export const allows = <T>(list: readonly T[] | undefined, one: T): boolean =>
  list === undefined || list.includes(one);

const isOf = (who: Who, sit: Situation, side: Side): boolean => (sideOf(who, sit) ?? side) === side;

export const unitFits = (who: Who, id: UnitId, sit: Situation): boolean =>
  isOf(who, sit, UNIT[id].side) &&
  allows(who.kind, UNIT[id].kind) &&
  allows(who.class, UNIT[id].class) &&
  allows<UnitId | ShipId>(who.ids, id) &&
  who.type === undefined;

export const shipFits = (who: Who, id: ShipId, sit: Situation): boolean =>
  isOf(who, sit, SHIP[id].side) &&
  allows(who.kind, 'ship') &&
  allows(who.class, SHIP[id].class) &&
  allows(who.type, SHIP[id].type) &&
  allows<UnitId | ShipId>(who.ids, id) &&
  (who.lake === undefined || SHIP[id].lake === who.lake);

/** Sides whose pieces a description may mean. */
export const sidesOf = (who: Who, sit: Situation): readonly Side[] => {
  const side = sideOf(who, sit);
  return side === null ? SIDES : [side];
};

const LAKES: ReadonlySet<string> = new Set(LAKE_IDS);
const SPACES: ReadonlySet<string> = new Set(SPACE_IDS);
const isLake = (place: string): place is LakeId => LAKES.has(place);
const isSpace = (place: string): place is SpaceId => SPACES.has(place);

/** Lake that `target` means: the one aimed at, or the lake of the town aimed at. */
const targetLake = ({ lake, space }: Situation): LakeId | null =>
  lake ?? (space === undefined ? null : SPACE[space].lake);

export const lakeOf = (lake: LakeId | 'target', sit: Situation): LakeId | null =>
  lake === 'target' ? targetLake(sit) : lake;

/** Whether a space matches; with only `lake`, whether a lake control box does. */
export function whereFits(
  state: MadisonState,
  where: Where,
  place: string,
  sit: Situation,
): boolean {
  if (isLake(place))
    return where.lake !== undefined && where.lakeside !== true && lakeOf(where.lake, sit) === place;
  return isSpace(place) && spaceFits(state, where, place, sit);
}

export function spaceFits(state: MadisonState, where: Where, id: SpaceId, sit: Situation): boolean {
  const { territory, region, lake } = SPACE[id];
  const foe = other(sit.me);
  return (
    allows(where.ids, id) &&
    allows(where.region, region) &&
    (where.territory === undefined || territory === foe) &&
    (where.lake === undefined || lake === lakeOf(where.lake, sit)) &&
    (where.lakeside === undefined || lake !== null) &&
    (where.valueMax === undefined || valueOf(state, id) <= where.valueMax) &&
    (where.controlledBy === undefined ||
      holderOf(state, id) === (where.controlledBy === 'me' ? sit.me : foe)) &&
    (where.noLandUnitsOf === undefined ||
      !hasUnits(state, where.noLandUnitsOf === 'foe' ? foe : where.noLandUnitsOf, id)) &&
    (where.minUnits === undefined || unitsAt(state, foe, id).length >= where.minUnits) &&
    (where.leader === undefined || state.leaders[where.leader].at === id)
  );
}

export function placeFits(
  state: MadisonState,
  at: At | undefined,
  place: string,
  sit: Situation,
): boolean {
  if (at === undefined) return isOnMap(place);
  if (at === 'target') return place === sit.space;
  return isList(at) ? (at as readonly string[]).includes(place) : whereFits(state, at, place, sit);
}

const isList = (at: readonly (SpaceId | LakeId)[] | Where): at is readonly (SpaceId | LakeId)[] =>
  Array.isArray(at);
