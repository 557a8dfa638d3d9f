import type { Action } from '../../kernel/action.js';
import { owed } from '../../kernel/agenda.js';
import { choices, start } from '../../kernel/play.js';
import { play } from '../../kernel/play.js';
import { seededChance } from '../../kernel/random.js';
import type { Side } from '../components/side.js';
import { columbia1812 } from '../index.js';
import { readPosition } from '../notation/read.js';
import { type State1812, unitStates } from '../state.js';
import { worthTrying } from './worth-trying.js';

const dealt = start(columbia1812, { scenario: 'campaign', options: {} }, seededChance(1)).state;

function after(state: State1812, ...plan: readonly Action[]): State1812 {
  const seat = owed(columbia1812, state)[0] ?? 'us';
  const played = play(columbia1812, state, seat, plan, seededChance(1));
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

  it('of the British set-up is the one that stands ready with two more blocks at Montreal', () => {
    let state = after(dealt, { do: 'ready', plan: 'bold' }, { do: 'done' });
    const chosen: Action[] = [];
    for (;;) {
      const [one, ...more] = tried(state, 'gb');
      expect(more).toEqual([]);
      chosen.push(one as Action);
      if (one?.do === 'done') break;
      state = after(state, one as Action);
    }
    expect(chosen.map(({ do: verb, town }) => [verb, town])).toEqual([
      ['ready', undefined],
      ['place', 'montreal'],
      ['place', 'montreal'],
      ['done', undefined],
    ]);
    const at = (town: string) =>
      unitStates(state, 'gb').filter(({ order }) => order?.to === town).length;
    expect(['montreal', 'amherstburg', 'fort-george'].map(at)).toEqual([4, 1, 1]);
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
