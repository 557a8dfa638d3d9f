import type { Action } from '../../kernel/action.js';
import { enclosing } from '../../kernel/frame.js';
import { distance, neighbours } from '../components/map.js';
import { areaOf } from '../components/scenarios/places.js';
import { other, type Side } from '../components/side.js';
import { FACE, isCovered, type UnitCode } from '../components/units.js';
import type { CoverFrame, InvasionFrame, SeriesFrame } from '../frames.js';
import { coverIn } from '../questions/covered.js';
import { hexesIn, points, pointsAt, presentAt } from '../questions/force.js';
import { scenarioIn, type State1776 } from '../state.js';
import { landingsNear } from './evaluate.js';
import { attackGain } from './fight.js';
import { appearing, broadsides, keeping, voyaging, weighing } from './sailing.js';
import { temperIn } from './temper.js';
import { goalsIn } from './worth.js';

interface Owed {
  readonly state: State1776;
  readonly seat: Side;
  readonly choices: readonly Action[];
}
type Habit = (owed: Owed) => readonly Action[];

const which = (choices: readonly Action[], verb: string): Action[] =>
  choices.filter((one) => one.do === verb);

/** A quarter of the least gain, in points, at which a town that decides is still attacked in the last turn. */
const DESPERATE = -2;

/** Whether this is the last turn, before the count. */
const isLastTurn = (state: State1776): boolean => state.turn === scenarioIn(state).months.length;

/** An attack is worth it if it gains; in the last turn also one on a town that counts, unless it costs very much. */
function isWorthIt(state: State1776, hex: string, gain: number | null): boolean {
  if (gain === null) return false;
  if (gain > 0) return true;
  const counts = goalsIn(scenarioIn(state)).some((goal) => goal.hex === hex);
  return isLastTurn(state) && counts && gain > DESPERATE * 4;
}

const gainAt = (state: State1776, hex: string, seat: Side): number | null => {
  const [plain, joined] = [attackGain(state, hex, seat), attackGain(state, hex, seat, true)];
  return plain === null ? joined : joined === null ? plain : Math.max(plain, joined);
};

/** A1776-adv.II makes attacks that gain, the best first; then ends the phase. */
const fighting: Habit = ({ state, seat, choices }) => {
  const fights = which(choices, 'fight')
    .map((one) => ({ one, gain: gainAt(state, one['hex'] as string, seat) }))
    .filter(({ one, gain }) => isWorthIt(state, one['hex'] as string, gain))
    .sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
  const best = fights[0];
  return best === undefined ? which(choices, 'end') : [best.one];
};

/** A1776-adv.II.D.2 goes on with another combat if that gains. */
const persisting: Habit = ({ state, seat, choices }) => {
  const { hex } = enclosing<SeriesFrame>(state, 'series');
  const goes = isWorthIt(state, hex, attackGain(state, hex, seat));
  return which(choices, goes ? 'continue' : 'desist');
};

/** A1776-adv.IV.B.1.i brings out a garrison where that makes the attack better. */
const sallying: Habit = ({ state, seat, choices }) => {
  const { hex } = enclosing<SeriesFrame>(state, 'series');
  const [plain, joined] = [attackGain(state, hex, seat), attackGain(state, hex, seat, true)];
  const stays = which(choices, 'end');
  if (stays.length > 0 && (plain ?? -Infinity) >= (joined ?? -Infinity)) return stays;
  return which(choices, 'join').slice(-1);
};

/** A wagon is given up where at least so many enemy points are at stake. */
const WORTH_A_WAGON = 3;

/**
 * A1776-adv.III.A.4.b the second use costs the wagon, A1776-adv.III.B.1 a magazine is never used up: so the magazine is
 * used first, then the wagon.
 */
