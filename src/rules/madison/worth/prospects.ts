import type { Frame } from '../../kernel/frame.js';
import { LAKE_IDS } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import { UNIT_IDS } from '../components/units.js';
import type { MusterFrame } from '../march-frames.js';
import type { BuildFrame, RestoreFrame } from '../phases/turn/frames.js';
import { unitsAt } from '../pieces.js';
import type { Board } from './board.js';
import { MP_BETWEEN } from './distance.js';
import { chance, guard } from './measure.js';
import { SPACE_NO, UNIT_FACTS } from './numbers.js';
import { PRIZES } from './prizes.js';

/** MMW-8.42 MPs of a force. */
const MP = 6;
/** How much of what could be done counts as long as it is not done. */
const HOPE = 0.7;
/** Half a naval building point; a unit that may be restored; control of a lake within reach. */
const POINT = 0.17;
const STEP = 0.3;
const LAKE = 1.6;

/** What the activation, the yard or the restoring in hand may still bring to the side whose it is. */
export function prospects(board: Board, side: Side): number {
  const { agenda, play } = board.state;
  let sum = 0;
  for (const one of agenda) sum += promise(board, side, one);
  return play?.by === side ? sum + best(board, side) + waters(board, side) : sum;
}

function promise(board: Board, side: Side, one: Frame): number {
  if ((one as { by?: Side }).by !== side) return 0;
  if (one.f === 'build') return POINT * (one as BuildFrame).points;
  if (one.f === 'restore') return STEP * (one as RestoreFrame).left;
  if (one.f === 'muster') return mustered(board, side, one as MusterFrame);
  return one.f === 'effects' || one.f === 'campaign' ? STEP : 0;
}

/** The strongest units that may still be named. */
function mustered(board: Board, side: Side, { space, left }: MusterFrame): number {
  const at = SPACE_NO.get(space);
  if (at === undefined) return 0;
  const { units } = board.state;
  const fresh = unitsAt(board.state, side, space).filter((id) => units[id].force === undefined);
  const powers = fresh.map((id) => {
    const facts = UNIT_FACTS[UNIT_IDS.indexOf(id)];
    return (units[id].reduced === true ? facts?.reducedPower : facts?.fullPower) ?? 0;
  });
  const strongest = powers.sort((a, b) => b - a).slice(0, left);
  const power = strongest.reduce((sum, one) => sum + one, 0);
  return 0.9 * HOPE * target(board, side, at, power, MP);
}

/** The best target of any party that may still move. */
function best(board: Board, side: Side): number {
  let most = 0;
  for (const [at, { power, spent }] of board[side].parties)
    most = Math.max(most, target(board, side, at, power, MP - spent));
  return HOPE * most;
}

/** What the best target is worth to so much power with so many MPs left. */
function target(board: Board, side: Side, at: number, power: number, mp: number): number {
  const { holder, importance } = board;
  const foe = other(side);
  const way = MP_BETWEEN[at];
  let most = 0;
  for (const to of PRIZES.spaces) {
    if (holder[to] === side || (way?.[to] ?? Infinity) > mp) continue;
    const odds = chance(power, guard(board, foe, to));
    const gain = (importance[to] ?? 0) * odds - 0.12 * power * (1 - odds);
    if (gain > most) most = gain;
  }
  return most;
}

/** Ships under way that could win a lake. */
function waters(board: Board, side: Side): number {
  let sum = 0;
  for (let lake = 0; lake < LAKE_IDS.length; lake++) {
    const [mine, theirs] = [board[side].fleets[lake], board[other(side)].fleets[lake]];
    if (mine === undefined || theirs === undefined || !mine.moving) continue;
    if (mine.sound === 0 || theirs.sound > 0) sum += LAKE * HOPE * chance(mine.all, theirs.box);
  }
  return sum;
}
