import { clone } from '../kernel/json.js';
import type { Kind } from '../kernel/kind.js';
import type { Fleets, LakeState, Ships, TownState, Unit } from './state.js';

/**
 * Copies and compares blocks. Orders and arrivals are compared by identity; the kernel compares blocks that have one
 * again, member by member.
 */
const unit: Kind<Unit> = {
  copy: ({ at, cv, order, came, hits, frozen }) => ({
    at,
    cv,
    order: clone(order),
    came: clone(came),
    hits,
    frozen,
  }),
  same: (one, other) =>
    one.at === other.at &&
    one.cv === other.cv &&
    one.hits === other.hits &&
    one.frozen === other.frozen &&
    one.order === other.order &&
    one.came === other.came,
};

const shipsCopy = ({ up, down }: Ships): Ships => ({ up, down });
const fleets = ({ us, gb }: Fleets): Fleets => ({ us: shipsCopy(us), gb: shipsCopy(gb) });

const areSame = (one: Fleets, other: Fleets): boolean =>
  one.us.up === other.us.up &&
  one.us.down === other.us.down &&
  one.gb.up === other.gb.up &&
  one.gb.down === other.gb.down;

const town: Kind<TownState> = {
  copy: ({ holder, ships }) => ({ holder, ships: fleets(ships) }),
  same: (one, other) => one.holder === other.holder && areSame(one.ships, other.ships),
};

const lake: Kind<LakeState> = {
  copy: ({ control, ships }) => ({ control, ships: fleets(ships) }),
  same: (one, other) => one.control === other.control && areSame(one.ships, other.ships),
};

export const kinds = { units: unit, towns: town, lakes: lake };