const supplying: Habit = ({ state, seat, choices }) => {
  const { hex } = enclosing<SeriesFrame>(state, 'series');
  const from = (source: string) => choices.filter((one) => one['source'] === source);
  const [magazine] = from('magazine');
  if (magazine !== undefined) return [magazine];
  const used = state.used?.[hex]?.[seat] ?? 0;
  const stake = points(presentAt(state, other(seat), hex));
  return used !== 1 || stake >= WORTH_A_WAGON ? from('unit') : from('none');
};

/** A1776-opt.III.D tries only forced marches of one MP, which lose nobody; others may lose half. */
const aiming: Habit = ({ choices }) => choices.filter((one) => one['mp'] === 1);

/** How near to a place that counts a magazine is built, in hexes (A1776-adv.III.B.2). */
const IN_SUPPLY = 2;

/** A1776-adv.IV.C.2.a whoever digs stays behind: where men are kept together, only places that count get works. */
const working: Habit = ({ state, choices }) => {
  if (!temperIn(state).together) return [];
  const goals = goalsIn(scenarioIn(state));
  const within = ({ hex }: Action, away: number): boolean =>
    goals.some((goal) => distance(goal.hex, hex as string) <= away);
  return choices.filter(
    (one) => (one.do !== 'dig' || within(one, 0)) && (one.do !== 'build' || within(one, IN_SUPPLY)),
  );
};

/** A1776-adv.IV.F.1 captures whatever can be captured. */
const taking: Habit = ({ choices }) => which(choices, 'take').slice(0, 1);

/** Hexes with own points, those with the most first. */
const strongest = (state: State1776, seat: Side): string[] =>
  hexesIn(state)
    .map((hex) => ({ hex, men: points(presentAt(state, seat, hex)) }))
    .filter(({ men }) => men > 0)
    .sort((a, b) => b.men - a.men)
    .map(({ hex }) => hex);

/** How many of the strongest forces are hidden. */
const HIDING = 3;

/**
 * A1776-opt.I places decoys beside the strongest own forces and hides these in few counters; counters that are face
 * down stay so.
 */
const covering: Habit = (owed) => {
  const { state, seat, choices } = owed;
  const now = coverIn(state) as CoverFrame;
  const forces = strongest(state, seat);
  if ((now.decoys ?? 0) > 0) return decoysFor(owed, forces).slice(0, 1);
  const inLarge = (a: Action, b: Action): number => pointsOf(b) - pointsOf(a);
  const hides = which(choices, 'hide').filter(
    (one) => forces.indexOf(one['hex'] as string) < HIDING && pointsOf(one) > 0,
  );
  const best = hides.filter((one) => forces.includes(one['hex'] as string)).sort(inLarge)[0];
  return best === undefined ? which(choices, 'end') : [best];
};

const pointsOf = (one: Action): number => {
  const unit = one['unit'] as UnitCode;
  return isCovered(unit) && unit !== 'D-1' ? FACE[unit].points : 0;
};

/** Places a decoy in an empty hex next to a force and away from enemies; else wherever a force is. */
function decoysFor({ state, seat, choices }: Owed, forces: readonly string[]): Action[] {
  const hides = which(choices, 'hide').filter((one) => one['unit'] === 'D-1');
  const at = (hex: string) => hides.filter((one) => one['hex'] === hex);
  const area = areaOf(scenarioIn(state));
  for (const force of forces) {
    const beside = neighbours(force).filter((hex) => area.has(hex) && !state.hexes[hex]);
    const near = hexesIn(state).some(
      (hex) => distance(hex, force) === 1 && presentAt(state, seat, hex)['D-1'] !== undefined,
    );
    const found = near ? [] : beside.flatMap(at);
    if (found.length > 0) return found;
  }
  return [...forces.flatMap(at), ...hides];
}

