import type { Text } from '../../kernel/text.js';
import { type Loss, RESULT, type Result } from './tables.js';

const LOSS = {
  en: {
    all: 'loses everything',
    half: 'loses half',
    points: (n: number) => `loses ${n} ${n === 1 ? 'point' : 'points'}`,
  },
  ja: { all: '全滅', half: '半数を失う', points: (n: number) => `${n}ポイントを失う` },
} as const;
const SIDE = {
  en: { attacker: 'the attacker ', defender: 'the defender ' },
  ja: { attacker: '攻撃側は', defender: '防御側は' },
} as const;
const NOTHING = { en: 'no effect', ja: '効果なし' };
const BETWEEN = { en: ', ', ja: '、' };

function told(result: Result, locale: 'en' | 'ja'): string {
  const loss: Loss = RESULT[result];
  const parts = (['attacker', 'defender'] as const).flatMap((role) => {
    const lost = loss[role];
    if (lost === 0) return [];
    const { [locale]: say } = LOSS;
    return [SIDE[locale][role] + (typeof lost === 'number' ? say.points(lost) : say[lost])];
  });
  return parts.length === 0 ? NOTHING[locale] : parts.join(BETWEEN[locale]);
}

/** A1776-basic.IV.F.1 to A1776-basic.IV.F.5 a code of the Combat Results Table with its meaning in words. */
export const resultText = (result: Result): Text => ({
  en: `${result} (${told(result, 'en')})`,
  ja: `${result}（${told(result, 'ja')}）`,
});
