import type { Played } from '../../competition/bracket/index.js';
import type { Locale, Text } from '../../language/locale.js';

const WORDS = {
  bracket: { en: 'Bracket', ja: '勝ち抜き表' },
  notYet: { en: 'Nobody knows yet who plays in it.', ja: '組み合わせはまだ決まっていません。' },
  final: { en: 'Final', ja: '決勝' },
  again: { en: 'Final, once more if needed', ja: '決勝再戦（必要な場合）' },
  semifinals: { en: 'Semi-finals', ja: '準決勝' },
  quarterfinals: { en: 'Quarter-finals', ja: '準々決勝' },
  lastOf: { en: 'Last {n}', ja: 'ベスト{n}' },
  winnersStage: { en: 'Unbeaten, stage {n}', ja: '無敗 第{n}段階' },
  losersStage: { en: 'Once beaten, stage {n}', ja: '1敗 第{n}段階' },
  match: { en: 'Match {n}', ja: '第{n}試合' },
  round: { en: 'Round {n}', ja: '第{n}回戦' },
  winnerOf: { en: 'winner of match {n}', ja: '第{n}試合の勝者' },
  loserOf: { en: 'loser of match {n}', ja: '第{n}試合の敗者' },
  bye: { en: 'bye', ja: '不戦' },
  unneeded: { en: 'not needed', ja: '実施なし' },
  goesOn: { en: '{name} goes on', ja: '{name}が勝ち上がり' },
} as const satisfies Record<string, Text>;

/** What a bracket says in a language; `{n}` in it is the number. */
export const bracketWord = (word: keyof typeof WORDS, locale: Locale, n = 0): string =>
  WORDS[word][locale].replace('{n}', `${n}`);

export const goesOn = (name: string, locale: Locale): string =>
  WORDS.goesOn[locale].replace('{name}', () => name);

const LATE = { 1: 'final', 2: 'semifinals', 4: 'quarterfinals' } as const;

/** The name of a stage; in a knockout by the number of players left, e.g. the final. */
export function stageWord(
  { bracket, stage }: Pick<Played, 'bracket' | 'stage'>,
  { count, isDouble, locale }: { count: number; isDouble: boolean; locale: Locale },
): string {
  if (bracket === 'FINAL') return bracketWord('final', locale);
  if (bracket === 'RESET') return bracketWord('again', locale);
  if (bracket === 'LOSERS') return bracketWord('losersStage', locale, stage);
  if (isDouble) return bracketWord('winnersStage', locale, stage);
  const late = LATE[count as keyof typeof LATE] as (typeof LATE)[keyof typeof LATE] | undefined;
  return late === undefined ? bracketWord('lastOf', locale, 2 * count) : bracketWord(late, locale);
}
