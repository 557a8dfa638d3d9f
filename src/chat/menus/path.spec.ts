import { randomUUID } from 'node:crypto';

import { seeded } from '../../rules/index.js';
import { decodePath, encodePath, LONGEST_PATH, type Path } from './path.js';

const GAME = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PATH: Path = {
  ...{ game: GAME, version: 1295, draft: 3 },
  verb: 2,
  picks: [
    { field: 0, value: 40 },
    { field: null, value: 653 },
  ],
  page: 1,
};
const LARGEST: Path = {
  game: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ...{ version: 36 ** 6 - 1, draft: 36 ** 6 - 1, verb: 36 ** 2 - 1, page: 36 ** 3 - 1 },
  picks: Array.from({ length: 3 }, () => ({ field: 35, value: 36 ** 4 - 1 })),
};

function randomPath(random: (below: number) => number): Path {
  const below = (most: number): number => random(Math.min(most, 2 ** random(31) + 1));
  return {
    game: randomUUID(),
    ...{ version: below(2 ** 31), draft: below(2 ** 31), page: below(36 ** 3) },
    verb: random(3) === 0 ? null : random(36 ** 2),
    picks: Array.from({ length: random(4) }, () => ({
      field: random(4) === 0 ? null : random(36),
      value: below(36 ** 4),
    })),
  };
}

describe('a path', () => {
  it('is written in a few characters', () => {
    expect(encodePath(PATH)).toBe('D4-tW9nLRp-hZXCGdyiVDg~zz.3~2~0=14,*=i5~1');
  });

  it('comes back as it was, and has room in every app', () => {
    const random = seeded(1);
    for (let i = 0; i < 20_000; i++) {
      const path = randomPath(random);
      const text = encodePath(path);
      expect(text.length).toBeLessThanOrEqual(LONGEST_PATH);
      expect(decodePath(text)).toEqual(path);
    }
    expect(encodePath(LARGEST)).toHaveLength(LONGEST_PATH);
    expect(decodePath(encodePath(LARGEST))).toEqual(LARGEST);
  });

  it.each([
    ['a number below 0', { ...PATH, version: -1 }],
    ['a broken number', { ...PATH, page: 0.5 }],
    ['a version too large', { ...PATH, version: 36 ** 6 }],
    ['too many picks', { ...PATH, picks: LARGEST.picks.concat(PATH.picks) }],
  ])('is not written with %s', (_, path) => {
    expect(() => encodePath(path)).toThrow('no path has room');
  });

  const good = encodePath(PATH);
  it.each([
    ['nothing', ''],
    ['a part', good.slice(0, -2)],
    ['more', `${good} `],
    ['a line more', `${good}\n`],
    ['large letters', good.replace('zz', 'ZZ')],
    ['a leading zero', good.replace('~2~', '~02~')],
    ['bits that no game has', good.replace('Dg~', 'Dh~')],
    ['an empty pick', good.replace(',*=i5', ',')],
    ['a fourth pick', good.replace('~1', ',0=1,0=1~1')],
    ['a number below 0', good.replace('~2~', '~-2~')],
    ['bytes', `\0\u{1F600}\uD800${good}`],
    ['very much', '0=1,'.repeat(1_000_000)],
    ['very many characters of a game', 'A'.repeat(10_000_000)],
  ])('is not read from %s', (_, text) => {
    expect(decodePath(text)).toBeNull();
  });

  it('is read from nothing but what is written, whatever one changes in it', () => {
    const random = seeded(2);
    const letters = '~.=,*-_09azAZ \n\0é';
    let kept = 0;
    for (let i = 0; i < 20_000; i++) {
      const at = random(good.length);
      const changed = good.slice(0, at) + letters[random(letters.length)] + good.slice(at + 1);
      const path = decodePath(changed);
      if (path === null) continue;
      kept += 1;
      expect(encodePath(path)).toBe(changed);
    }
    expect(kept).toBeGreaterThan(1000);
  });
});
