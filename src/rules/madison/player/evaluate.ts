import { LAKE_IDS, SPACE_IDS, type SpaceId } from '../components/map.js';
import { other, type Side, SIDES } from '../components/side.js';
import { combatIn, roundOdds } from '../questions/combat.js';
import type { MadisonState } from '../state.js';
import { boardOf } from './worth/board.js';
import { type Drive, driveOf } from './worth/drive.js';
import { deployed, POWER } from './worth/front.js';
import { handsOf } from './worth/hands.js';
import { chance, guard, pointsOf } from './worth/measure.js';
import { PRIZES } from './worth/prizes.js';
import { prospects } from './worth/prospects.js';
import type { Board } from './worth/side-board.js';
import type { Fleet } from './worth/side-board.js';
import { winterLosses } from './worth/winter.js';

/** Values in victory points. Most of them count in proportion to the time left to use them. */
const WORTH = {
  /** A leader on the map; a piece that is held back. */
  leader: 0.3,
  wished: -0.3,
  /**
   * A point of fighting power afloat; the greatest bonus for being the stronger fleet; a point in the box; a point in a
   * port that the enemy may take.
   */
  fleet: 0.08,
  lake: 1.4,
  box: 0.01,
  moored: -0.12,
  /** Spaces that could be taken: by the probability, and by fighting power nearby. */
  threat: 0.32,
  pull: 0.008,
};
const WON = 1000;
/** Weight of ships without a naval leader: a card can move only a few of them (MMW-11.14). */
const UNLED = 0.6;
/** How much a point of the modifier counts, as a difference in probability. */
const DRM = 0.16;
/** Share of the value of forces that remains when nothing more can be done with them. */
const AFTERWARDS = 0.2;

/** How well a side stands: points, strength and its reach, lakes, cards, and the next actions of both sides. */
export function evaluate(state: MadisonState, me: Side): number {
  if (state.outcome !== null) {
    const { winner } = state.outcome;
    return winner === null ? 0 : winner === me ? WON : -WON;
  }
  const board = boardOf(state);
  const { more, left } = handsOf(state, me);
  const drive = driveOf(board, me);
  const points = pointsOf(board) + fights(board);
  return (
    (me === 'us' ? points : -points) +
    own(board, me, left, drive) -
    own(board, other(me), left, null) +
    left * (more + drive.worth) +
    WORTH.wished * board[me].wished
  );
}

function own(board: Board, side: Side, left: number, drive: Drive | null): number {
  const { leaders } = board[side];
  const being = deployed(board, side) + WORTH.leader * leaders + lakes(board, side);
  return (
    (AFTERWARDS + (1 - AFTERWARDS) * left) * being +
    left * threats(board, side) +
    prospects(board, side, drive) -
    winterLosses(board, side)
  );
}

/** Value of what the strength of a side threatens to take, against the defenders. */
function threats(board: Board, side: Side): number {
  const { holder, importance } = board;
  const foe = other(side);
  const [mine, theirs] = [board[side].pressure, board[foe].pressure];
  let sum = 0;
  for (const no of PRIZES) {
    const attack = mine[no] ?? 0;
    if (attack === 0 || holder[no] === side) continue;
    const odds = chance(attack, guard(board, foe, no) + 0.5 * (theirs[no] ?? 0));
    sum += (importance[no] ?? 0) * (WORTH.threat * odds + WORTH.pull * Math.min(attack, 8));
  }
  return sum;
}

function lakes(board: Board, side: Side): number {
  const { anchored } = board[side];
  const foe = other(side);
  let sum = 0;
  for (let lake = 0; lake < LAKE_IDS.length; lake++) {
    const { all, led, box } = board[side].fleets[lake] as Fleet;
    if (all === 0) continue;
    const odds = chance(UNLED * all + (1 - UNLED) * led, board[foe].fleets[lake]?.all ?? 0);
    sum += WORTH.fleet * all + WORTH.lake * odds + WORTH.box * box;
  }
  for (let no = 0; no < anchored.length; no++) {
    const ships = anchored[no] ?? 0;
    if (ships === 0) continue;
    const threat = 0.7 * (board[foe].pressure[no] ?? 0);
    sum += WORTH.moored * ships * chance(threat, guard(board, side, no));
  }
  return sum;
}

/**
 * Value for the Americans of combats in progress, by their likely end; points that the board counts already are
 * included.
 */
function fights(board: Board): number {
  const [us, gb] = [board.us.power, board.gb.power];
  let sum = 0;
  for (let no = 0; no < us.length; no++) {
    const space = SPACE_IDS[no];
    if (space !== undefined && (us[no] ?? 0) > 0 && (gb[no] ?? 0) > 0)
      sum += fight(board, space, no);
  }
  return sum;
}

function fight(board: Board, space: SpaceId, no: number): number {
  const { state, holder } = board;
  const now = combatIn(state);
  const attacker = now?.space === space ? now.attacker : (state.play?.by ?? 'us');
  const sign = attacker === 'us' ? 1 : -1;
  const men = board[attacker].power[no] ?? 0;
  const foes = board[other(attacker)].power[no] ?? 0;
  const known = now?.space === space && SIDES.every((side) => now.leads[side] !== undefined);
  const drm = known
    ? roundOdds(state, now).modifiers.reduce((all, { value }) => all + value, 0)
    : 0;
  const odds = known ? drmChance(drm) : chance(men, guard(board, other(attacker), no));
  const worth = board.importance[no] ?? 0;
  const prize = holder[no] === attacker ? 0 : worth;
  const counted = holder[no] === attacker ? (1 - odds) * worth : 0;
  const steps = POWER * (0.6 * odds * foes - 0.6 * (1 - odds) * men);
  return sign * (prize * odds - counted + steps);
}

/** Probability of a good result for the attacker, 8 or more with two dice and the modifier. */
const drmChance = (drm: number): number => Math.max(0.02, Math.min(0.98, 0.42 + DRM * drm));
