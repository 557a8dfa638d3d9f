import { settle } from '../../../src/rules/kernel/agenda.js';
import type { Frame } from '../../../src/rules/kernel/frame.js';
import { loaded } from '../../../src/rules/kernel/random.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import { CARD, CARD_IDS, type CardId } from '../../../src/rules/madison/components/cards/index.js';
import { LEADER, type LeaderId } from '../../../src/rules/madison/components/leaders.js';
import { SHIP, type ShipId } from '../../../src/rules/madison/components/ships.js';
import { type Side, SIDES } from '../../../src/rules/madison/components/side.js';
import { TURN, type TurnId } from '../../../src/rules/madison/components/turns.js';
import { UNIT, type UnitId } from '../../../src/rules/madison/components/units.js';
import { madison } from '../../../src/rules/madison/index.js';
import { vpOf } from '../../../src/rules/madison/questions/points.js';
import { emptyState } from '../../../src/rules/madison/setup.js';
import type { MadisonState, Place } from '../../../src/rules/madison/state.js';
import { viewOf } from '../../../src/rules/madison/view/view.js';
import { allAsked } from '../support/asked.js';
import { positionsOf } from '../support/positions.js';

/** Piece -> place; a place that ends in `!`: reduced, damaged, or the other side of a leader's counter. */
export type Pieces = { readonly [P in UnitId | LeaderId | ShipId]?: string };

export interface Scene {
  /** null: the pre-war sequence. The default is the autumn of 1813. */
  readonly turn?: TurnId | null;
  readonly put?: Pieces;
  /** Open hands; nobody holds a card unless it is said, and then no window opens. */
  readonly hands?: { readonly [S in Side]?: readonly CardId[] };
  readonly held?: { readonly [S in Side]?: readonly CardId[] };
  readonly discards?: readonly CardId[];
  /** What else the position has. */
  readonly set?: (state: MadisonState) => void;
  /** What is on the agenda, the first on top; the default is a card play of `by`. */
  readonly agenda?: readonly Frame[] | ((state: MadisonState) => readonly Frame[]);
  /** Whose player turn it is; the default is American. */
  readonly by?: Side;
  /** Dice rolled before anybody decides. */
  readonly dice?: readonly number[];
  /** A single choice is put to its owner like any other: for tests of why there is no second, with `unforced`. */
  readonly asked?: true;
}

const ASKED = allAsked(madison);

/** A position with these pieces and cards and nothing else, settled until somebody owes a decision. */
export function scene(given: Scene): MadisonState {
  const { put = {}, hands = {}, held = {}, discards = [], by = 'us' } = given;
  const state = emptyState();
  state.turn = given.turn === undefined ? '1813-2' : given.turn;
  state.first = by;
  deal(state, hands, held, discards);
  place(state, put);
  given.set?.(state);
  state.vp = vpOf(state);
  const frames = typeof given.agenda === 'function' ? given.agenda(state) : given.agenda;
  // the foe's card play stands for the rest of the turn
  const rest: Frame = { f: 'play', by: by === 'us' ? 'gb' : 'us' } as Frame;
  state.agenda = [rest, ...(frames ?? [{ f: 'play', by } as Frame]).toReversed()];
  settle(given.asked ? ASKED : madison, state, new RecordingTable(loaded(...(given.dice ?? []))));
  return state;
}

function deal(
  state: MadisonState,
  hands: NonNullable<Scene['hands']>,
  held: NonNullable<Scene['held']>,
  discards: readonly CardId[],
): void {
  const year = state.turn === null ? 1812 : TURN[state.turn].year;
  for (const id of CARD_IDS) if (CARD[id].deck === year) state.cards[id] = 'deck';
  for (const side of SIDES) {
    for (const id of hands[side] ?? []) state.cards[id] = side;
    for (const id of held[side] ?? []) state.cards[id] = `held-${side}`;
  }
  for (const id of discards) state.cards[id] = 'discard';
}

export function place(state: MadisonState, pieces: Pieces): void {
  for (const [id, text] of Object.entries(pieces)) {
    const turned = text.endsWith('!');
    const at = (turned ? text.slice(0, -1) : text) as Place;
    if (id in UNIT)
      Object.assign(state.units[id as UnitId], { at, ...(turned && { reduced: true }) });
    else if (id in LEADER)
      Object.assign(state.leaders[id as LeaderId], { at, ...(turned && { flipped: true }) });
    else if (id in SHIP)
      Object.assign(state.ships[id as ShipId], { at, ...(turned && { damaged: true }) });
    else throw new Error(`no piece ${id}`);
  }
}

/** `act(state, 'us', ['lead c1 hull', 'go detroit'], [6, 6])` and the like: see test/rules/support/positions.ts. */
const deskOf = (rules: Ruleset<MadisonState>) =>
  positionsOf<MadisonState, Side, ReturnType<typeof viewOf>>({
    rules,
    header: '',
    viewOf: (state, viewer) => viewOf(state, viewer as Side | null),
    chance: { open: () => 0, hidden: () => 0 },
  });

/** The same where a single choice is put to its owner like any other, for tests of why there is no second. */
export const unforced = deskOf(ASKED);

export const { action, act, walk, refused, options, listed, seen, owing, decision } =
  deskOf(madison);

export { said, told } from '../support/positions.js';

/**
 * One side's actions, each a submission of its own; whatever is laid open or drawn between them does not stop the rest.
 */
export const steps = (state: MadisonState, side: Side, ...plan: readonly string[]): MadisonState =>
  walk(state, ...plan.map((step) => [side, step] as const));
