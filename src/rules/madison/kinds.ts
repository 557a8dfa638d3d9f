import type { Kind } from '../kernel/kind.js';
import { CARD_IDS } from './components/cards/index.js';
import { LEADER_IDS } from './components/leaders.js';
import { SHIP_IDS } from './components/ships.js';
import { UNIT_IDS } from './components/units.js';
import type { CardPlace, LeaderState, Moving, ShipState, UnitState } from './state.js';

/** Pieces are copied and compared with all members written out; `kits/lookup.ts` explains why. */

const isMovingAlike = (one: Moving, other: Moving): boolean =>
  one.force === other.force &&
  one.spent === other.spent &&
  one.done === other.done &&
  one.aboard === other.aboard &&
  one.from === other.from &&
  one.steps === other.steps &&
  one.target === other.target;

export const unit: Kind<UnitState> = {
  copy: (one) => ({
    at: one.at,
    force: one.force,
    spent: one.spent,
    done: one.done,
    aboard: one.aboard,
    from: one.from,
    steps: one.steps,
    target: one.target,
    reduced: one.reduced,
    cut: one.cut,
    wished: one.wished,
    delayed: one.delayed,
  }),
  same: (one, other) =>
    one.at === other.at &&
    one.reduced === other.reduced &&
    one.cut === other.cut &&
    one.wished === other.wished &&
    one.delayed === other.delayed &&
    isMovingAlike(one, other),
};

export const leader: Kind<LeaderState> = {
  copy: (one) => ({
    at: one.at,
    force: one.force,
    spent: one.spent,
    done: one.done,
    aboard: one.aboard,
    from: one.from,
    steps: one.steps,
    target: one.target,
    flipped: one.flipped,
    wished: one.wished,
  }),
  same: (one, other) =>
    one.at === other.at &&
    one.flipped === other.flipped &&
    one.wished === other.wished &&
    isMovingAlike(one, other),
};

export const ship: Kind<ShipState> = {
  copy: (one) => ({
    at: one.at,
    force: one.force,
    spent: one.spent,
    done: one.done,
    aboard: one.aboard,
    from: one.from,
    steps: one.steps,
    target: one.target,
    damaged: one.damaged,
    withdrew: one.withdrew,
  }),
  same: (one, other) =>
    one.at === other.at &&
    one.damaged === other.damaged &&
    one.withdrew === other.withdrew &&
    isMovingAlike(one, other),
};

const card: Kind<CardPlace> = {
  copy: (place) => place,
  same: (one, other) => one === other,
};

export const kinds = {
  units: { ...unit, ids: UNIT_IDS },
  leaders: { ...leader, ids: LEADER_IDS },
  ships: { ...ship, ids: SHIP_IDS },
  cards: { ...card, ids: CARD_IDS },
};
