import { clone } from '../../kernel/json.js';
import type { Resampled, Resampling } from '../../kernel/ruleset.js';
import type { Random } from '../../kernel/table.js';
import { BLOCK, type BlockId, blocksOf } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import { type Side, SIDES } from '../components/side.js';
import type { BattleFrame, LossFrame } from '../frames.js';
import { isLaidOpen } from '../questions/combat.js';
import {
  countIn,
  cvOf,
  hasUnits,
  isIndian,
  isTown,
  kindOf,
  type Place,
  type State1812,
  townOf,
  type Unit,
  unitsIn,
  unitsWhere,
} from '../state.js';

/**
 * Another world that `viewer` cannot tell from this one by their present view. The labels of hidden blocks of the other
 * side (of both sides, for a spectator) are exchanged, and their lost steps are dealt anew, as neither can be seen.
 * Memory of earlier battles is not used.
 */
export function resample(
  state: State1812,
  viewer: Side | null,
  random: Random,
  how: Resampling,
): Resampled<State1812> {
  const copy = clone(state);
  const label = new Map<BlockId, BlockId>();
  const hiding = SIDES.filter((side) => side !== viewer);
  if (how === 'any') for (const side of hiding) makeWhole(copy, side);
  for (const side of hiding) relabel(copy, side, random, how, label);
  if (!staysChoosable(copy)) return { state: clone(state), renamed: {} };
  if (how === 'any') for (const side of hiding) weaken(copy, side, random);
  const renamed = [...label]
    .filter(([now, before]) => now !== before)
    .map(([now, before]) => [before, now] as const);
  return { state: copy, renamed: Object.fromEntries(renamed) };
}

/** Blocks whose CV the other side cannot see, including the Indian where everybody knows which block it is. */
const unread = (state: State1812, side: Side): BlockId[] =>
  unitsWhere(state, side, ({ at }) => !(isTown(at) && isLaidOpen(state, at)));

/** Restores all lost steps, so that the new deal does not depend on the true ones. */
function makeWhole(state: State1812, side: Side): void {
  for (const id of unread(state, side)) state.units[id].cv = BLOCK[id].cv;
}

/**
 * Probability, in percent, that a block has lost a step, and another one after that: near zero at the beginning of the
 * war, constant from autumn 1812 on. Counted in 30 games of the greedy player.
 */
const WORN = { turn: 5, most: 35 };

const wornBy = ({ year, turn }: State1812): number =>
  year === 1812 ? Math.min(WORN.most, WORN.turn * turn) : WORN.most;

/**
 * Removes steps at random, except those needed for hits that are being allocated: without them there would be nothing
 * to choose.
 */
function weaken(state: State1812, side: Side, random: Random): void {
  const chance = wornBy(state);
  for (const id of unread(state, side)) {
    const block = state.units[id];
    // blocks off the map have lost none
    while (isTown(block.at) && block.cv > Math.max(1, block.hits ?? 0) && random(100) < chance) {
      block.cv -= 1;
      if (staysChoosable(state)) continue;
      block.cv += 1;
      break;
    }
  }
}

/** Number of rounds of swaps after which every legal deal is about equally likely. */
const MIXING = 4;

/** `label` maps a block to the block whose body it has taken. */
function relabel(
  state: State1812,
  side: Side,
  random: Random,
  how: Resampling,
  label: Map<BlockId, BlockId>,
): void {
  const hidden = blocksOf[side].filter((id) => isHidden(state, id));
  for (const id of hidden) label.set(id, id);
  if (how === 'any') putInOrder(state, hidden, label);
  for (const group of how === 'twins' ? twinsAmong(state, hidden) : [hidden]) {
    for (let i = group.length * MIXING; i > 0; i--) {
      const a = group[i % group.length] as BlockId;
      const b = group[random(group.length)] as BlockId;
      if (a !== b && maySwap(state, a, b, how)) swap(state, a, b, label);
    }
  }
}

/**
 * Deals labels to the first legal deal in the order of the catalogue. What is dealt from there depends only on the
 * bodies on the map, not on their true labels.
 */
