import { play } from '../../kernel/play.js';
import { seededChance } from '../../kernel/random.js';
import type { Action } from '../../kernel/action.js';
import { columbia1812 } from '../index.js';
import { readPosition } from '../notation/read.js';
import type { State1812 } from '../state.js';
import { evaluate } from './evaluate.js';

/** Four American blocks at Malone before Montreal, where two British stand; the Americans move. */
function position(): State1812 {
  const state = readPosition(`columbia1812 1
time 1813 turn 3 first us stage army active us
us malone: us-9th-infantry, us-11th-infantry, us-21st-infantry, us-4th-infantry
gb montreal: gb-49th-foot, gb-8th-foot`);
  if ('line' in state) throw new Error(state.message.en);
  return state;
}

function after(state: State1812, ...plan: readonly Action[]): State1812 {
  const played = play(columbia1812, state, 'us', plan, seededChance(1));
  if (!played.ok) throw new Error(`refused: ${played.clause}`);
  return played.state;
}
const march = (unit: string): Action => ({ do: 'march', unit, to: 'montreal' });

describe('what a position is worth', () => {
  it('counts with the first block that marches all who may still join it', () => {
    const first = after(position(), march('us-9th-infantry'));
    const all = after(
      first,
      march('us-11th-infantry'),
      march('us-21st-infantry'),
      march('us-4th-infantry'),
    );
    expect(evaluate(first, 'us')).toBeGreaterThan(evaluate(position(), 'us'));
    expect(evaluate(first, 'us')).toBeCloseTo(evaluate(all, 'us'));
  });

  it('counts none of that for the other side, who has not heard of it', () => {
    const first = after(position(), march('us-9th-infantry'));
    const alone = evaluate(first, 'gb');
    expect(alone).not.toBeCloseTo(-evaluate(first, 'us'));
  });
});
