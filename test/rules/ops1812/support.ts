import type { Played, Ruleset } from '../../../src/rules/kernel/index.js';
import type { Side } from '../../../src/rules/ops1812/components/side.js';
import { ops1812 } from '../../../src/rules/ops1812/index.js';
import type { OpsState } from '../../../src/rules/ops1812/state.js';
import { type View, viewOf } from '../../../src/rules/ops1812/view/view.js';
import { allAsked } from '../support/asked.js';
import { positionsOf } from '../support/positions.js';

export { said, told } from '../support/positions.js';

/** Turn 2, round 1, the Americans to play, at stage 2 of the larger conflict; no units, no cards. */
const HEADER = `ops1812 1
  time turn 2 round 1 next us
  tracks vp 0 privateer 0 stage 2`;

const deskOf = (rules: Ruleset<OpsState>) =>
  positionsOf<OpsState, Side, View>({
    rules,
    header: HEADER,
    viewOf,
    chance: { open: () => 0, hidden: () => 0 },
  });
const desk = deskOf(ops1812);

/** The same where a single choice is put to its owner like any other, for tests of why there is no second. */
export const unforced = deskOf(allAsked(ops1812));

export const { position, refused, options, owing, decision } = desk;

export const seen = (state: OpsState, viewer: Side | null = null): View => viewOf(state, viewer);

/** One action; all dice written must be rolled. */
export const act = (
  state: OpsState,
  side: Side,
  step: string,
  dice: readonly number[] = [],
): Played<OpsState> => desk.act(state, side, [step], dice);

/** One action of a side after the other; no dice may be rolled. */
export const walk = (state: OpsState, side: Side, ...steps: readonly string[]): OpsState =>
  desk.walk(state, ...steps.map((step) => [side, step] as const));

/** `2 regular 1 militia` of a side in a region, or an empty text. */
export const units = (state: OpsState, side: Side, region: keyof OpsState['regions']): string =>
  Object.entries(state.regions[region][side])
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(' ');

/** A card of so many OPS. */
const CARD = {
  us: { 1: 'us02', 2: 'us03', 3: 'us01', 4: 'us10' },
  gb: { 1: 'gb02', 2: 'gb05', 3: 'gb01', 4: 'gb10' },
} as const;
type Ops = 1 | 2 | 3 | 4;

/** An operation of so many OPS begun by a side in that position; the other side holds one card. */
export function operated(
  side: Side,
  operation: string,
  ops: Ops,
  text: string,
  dice: readonly number[] = [],
): Played<OpsState> {
  const spare = side === 'us' ? 'cards gb: gb09' : 'cards us: us09';
  const start = position(
    `time turn 2 round 1 next ${side}\n${text}\ncards ${side}: ${CARD[side][ops]}\n${spare}`,
  );
  return act(start, side, `operate ${CARD[side][ops]} ${operation}`, dice);
}

export const operating = (side: Side, operation: string, ops: Ops, text: string): OpsState =>
  operated(side, operation, ops, text).state;
