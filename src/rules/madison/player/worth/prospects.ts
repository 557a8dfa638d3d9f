import type { Frame } from '../../../kernel/frame.js';
import { LAKE_IDS } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { MusterFrame } from '../../frames/march.js';
import type { BuildFrame, RestoreFrame } from '../../frames/turn.js';
import { unitStates } from '../../questions/pieces.js';
import { LAKE_VP } from '../../questions/points.js';
import type { UnitState } from '../../state.js';
import type { Drive } from './drive.js';
import { chance, control } from './measure.js';
import { SPACE_NO, UNIT_FACTS, type UnitFacts } from './numbers.js';
import type { Board } from './side-board.js';
import type { Party } from './side-board.js';
import { bestTarget } from './targets.js';

/** Weight of what could be done as long as it is not done. */
const HOPE = 0.7;
/** Value of half a naval building point, and of a unit that may be restored. */
const POINT = 0.17;
const STEP = 0.3;

/** Value of what the present activation, building or restoring may still gain for its side. */
export function prospects(board: Board, side: Side, drive: Drive | null): number {
  const { agenda, play } = board.state;
  if (play?.by !== side) return 0;
  const { parties } = board[side];
  let sum = 0;
  for (const one of agenda) {
    if ((one as { by?: Side }).by !== side) continue;
    if (one.f === 'muster') muster(board, side, one as MusterFrame);
    else sum += promise(one);
  }
  let most = 0;
  for (const [at, party] of parties)
    most = Math.max(most, bestTarget(board, side, at, party, drive));
  return sum + HOPE * (most + waters(board, side));
}

function promise(one: Frame): number {
  if (one.f === 'build') return POINT * (one as BuildFrame).points;
  if (one.f === 'restore') return STEP * (one as RestoreFrame).left;
  return one.f === 'effects' || one.f === 'campaign' ? STEP : 0;
}

/** Adds the strongest units that may still be named to those already named. */
function muster(board: Board, side: Side, { space, left }: MusterFrame): void {
  const at = SPACE_NO.get(space);
  if (at === undefined) return;
  const fresh: UnitFacts[] = [];
  unitStates(board.state, side).forEach((unit: UnitState, i) => {
    if (unit.at === space && unit.force === undefined && unit.reduced !== true)
      fresh.push(UNIT_FACTS[side][i] as UnitFacts);
  });
  fresh.sort((a, b) => b.fullPower - a.fullPower);
  const { parties } = board[side];
  const party: Party = parties.get(at) ?? { power: 0, strength: 0, others: false, spent: 0 };
  for (const { fullPower, full, indian } of fresh.slice(0, left)) {
    party.power += fullPower;
    party.strength += full;
    party.others ||= !indian;
  }
  if (party.power > 0) parties.set(at, party);
}

/** Value of ships under way that could win a lake. */
function waters(board: Board, side: Side): number {
  const sign = side === 'us' ? 1 : -1;
  let sum = 0;
  for (let lake = 0; lake < LAKE_IDS.length; lake++) {
    const sailing = board[side].fleets[lake]?.sailing ?? 0;
    if (sailing === 0) continue;
    const gain = LAKE_VP * (1 - sign * control(board, lake));
    sum += gain * chance(sailing, board[other(side)].fleets[lake]?.box ?? 0);
  }
  return sum;
}
