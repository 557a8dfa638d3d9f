import type { Action } from '../../../../src/rules/kernel/action.js';
import { settle } from '../../../../src/rules/kernel/agenda.js';
import type { Frame } from '../../../../src/rules/kernel/frame.js';
import { owed, play } from '../../../../src/rules/kernel/index.js';
import { loaded } from '../../../../src/rules/kernel/random.js';
import { type Event, RecordingTable } from '../../../../src/rules/kernel/table.js';
import {
  CARD,
  CARD_IDS,
  type CardId,
} from '../../../../src/rules/madison/components/cards/index.js';
import type { Window } from '../../../../src/rules/madison/components/language/windows.js';
import type { Side } from '../../../../src/rules/madison/components/side.js';
import { TURN, type TurnId } from '../../../../src/rules/madison/components/turns.js';
import { madison } from '../../../../src/rules/madison/index.js';
import { vpOf } from '../../../../src/rules/madison/questions/points.js';
import { emptyState } from '../../../../src/rules/madison/setup.js';
import type { MadisonState } from '../../../../src/rules/madison/state.js';
import { legalFor, textOf } from '../../support/positions.js';
import { type Pieces, place } from '../support.js';

/** One use of one card in a position where it works. */
export interface Case {
  readonly card: CardId;
  readonly when: Window;
  readonly by: Side;
  readonly put?: Pieces;
  readonly turn?: TurnId;
  /** What else the position has. */
  readonly set?: (state: MadisonState) => void;
  /** What lies on the agenda above the foe's next play; the default: the play of a card. */
  readonly agenda?: (state: MadisonState) => Frame[];
  readonly steps: readonly (readonly [Side, string])[];
  /** Dice rolled before the first step. */
  readonly opening?: readonly number[];
  readonly dice?: readonly number[];
  readonly then: (after: MadisonState, events: readonly Event[], before: MadisonState) => void;
}

const FIRST: { readonly [Y in 1812 | 1813 | 1814]: TurnId } = {
  1812: '1812-2',
  1813: '1813-2',
  1814: '1814-2',
};

const foeOf = (side: Side): Side => (side === 'us' ? 'gb' : 'us');

/** A position in which `by` holds that card and nobody any other; with the deck of the year. */
export function positionFor({
  card,
  when,
  by,
  turn,
  put: pieces,
  set,
  agenda,
  opening,
}: Case): MadisonState {
  const { deck } = CARD[card];
  const state = emptyState();
  state.turn = turn ?? (when === 'winter' ? (`${deck}-w` as TurnId) : FIRST[deck]);
  state.first = 'us';
  for (const id of CARD_IDS) if (CARD[id].deck === TURN[state.turn].year) state.cards[id] = 'deck';
  state.cards[card] = when === 'winter' ? `held-${by}` : by;
  place(state, pieces ?? {});
  set?.(state);
  state.vp = vpOf(state);
  const own = when === 'winter' ? { f: 'winter', by, passes: 0 } : { f: 'play', by };
  state.agenda = [{ f: 'play', by: foeOf(by) } as Frame, ...(agenda?.(state) ?? [own as Frame])];
  settle(madison, state, new RecordingTable(loaded(...(opening ?? []))));
  return state;
}

/** `fight c9` as the action of a decision that is owed. */
function actionOf(state: MadisonState, side: Side, text: string): Action {
  const list = legalFor(madison, state, side);
  const found = list.find((one) => textOf(one) === text);
  if (found !== undefined) return found;
  const top = JSON.stringify(state.agenda.at(-1));
  const all = list.map(textOf).join(', ');
  throw new Error(`${side} cannot ${text}; owed: ${owed(madison, state).join()} ${top}; ${all}`);
}

/** Plays a case; all its dice must be rolled. */
export function playCase(one: Case): {
  before: MadisonState;
  after: MadisonState;
  events: Event[];
} {
  const before = positionFor(one);
  const dice = [...(one.dice ?? [])];
  const events: Event[] = [];
  let after = before;
  for (const [side, text] of one.steps) {
    const written = loaded(...dice);
    let rolled = 0;
    const chance = {
      open: (bound: number, purpose: string) => {
        rolled += 1;
        return written.open(bound, purpose);
      },
      hidden: () => 0,
    };
    const result = play(madison, after, side, [actionOf(after, side, text)], chance);
    if (!result.ok) throw new Error(`${text} refused: ${result.clause}`);
    dice.splice(0, rolled);
    events.push(...result.events);
    after = result.state;
  }
  if (dice.length > 0) throw new Error(`${dice.length} dice were not rolled`);
  return { before, after, events };
}

/** All that a side may do now, as texts. */
export const options = (state: MadisonState, side: Side): string[] => [
  ...new Set(legalFor(madison, state, side).map(textOf)),
];

/** Cards and windows that the tests of this file have played. */
const PLAYED = new Set<string>();

/** A test that plays the case. */
export function plays(one: Case): () => void {
  PLAYED.add(`${one.card} ${one.when}`);
  return () => {
    const { after, events, before } = playCase(one);
    one.then(after, events, before);
  };
}

/** A card that scores so many VPs (positive: American) and does nothing else. */
export const scoring = (card: CardId, when: 'play' | 'winter', vp: number): Case => ({
  card,
  when,
  by: vp > 0 ? 'us' : 'gb',
  steps: [[vp > 0 ? 'us' : 'gb', `event ${card}`]],
  then(after, events) {
    expect(after.eventVp).toBe(vp);
    expect(after.vp).toBe(vp);
    expect(after.cards[card]).toBe('discard');
    expect(told(events, 'event-vp')).toMatchObject({ vp: Math.abs(vp) });
  },
});

/** Uses of cards in these windows that no test above has played. */
export const unplayed = (...windows: readonly Window[]): string[] =>
  CARD_IDS.flatMap((id) =>
    CARD[id].when.filter((when) => windows.includes(when)).map((when) => `${id} ${when}`),
  ).filter((use) => !PLAYED.has(use));

/** Data of the first event of that type. */
export function told(events: readonly Event[], type: string): { readonly [key: string]: unknown } {
  const found = events.find((one) => one.type === type);
  if (found === undefined)
    throw new Error(`nothing said of ${type}, only ${events.map((one) => one.type).join()}`);
  return found.data;
}

/** What the card added to the roll of a combat round, from the attacker's point of view; null: it was not named. */
export function modifierOf(events: readonly Event[], card: CardId, nth = 0): number | null {
  const rounds = events.filter((one) => one.type === 'combat-round' || one.type === 'naval-round');
  const list = rounds[nth]?.data['modifiers'] as readonly { clause: string; value: number }[];
  return list.find((one) => one.clause === `MMW-card-${card.slice(1)}`)?.value ?? null;
}

/** The value of a modifier of another clause in a round; null: it did not count. */
export function ruleOf(events: readonly Event[], clause: string, nth = 0): number | null {
  const rounds = events.filter((one) => one.type === 'combat-round' || one.type === 'naval-round');
  const list = rounds[nth]?.data['modifiers'] as readonly { clause: string; value: number }[];
  return list.find((one) => one.clause === clause)?.value ?? null;
}
