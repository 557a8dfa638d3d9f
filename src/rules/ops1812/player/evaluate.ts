import { CARD } from '../components/cards.js';
import { REGION, REGION_IDS, WATERWAY_IDS, ZONE_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { other, type Side, SIDES } from '../components/side.js';
import { FRONTIER_MOST, FULL, TURNS } from '../components/tracks.js';
import { CLASSES, COST, type Counts } from '../components/units.js';
import type { BattleFrame, ChoiceFrame, OperationFrame } from '../frames.js';
import { battleIn, connections, controller, isBlockaded, isFull } from '../questions/control.js';
import { beaches, ports, raidable } from '../questions/feasible.js';
import { cardsIn, hasUnits, type OpsState, supply, total } from '../state.js';

/** Values in victory points. */
const WORTH = {
  regular: 0.9,
  militia: 0.5,
  indian: 0.45,
  marker: 0.15,
  waterway: 0.5,
  token: 0.05,
  ops: 0.2,
  half: 0.35,
};
/**
 * `most`: how many scoring steps ahead a region counts at most; `each`: weight of a further step; `hope`: weight of
 * what is only possible.
 */
const HORIZON = { most: 2.5, each: 0.75, hope: 0.25 };
/** Average number of dice that remove a unit. */
const TOUGH: Readonly<Counts> = { regular: 6, militia: 3, indian: 2 };

interface Eye {
  readonly state: OpsState;
  readonly me: Side;
  /** Value of 1 VP in every scoring step to come. */
  readonly steps: number;
  readonly control: { readonly [R in RegionId]: Side | null };
}

/**
 * How well `seat` stands, in victory points: the marker, the next scoring steps, forces, and the next actions of both
 * sides.
 */
export function evaluate(state: OpsState, me: Side): number {
  if (state.outcome !== null)
    return state.outcome.winner === null ? 0 : state.outcome.winner === me ? 1000 : -1000;
  const steps = Math.min(TURNS.length + 1 - state.turn, HORIZON.most) * HORIZON.each;
  const control = Object.fromEntries(
    REGION_IDS.map((id) => [id, controller(state, id)]),
  ) as Eye['control'];
  const [us = 0, gb = 0] = SIDES.map((side) => worth({ state, me: side, steps, control }));
  return (state.vp + us - gb) * (me === 'us' ? 1 : -1);
}

function worth(eye: Eye): number {
  return (
    forces(eye) + holdings(eye) + waters(eye) + sea(eye) + battle(eye) + prospects(eye) + hand(eye)
  );
}

function forces({ state, me, control }: Eye): number {
  let sum = 0;
  for (const id of REGION_IDS) {
    const spot = state.regions[id];
    for (const unit of CLASSES) sum += WORTH[unit] * spot[me][unit];
    if (control[id] === me) sum += WORTH.token * spot.tokens + (spot.fort ? 0.15 : 0);
  }
  return sum;
}

/** OPSX-vp.2 (a), (c) value of regions held. */
function holdings({ state, me, steps, control }: Eye): number {
  let sum = 0;
  let frontier = 0;
  for (const id of REGION_IDS) {
    const { home, type, vp = 0 } = REGION[id];
    if (home === other(me) && control[id] === me) sum += vp * steps;
    if (
      me === 'us' &&
      type === 'indian' &&
      state.regions[id].us.regular + state.regions[id].us.militia > 0
    )
      frontier += 1;
    if (me === 'gb' && state.regions[id].raid) sum += 0.9;
  }
  return sum + Math.min(FRONTIER_MOST, frontier) * steps * 0.8;
}

const waters = ({ state, me }: Eye): number =>
  WATERWAY_IDS.reduce((sum, id) => {
    const mine = state.waterways[id][me];
    return sum + WORTH.marker * mine + (mine >= 2 ? WORTH.waterway : 0);
  }, 0);

/** OPSX-vp.2 (b) value of the naval theatre; a blockade that is not full counts in part. */
function sea({ state, me, steps }: Eye): number {
  if (me === 'us')
    return (
      state.privateer * 0.95 -
      (state.effects.target > 0 ? 0.5 : state.effects.target < 0 ? -0.6 : 0)
    );
  const zones = ZONE_IDS.reduce(
    (sum, id) => sum + (isFull(state, id) ? 1 : state.zones[id] > 0 ? WORTH.half : 0),
    0,
  );
  return zones * steps + state.navy * 0.1;
}

const power = (units: Readonly<Counts>, bonus: number): number => {
  const dice = total(units);
  if (dice === 0) return 0;
  return (dice + bonus) * CLASSES.reduce((sum, unit) => sum + TOUGH[unit] * units[unit], 0);
};

/** Rough probability that a power of `mine` beats `theirs`. */
const chance = (mine: number, theirs: number): number => {
  if (theirs === 0) return mine > 0 ? 1 : 0;
  const [a, d] = [mine ** 1.4, theirs ** 1.4];
  return a / (a + d);
};

/** Value of holding a region that is not one's own. */
function prize({ state, me, steps, control }: Eye, id: RegionId): number {
  const { home, type, vp = 0 } = REGION[id];
  if (control[id] === me && type !== 'indian') return 0;
  if (home === other(me)) return vp * steps + 0.1;
  if (home === me) return vp * steps + 0.2;
  const settled = hasUnits(state, id, 'us');
  return me === 'us' && !settled ? 0.5 * steps : control[id] !== me ? 0.3 : 0;
}

function guard({ state, me }: Eye, id: RegionId): number {
  const foe = other(me);
  const { type, home } = REGION[id];
  const bonus = (state.regions[id].fort ? 1 : 0) + (type === 'town' && home === foe ? 1 : 0);
  return power(state.regions[id][foe], bonus);
}

const edge = ({ state, me }: Eye, id: RegionId): number =>
  ((REGION[id].waterways ?? []).some((water) => state.waterways[water][me] >= 2) ? 1 : 0) +
  (me === 'gb' && REGION[id].type === 'town' && isBlockaded(state, id) ? 1 : 0);

/** Expected gain of an attack on each region, the best first; with `fresh`, only by units that may still move. */
function attacks(eye: Eye, fresh: boolean): number[] {
  const { state, me } = eye;
  const best = new Map<RegionId, number>();
  for (const from of REGION_IDS) {
    const there = state.regions[from][me];
    if (total(there) === 0) continue;
    const acted = fresh ? state.acted[from] : undefined;
    for (const to of connections(state, me, from)) consider(eye, best, there, acted, to);
  }
  return [...best.values()].sort((a, b) => b - a);
}

function consider(
  eye: Eye,
  best: Map<RegionId, number>,
  there: Counts,
  acted: Counts | undefined,
  to: RegionId,
): void {
  const value = prize(eye, to);
  if (value <= 0) return;
  const town = REGION[to].type === 'town';
  const left = (unit: keyof Counts): number => there[unit] - (acted?.[unit] ?? 0);
  const men: Counts = {
    regular: left('regular'),
    militia: left('militia'),
    indian: left('indian'),
  };
  if (town && men.regular + men.militia === 0) return;
  const won = value * chance(power(men, edge(eye, to)), guard(eye, to));
  if (won > (best.get(to) ?? 0)) best.set(to, won);
}

const firstOf = (list: readonly number[], count: number): number =>
  list.slice(0, count).reduce((sum, one) => sum + one, 0);

/** Value of what the present operation may still gain. Later operations count too, but little. */
function prospects(eye: Eye): number {
  const { state, me } = eye;
  const op = state.agenda.findLast(
    (one): one is OperationFrame => 'ops' in one && (one as OperationFrame).by === me,
  );
  const choice = state.agenda.find(
    (one): one is ChoiceFrame => one.f === 'choice' && (one as ChoiceFrame).by === me,
  );
  const hope = HORIZON.hope * firstOf(attacks(eye, false), 3);
  return (
    hope +
    (op === undefined ? 0 : promise(eye, op)) +
    (choice === undefined ? 0 : 0.4 * choice.left)
  );
}

function promise(eye: Eye, { f, ops }: OperationFrame): number {
  const { state, me, steps } = eye;
  if (f === 'campaign') return 0.65 * firstOf(attacks(eye, true), ops) + 0.02 * ops;
  if (f === 'recruit') return recruits(eye, ops);
  if (f === 'build') return 0.28 * ops;
  if (f === 'cruise') return Math.min(ops / 2, 2) * 0.45 * steps;
  if (f === 'deploy')
    return (
      Math.min(
        ops,
        state.navy,
        ZONE_IDS.reduce((room, id) => room + FULL - state.zones[id], 0),
      ) *
      0.42 *
      steps
    );
  if (f === 'landing') return landing(eye, ops);
  if (f === 'raid') return Math.min(ops, raids(state)) * 0.4;
  return me === 'us' ? ops * 0.5 : 0;
}

function recruits({ state, me, control }: Eye, ops: number): number {
  const tokens = REGION_IDS.reduce(
    (sum, id) =>
      REGION[id].home === me && control[id] === me ? sum + state.regions[id].tokens : sum,
    0,
  );
  const regulars = Math.min(Math.floor(ops / COST.regular), tokens, supply(state, me, 'regular'));
  const rest = Math.min(ops - regulars * COST.regular, tokens - regulars);
  return 0.9 * (WORTH.regular * regulars + WORTH.militia * rest);
}

function landing(eye: Eye, ops: number): number {
  const { state } = eye;
  const men = Math.min(ops, Math.max(0, ...ports(state).map((id) => state.regions[id].gb.regular)));
  const force = { regular: men, militia: 0, indian: 0 };
  const wins = beaches(state).map(
    (to) => prize(eye, to) * chance(power(force, edge(eye, to)), guard(eye, to)),
  );
  return 0.8 * Math.max(0, ...wins);
}

const raids = (state: OpsState): number =>
  REGION_IDS.reduce(
    (sum, id) =>
      state.regions[id].gb.indian > 0 && raidable(state, id).length > 0
        ? sum + state.regions[id].gb.indian
        : sum,
    0,
  );

/** Value of a battle in progress: the likely winner gets the region, the likely loser's units are lost. */
function battle(eye: Eye): number {
  const now: BattleFrame | undefined = battleIn(eye.state);
  if (now === undefined || now.stage === 'over') return 0;
  const { region, attacker, bonus } = now;
  const { state, me } = eye;
  const spot = state.regions[region];
  const mine = chance(power(spot[me], bonus[me]), power(spot[other(me)], bonus[other(me)]));
  const men = CLASSES.reduce((sum, unit) => sum + WORTH[unit] * spot[me][unit], 0);
  const stake = attacker === me ? prize(eye, region) : 0;
  return mine * stake - (1 - mine) * 0.7 * men;
}

const hand = ({ state, me }: Eye): number =>
  cardsIn(state, me).reduce((sum, id) => sum + 0.1 + WORTH.ops * CARD[id].ops, 0);
