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
 * Another world that `viewer` cannot tell from this one by what they see now: labels change places over the hidden
 * blocks of the other side (of both, for a spectator), and how many steps these have lost is dealt anew, since that is
 * no more to be seen than who they are. It does not use what they may remember of former battles.
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

/** Blocks whose CV the other side cannot see, the Indian too where it is plain that it is the Indian. */
const unread = (state: State1812, side: Side): BlockId[] =>
  unitsWhere(state, side, ({ at }) => !(isTown(at) && isLaidOpen(state, at)));

/** Without the steps it has lost, so that what is dealt hangs on none of them. */
function makeWhole(state: State1812, side: Side): void {
  for (const id of unread(state, side)) state.units[id].cv = BLOCK[id].cv;
}

/**
 * Chance in a hundred that a block has lost a step, and where it has that it has lost one more: next to none when the
 * war begins, and from the autumn of 1812 on about the same. Counted in 30 games of the greedy player.
 */
const WORN = { turn: 5, most: 35 };

const wornBy = ({ year, turn }: State1812): number =>
  year === 1812 ? Math.min(WORN.most, WORN.turn * turn) : WORN.most;

/** Takes steps off at random, though none that losses being shared out need, or there would be nothing to choose. */
function weaken(state: State1812, side: Side, random: Random): void {
  const chance = wornBy(state);
  for (const id of unread(state, side)) {
    const block = state.units[id];
    // off the map none has lost any
    while (isTown(block.at) && block.cv > Math.max(1, block.hits ?? 0) && random(100) < chance) {
      block.cv -= 1;
      if (staysChoosable(state)) continue;
      block.cv += 1;
      break;
    }
  }
}

/** Rounds of swaps after which every lawful deal is about as likely. */
const MIXING = 4;

/** `label`: block now -> block whose body it took. */
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
 * The first lawful deal in the order of the catalogue: what is dealt from there hangs on the bodies that stand
 * somewhere, and not on the labels that they truly bear.
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

/** Body -> label, each once; there is such a matching, as the truth is one. */
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

/** Whether `label` could be what the body, now labelled `from`, has shown itself to be. */
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
 * Whether it is plain of a British block alone if it is the Indian: by whose town it is (C1812-1.2.b), by a battle
 * begun (C1812-15.0.b).
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

/** A copy with all its members: a block takes over too what the other has not. */
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
 * A loss being shared out betrays a strength: hits that destroy a force leave nothing to choose. All else that a viewer
 * sees is the same by what `fits` demands, since bodies keep their places; the contract suite compares the views.
 */
function staysChoosable(state: State1812): boolean {
  const top = state.agenda.at(-1);
  if (top?.f !== 'losses') return true;
  const { town, by, hits } = top as LossFrame;
  return cvOf(state, unitsIn(state, town, by)) > hits;
}