/** A1776-adv.IV.B.1 all units go into a fort, or none: of each type all points or none. */
const entering: Habit = ({ state, seat, choices }) => {
  const most = new Map<string, Action>();
  for (const one of which(choices, 'enter')) most.set(`${one['hex']} ${one['unit']}`, one);
  const others = choices.filter((one) => !['enter', 'show', 'discard'].includes(one.do));
  const boats = others.filter((one) => !['ferry', 'launch', 'weigh', 'ply'].includes(one.do));
  const isAlone = (one: Action): boolean =>
    one['hex'] === undefined || pointsAt(state, other(seat), one['hex'] as string) === 0;
  return [...[...most.values()].filter(isAlone), ...boats];
};

/** A1776-scn2.special.1 sends most of the units that can go, with supply, to the landings that matter. */
const embarking: Habit = ({ state, seat, choices }) => {
  const now = enclosing<InvasionFrame>(state, 'invasion');
  const landings = landingsNear(state, seat);
  const sails = which(choices, 'sail').filter((one) => landings.includes(one['hex'] as string));
  if (sails.length > 0 && points(now.aboard) > 0) return sails;
  const boards = which(choices, 'board');
  return boards.filter(
    (one) => one['unit'] === 'BR' && [10, 15, 20, 25].includes(Number(one['points'])),
  );
};

/** Marches all stacks first; before that, the invasion is compared with the next march. */
const moving: Habit = (owed) => {
  const marches = which(owed.choices, 'march').slice(0, 1);
  const sails = marches.length > 0 ? [] : weighing(owed);
  if (sails.length > 0) return sails;
  return marches.length > 0 ? [...marches, ...which(owed.choices, 'invade')] : entering(owed);
};

/** A1776-camp.III.C.2 places all units at once: with friends and without enemies, in the town that counts most. */
const raising: Habit = ({ state, seat, choices }) => {
  const most = Math.max(...which(choices, 'raise').map((one) => one['points'] as number));
  const rank = ({ hex }: Action): number => {
    const at = hex as string;
    const enemies = presentPoints(state, other(seat), at);
    return presentPoints(state, seat, at) + (enemies > 0 ? -100 * enemies : 0);
  };
  return which(choices, 'raise')
    .filter((one) => one['points'] === most)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, 1);
};

/** A1776-campopt.II.A forms no dragoons, as two points of militia fight better than one of dragoons. */
const onFoot: Habit = ({ choices }) => which(choices, 'end');

const presentPoints = (state: State1776, side: Side, hex: string): number =>
  points(presentAt(state, side, hex));

/** A1776-camp.III.B.5.a.2 removes units from the place that has most of them. */
const dismissing: Habit = ({ choices }) =>
  [...choices].sort((a, b) => Number(b['points']) - Number(a['points'])).slice(0, 1);

/** A1776-camp.II.A.2.a lands at the port with most regulars. */
const landing: Habit = ({ state, seat, choices }) =>
  which(choices, 'place')
    .sort(
      (a, b) =>
        presentPoints(state, seat, b['hex'] as string) -
        presentPoints(state, seat, a['hex'] as string),
    )
    .slice(0, 1);

/** The habits, each with the verb by which its decision is recognised. */
export const HABITS: readonly (readonly [verb: string, habit: Habit])[] = [
  ['engage', broadsides],
  ['voyage', voyaging],
  ['embark', voyaging],
  ['debark', voyaging],
  ['hold', appearing],
  ['retain', keeping],
  ['call', keeping],
  ['fight', fighting],
  ['desist', persisting],
  ['join', sallying],
  ['supply', supplying],
  ['dig', working],
  ['build', working],
  ['aim', aiming],
  ['take', taking],
  ['hide', covering],
  ['lift', covering],
  ['board', embarking],
  ['march', moving],
  ['show', moving],
  ['launch', moving],
  ['ferry', moving],
  ['sally', moving],
  ['weigh', moving],
  ['enter', moving],
  ['invade', moving],
  ['raise', raising],
  ['mount', onFoot],
  ['saddle', onFoot],
  ['dismiss', dismissing],
  ['relieve', dismissing],
  ['disband', dismissing],
  ['send', landing],
  ['waive', landing],
];
