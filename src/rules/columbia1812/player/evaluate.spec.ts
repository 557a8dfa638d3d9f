import type { Action } from '../../kernel/action.js';
import { play } from '../../kernel/play.js';
import { seededChance } from '../../kernel/random.js';
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

/** American blocks at Malone before British blocks at Montreal; the Americans move. */
function against(british: string, americans: string, more = ''): State1812 {
  const state = readPosition(`columbia1812 1
time 1813 turn 3 first us stage army active us
us malone: ${americans}
gb montreal: ${british}
${more}`);
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

  it('is less after one block has marched against a stack than after none', () => {
    const state = against(
      'gb-49th-foot, gb-8th-foot, gb-89th-foot, gb-1st-foot',
      'us-4th-infantry',
    );
    const gone = after(state, march('us-4th-infantry'), { do: 'done' });
    expect(evaluate(gone, 'us')).toBeLessThan(evaluate(state, 'us'));
  });

  it('is more after a group has marched against one block than after one of the group has', () => {
    const units = ['us-9th-infantry', 'us-11th-infantry', 'us-21st-infantry', 'us-4th-infantry'];
    const state = against('gb-49th-foot', units.join(', '));
    const alone = after(state, march('us-9th-infantry'), { do: 'done' });
    const all = after(state, ...units.map(march), { do: 'done' });
    expect(evaluate(all, 'us')).toBeGreaterThan(evaluate(alone, 'us'));
  });

  it('does not hang on which of the hidden enemy blocks stands where', () => {
    const strong = against('gb-49th-foot', 'us-9th-infantry', 'gb kingston: gb-york-militia');
    const weak = against('gb-york-militia', 'us-9th-infantry', 'gb kingston: gb-49th-foot');
    expect(evaluate(strong, 'us')).toBeCloseTo(evaluate(weak, 'us'));
  });
});
