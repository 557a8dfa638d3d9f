import type { Battle, Combat } from '../../kernel/ruleset.js';
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

/** What a battle is to callers from outside. */
export const combat: Combat<View> = {
  battle: battleOf,
  oddsSchema,
  odds,
  verbs: {
    remove: ['remove'],
    evade: ['evade'],
    accept: ['accept'],
    retreat: ['retreat'],
    stay: ['stay'],
  },
  events: { opens: ['battle'], closes: ['battle-over'] },
};
