import { SPACE_IDS } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import { chance, guard } from './measure.js';
import { LAKE_OF, NEXT, TOWNS } from './numbers.js';
import { CITIES, QUEBEC } from './prizes.js';
import type { Board } from './side-board.js';
import type { Party } from './side-board.js';

/*
 * How near a side is to an instant victory. A single march is all that the greedy player sees before it; this is what
 * makes it go on from card to card. It thinks of its own drive only: what the other side may reach is among the
 * threats.
 */

/** Spaces that win the war, how many of them are needed (MMW-17.31, MMW-17.32), and the value of having them. */
const GOALS = {
  us: { spaces: [QUEBEC], needed: 1, worth: 40 },
  gb: { spaces: CITIES, needed: 3, worth: 400 },
} as const;
/** MPs after which half of a hope is left: a whole march. */
const HALF = 6;
/** MPs, besides those of the path, for driving the enemy from a space on the way. */
const STOPPED = 4;
/** MPs for embarking, crossing a lake and landing. */
const CROSSING = 5;

const SPACES = SPACE_IDS.length;
/** MPs to go -> share of a hope that is left. */
const LEFT = Float64Array.from({ length: 200 }, (_, mp) => 0.5 ** (mp / HALF));

/**
 * A side's progress towards an instant victory. By index of the goal: MPs to it from every space (`away`), power of its
 * defenders (`guards`), probability for the best army (`hopes`). `worth`: value of all of them.
 */
export interface Drive {
  readonly side: Side;
  readonly away: readonly Float64Array[];
  readonly guards: Float64Array;
  readonly hopes: Float64Array;
  /** The state for which `away` was computed: `stands` of the board, and the lakes that could be crossed. */
  stands: number;
  crossings: number;
  worth: number;
}

const blank = (side: Side): Drive => {
  const { spaces } = GOALS[side];
  return {
    side,
    away: spaces.map(() => new Float64Array(SPACES)),
    guards: new Float64Array(spaces.length),
    hopes: new Float64Array(spaces.length),
    stands: -1,
    crossings: 0,
    worth: 0,
  };
};
const DRIVES = { us: blank('us'), gb: blank('gb') };
/** Hopes after a move under consideration. */
const then = new Float64Array(CITIES.length);

/** The drive of a side, valid until the next position is evaluated. */
export function driveOf(board: Board, side: Side): Drive {
  const drive = DRIVES[side];
  drive.worth = 0;
  drive.hopes.fill(0);
  if (isTooLate(board, side)) return drive;
  const { spaces, needed, worth } = GOALS[side];
  survey(board, drive);
  for (let i = 0; i < spaces.length; i++) {
    const goal = spaces[i] ?? 0;
    drive.guards[i] = guard(board, other(side), goal);
    drive.hopes[i] = board.holder[goal] === side ? 1 : hope(board, drive, i, goal);
  }
  drive.worth = worth * score(drive.hopes, needed);
  return drive;
}

/** MMW-17.31 Quebec wins the war before 1814 only. */
const isTooLate = ({ state }: Board, side: Side): boolean =>
  side === 'us' && state.turn?.startsWith('1814') === true;

/** The best hope of any single army: its odds, reduced by every MP that it is away. */
function hope(board: Board, { side, away, guards }: Drive, i: number, goal: number): number {
  const { power, strength, others } = board[side];
  const value = board.value[goal] ?? 0;
  let most = 0;
  for (let no = 0; no < SPACES; no++) {
    if ((strength[no] ?? 0) < value || others[no] === 0) continue;
    const left = LEFT[away[i]?.[no] ?? 0] ?? 0;
    most = Math.max(most, left * chance(power[no] ?? 0, guards[i] ?? 0));
  }
  return most;
}

/** How much the value of the drive would rise with a party in the space. */
export function nearer(board: Board, drive: Drive, to: number, party: Party): number {
  const { side, away, guards, hopes } = drive;
  const { spaces, needed, worth } = GOALS[side];
  if (!party.others || isTooLate(board, side)) return 0;
  let isMore = false;
  for (let i = 0; i < spaces.length; i++) {
    const now = (then[i] = hopes[i] ?? 0);
    if (now === 1 || party.strength < (board.value[spaces[i] ?? 0] ?? 0)) continue;
    const left = LEFT[away[i]?.[to] ?? 0] ?? 0;
    then[i] = Math.max(now, left * chance(party.power, guards[i] ?? 0));
    if ((then[i] ?? 0) > now) isMore = true;
  }
  return isMore ? worth * score(then, needed) - drive.worth : 0;
}

/** Value of the hopes: the cube of the mean of the best ones, as all of those are needed. */
function score(hopes: Float64Array, needed: number): number {
  if (needed === 1) return hopes[0] ?? 0;
  const best = [...hopes].sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < needed; i++) sum += best[i] ?? 0;
  return (sum / needed) ** 3;
}

/** Computes the ways to the goals, unless armies and fleets are where they were. */
function survey(board: Board, drive: Drive): void {
  const { side, away } = drive;
  const crossings = crossingsOf(board, side);
  if (drive.stands === board.stands && drive.crossings === crossings) return;
  drive.stands = board.stands;
  drive.crossings = crossings;
  GOALS[side].spaces.forEach((goal, i) => measure(board, drive, goal, away[i] as Float64Array));
}

/** Lakes over which ships of a side can bring an army, one bit each: those that the enemy does not bar. */
function crossingsOf(board: Board, side: Side): number {
  const [own, foes] = [board[side].fleets, board[other(side)].fleets];
  return own.reduce(
    (bits, { all }, lake) => (all > 0 && foes[lake]?.sound === 0 ? bits | (1 << lake) : bits),
    0,
  );
}

const open: number[] = [];

/** Computes the MPs from every space to a goal, by the cheapest way. */
function measure(board: Board, { side, crossings }: Drive, goal: number, away: Float64Array): void {
  const { units } = board[other(side)];
  away.fill(Infinity);
  open.length = 0;
  reach(away, goal, 0);
  for (let i = 0; i < open.length; i++) {
    const here = open[i] ?? 0;
    const ways = NEXT[here] ?? [];
    const stop = here !== goal && (units[here] ?? 0) > 0 ? STOPPED : 0;
    const from = (away[here] ?? 0) + stop;
    for (let j = 0; j < ways.length; j += 2) reach(away, ways[j] ?? 0, from + (ways[j + 1] ?? 0));
    const lake = LAKE_OF[here] ?? -1;
    if (lake < 0 || (crossings & (1 << lake)) === 0) continue;
    for (const to of TOWNS[lake] ?? []) reach(away, to, from + CROSSING);
  }
}

function reach(away: Float64Array, to: number, mp: number): void {
  if (mp >= (away[to] ?? 0)) return;
  away[to] = mp;
  open.push(to);
}
