import { SPACE_IDS } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import { type Drive, nearer } from './drive.js';
import { forward } from './front.js';
import { chance, guard, isBarred, works } from './measure.js';
import { LAKE_OF, NEXT, TERRITORY, TOWNS } from './numbers.js';
import type { Board } from './side-board.js';
import { AFLOAT, type Party } from './side-board.js';

/** MMW-8.42 MPs of a force; share of a gain that remains after landing, and after taking ships. */
const MP = 6;
const ASHORE = 0.85;
const BY_SHIP = 0.6;
/**
 * Values of power lost in a lost combat, of a point of enemy power that is beaten, of a town that is taken but not
 * controlled.
 */
const LOSS = 0.12;
const KILL = 0.08;
const PASSED = 0.1;
/** Share of a town's value that is lost if the enemy may take it back, or if an own town is left to them. */
const RETAKEN = 0.4;
const UNCOVERED = 0.35;
/** Power that stays behind without loss to the party. */
const GARRISON = 2;
/** Value of being an MP nearer, to choose between equal targets. */
const NEARER = 0.02;
/** Power of the units that a ship carries. */
const CARGO = 4;

/** A party of a side, its place, and the drive of the side if that is to count. */
interface Way {
  readonly board: Board;
  readonly side: Side;
  readonly at: number;
  readonly party: Party;
  readonly drive: Drive | null;
}

const SPACES = SPACE_IDS.length;
/** MPs to each space for the party under consideration. */
const cost = new Float64Array(SPACES);
const open: number[] = [];

/** Value of the best target of a party, minus what it leaves behind. */
export function bestTarget(
  board: Board,
  side: Side,
  at: number,
  party: Party,
  drive: Drive | null,
): number {
  const way: Way = { board, side, at, party, drive };
  if (at >= AFLOAT) return best(way, TOWNS[at - AFLOAT] ?? [], ASHORE);
  const here = isBarred(board, side, at) ? gain(board, side, at, party) : 0;
  const away = Math.max(marched(way), sailed(way));
  return Math.max(here, away - leaving(board, side, at, party));
}

/** Best target by land: all spaces within reach through spaces without enemies. */
function marched(way: Way): number {
  const { board, side, at, party } = way;
  const mp = MP - party.spent;
  cost.fill(Infinity);
  cost[at] = 0;
  open.length = 0;
  open.push(at);
  let most = 0;
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const ways = NEXT[here] ?? [];
    for (let i = 0; i < ways.length; i += 2) {
      const to = ways[i] ?? 0;
      const there = (cost[here] ?? 0) + (ways[i + 1] ?? 0);
      if (there > mp || there >= (cost[to] ?? 0)) continue;
      cost[to] = there;
      if (!isBarred(board, side, to)) open.push(to);
      most = Math.max(most, going(way, to) - NEARER * there);
    }
  }
  return most;
}

/** Best target with the ships at its place, over a lake that the enemy does not bar. */
function sailed(way: Way): number {
  const { board, side, at, party } = way;
  const lake = LAKE_OF[at] ?? -1;
  const lift = board[side].lift[at] ?? 0;
  if (lake < 0 || lift === 0 || (board[other(side)].fleets[lake]?.sound ?? 0) > 0) return 0;
  const power = Math.min(party.power, CARGO * lift);
  const part = { ...party, power, strength: party.strength * (power / (party.power || 1)) };
  return best({ ...way, party: part }, TOWNS[lake] ?? [], BY_SHIP);
}

function best(way: Way, towns: readonly number[], part: number): number {
  let most = 0;
  for (const to of towns) most = Math.max(most, going(way, to));
  return part * most;
}

/** Value for a party of going to a space: what it takes there, and how much nearer it gets to other targets. */
function going({ board, side, at, party, drive }: Way, to: number): number {
  const barred = isBarred(board, side, to);
  const taken = barred || board.holder[to] !== side ? gain(board, side, to, party) : 0;
  const onward =
    (at < AFLOAT ? forward(board[side].front, at, to, party.power) : 0) +
    (drive === null ? 0 : nearer(board, drive, to, party));
  const odds = barred ? chance(party.power, guard(board, other(side), to)) : 1;
  return taken + odds * onward;
}

/** Value for a party of taking a space. */
function gain(board: Board, side: Side, to: number, party: Party): number {
  const foe = other(side);
  const { power } = party;
  const foes = guard(board, foe, to);
  const odds = chance(power, foes);
  const back = chance(0.5 * (board[foe].pressure[to] ?? 0) - 0.5 * foes, power);
  const worth = (board.importance[to] ?? 0) * (1 - RETAKEN * back);
  const held = keeps(board, side, to, party) ? worth : PASSED * worth;
  const spoils = KILL * (board[foe].power[to] ?? 0);
  return odds * (held + spoils) - (1 - odds) * LOSS * power;
}

/** MMW-4.14, MMW-4.15 whether a party would control a space. */
function keeps({ value }: Board, side: Side, to: number, { strength, others }: Party): boolean {
  const needed = TERRITORY[to] === side ? 0 : (value[to] ?? 0);
  return strength >= needed && (others || needed <= 1);
}

/** Value that a party gives up by leaving its place. */
function leaving(board: Board, side: Side, at: number, party: Party): number {
  const { holder, value, importance } = board;
  if (holder[at] !== side) return 0;
  const worth = importance[at] ?? 0;
  const { strength, power } = board[side];
  const abroad = TERRITORY[at] !== side;
  if (abroad && (strength[at] ?? 0) - party.strength < Math.max(1, value[at] ?? 0)) return worth;
  const threat = 0.5 * (board[other(side)].pressure[at] ?? 0);
  const [before, rest] = [power[at] ?? 0, Math.max(0, (power[at] ?? 0) - party.power)];
  const after = Math.max(rest, (board[side].units[at] ?? 0) > 1 ? GARRISON : 0);
  const walls = works(board, at);
  return UNCOVERED * worth * (chance(threat, after + walls) - chance(threat, before + walls));
}
