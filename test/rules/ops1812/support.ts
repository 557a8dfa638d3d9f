import { ops1812 } from '../../../src/rules/ops1812/index.js';
import type { RegionId } from '../../../src/rules/ops1812/components/map.js';
import type { Side } from '../../../src/rules/ops1812/components/side.js';
import { CLASSES } from '../../../src/rules/ops1812/components/units.js';
import type { OpsState } from '../../../src/rules/ops1812/state.js';
import { viewOf, type View } from '../../../src/rules/ops1812/view.js';
import { positionsOf } from '../support/positions.js';

export { said, told } from '../support/positions.js';

/**
 * Positions are of the American card of round 1 of turn 4, at stage 2, which gives nobody anything, unless their lines
 * say otherwise. Each side holds cards of 4, 3, 2 and 1 OPS. No units, no markers and no squadrons on blockade.
 */
const HEADER = `ops1812 1
  time turn 4 round 1 next us
  tracks stage 2
  squadrons navy 7 europe 3
  cards us: us10 us06 us03 us02
  cards gb: gb10 gb06 gb03 gb02`;

export const { position, action, act, walk, refused, options, seen, owing, decision } = positionsOf<
  OpsState,
  Side,
  View
>({
  rules: ops1812,
  header: HEADER,
  viewOf,
  chance: { open: () => 0, hidden: () => 0 },
});

/** The British turn to play a card. */
export const british = (text: string): OpsState => position(`time turn 4 round 1 next gb\n${text}`);

/** The card that has so many OPS in the hands of the header. */
const CARD_OF: Readonly<Record<Side, readonly string[]>> = {
  us: ['', 'us02', 'us03', 'us06', 'us10'],
  gb: ['', 'gb02', 'gb03', 'gb06', 'gb10'],
};

/** `operate us10 campaign`: that operation with 1 to 4 OPS. */
export const operation = (side: Side, kind: string, ops: number): string =>
  `operate ${CARD_OF[side][ops]} ${kind}`;

/** Past the card: that operation begun with so many OPS. */
export const begun = (state: OpsState, side: Side, kind: string, ops: number): OpsState =>
  act(state, side, [operation(side, kind, ops)]).state;

/** A Campaign of 4 OPS begun in that position. */
export const campaign = (side: Side, text: string): OpsState =>
  begun(side === 'us' ? position(text) : british(text), side, 'campaign', 4);

/** `2 regular 1 militia`: the units of a side in a region; empty for none. */
export const force = (state: OpsState, side: Side, region: RegionId): string =>
  CLASSES.filter((unit) => state.regions[region][side][unit] > 0)
    .map((unit) => `${state.regions[region][side][unit]} ${unit}`)
    .join(' ');
