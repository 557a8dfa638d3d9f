import { type Frame, frame } from '../../kernel/frame.js';
import { BOTTOM, type Piling } from '../../kits/position.js';
import { CARD, type CardId } from '../components/cards/index.js';
import { other, type Side } from '../components/side.js';
import { TURN } from '../components/turns.js';
import type { SideFrame } from '../frames.js';
import type { ActionFrame, PrewarFrame, TurnFrame } from '../frames/turn.js';
import type { CardPlace, MadisonState } from '../state.js';

/** What is to be done when `next` is to play a card, last on top; before the war, to draw one. */
export function standardAgenda(state: MadisonState, next: Side): Frame[] {
  if (state.outcome !== null) return [];
  if (state.turn === null) return [frame<PrewarFrame>({ f: 'prewar', by: next })];
  return [
    frame<TurnFrame>({ f: 'turn', stage: 'return' }),
    frame<ActionFrame>({ f: 'action', by: other(next) }),
    frame<SideFrame>({ f: 'play', by: next }),
  ];
}

/** Where a card is that no line names: in the deck of its year, or that deck has not come yet or is out of play. */
export function standardPlace({ turn }: Pick<MadisonState, 'turn'>, card: CardId): CardPlace {
  const year = turn === null ? 1812 : TURN[turn].year;
  const { deck } = CARD[card];
  return deck === year ? 'deck' : deck > year ? 'later' : 'aside';
}

/** Frames that may be at the bottom of the agenda; every other frame lies on another one. */
export const PILING: Piling = {
  prewar: [BOTTOM],
  turn: [BOTTOM],
  'winter-turn': [BOTTOM],
  // the end by a card lies on what is left of its effects
  ending: [BOTTOM, 'effects'],
};
