import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TOY } from '../../../test/rules/support/toy/index.js';
import { simulate } from '../../rules/index.js';
import { BadArguments, wishOf } from './arguments.js';
import { keep, keptIn } from './store.js';

const folder = mkdtempSync(join(tmpdir(), 'muster-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wish = (text: string) => wishOf(['--game', 'toy', ...text.split(' ')], [TOY]);

describe('games kept in a file', () => {
  const file = join(folder, 'toy.json');
  const ten = wish('--games 10 --seed 3');
  const tally = simulate(TOY, ten.simulation);

  it('are none before there is a file', () => {
    expect(keptIn(join(folder, 'none.json'), ten).tally.records).toEqual([]);
  });

  it('are read again, by a wish for more of them as well', () => {
    keep(file, ten, { tally, seconds: 2 });
    expect(keptIn(file, wish('--games 90 --seed 3'))).toEqual({ tally, seconds: 2 });
  });

  it('are not gone on with by rules that play them otherwise', () => {
    const [first, ...others] = tally.records;
    if (first === undefined) throw new Error('no games');
    const longer = { ...first, actions: first.actions + 1 };
    keep(file, ten, { tally: { ...tally, records: [longer, ...others] }, seconds: 2 });
    expect(() => keptIn(file, ten)).toThrow('the first now ends otherwise');
  });

  it('are not mixed with others', () => {
    keep(file, ten, { tally, seconds: 2 });
    expect(() => keptIn(file, wish('--seed 4'))).toThrow(BadArguments);
    expect(() => keptIn(file, wish('--seed 3 --red greedy'))).toThrow('holds other games');
  });
});
