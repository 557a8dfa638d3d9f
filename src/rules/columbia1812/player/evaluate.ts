import { blocksOf } from '../components/blocks.js';
import { neighbours, TOWN_IDS, TOWN_INDEX } from '../components/lookups.js';
import { TOWNS } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { BattleFrame, RetreatFrame, SideFrame } from '../frames.js';
import { isIndian, isTown, type State1812, townStates, unitStates } from '../state.js';
import { battleWorth, CV, ifAttackerGoes, ifDefenderGoes, survivors } from './attack.js';
import { fleetWorth } from './fleets.js';
import { type Force, type Forces, forcesOf } from './forces.js';
import { goalWorth, lakesLead, turnsLeft } from './goal.js';

/**
 * Weights, in victory points. `cv`: a CV; `mass`: a stack near the enemy; `threat`: the best attack of the enemy, who
 * moves next; `chance`: the own best attack after that; `last`: the share that remains of an attack which is only
 * possible after the victory check.
 */
const WORTH = { cv: 0.25, mass: 0.12, threat: 0.8, chance: 0.4, last: 0.2, winter: 0.3 };

/**
 * How well `me` stands, in victory points: its lead and the effect of the lead on the victory check, the expected
 * results of battles that are due, and the value of the next moves of both sides.
 */
export function evaluate(state: State1812, me: Side): number {
  if (state.outcome !== null)
    return state.outcome.winner === null ? 0 : state.outcome.winner === me ? 1000 : -1000;
  const forces = forcesOf(state, me);
  const scene = sceneOf(state, me);
  const steady =
    blocksWorth(state, me) -
    blocksWorth(state, other(me)) +
    fleetWorth(state, me, state.fleet[me]) -
    fleetWorth(state, other(me), null);
  return steady + Math.max(...groupsOf(state, me, forces).map((one) => groundWorth(scene, one)));
}

/** Parts of the state that the value of the ground depends on, looked up once. */
interface Scene {
  readonly state: State1812;
  readonly me: Side;
  readonly holders: readonly Side[];
  readonly battle: BattleFrame | null;
  /** Lead of `me` in blocks and lakes, without towns. */
  readonly lead: number;
  /** The side that is leaving the battle; `chased`: the pursuit is still to come. null: neither is leaving. */
  readonly leaving: { readonly by: Side; readonly chased: boolean } | null;
}

function sceneOf(state: State1812, me: Side): Scene {
  const { agenda } = state;
  const battle = agenda.findLast((one): one is BattleFrame => one.f === 'battle') ?? null;
  const retreat = agenda.findLast(
    (one): one is RetreatFrame => one.f === 'retreat' || one.f === 'leave' || one.f === 'flee',
  );
  const chased = retreat?.f === 'retreat' || agenda.at(-1)?.f === 'pursuit';
  return {
    state,
    me,
    holders: townStates(state).map(({ holder }) => holder),
    battle,
    lead: armies(state, me) - armies(state, other(me)) + lakesLead(state, me),
    leaving: retreat === undefined ? null : { by: retreat.by, chased },
  };
}

/**
 * Forces per town as ordered so far. While an army move is being ordered (C1812-9.1.a), also the forces as they would
 * be if all blocks that may still join did so, or all but one. So the first block that marches counts as much as the
 * whole group will; otherwise no group would ever set out against a large force.
 */
function groupsOf(state: State1812, me: Side, forces: Forces): Forces[] {
  const frame = state.agenda.at(-1);
  if (frame?.f !== 'army' || (frame as SideFrame).by !== me) return [forces];
  const first = unitStates(state, me).find(({ order }) => order !== undefined);
  if (first?.order === undefined || first.order.sea || first.order.enter) return [forces];
  const [from, to] = [TOWN_INDEX.get(first.at), TOWN_INDEX.get(first.order.to)];
  if (from === undefined || to === undefined) return [forces];
  const left = forces[me].blocks[from] ?? 0;
  const joined = [0, 1].filter((staying) => left > staying);
  return [forces, ...joined.map((staying) => joining(forces, me, from, to, left - staying))];
}

