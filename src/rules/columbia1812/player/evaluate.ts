import { blocksOf, type BlockId } from '../components/blocks.js';
import { TOWNS } from '../components/map.js';
import { other, SIDES, type Side } from '../components/side.js';
import { LAKE_IDS, neighbours, TOWN, TOWN_IDS, TOWN_INDEX } from '../components/lookups.js';
import { portsNamed } from '../questions/fleet.js';
import type { SideFrame } from '../frames.js';
import { isIndian, townOf, unitStates, type Place, type State1812 } from '../state.js';

/** Worth of things in victory points. */
const WORTH = { cv: 0.3, ship: 0.5, hulk: 0.25, lake: 1.6, reach: 0.25, risk: 0.5 };

/** Where a block will be when its orders are carried out. */
const endOf = (state: State1812, unit: BlockId): Place => {
  const { at, order } = state.units[unit];
  return order === undefined ? at : (order.force ?? order.on ?? order.to);
};

/** CV of a side in each town, by its place in board order. */
type Strength = { readonly [S in Side]: number[] };

function strengths(state: State1812): Strength {
  const result: Strength = { us: TOWN_IDS.map(() => 0), gb: TOWN_IDS.map(() => 0) };
  for (const side of SIDES) {
    const own = result[side];
    for (const id of blocksOf[side]) {
      const town = TOWN_INDEX.get(endOf(state, id));
      if (town === undefined) continue;
      const { cv, hits = 0 } = state.units[id];
      own[town] = (own[town] ?? 0) + cv - hits;
    }
  }
  return result;
}

/** How well `seat` stands: the lead it has, and what the next moves of both sides threaten. */
export function evaluate(state: State1812, me: Side): number {
  if (state.outcome !== null)
    return state.outcome.winner === null ? 0 : state.outcome.winner === me ? 1000 : -1000;
  const strength = strengths(state);
  const lead = (by: Strength): number => worthOf(state, me, by) - worthOf(state, other(me), by);
  const massed = massedOf(state, me, strength);
  return massed === null ? lead(strength) : Math.max(lead(strength), lead(massed));
}

/**
 * The same where all who may still join the army move that is being declared do so (C1812-9.1.a): a first block that marches is
 * worth what the whole group will be, or it would never set out against many. Null where no move is being declared.
 */
function massedOf(state: State1812, me: Side, strength: Strength): Strength | null {
  const frame = state.agenda.at(-1);
  if (frame?.f !== 'army' || (frame as SideFrame).by !== me) return null;
  const first = unitStates(state, me).find(({ order }) => order !== undefined);
  if (first?.order === undefined || first.order.sea || first.order.enter) return null;
  const [from, to] = [TOWN_INDEX.get(first.at), TOWN_INDEX.get(first.order.to)];
  if (from === undefined || to === undefined) return null;
  const own = [...strength[me]];
  own[to] = (own[to] ?? 0) + (own[from] ?? 0);
  own[from] = 0;
  return { ...strength, [me]: own };
}

function worthOf(state: State1812, side: Side, strength: Strength): number {
  return blocksWorth(state, side) + townsWorth(side, strength) + fleetWorth(state, side);
}

function blocksWorth(state: State1812, side: Side): number {
  let worth = 0;
  for (const id of blocksOf[side]) {
    if (townOf(state, id) === null) continue;
    const cv = state.units[id].cv - (state.units[id].hits ?? 0);
    if (cv > 0) worth += WORTH.cv * cv + (isIndian(id) ? 0 : 1);
  }
  return worth;
}

/** Enemy towns held or contested, own blocks within reach of enemy towns, own towns at risk. */
function townsWorth(side: Side, strength: Strength): number {
  const own = strength[side];
  const enemy = strength[other(side)];
  let worth = 0;
  TOWNS.forEach(({ value, nation }, town) => {
    const mine = own[town] ?? 0;
    const theirs = enemy[town] ?? 0;
    if (nation !== side) worth += value * chanceOf(mine, theirs);
    if (nation !== side && mine === 0)
      worth += WORTH.reach * value * chanceOf(around(town, own), theirs + 1);
    if (mine > 0 && around(town, enemy) > mine) worth -= WORTH.risk * Math.min(value, mine / 3);
  });
  return worth;
}

/** Rough chance that so much CV drives out so much. */
const chanceOf = (mine: number, theirs: number): number =>
  mine === 0 ? 0 : (mine * mine) / (mine * mine + 1.5 * theirs * theirs);

/** The most that stands in one of the towns next to it. */
function around(town: number, strength: readonly number[]): number {
  let most = 0;
  for (const next of NEXT[town] ?? []) most = Math.max(most, strength[next] ?? 0);
  return most;
}

const NEXT = TOWN_IDS.map((town) => neighbours[town].map((next) => TOWN_IDS.indexOf(next)));

function fleetWorth(state: State1812, side: Side): number {
  let worth = 0;
  for (const town of TOWN_IDS) {
    const { up, down } = state.towns[town].ships[side];
    worth += WORTH.ship * up + WORTH.hulk * down;
  }
  const order = state.fleet[side];
  const out =
    order?.do === 'out' && !order.done ? portsNamed(order).map((port) => TOWN[port].lake) : [];
  for (const lake of LAKE_IDS) {
    const { ships } = state.lakes[lake];
    const mine =
      ships[side].up + 0.3 * ships[side].down + (out.includes(lake) ? portsOut(state, side) : 0);
    const theirs = ships[other(side)].up + 0.3 * ships[other(side)].down;
    worth +=
      WORTH.ship * ships[side].up +
      WORTH.hulk * ships[side].down +
      2 * WORTH.lake * chanceOf(mine, theirs) * 0.5;
  }
  return worth + builds(state, side);
}

function portsOut(state: State1812, side: Side): number {
  const order = state.fleet[side];
  return Object.values(order?.ports ?? {}).reduce((sum, { up, down }) => sum + up + 0.3 * down, 0);
}

function builds(state: State1812, side: Side): number {
  const order = state.fleet[side];
  if (order === null || order.done) return 0;
  return order.do === 'build' ? WORTH.hulk : order.do === 'repair' ? WORTH.ship - WORTH.hulk : 0;
}
