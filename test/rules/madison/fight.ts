import { settle } from '../../../src/rules/kernel/agenda.js';
import type { Frame } from '../../../src/rules/kernel/frame.js';
import { play } from '../../../src/rules/kernel/index.js';
import { loaded } from '../../../src/rules/kernel/random.js';
import { type Event, RecordingTable } from '../../../src/rules/kernel/table.js';
import type { CardId } from '../../../src/rules/madison/components/cards/index.js';
import {
  LEADER,
  LEADER_IDS,
  type LeaderId,
} from '../../../src/rules/madison/components/leaders.js';
import type { LakeId, SpaceId } from '../../../src/rules/madison/components/map.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import type { TurnId } from '../../../src/rules/madison/components/turns.js';
import { UNIT, UNIT_IDS, type UnitId } from '../../../src/rules/madison/components/units.js';
import { madison } from '../../../src/rules/madison/index.js';
import { startCombat } from '../../../src/rules/madison/questions/combat.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import { action, decision, owing, type Pieces, scene } from './support.js';

export interface Given {
  readonly turn?: TurnId | null;
  /** Whence the attackers came, all or one by one; a lake: over the water. */
  readonly from?: SpaceId | LakeId | { readonly [P in UnitId | LeaderId]?: SpaceId | LakeId };
  /** Out of supply. */
  readonly cut?: readonly UnitId[];
  readonly hands?: { readonly [S in Side]?: readonly CardId[] };
  readonly set?: (state: MadisonState) => void;
  /** Who leads whenever that side is asked. */
  readonly leads?: { readonly [S in Side]?: UnitId };
  readonly dice?: readonly number[];
  readonly arrival?: true;
}

export interface Fought {
  readonly state: MadisonState;
  readonly events: readonly Event[];
}

/** A land combat fought as far as the dice and the leads go, or to the next decision. */
export function fight(space: SpaceId, attacker: Side, put: Pieces, given: Given): Fought {
  const { turn = '1813-2', hands = {}, cut = [], leads = {} } = given;
  const state = scene({ turn, put, hands, by: attacker, agenda: [] });
  state.play = { by: attacker, card: null, use: 'leader', attacked: {} };
  for (const id of cut) state.units[id].cut = true;
  comeFrom(state, space, attacker, given.from);
  given.set?.(state);
  state.agenda.push(
    { f: 'card-play', by: attacker, stage: 'over' } as Frame,
    startCombat(state, space, attacker, given.arrival === true),
  );
  const dice = loaded(...(given.dice ?? []));
  const table = new RecordingTable(dice);
  settle(madison, state, table);
  return lead({ state, events: table.events }, leads, dice);
}

function comeFrom(state: MadisonState, space: SpaceId, side: Side, from: Given['from']): void {
  const of = (id: UnitId | LeaderId) => (typeof from === 'object' ? from[id] : from);
  for (const id of UNIT_IDS) {
    const way = of(id);
    if (state.units[id].at === space && UNIT[id].side === side && way !== undefined)
      state.units[id].from = way;
  }
  for (const id of LEADER_IDS) {
    const way = of(id);
    if (state.leaders[id].at === space && LEADER[id].side === side && way !== undefined)
      state.leaders[id].from = way;
  }
}

function lead(
  { state, events }: Fought,
  leads: NonNullable<Given['leads']>,
  dice: ReturnType<typeof loaded>,
): Fought {
  const [side] = owing(state) as Side[];
  const unit = side === undefined ? undefined : leads[side];
  if (side === undefined || unit === undefined || decision(state, side) !== 'lead')
    return { state, events };
  const result = play(madison, state, side, [action(`lead ${unit}`)], dice);
  if (!result.ok) throw new Error(`lead ${unit} refused: ${result.code}`);
  return lead({ state: result.state, events: [...events, ...result.events] }, leads, dice);
}

export interface Round {
  readonly round: number;
  readonly attack: number;
  readonly defence: number;
  readonly odds: string;
  readonly drm: number;
  readonly total: number;
  readonly result: string;
  readonly modifiers: readonly { readonly clause: string; readonly value: number }[];
}

/** The rounds that were rolled for. */
export const rounds = ({ events }: Pick<Fought, 'events'>): Round[] =>
  events.filter(({ type }) => type === 'combat-round').map(({ data }) => data as unknown as Round);

/** `MMW-10.41.b -1` for every modifier of a round that is not 0. */
export const modifiersOf = (round: Round | undefined): string[] =>
  (round?.modifiers ?? []).map(({ clause, value }) => `${clause} ${value}`).sort();

/** Modifiers of the first round. */
export const modifiers = (
  space: SpaceId,
  attacker: Side,
  put: Pieces,
  given: Given = {},
): string[] =>
  modifiersOf(rounds(fight(space, attacker, put, { dice: Array(20).fill(6), ...given }))[0]);

/** Where units stand, a reduced one with `!`. */
export const stand = ({ state }: Pick<Fought, 'state'>, ...ids: readonly UnitId[]): string[] =>
  ids.map((id) => `${state.units[id].at}${state.units[id].reduced === true ? '!' : ''}`);
