import type { JsonObject } from '../../kernel/json.js';
import type { Battle, Combat } from '../../kernel/ruleset.js';
import { odds } from '../odds/index.js';
import { oddsSchema } from '../odds/inputs.js';
import { SHIP_IDS, SHIP } from '../components/ships.js';
import { UNIT_IDS, UNIT } from '../components/units.js';
import type { Side } from '../components/side.js';
import { bySide } from '../state.js';
import type { View } from './view.js';
import type { FleetCombat, LandCombat } from './combat.js';

/** What both kinds of combat have in common; the board is open, so nothing is kept back. */
const common = ({ used, dice, modifiers, leads }: LandCombat | FleetCombat): JsonObject => ({
  leads: { ...leads },
  cards: { ...used },
  dice: [...dice],
  modifiers: modifiers.map(({ clause, value }) => ({ clause, value })),
});

function landBattle(view: View, now: LandCombat): Battle {
  const { space, attacker, defender, round, attack, defence, fort, invasion, amphibious } = now;
  const units = (side: Side): string[] =>
    UNIT_IDS.filter((id) => UNIT[id].side === side && view.units[id].at === space);
  const detail = {
    ...common(now),
    units: bySide(units),
    commanders: { ...now.commanders },
    attack,
    defence,
    fort,
    invasion,
    amphibious,
  };
  return { kind: 'land', place: space, attacker, defender, round, detail };
}

function fleetBattle(view: View, now: FleetCombat): Battle {
  const { lake, attacker, defender } = now;
  const ships = (side: Side): string[] =>
    SHIP_IDS.filter((id) => SHIP[id].side === side && view.ships[id].at === lake);
  const detail = { ...common(now), ships: bySide(ships) };
  // MMW-12.2 it has one round
  return { kind: 'naval', place: lake, attacker, defender, round: 1, detail };
}

function battleOf(view: View): Battle | null {
  if (view.combat !== null) return landBattle(view, view.combat);
  return view.navalCombat === null ? null : fleetBattle(view, view.navalCombat);
}

/** Sections 10 and 12 as callers from outside see them. */
export const combat: Combat<View> = {
  battle: battleOf,
  oddsSchema,
  odds,
  verbs: {
    retreat: ['retreat'],
    // MMW-10.8 to a town that can be reached either way
    retreatByWater: ['retreat-by-water'],
    stay: ['stand'],
    assignLoss: ['lose', 'damage', 'lose-ship'],
    chooseLead: ['lead', 'lead-ship'],
    chooseCommander: ['command'],
  },
  events: { opens: ['combat', 'naval-combat'], closes: ['combat-over', 'naval-combat-over'] },
};