function joining(forces: Forces, me: Side, from: number, to: number, blocks: number): Forces {
  const { cv, blocks: counts } = forces[me];
  const own: Force = { cv: [...cv], blocks: [...counts] };
  const moved = ((cv[from] ?? 0) * blocks) / (counts[from] ?? 1);
  own.cv[from] = (cv[from] ?? 0) - moved;
  own.cv[to] = (cv[to] ?? 0) + moved;
  own.blocks[from] = (counts[from] ?? 0) - blocks;
  own.blocks[to] = (counts[to] ?? 0) + blocks;
  return { ...forces, [me]: own };
}

/** C1812-18.1.a, 15.0.c number of blocks that score. */
function armies(state: State1812, side: Side): number {
  const ids = blocksOf[side];
  return unitStates(state, side).filter(
    ({ at, cv, hits = 0 }, i) => isTown(at) && cv > hits && !isIndian(ids[i] ?? 'us-9th-infantry'),
  ).length;
}

function blocksWorth(state: State1812, side: Side): number {
  let strength = 0;
  for (const { at, cv, hits = 0 } of unitStates(state, side))
    if (isTown(at)) strength += Math.max(0, cv - hits);
  return armies(state, side) + WORTH.cv * strength;
}

/** Weight of the best attack of a side: less if it has no further turn before the victory check. */
const inTime = ({ state }: Scene, side: Side, worth: number): number =>
  turnsLeft(state, side) > 0 ? worth : worth * WORTH.last;

/**
 * Value of the ground: towns as they will be held, battles, the best attacks of both sides, stacks near the enemy,
 * blocks that will starve.
 */
function groundWorth(scene: Scene, forces: Forces): number {
  const { me, state, lead } = scene;
  const fought = afterBattles(scene, forces);
  const towns = townsWorth(scene, forces);
  return (
    towns +
    goalWorth(state, me, lead + towns) +
    inTime(scene, me, WORTH.chance) * bestAttack(scene, fought, me) -
    inTime(scene, other(me), WORTH.threat) * bestAttack(scene, fought, other(me)) +
    WORTH.mass * massOf(fought[me], me) -
    winterWorth(scene, fought[me])
  );
}

const forceIn = ({ cv, blocks }: Force, town: number) => ({
  cv: cv[town] ?? 0,
  blocks: blocks[town] ?? 0,
});

function townsWorth(scene: Scene, forces: Forces): number {
  const { me } = scene;
  let worth = 0;
  TOWNS.forEach(({ value, nation }, town) => {
    const [us, gb] = [forces.us.blocks[town] ?? 0, forces.gb.blocks[town] ?? 0];
    if (us > 0 && gb > 0) worth += contestedWorth(scene, forces, town);
    else {
      // C1812-1.2 a town returns to its own nation once its garrison has gone
      const holder = us > 0 ? 'us' : gb > 0 ? 'gb' : nation;
      if (holder !== nation) worth += holder === me ? value : -value;
    }
  });
  return worth;
}

/** Indices in board order of the towns where both sides stand. */
const contested = ({ us, gb }: Forces): number[] =>
  TOWN_IDS.map((_, town) => town).filter(
    (town) => (us.blocks[town] ?? 0) > 0 && (gb.blocks[town] ?? 0) > 0,
  );

/**
 * Forces after the battles that are due. The blocks that have won are reduced, as they can easily be driven out again.
 */
function afterBattles(scene: Scene, forces: Forces): Forces {
  const towns = contested(forces);
  if (towns.length === 0) return forces;
  const copy = ({ cv, blocks }: Force): Force => ({ cv: [...cv], blocks: [...blocks] });
  const result = { us: copy(forces.us), gb: copy(forces.gb) };
  for (const town of towns) {
    const { attacker, attacks } = roles(scene, town);
    const defender = other(attacker);
    const [one, two] = survivors(
      forceIn(forces[attacker], town),
      forceIn(forces[defender], town),
      attacks,
    );
    result[attacker].cv[town] = one.cv;
    result[attacker].blocks[town] = one.blocks;
    result[defender].cv[town] = two.cv;
    result[defender].blocks[town] = two.blocks;
  }
  return result;
}

/** The attacker in a town where both sides stand, and whether the attacker fires next. */
function roles({ holders, battle }: Scene, town: number): { attacker: Side; attacks: boolean } {
  const { nation, id } = TOWNS[town] as (typeof TOWNS)[number];
  if (battle?.town !== id) return { attacker: other(holders[town] ?? nation), attacks: false };
  return { attacker: battle.attacker, attacks: battle.open && battle.side === battle.attacker };
}

