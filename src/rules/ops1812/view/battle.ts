import type { Force } from '../../kernel/force.js';
import type { Battle, Combat } from '../../kernel/ruleset.js';
import { alike } from '../../kits/forces.js';
import { ACCEPT, RETREAT, STAY } from '../../kits/mutations.js';
import { SIDES } from '../components/side.js';
import { CLASSES } from '../components/units.js';
import { bonuses, odds, oddsSchema } from '../odds/index.js';
import { bySide, total } from '../state.js';
import { attacks } from './attacks.js';
import { attack, endings } from './endings.js';
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
  const sides = SIDES.map((side): Force => {
    const units = regions[region][side];
    const pieces = CLASSES.flatMap((kind) => alike(`${side}-${kind}`, units[kind]));
    return { seat: side, pieces, hidden: 0, dice: battle.dice[side], strength: total(units) };
  });
  const modifiers = bonuses(battle.bonus[attacker], battle.bonus[defender]);
  return { kind: 'land', place: region, attacker, defender, round, sides, modifiers, detail };
}

const LOST = { kind: 'count', isNeeded: true } as const;

/** Battles, for the world outside the game. */
export const combat: Combat<View> = {
  battle: battleOf,
  endings,
  attacks,
  attack,
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
