import type { Battle, Combat } from '../../kernel/ruleset.js';
import { ACCEPT, RETREAT, STAY } from '../../kits/mutations.js';
import { odds, oddsSchema } from '../odds/index.js';
import { bySide } from '../state.js';
import type { View } from './view.js';

/** Everything about a battle is open. */
function battleOf({ battle, regions, retreatFirst, decision }: View): Battle | null {
  if (battle === null) return null;
  const { region, attacker, defender, round, from } = battle;
  const detail = {
    from,
    units: bySide((side) => ({ ...regions[region][side] })),
    bonus: { ...battle.bonus },
    dice: { ...battle.dice },
    rolled: bySide((side) => [...battle.rolled[side]]),
    retreatFirst,
    ...(decision?.dice && { toAssign: [...decision.dice] }),
  };
  return { kind: 'land', place: region, attacker, defender, round, detail };
}

const LOST = { kind: 'count', isNeeded: true } as const;

/** What a battle is to callers from outside. */
export const combat: Combat<View> = {
  battle: battleOf,
  oddsSchema,
  odds,
  mutations: {
    remove: {
      text: {
        en: 'Say how many of each kind the hits remove.',
        ja: '命中で除去する数を種類ごとに言う。',
      },
      input: {
        name: 'Remove',
        text: { en: 'How many of each kind are lost.', ja: '失う数（種類ごと）。' },
        fields: { regular: LOST, militia: LOST, indian: LOST },
      },
      verbs: ['remove'],
    },
    evade: {
      text: { en: 'Go out of the way of an attack.', ja: '攻撃を避ける。' },
      input: RETREAT.input,
      verbs: ['evade'],
    },
    accept: { ...ACCEPT, verbs: ['accept'] },
    retreat: { ...RETREAT, verbs: ['retreat'] },
    stay: { ...STAY, verbs: ['stay'] },
  },
  events: { opens: ['battle'], closes: ['battle-over'] },
};
