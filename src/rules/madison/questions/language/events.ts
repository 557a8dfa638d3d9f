import { type Frame, frame } from '../../../kernel/frame.js';
import { CARD, type CardId } from '../../components/cards/index.js';
import { LAKE_IDS, type LakeId, SPACE_IDS, type SpaceId } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import type { EffectsFrame } from '../../frames.js';
import type { AimFrame } from '../../frames/choices.js';
import type { MadisonState } from '../../state.js';
import { allHold } from './conditions.js';
import { anyFeasible } from './feasible.js';
import { aimOf, isFlagged } from './language.js';
import type { Use } from './options.js';

export interface Aims {
  readonly spaces: readonly SpaceId[];
  readonly lakes: readonly LakeId[];
}

const works = (state: MadisonState, use: Use): boolean =>
  allHold(state, use.card, use) && anyFeasible(state, CARD[use.card].effect, use);

/** What the event of a card may be aimed at. */
export function aims(state: MadisonState, card: CardId, me: Side): Aims {
  const aim = aimOf(card);
  return {
    spaces: aim === 'space' ? SPACE_IDS.filter((space) => works(state, { card, me, space })) : [],
    lakes: aim === 'lake' ? LAKE_IDS.filter((lake) => works(state, { card, me, lake })) : [],
  };
}

/** Frames for the event of a card (MMW-8.27); if it has a target, this is chosen first. */
export const eventFrames = (_state: MadisonState, card: CardId, by: Side): Frame[] =>
  aimOf(card) === null
    ? [frame<EffectsFrame>({ f: 'effects', card, by, path: [], at: 0 })]
    : [frame<AimFrame>({ f: 'aim', by, card })];

/**
 * MMW-8.31.1 whether a card has an event that this side may play now, by the season of its type and the flag on the
 * card.
 */
function hasEvent(state: MadisonState, by: Side, card: CardId): boolean {
  if (state.turn === null || !isFlagged(card, by)) return false;
  const season = state.turn.endsWith('w') ? 'winter' : 'play';
  return CARD[card].when.some((one) => one === season);
}

/** Whether the conditions of a card hold and something can be done. */
function comesTo(state: MadisonState, by: Side, card: CardId): boolean {
  if (aimOf(card) === null) return works(state, { card, me: by });
  return aimOf(card) === 'space'
    ? SPACE_IDS.some((space) => works(state, { card, me: by, space }))
    : LAKE_IDS.some((lake) => works(state, { card, me: by, lake }));
}

/** Whether the event of a card may be played: its conditions hold and something can be done. */
export const eventPossible = (state: MadisonState, by: Side, card: CardId): boolean =>
  hasEvent(state, by, card) && comesTo(state, by, card);
