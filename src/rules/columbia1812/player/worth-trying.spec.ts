import type { Action } from '../../kernel/action.js';
import { choices, start } from '../../kernel/play.js';
import { play } from '../../kernel/play.js';
import { seededChance } from '../../kernel/random.js';
import type { Side } from '../components/side.js';
import { columbia1812 } from '../index.js';
import { readPosition } from '../notation/read.js';
import type { State1812 } from '../state.js';
import { worthTrying } from './worth-trying.js';

const dealt = start(columbia1812, { scenario: 'campaign', options: {} }, seededChance(1)).state;

function after(state: State1812, ...plan: readonly Action[]): State1812 {
  const played = play(columbia1812, state, 'us', plan, seededChance(1));
  if (!played.ok) throw new Error(`refused: ${played.clause}`);
  return played.state;
}
const tried = (state: State1812, side: Side = 'us') =>
  worthTrying(state, side, choices(columbia1812, state, side));

describe('what the greedy player tries', () => {
  it('of a set-up is one that stands ready, taken as it is', () => {
    expect(tried(dealt)).toEqual([{ do: 'ready', plan: 'bold' }]);
    expect(tried(after(dealt, { do: 'ready', plan: 'cautious' }))).toEqual([{ do: 'done' }]);
  });

  it('of a set-up begun by hand is all there is', () => {
    const [first] = choices(columbia1812, dealt, 'us').filter((one) => one.do === 'place');
    const begun = after(dealt, first as Action);
    expect(tried(begun)).toEqual(choices(columbia1812, begun, 'us'));
  });

  it('of any other decision is all there is', () => {
    const army = readPosition(
      'columbia1812 1\ntime 1812 turn 3 first us stage army active us\nus albany: us-9th-infantry',
    );
    if ('line' in army) throw new Error(army.message.en);
    expect(tried(army)).toEqual(choices(columbia1812, army, 'us'));
  });
});
