import { SPACE_IDS } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import { type Drive, nearer } from './drive.js';
import { forward } from './front.js';
import { chance, guard, isBarred, works } from './measure.js';
import { LAKE_OF, NEXT, TERRITORY, TOWNS } from './numbers.js';
import type { Board } from './side-board.js';
import { AFLOAT, type Party } from './side-board.js';

/** MMW-8.42 MPs of a force; what going ashore and taking ships costs of them. */
const MP = 6;
const ASHORE = 0.85;
const BY_SHIP = 0.6;
/**
 * Power lost in a fight that is lost; a point of the enemy's that is beaten; a town that is taken and not controlled.
 */
const LOSS = 0.12;
const KILL = 0.08;
const PASSED = 0.1;
/** How much of a town counts that the enemy may take back; of one's own that is left to them. */
const RETAKEN = 0.4;
const UNCOVERED = 0.35;
/** Power that can stay behind. */
const GARRISON = 2;
/** The nearer of two equal targets. */
const NEARER = 0.02;
/** Units that a ship carries, in power. */
const CARGO = 4;

/** A party of a side, where it is, and the drive of the side if that is looked at. */
interface Way {
  readonly board: Board;
  readonly side: Side;
  readonly at: number;
  readonly party: Party;
  readonly drive: Drive | null;
}

const SPACES = SPACE_IDS.length;
/** MPs to each space on the way of the party that is looked at. */
const cost = new Float64Array(SPACES);
const open: number[] = [];

/** What the best that a party could go for is worth, and what it leaves behind. */
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

/** By land: whatever can be reached, through spaces without enemies. */
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

/** With the ships that lie there, over a lake that the enemy does not bar. */
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

/** What it is worth to a party to go to a space: what it takes there, and how much nearer it is to more. */
function going({ board, side, at, party, drive }: Way, to: number): number {
  const barred = isBarred(board, side, to);
  const taken = barred || board.holder[to] !== side ? gain(board, side, to, party) : 0;
  const onward =
    (at < AFLOAT ? forward(board[side].front, at, to, party.power) : 0) +
    (drive === null ? 0 : nearer(board, drive, to, party));
  const odds = barred ? chance(party.power, guard(board, other(side), to)) : 1;
  return taken + odds * onward;
}

/** What going for a space is worth to a party. */
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

/** MMW-4.14, MMW-4.15 whether a party controls a space once it stands there. */
function keeps({ value }: Board, side: Side, to: number, { strength, others }: Party): boolean {
  const needed = TERRITORY[to] === side ? 0 : (value[to] ?? 0);
  return strength >= needed && (others || needed <= 1);
}

/** What a party gives up where it stands if it goes. */
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
