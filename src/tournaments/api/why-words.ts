import type { Round, Tournament } from '../../competition/fold/tournament.js';
import type { Text } from '../../language/locale.js';
import type { Bar, Cost } from '../pairing/question.js';

/** Names of the numbers that a round costs, the most important first. */
export const DIGITS = ['rematches', 'gaps', 'bye', 'floats', 'fold'] as const;

export const DIGIT_WORDS: { readonly [D in keyof Cost]: Text } = {
  rematches: { en: 'Meet again', ja: '再対戦' },
  gaps: { en: 'Score gaps, squared', ja: '得点差の2乗' },
  bye: { en: 'Points of who rests', ja: '不戦の参加者の得点' },
  floats: { en: 'Leave their scores twice running', ja: '2回続けて得点の違う相手' },
  fold: { en: 'Places off the fold', ja: '上下半分の対応からのずれ' },
};

/** What the sentences about a pair need to know. */
export interface Spoken {
  readonly event: Tournament;
  /** The name of a side; null: the ruleset is not installed here. */
  side(seat: 0 | 1): Text | null;
  /** Games with the first side minus games with the second. */
  balance(entry: number): number;
}

const QUARTERS = ['', '¼', '½', '¾'];

/** A number of points, e.g. `1½`. */
function pointsIn(value: number): string {
  const whole = Math.floor(value);
  const rest = QUARTERS[(value - whole) * 4] ?? '';
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`;
}

const nameIn = ({ entries }: Tournament, entry: number): string =>
  entries[entry - 1]?.name ?? `#${entry}`;

/** The last round in which the two met. */
function lastMet({ rounds }: Tournament, a: number, b: number): Round | undefined {
  return rounds.findLast(
    ({ state, pairs }) =>
      state !== 'PROPOSED' &&
      pairs.some(({ first, second }) => [first, second].includes(a) && [first, second].includes(b)),
  );
}

/** Why two may not meet, or one may not rest, as a sentence without its full stop. */
export function barText({ event, side, balance }: Spoken, { barrier, entries }: Bar): Text {
  const [one = 0, two = 0] = entries;
  const [a, b] = [nameIn(event, one), nameIn(event, two)];
  if (barrier === 'REST') return { en: `${a} has rested before`, ja: `${a}さんはすでに不戦がある` };
  if (barrier === 'REMATCH') {
    const n = lastMet(event, one, two)?.number ?? 0;
    return { en: `${a} met ${b} in round ${n}`, ja: `${a}さんと${b}さんは第${n}回戦で対戦済み` };
  }
  if (barrier === 'SIDE_LIMIT') {
    const seat = side(balance(one) > 0 ? 0 : 1);
    return {
      en: `${a} and ${b} both had ${seat?.en ?? 'the same side'} more often`,
      ja: `${a}さんと${b}さんはどちらも${seat?.ja ?? '同じ陣営'}のほうが多い`,
    };
  }
  return { en: `${a} and ${b} are kept apart`, ja: `${a}さんと${b}さんは対戦させない指定` };
}

/** What the scores of the two have to do with their pairing. */
export function scoresText(
  { event }: Spoken,
  { entries: [one, two], points: [x, y], fold }: Scores,
): Text {
  const [a, b] = [nameIn(event, one), nameIn(event, two)];
  const [p, q] = [pointsIn(x), pointsIn(y)];
  if (x !== y)
    return {
      en: `${a} has ${p} and ${b} ${q}: these two leave their score groups to meet.`,
      ja: `${a}さんは${p}点、${b}さんは${q}点です。得点グループを越えた対戦になります。`,
    };
  const exactly = fold === 0;
  return {
    en: `Both have ${p}. In a score group the upper half meets the lower, place by place${exactly ? ', as here' : `; here they are ${fold} off that`}.`,
    ja: `2人とも${p}点です。同点のグループでは上半分と下半分が順に対戦します${exactly ? '。' : `が、ここでは${fold}つずれています。`}`,
  };
}

export interface Scores {
  readonly entries: readonly [number, number];
  readonly points: readonly [number, number];
  readonly fold: number;
}

const areBid = ({ settings }: Tournament): boolean => (settings.choice?.budget ?? null) !== null;

/** Who has which side, and why; null: with two games, both have each side once; bids settle it later. */
export function sidesText(
  { event, side, balance }: Spoken,
  { first, second }: { readonly first: number; readonly second: number },
): Text | null {
  if (event.settings.legs === 'MIRRORED' || areBid(event)) return null;
  const [name, seat] = [nameIn(event, first), side(0)];
  const [en, ja] = [seat?.en ?? 'the first side', seat?.ja ?? '先の陣営'];
  if (balance(first) < balance(second))
    return {
      en: `${name} plays ${en}, which they have had less often.`,
      ja: `${name}さんが${ja}です。これまで少なかったためです。`,
    };
  if (balance(first) > balance(second)) return null;
  return {
    en: `${name} plays ${en}: neither has had a side more often than the other.`,
    ja: `${name}さんが${ja}です。陣営の偏りに差はありません。`,
  };
}

/** A cheaper opponent, and why they may not meet. */
export function missingText(spoken: Spoken, bar: Bar): Text {
  const { en, ja } = barText(spoken, bar);
  return {
    en: `Nearer in score, but not possible: ${en}.`,
    ja: `条件のより近い組み合わせですが、組めません: ${ja}。`,
  };
}

export const FIXED: Text = {
  en: 'In this format it stands from the start who meets whom in which round.',
  ja: 'この形式では、誰がどの回戦で対戦するかは最初から決まっています。',
};
export const NO_OTHER: Text = {
  en: 'There is no round without this pair.',
  ja: 'この組み合わせなしにこの回戦を組むことはできません。',
};
export const TOO_MANY: Text = {
  en: 'More than 128 play: the best round without this pair was not looked for.',
  ja: '参加者が128人を超えるため、この組み合わせを除いた最良の組み合わせは調べていません。',
};
