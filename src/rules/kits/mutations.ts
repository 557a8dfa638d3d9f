import type { TypedInput } from '../kernel/mutations.js';

/** Typed mutations that several games share. Each game adds the verbs of its rules that a mutation stands for. */

const RETREAT_INPUT = {
  name: 'Retreat',
  fields: {
    to: {
      kind: 'id',
      text: {
        en: 'where to, where the rules ask for it.',
        ja: '行き先（ルールが尋ねるとき）。',
      },
    },
    on: {
      kind: 'id',
      text: {
        en: 'and on to, for those who go twice as far.',
        ja: 'さらに先（二倍進む者の場合）。',
      },
    },
  },
} as const satisfies TypedInput;

const ASSIGN_LOSS_INPUT = {
  name: 'AssignLoss',
  fields: {
    unit: {
      kind: 'id',
      text: { en: 'the unit that takes the loss.', ja: '損害を受けるユニット。' },
    },
    ship: { kind: 'id', text: { en: 'or the ship.', ja: 'または艦船。' } },
  },
} as const satisfies TypedInput;

export const ACCEPT = { text: { en: 'Accept battle.', ja: '戦闘に応じる。' } };
export const STAY = { text: { en: 'Stay in the combat.', ja: '戦闘にとどまる。' } };
export const ASSIGN_LOSS = {
  text: { en: 'Put a loss on a unit or a ship.', ja: 'ユニットか艦船に損害を割り当てる。' },
  input: ASSIGN_LOSS_INPUT,
};
export const RETREAT = {
  text: {
    en: 'Retreat, and where to once that is asked.',
    ja: '退却する（尋ねられたら行き先も）。',
  },
  input: RETREAT_INPUT,
};