function putInOrder(
  state: State1812,
  hidden: readonly BlockId[],
  label: Map<BlockId, BlockId>,
): void {
  const bodies = new Map(hidden.map((id) => [id, bodyOf(state.units[id])] as const));
  const bodyNow = (id: BlockId): Unit => bodies.get(id) as Unit;
  const key = (id: BlockId): string =>
    JSON.stringify({ ...bodyNow(id), cv: BLOCK[id].cv - bodyNow(id).cv });
  const keys = new Map(hidden.map((id) => [id, key(id)] as const));
  const order = [...hidden].sort((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
  const taken = matched(hidden, order, (now, from) => fits(state, now, from, bodyNow(from)));
  for (const [from, now] of taken) {
    Object.assign(state.units[now], bodyNow(from), { cv: cvAs(now, from, bodyNow(from)) });
    label.set(now, from);
  }
}

/** Body -> label, a perfect matching. There always is one: the truth. */
function matched(
  labels: readonly BlockId[],
  bodies: readonly BlockId[],
  may: (label: BlockId, body: BlockId) => boolean,
): Map<BlockId, BlockId> {
  const taken = new Map<BlockId, BlockId>();
  const place = (label: BlockId, tried: Set<BlockId>): boolean =>
    bodies.some((body) => {
      if (tried.has(body) || !may(label, body)) return false;
      tried.add(body);
      const before = taken.get(body);
      if (before !== undefined && !place(before, tried)) return false;
      taken.set(body, label);
      return true;
    });
  for (const label of labels) place(label, new Set());
  return taken;
}

const twinsAmong = (state: State1812, blocks: readonly BlockId[]): BlockId[][] =>
  blocks
    .filter((a, i) => blocks.findIndex((b) => maySwap(state, a, b, 'twins')) === i)
    .map((a) => blocks.filter((b) => maySwap(state, a, b, 'twins')));

function isHidden(state: State1812, unit: BlockId): boolean {
  const { at } = state.units[unit];
  const town = townOf(state, unit);
  if (isIndian(unit) && tellsIndian(state, at)) return false;
  return at !== 'unborn' && at !== 'gone' && !(town !== null && isLaidOpen(state, town));
}

function maySwap(state: State1812, a: BlockId, b: BlockId, how: Resampling): boolean {
  const [bodyA, bodyB] = [state.units[a], state.units[b]];
  if (how === 'twins')
    return kindOf(a) === kindOf(b) && BLOCK[a].cv === BLOCK[b].cv && bodyA.cv === bodyB.cv;
  return fits(state, a, b, bodyB) && fits(state, b, a, bodyA);
}

/** Whether `label` is possible for a body with the present label `from`, by everything that the body has shown. */
function fits(state: State1812, label: BlockId, from: BlockId, body: Unit): boolean {
  const cv = cvAs(label, from, body);
  if (cv < 1 || cv < (body.hits ?? 0)) return false;
  const bySea = body.order?.sea === true || body.came?.sea === true;
  if (bySea && kindOf(label) !== 'infantry') return false;
  if (body.order?.on !== undefined && kindOf(label) !== 'dragoon') return false;
  if (body.order?.force !== undefined && body.order.on === undefined && kindOf(label) === 'dragoon')
    return false;
  // the Indian block is known to be on the map once it has appeared
  return !isIndian(label) || (townLike(body) && !tellsIndian(state, body.at));
}

/**
 * Whether everybody can tell if a lone British block is the Indian: by the holder of the town (C1812-1.2.b), or because
 * a battle has begun (C1812-15.0.b).
 */
function tellsIndian(state: State1812, place: Place): boolean {
  if (!isTown(place) || countIn(state, place, 'gb') !== 1) return false;
  const battle = state.agenda.some(
    (one) => one.f === 'battle' && (one as BattleFrame).town === place,
  );
  return battle || (TOWN[place].nation === 'us' && !hasUnits(state, place, 'us'));
}

const townLike = ({ at }: Unit): boolean =>
  at !== 'pool' && at !== 'hand' && !at.startsWith('waiting:');

const cvAs = (label: BlockId, from: BlockId, body: Unit): number =>
  BLOCK[label].cv - (BLOCK[from].cv - body.cv);

/** A copy of all members, including undefined ones: a swapped block must lose what the other one does not have. */
const bodyOf = ({ at, cv, order, came, hits, frozen }: Unit): Unit => ({
  at,
  cv,
  order,
  came,
  hits,
  frozen,
});

function swap(state: State1812, a: BlockId, b: BlockId, label: Map<BlockId, BlockId>): void {
  const [bodyA, bodyB] = [bodyOf(state.units[a]), bodyOf(state.units[b])];
  Object.assign(state.units[a], bodyB, { cv: cvAs(a, b, bodyB) });
  Object.assign(state.units[b], bodyA, { cv: cvAs(b, a, bodyA) });
  const [wasA, wasB] = [label.get(a) ?? a, label.get(b) ?? b];
  label.set(a, wasB);
  label.set(b, wasA);
}

/**
 * Whether a loss that is being allocated still leaves a choice: hits that destroy a whole force leave none, which would
 * reveal its strength. Everything else in a view is kept by `fits`, since bodies keep their places; the contract suite
 * compares the views.
 */
function staysChoosable(state: State1812): boolean {
  const top = state.agenda.at(-1);
  if (top?.f !== 'losses') return true;
  const { town, by, hits } = top as LossFrame;
  return cvOf(state, unitsIn(state, town, by)) > hits;
}