/** Value for `me` of a town where a battle is due: its present holder, and what the attacker may expect. */
function contestedWorth(scene: Scene, forces: Forces, town: number): number {
  const { me } = scene;
  const { value, nation } = TOWNS[town] as (typeof TOWNS)[number];
  const { attacker } = roles(scene, town);
  const defender = other(attacker);
  const held = defender === nation ? 0 : defender === me ? value : -value;
  const gain = gainIn(scene, forces, town);
  return held + (attacker === me ? gain : -gain);
}

/** Value of the battle in a town for its attacker. */
function gainIn(scene: Scene, forces: Forces, town: number): number {
  const { value, id } = TOWNS[town] as (typeof TOWNS)[number];
  const { attacker, attacks } = roles(scene, town);
  const [one, two] = [forceIn(forces[attacker], town), forceIn(forces[other(attacker)], town)];
  const leaving = scene.battle?.town === id ? scene.leaving : null;
  if (leaving === null) return battleWorth(one, two, value, attacks);
  if (leaving.by === attacker) return leaving.chased ? ifAttackerGoes(one, two) : 0;
  return leaving.chased ? ifDefenderGoes(one, two, value) : value;
}

const NEXT = TOWN_IDS.map((town) => neighbours[town].map((next) => TOWN_IDS.indexOf(next)));

/** The most that `side` can gain by one army move: one group, to a neighbouring town (C1812-9.1). */
function bestAttack(scene: Scene, forces: Forces, side: Side): number {
  let best = 0;
  TOWN_IDS.forEach((_, from) => {
    const group = groupFrom(scene, forces, side, from);
    if (group === null) return;
    for (const to of NEXT[from] ?? []) best = Math.max(best, attackWorth(forces, side, group, to));
  });
  return best;
}

/** Force that can leave a town: all blocks, or all but one where the town would be lost without a garrison. */
function groupFrom({ holders }: Scene, forces: Forces, side: Side, from: number) {
  const { cv, blocks } = forceIn(forces[side], from);
  if (blocks === 0) return null;
  if (TOWNS[from]?.nation === side || holders[from] !== side) return { cv, blocks };
  return blocks === 1 ? null : { cv: (cv * (blocks - 1)) / blocks, blocks: blocks - 1 };
}

function attackWorth(
  forces: Forces,
  side: Side,
  group: { readonly cv: number; readonly blocks: number },
  to: number,
): number {
  const { value, nation } = TOWNS[to] as (typeof TOWNS)[number];
  if ((forces[side].blocks[to] ?? 0) > 0) return 0;
  const enemy = forceIn(forces[other(side)], to);
  if (enemy.blocks === 0) return nation === side ? 0 : value;
  return battleWorth(group, enemy, value, false);
}

/** Value of stacks: a stack is worth more than its blocks one by one, and more the nearer it is to the enemy. */
function massOf({ cv }: Force, side: Side): number {
  return cv.reduce(
    (sum, strength, town) => sum + (strength * Math.sqrt(strength)) / (FRONT[side][town] ?? 1),
    0,
  );
}

/** Distance of each town from the nearest town of the other nation, in roads, at least 1. */
const FRONT: { readonly [S in Side]: readonly number[] } = { us: frontOf('us'), gb: frontOf('gb') };

function frontOf(side: Side): number[] {
  const far = TOWNS.map(({ nation }) => (nation === side ? Infinity : 0));
  for (let round = 0; round < TOWNS.length; round++)
    NEXT.forEach((towns, town) => {
      for (const next of towns) far[town] = Math.min(far[town] ?? 0, (far[next] ?? 0) + 1);
    });
  return far.map((roads) => Math.max(1, roads));
}

/** Number of turns before winter in which it is time to spread out. */
const AUTUMN = 3;

/** C1812-13.2 expected losses of blocks beyond the supply of their towns. The last year has no winter. */
function winterWorth({ state, me }: Scene, { blocks }: Force): number {
  const soon = state.turn - (10 - AUTUMN);
  if (state.year === 1814 || soon <= 0) return 0;
  let lost = 0;
  TOWNS.forEach(({ value, nation }, town) => {
    const excess = Math.max(0, (blocks[town] ?? 0) - value);
    lost += excess * (nation === me ? CV : 1 + CV);
  });
  return (WORTH.winter * lost * soon) / AUTUMN;
}
