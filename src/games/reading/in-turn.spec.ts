import { foundInTurn } from './in-turn.js';

/** Work of twenty strides or so. */
function* long(milliseconds: number): Generator<void, void> {
  for (const until = performance.now() + milliseconds; performance.now() < until;) yield;
}

describe('what is found in turn', () => {
  it('has the owners one after the other, however much one of them asks for', async () => {
    const over: string[] = [];
    const of = async (owner: string): Promise<void> => {
      await foundInTurn(owner, long(50));
      over.push(owner);
    };
    await Promise.all([...Array.from({ length: 12 }, () => of('many')), of('one')]);
    // In the order in which they came it would be the last of thirteen.
    expect(over.indexOf('one')).toBeLessThan(4);
  });

  it('tells what the work throws', async () => {
    const broken = function* (): Generator<void, never> {
      yield;
      throw new Error('broken');
    };
    await expect(foundInTurn('one', broken())).rejects.toThrow('broken');
  });
});
