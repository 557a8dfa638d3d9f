import type { Frame } from '../../kernel/frame.js';
import { BOTTOM, type Piling } from '../../kits/position.js';
import { other, type Side } from '../components/side.js';
import { phasesOf } from '../phases/turn.js';
import { isAdvanced, scenarioIn, type State1776 } from '../state.js';

export const PHASES = ['movement', 'combat'] as const;
/** The point of a turn at which a position stands: whose segment it is, and in which phase. */
export interface Hour {
  readonly by: Side;
  readonly phase: (typeof PHASES)[number];
}

/** The agenda from that phase to the end of the turn, the next frame last; before the first turn, just the turn. */
export function standardAgenda(state: State1776, { by, phase }: Hour): Frame[] {
  if (state.outcome !== null) return [];
  if (state.turn === 0) return [{ f: 'turn' }];
  const frames: (Frame & { by?: Side })[] = [{ f: 'turn-end' }];
  if (by === scenarioIn(state).first) frames.push({ f: 'segment', by: other(by) });
  const segment = phasesOf(isAdvanced(state), by);
  const next = segment.findIndex(({ f }) => f === phase);
  frames.push(...segment.slice(next).reverse());
  return frames;
}

/** Frames in which units can come into a hex: by marching, in a bateau, as an arrival, by sea or by a forced march. */
const COMING = [
  'appear',
  'dispatch',
  'evacuation',
  'movement',
  'column',
  'boat',
  'onset',
  'arrive',
  'withdraw',
  'raze',
  'trek',
  'sail',
  'unburden',
];

/** A1776-camp.IX.E.3 the frames about variable forces. */
const CALLS = ['standoff', 'retain', 'summon', 'join'];

/** The frames that roll a die when a turn begins. */
const DICE = ['navy', 'alliance'];

/** The frames that a frame of the interphase can lie on: the rest of the interphase, and the segments of the turn. */
const QUARTER = ['segment', 'levy', 'dragoons', 'intake', ...CALLS, ...DICE];

/** For each frame, the frames that it can lie directly on in an agenda. */
export const PILING: Piling = {
  turn: [BOTTOM],
  attrition: ['turn'],
  quarter: ['segment', ...DICE],
  levy: QUARTER,
  intake: QUARTER,
  standoff: ['segment', ...DICE, ...CALLS],
  retain: ['segment', ...DICE, ...CALLS],
  summon: ['segment', ...DICE, ...CALLS],
  join: ['segment', ...DICE, ...CALLS],
  navy: ['segment', 'alliance'],
  alliance: ['segment'],
  fleet: ['segment', ...DICE, 'onset', 'dispatch', 'evacuation', 'fleet', 'combat', ...CALLS],
  muster: ['onset', 'dispatch', 'evacuation'],
  evacuation: ['onset'],
  dispatch: ['onset'],
  detach: ['dispatch'],
  engagement: ['combat'],
  raise: QUARTER,
  dragoons: QUARTER,
  mount: QUARTER,
  port: QUARTER,
  cull: ['turn', ...QUARTER, 'cull'],
  moor: ['opening'],
  sail: ['movement'],
  'turn-end': [BOTTOM],
  segment: ['turn-end', 'segment'],
  'segment-end': ['turn-end', 'segment'],
  ending: ['segment-end'],
  riposte: ['ending'],
  combat: ['segment-end', 'riposte'],
  rise: ['combat'],
  garrison: ['combat', 'riposte', 'garrison'],
  closing: ['rise'],
  unburden: ['rise', 'unburden'],
  raze: ['closing'],
  movement: ['combat', 'forced'],
  forced: ['raze'],
  declare: ['forced'],
  trek: ['raze'],
  trudge: ['raze', 'trek'],
  opening: ['movement'],
  veil: ['opening', 'turn'],
  covered: ['opening', 'turn'],
  withdraw: ['onset', 'arrive'],
  onset: ['opening'],
  column: ['movement'],
  shift: ['onward', 'pay', 'spoils', 'trek', 'trudge', 'shift', ...COMING],
  boat: ['movement'],
  invasion: ['movement'],
  onward: ['movement'],
  spoils: ['onward', 'spoils', 'series', 'raise', 'rise', ...QUARTER, ...COMING],
  pay: ['onward', 'spoils'],
  arrive: ['movement', 'onset', 'arrive', 'appear', 'muster', 'evacuation', 'dispatch'],
  appear: ['onset', 'appear', 'muster', 'dispatch'],
  divert: ['movement', 'onset', 'arrive'],
  deploy: ['turn', 'deploy', 'berth', 'dispose', 'veil'],
  berth: ['turn', 'deploy', 'berth', 'dispose', 'veil'],
  dispose: ['turn', 'deploy', 'berth', 'dispose', 'veil'],
  battle: ['combat'],
  series: ['combat', 'riposte'],
  sortie: ['supply'],
  supply: ['series', 'supply'],
  sealed: ['series', 'covered'],
  lose: ['series', 'lose'],
  persist: ['series'],
  // These two are decided under seal only, so no agenda has them outside a sealed frame.
  tactic: [],
  cover: [],
};
