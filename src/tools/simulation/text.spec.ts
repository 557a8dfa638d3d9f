import { TOY } from '../../../test/rules/support/toy/index.js';
import { reportOf } from '../../rules/index.js';
import { wishOf } from './arguments.js';
import { textOf } from './text.js';

describe('the text of a report', () => {
  const wish = wishOf(['--game', 'toy', '--option', 'calm'], [TOY]);
  const outcome = { winner: 'red', reason: 'places', clause: 'TOY-7.1' };
  const phases = {
    orders: { decisions: 4, sizes: { 1: 2, 2: 1, 7: 1 } },
    strike: { decisions: 1, sizes: { 2: 1 } },
  };
  const report = reportOf(TOY.seats, { records: [{ outcome, actions: 40 }], phases });

  it('says what was played and what came of it', () => {
    expect(textOf(wish, report, 2).split('\n')).toEqual([
      'Two Camps: 1 games from seed 1 (standard, calm; red random, blue random)',
      '40 actions in 2.0 s, 20 a second',
      '',
      'Wins (95 % interval)',
      '  red   1  100.0 %  20.7 % – 100.0 %',
      '  blue  0    0.0 %    0.0 % – 79.3 %',
      '  draw  0    0.0 %    0.0 % – 79.3 %',
      '',
      'Endings',
      '  places TOY-7.1 red  1',
      '',
      'Length in actions: mean 40.0, median 40, 95th percentile 40, longest 40',
      '',
      'Decisions',
      '  phase     share  choices  99 %  most  only one',
      '  all     100.0 %      2.6     7     7    40.0 %',
      '  orders   80.0 %      2.8     7     7    50.0 %',
      '  strike   20.0 %      2.0     2     2     0.0 %',
    ]);
  });
});
