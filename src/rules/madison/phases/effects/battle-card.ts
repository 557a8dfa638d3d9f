import type { BattleCardFrame } from '../../frames.js';
import { rowsOf } from '../../questions/language/combat.js';
import { battleCards, fightOf } from '../../questions/language/windows.js';
import { ask } from '../phase.js';
import { answers, begun, PASSES, passing, play } from './window.js';

/** MMW-10.43, MMW-10.62, MMW-12.36 one battle card per side and round; the attacker chooses before the defender. */
export const battleCard = ask<BattleCardFrame>()({
  clause: 'MMW-10.43',
  interrupt: true,
  verbs: { ...PASSES, fight: { card: 'card' } },
  facts: (state, frame) => battleCards(state, frame),
  candidates: (cards) => answers('fight', cards),
  guards: {
    fight: [{ clause: 'MMW-8.31.7', holds: (cards, { card }) => cards.includes(card) }],
  },
  apply: {
    ...passing,
    fight(turn, { card }) {
      const { state, frame: now, push, done } = turn;
      const { by, when } = now;
      done();
      play(turn, card, 'battle-card', 'MMW-8.31.7');
      const fight = fightOf(state, when);
      if (fight !== null) fight.used[by] = card;
      const space = fight?.f === 'combat' ? fight.space : now.space;
      state.lasting.push(...rowsOf(card, by, space, when === 'assault'));
      // other effects of a card played in a round are carried out after the result of the round
      if (when === 'round' || when === 'assault') return;
      push(begun(card, by, when, space));
    },
  },
});
