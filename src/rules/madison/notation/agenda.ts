import { type Frame, frame } from '../../kernel/frame.js';
import { BOTTOM, type Piling } from '../../kits/position.js';
import { CARD, type CardId } from '../components/cards/index.js';
import { other, type Side } from '../components/side.js';
import { TURN } from '../components/turns.js';
import type { SideFrame } from '../frames.js';
import type { ActionFrame, PrewarFrame, TurnFrame } from '../frames/turn.js';
import type { CardPlace, MadisonState } from '../state.js';

/** The agenda before `next` plays a card, the next frame last; before the war, before `next` draws one. */
export function standardAgenda(state: MadisonState, next: Side): Frame[] {
  if (state.outcome !== null) return [];
  if (state.turn === null) return [frame<PrewarFrame>({ f: 'prewar', by: next })];
  return [
    frame<TurnFrame>({ f: 'turn', stage: 'return' }),
    frame<ActionFrame>({ f: 'action', by: other(next) }),
    frame<SideFrame>({ f: 'play', by: next }),
  ];
}

/** Place of a card that is listed in no line: in the deck of its year, in a deck to come, or out of play. */
export function standardPlace({ turn }: Pick<MadisonState, 'turn'>, card: CardId): CardPlace {
  const year = turn === null ? 1812 : TURN[turn].year;
  const { deck } = CARD[card];
  return deck === year ? 'deck' : deck > year ? 'later' : 'aside';
}

/** Phases that each frame may lie on. Frames that are missing may lie on any other, but not at the bottom. */
export const PILING: Piling = {
  prewar: [BOTTOM],
  turn: [BOTTOM],
  'winter-turn': [BOTTOM],
  // the end of the game by a card lies on the rest of its effects
  ending: [BOTTOM, 'effects'],
};
