import { beforeMore } from '../../kernel/action.js';
import { sortTexts } from '../../kernel/json.js';
import { lookup } from '../../kits/lookup.js';
import { LEADER, type LeaderId } from '../components/leaders.js';
import type { LakeId, SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import { ofSide, type Side, SIDES } from '../components/side.js';
import type { MadisonState } from '../state.js';
import { havens, havensOf, isBox } from './naval.js';
import { leadersOf, shipsOf } from './pieces.js';

/** A piece in a box and the towns to which it may go; all in the order in which the kernel lists them. */
export interface Way<Id> {
  readonly id: Id;
  readonly towns: readonly SpaceId[];
}

export interface Withdrawals {
  readonly ships: readonly Way<ShipId>[];
  /** They follow ships of theirs. */
  readonly leaders: readonly Way<LeaderId>[];
}

const SHIPS = lookup(SIDES, (side) => shipsOf(side).toSorted(beforeMore));
const LEADERS = lookup(SIDES, (side) => leadersOf(side).toSorted(beforeMore));

/** MMW-11.21 what may go home from the boxes, and to which towns. */
export function withdrawalsOf(state: MadisonState, by: Side): Withdrawals {
  const open = havensOf(state, by);
  const ways: { [L in LakeId]?: readonly SpaceId[] } = {};
  const towns = (lake: LakeId): readonly SpaceId[] =>
    (ways[lake] ??= sortTexts([...havens(state, by, lake, false, open)]));
  const ships: Way<ShipId>[] = [];
  const gone = new Set<string>();
  const held = new Set<string>();
  for (const id of ofSide(SHIPS, by)) {
    const { at, withdrew } = state.ships[id];
    if (withdrew === true) gone.add(at);
    if (!isBox(at)) continue;
    held.add(at);
    ships.push({ id, towns: towns(at) });
  }
  const leaders: Way<LeaderId>[] = [];
  for (const id of ofSide(LEADERS, by)) {
    const { at } = state.leaders[id];
    if (isBox(at) && held.has(at) && LEADER[id].kind === 'naval')
      leaders.push({ id, towns: towns(at).filter((town) => gone.has(town)) });
  }
  return { ships, leaders };
}

export const leadsTo = <Id>(ways: readonly Way<Id>[], id: Id, space: SpaceId): boolean =>
  ways.some((way) => way.id === id && way.towns.includes(space));
