import { cut, oneLine, shortened, toldApart } from './short.js';

const LONG = 'March the 6th Infantry from Buffalo over the Niagara to York and attack there';

describe('a text is cut', () => {
  it('not where it fits', () => {
    expect(cut(LONG, LONG.length)).toBe(LONG);
  });

  it('at the end of a word', () => {
    expect(cut(LONG, 30)).toBe('March the 6th Infantry from…');
  });

  it('anywhere where it has no words', () => {
    expect(cut('第六歩兵連隊をバッファローからヨークへ進める', 10)).toBe('第六歩兵連隊をバッ…');
    expect(cut('第六歩兵連隊を進め、ヨークを攻撃する', 12)).toBe('第六歩兵連隊を進め…');
  });

  it('but never within a letter', () => {
    for (let most = 4; most < 20; most++) {
      const short = cut('😀'.repeat(20), most);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(() => encodeURIComponent(short)).not.toThrow();
    }
  });
});

describe('texts that are cut to the same', () => {
  it('show where they differ', () => {
    const two = [`${LONG} in spring`, `${LONG} in autumn`];
    const short = shortened(two, 40);
    expect(short).toEqual([
      'March the 6th Infantry from…spring',
      'March the 6th Infantry from…autumn',
    ]);
  });

  it('are numbered where that does not help', () => {
    expect(shortened([LONG, LONG], 20)).toEqual(['March the 6th… (1)', 'March the 6th… (2)']);
    expect(toldApart(['York', 'York', 'York (1)'])).toEqual(['York (2)', 'York (3)', 'York (1)']);
  });

  it('never stay alike nor grow too long, whatever they are', () => {
    const beginnings = ['', 'a', LONG, '進'.repeat(90), '😀 '.repeat(40)];
    const ends = ['', ' x', ' y', ` ${LONG}`, '…', ' (1)', '退'.repeat(90)];
    const texts = beginnings.flatMap((begin) =>
      ends.flatMap((end) => [`${begin}${end}.`, `.${end}`]),
    );
    for (let most = 12; most < 160; most += 7) {
      const short = shortened(texts, most);
      expect(new Set(short).size).toBe(texts.length);
      expect(short.filter((one) => one === '' || one.length > most)).toEqual([]);
    }
  });
});

it('what is not seen, or turns the direction of writing, is left out of a line', () => {
  expect(oneLine('  Ada\n# \u202Eevol\u2028\tBob\u0000 ')).toBe('Ada #  evol Bob');
});
