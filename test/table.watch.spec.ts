import type { Essentials, Game, Look } from '../client/src/index.js';
import { Watch } from '../table/src/game/watch.js';

const lookAt = (version: number): Look => ({
  game: { version, status: 'RUNNING' } as Game,
  ...{ decks: [], combat: null },
});

/** A service whose looks are answered by hand. */
function service() {
  const answers: ((version: number) => void)[] = [];
  const muster = {
    look: () => new Promise((done) => answers.push((version) => done(lookAt(version)))),
  } as unknown as Essentials;
  const answer = async (version: number): Promise<void> => {
    answers.shift()?.(version);
    await new Promise((done) => setTimeout(done));
  };
  return { watch: new Watch(muster, 'game', undefined, () => undefined), answer, asked: answers };
}

describe('which version a page stands on', () => {
  it('is the latest that was heard of, though it was heard of while an older one was looked at', async () => {
    const { watch, answer, asked } = service();
    void watch.look();
    void watch.hear(12);
    await answer(11);
    expect(asked).toHaveLength(1);
    await answer(12);
    expect([watch.seen?.game.version, asked.length]).toEqual([12, 0]);
  });

  it('never goes back', async () => {
    const { watch, answer } = service();
    void watch.look();
    await answer(5);
    void watch.look();
    await answer(4);
    expect(watch.seen?.game.version).toBe(5);
  });

  it('is looked at once for all that is heard of meanwhile, and not for what is known', async () => {
    const { watch, answer, asked } = service();
    void watch.hear(3);
    void watch.hear(4);
    void watch.hear(5);
    expect(asked).toHaveLength(1);
    await answer(5);
    void watch.hear(5);
    expect(asked).toHaveLength(0);
  });

  it('is not asked for for ever where what is kept without a net is older', async () => {
    const { watch, answer, asked } = service();
    void watch.hear(9);
    await answer(7);
    expect([watch.seen?.game.version, asked.length]).toEqual([7, 0]);
  });
});
