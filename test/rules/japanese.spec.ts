import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By game: words that its rulebook has another word for, as patterns, with that word. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  columbia1812: {
    命中: 'ヒット',
    'ダイス|さいころ|サイの目\\[|[0-9]d6': 'サイコロ',
    合衆国軍: 'アメリカ軍',
    ロウアー: 'ローワー',
    '[にら]停泊した': '入港した',
    // the mounted blocks, but in their names and where the rule introduces them
    '(?<!軽)竜騎兵(?!、乗馬歩兵)': '騎兵',
    '先手|後手|先攻|後攻': '第1ターンを受け持つ',
    '[０-９]': 'half-width numbers',
  },
  ops1812: {
    ヒット: '命中',
    'ダイス|さいころ|サイ(?!コロ)|[0-9]d6': 'サイコロ',
    合衆国軍: 'アメリカ軍',
    ロウアー: 'ローワー',
    '退い|撤退': '退却',
    地域: '領域',
    水域: '水路',
    海域: '封鎖ゾーン',
    イベント: 'イヴェント',
    作戦: 'オペレーション',
    取り除: '取り去る',
    '[０-９]': 'half-width numbers',
  },
  avalon1776: {
    'ダイス|さいころ|サイ(?!コロ|の目|ド)|[0-9]d6': 'サイコロ',
    '合衆国軍|植民地軍': 'アメリカ軍',
    '(?<![一-龯])英軍': 'イギリス軍',
    退却: '撤退',
    フェーズ: 'フェイズ',
    砦: '要塞',
    取り除: '取り去る',
    '[０-９Ａ-Ｚａ-ｚ＋％]': 'half-width numbers and letters',
  },
};

/** Where a game has Japanese. */
const FOLDERS = ['clauses/', 'components/', 'odds/', 'picture/', 'words/'];
const WITHOUT: Readonly<Record<string, readonly string[]>> = { avalon1776: ['odds/'] };

const RULES = join(import.meta.dirname, '../../src/rules');

/** Every line of a ruleset's code that holds Japanese, with its file. */
function japaneseOf(game: string): string[] {
  return readdirSync(join(RULES, game), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) =>
      readFileSync(join(RULES, game, name), 'utf8')
        .split('\n')
        .filter((line) => /[ぁ-んァ-ヴ一-龯]/.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
}

describe.each(Object.entries(INSTEAD))('the Japanese of %s', (game, words) => {
  const lines = japaneseOf(game);

  it('is read whole', () => {
    for (const folder of FOLDERS.filter((one) => !(WITHOUT[game] ?? []).includes(one)))
      expect(lines.some((line) => line.startsWith(folder))).toBe(true);
  });

  it.each(Object.entries(words))('has one word for one thing: not %s but %s', (word) => {
    expect(lines.filter((line) => new RegExp(word).test(line))).toEqual([]);
  });
});
