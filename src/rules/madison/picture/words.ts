import type { Locale, Text } from '../../kernel/text.js';

/** Words on the board. */
export const WORD = {
  title: { en: "Mr. Madison's War", ja: 'マディスン氏の戦争' },
  draw: { en: 'Stalemate: a British moral victory', ja: '手詰まり（イギリス軍の精神的勝利）' },
  discards: { en: 'Discards', ja: '捨て札' },
  hand: { en: 'Hand', ja: '手札' },
  held: { en: 'Held', ja: 'ホールド' },
  seen: { en: 'Known in the other hand', ja: '相手の手札で既知' },
  inForce: { en: 'In force', ja: '有効なカード' },
  yourHand: { en: 'Your hand', ja: 'あなたの手札' },
  attacker: { en: 'Attacker', ja: '攻撃側' },
  defender: { en: 'Defender', ja: '防御側' },
  lead: { en: 'Lead', ja: '先導' },
  late: { en: 'Held back', ja: '遅延した増援' },
  waiting: { en: 'Waiting', ja: '待機中' },
} as const satisfies { readonly [word: string]: Text };

export const say = (locale: Locale, en: string, ja: string) => (locale === 'en' ? en : ja);
