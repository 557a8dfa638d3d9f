import type { Modifier } from '../../kernel/ruleset.js';
import type { Text } from '../../kernel/text.js';
import { other, type Side, SIDE_NAME, SIDES } from '../components/side.js';
import type { MeetingInput } from './inputs.js';
import { drillsOf, type Meeting } from './round.js';

const LABEL: Readonly<Record<string, Text>> = {
  'A1776-adv.II.A.2': {
    en: 'A tactical card that is not given: each of the eight as often',
    ja: '指定のない戦術カード: 8枚を等しい確率とする',
  },
  'A1776-adv.II.A.2.a': { en: 'Tactical cards', ja: '戦術カード' },
  'A1776-adv.II.A.2.b': {
    en: 'Tactical cards; no more combat here',
    ja: '戦術カード（以後ここでは戦闘なし）',
  },
  'A1776-adv.II.A.2.c': { en: 'Tactical cards: no combat', ja: '戦術カード: 戦闘なし' },
  'A1776-adv.III.A.3': {
    en: 'Neither side is supplied: full strength',
    ja: '両軍とも非補給下: 戦力はそのまま',
  },
  'A1776-adv.IV.B.1.a': { en: 'In a fort: strength doubled', ja: '要塞内: 戦力2倍' },
  'A1776-adv.IV.C.1.a': { en: 'Entrenchment', ja: '塹壕' },
  'A1776-adv.IV.D.1': { en: 'Militia against regulars', ja: '正規兵に対する民兵' },
  'A1776-adv.IV.D.2': {
    en: 'Indians without British regulars',
    ja: 'イギリス軍正規兵のいないインディアン',
  },
  'A1776-adv.IV.E.4.a': { en: 'Guns of the defender', ja: '防御側の砲兵' },
  'A1776-adv.IV.E.4.b': { en: 'Guns of the attacker', ja: '攻撃側の砲兵' },
};
/** A modifier of the die, with its name in words. */
export const labelled = (clause: string, value: number): Modifier => ({
  clause,
  value,
  label: LABEL[clause] ?? { en: clause, ja: clause },
});

/** The supply of both sides, and the works of the defender. */
type Standing = Pick<MeetingInput, 'works'> & {
  readonly [S in Side]: { readonly supplied: boolean };
};

/** A1776-adv.III.A.2, A1776-adv.III.A.3, A1776-adv.IV.B.1.f the factors by which strengths are multiplied. */
export function factorsOf(input: Standing): Modifier[] {
  const bare = SIDES.filter((side) => !input[side].supplied);
  const halved = bare.length > 1 ? [] : bare;
  return [
    ...halved.map((side) => ({
      clause: 'A1776-adv.III.A.2',
      label: {
        en: `${SIDE_NAME[side].en} force without supply: half strength`,
        ja: `${SIDE_NAME[side].ja}は非補給下: 戦力半減`,
      },
      value: 0.5,
      kind: 'FACTOR' as const,
    })),
    ...(bare.length > 1 ? [{ ...labelled('A1776-adv.III.A.3', 1), kind: 'FACTOR' as const }] : []),
    ...(input.works === 'fort'
      ? [{ ...labelled('A1776-adv.IV.B.1.a', 2), kind: 'FACTOR' as const }]
      : []),
  ];
}

function cardsOf(input: MeetingInput, { attacker }: Meeting): Modifier[] {
  if (input.works === 'fort') return [];
  const { [attacker]: own, [other(attacker)]: theirs } = input;
  if (own.card === undefined || theirs.card === undefined) return [labelled('A1776-adv.II.A.2', 0)];
  const drill = drillsOf(input, attacker)[0]?.drill;
  if (drill?.none) return [labelled('A1776-adv.II.A.2.c', 0)];
  return [labelled(drill?.ends ? 'A1776-adv.II.A.2.b' : 'A1776-adv.II.A.2.a', drill?.die ?? 0)];
}

/** The factors of the strengths, then the modifiers of the die, in the order of the log. */
export const modifiersIn = (input: MeetingInput, meeting: Meeting): Modifier[] => [
  ...factorsOf(input),
  ...cardsOf(input, meeting),
  ...meeting.modifiers.map(({ clause, value }) => labelled(clause, value)),
];
