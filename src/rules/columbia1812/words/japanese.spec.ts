import { BLOCKS } from '../components/blocks.js';
import { LAKES, TOWNS } from '../components/map.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words the rulebook has another word for, with that word. */
const INSTEAD: Readonly<Record<string, string>> = {
  命中: 'ヒット',
  ダイス: 'サイコロ',
  さいころ: 'サイコロ',
  '[0-9]d6': 'サイコロ',
  合衆国軍: 'アメリカ軍',
  ロウアー: 'ローワー',
  に停泊した: 'に入港した',
  から停泊した: 'から入港した',
};

const HERE = import.meta.dirname;
/** Everything in Japanese that the game says: the lines of its words, clauses, components and pictures. */
const lines = ['.', '../clauses', '../components', '../odds', '../picture', '../view'].flatMap(
  (folder) =>
    readdirSync(join(HERE, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .flatMap((name) =>
        readFileSync(join(HERE, folder, name), 'utf8')
          .split('\n')
          .filter((line) => /[ぁ-んァ-ヴ一-龯]/.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      ),
);

describe('the Japanese of War of 1812', () => {
  it('is looked at as a whole', () => {
    expect(lines.length).toBeGreaterThan(BLOCKS.length + TOWNS.length + LAKES.length);
  });

  it.each(Object.entries(INSTEAD))('has one word for one thing: not %s but %s', (word) => {
    expect(lines.filter((line) => new RegExp(word).test(line))).toEqual([]);
  });

  it('calls the mounted blocks 騎兵, but where their names and the rule that introduces them say more', () => {
    const named = lines.filter((line) => line.includes('竜騎兵'));
    expect(named.filter((line) => !/軽竜騎兵連隊|騎兵\(竜騎兵、乗馬歩兵\)/.test(line))).toEqual([]);
  });
});
