import type { BlockId } from '../../../src/rules/columbia1812/components/blocks.js';
import { garrisonTowns } from '../../../src/rules/columbia1812/components/lookups.js';
import type { TownId } from '../../../src/rules/columbia1812/components/map.js';
import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import {
  type Chance,
  choices,
  type Event,
  heard,
  type JsonObject,
  type Locale,
  play,
  type Played,
  start,
} from '../../../src/rules/kernel/index.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import { act, action, decision, owing, seen } from './support.js';

const CAMPAIGN = { scenario: 'campaign', options: {} };

/** A new game as far as its first decision, dealt by that seed. */
export const newGame = (seed = 1) => start(columbia1812, CAMPAIGN, seededChance(seed));

/** The blocks a side holds in hand. */
export const handOf = (state: State1812, side: Side): BlockId[] =>
  Object.entries(seen(state, side).mine).flatMap(([id, { at }]) =>
    at === 'hand' ? [id as BlockId] : [],
  );

/** `place` actions of a whole hand: a block in every town that needs one, the rest in `rest`. */
export function placing(state: State1812, side: Side, rest: TownId): string[] {
  return handOf(state, side).map((id, i) => `place ${id} ${garrisonTowns[side][i] ?? rest}`);
}

/** A new game with both sides placed, the Americans to choose the order. */
export function placedGame(seed = 1): Played<State1812> {
  const { state } = newGame(seed);
  const us = act(state, 'us', placing(state, 'us', 'albany'));
  return act(us.state, 'gb', placing(us.state, 'gb', 'montreal'), [6, 6, 1, 1]);
}

/** Data of all events of that type, as `viewer` hears them. */
export const allTold = (
  events: readonly Event[],
  type: string,
  viewer: Side | null = null,
): { readonly [key: string]: unknown }[] =>
  events.filter((one) => one.type === type).map((one) => heard(one, viewer).data);

/** How a choice reads for the side that has it. */
export const label = (state: State1812, side: Side, text: string, locale: Locale = 'en'): string =>
  columbia1812.describeAction(action(text), seen(state, side) as unknown as JsonObject, locale);

/** The Americans roll sixes, everybody else ones. */
const AMERICAN_LUCK: Chance = {
  open: (_, purpose) => (purpose.endsWith('-us') ? 5 : 0),
  hidden: () => 0,
};

export interface Idled {
  readonly state: State1812;
  readonly events: readonly Event[];
  /** `side decision` of each step. */
  readonly asked: readonly string[];
}

/** Both sides pass all they may until `until` holds or the game is over; the Americans choose to play first. */
export function idle(from: State1812, until: (state: State1812) => boolean = () => false): Idled {
  let state = from;
  const events: Event[] = [];
  const asked: string[] = [];
  while (state.outcome === null && !until(state)) {
    const side = owing(state)[0] as Side;
    const what = decision(state, side) ?? '';
    // to pass where there is something to name is to name the first
    const pass = ['naval', 'army'].includes(what)
      ? { do: 'done' }
      : choices(columbia1812, state, side)[0];
    const played = play(columbia1812, state, side, [pass], AMERICAN_LUCK);
    if (!played.ok) throw new Error(`${what} cannot be passed: ${played.clause}`);
    state = played.state;
    events.push(...played.events);
    asked.push(`${side} ${what}`);
  }
  return { state, events, asked };
}
