import { LAKE_IDS, TOWN, TOWN_IDS } from '../components/lookups.js';
import { other, type Side } from '../components/side.js';
import { portsNamed } from '../questions/fleet.js';
import type { FleetOrder, Ships, State1812 } from '../state.js';

/** Values in victory points: an operational naval unit, a non-operational one, a lake. */
const WORTH = { ship: 0.5, hulk: 0.25, lake: 1.6 };

const inPlay = ({ up, down }: Ships): number => up + 0.3 * down;
const shipsWorth = ({ up, down }: Ships): number => WORTH.ship * up + WORTH.hulk * down;

/** Rough probability that `mine` drives out `theirs`. */
const chanceOf = (mine: number, theirs: number): number =>
  mine === 0 ? 0 : (mine * mine) / (mine * mine + 1.5 * theirs * theirs);

/** Value of the naval units of a side, and of the effect of `order`; null: the player does not know of an order. */
export function fleetWorth(state: State1812, side: Side, order: FleetOrder | null): number {
  let worth = order === null || order.done ? 0 : builds(order);
  for (const town of TOWN_IDS) worth += shipsWorth(state.towns[town].ships[side]);
  const out = order?.do === 'out' && !order.done ? order : null;
  const to = out === null ? [] : portsNamed(out).map((port) => TOWN[port].lake);
  for (const lake of LAKE_IDS) {
    const { ships } = state.lakes[lake];
    const sailing = out !== null && to.includes(lake) ? shipsOut(out) : 0;
    const chance = chanceOf(inPlay(ships[side]) + sailing, inPlay(ships[other(side)]));
    worth += shipsWorth(ships[side]) + WORTH.lake * chance;
  }
  return worth;
}

const shipsOut = ({ ports }: FleetOrder): number =>
  Object.values(ports).reduce((sum, ships) => sum + inPlay(ships), 0);

const builds = (order: FleetOrder): number =>
  order.do === 'build' ? WORTH.hulk : order.do === 'repair' ? WORTH.ship - WORTH.hulk : 0;
