import type { Fielded, Force } from '../../kernel/force.js';
import type { JsonObject } from '../../kernel/json.js';
import type { Battle, Combat } from '../../kernel/ruleset.js';
import { single, strengthOf } from '../../kits/forces.js';
import { ASSIGN_LOSS, RETREAT, STAY } from '../../kits/mutations.js';
import { SHIP, SHIP_IDS, type ShipId } from '../components/ships.js';
import { type Side, SIDES } from '../components/side.js';
import { LAND_DICE, NAVAL_DICE } from '../components/tables.js';
import { UNIT, UNIT_IDS, type UnitId } from '../components/units.js';
import { odds } from '../odds/index.js';
import { oddsSchema } from '../odds/inputs.js';
import { bySide } from '../state.js';
import { attacks } from './attacks.js';
import type { FleetCombat, LandCombat } from './combat.js';
import { attack, endings } from './endings.js';
import type { View } from './view.js';

/** What both kinds of combat have in common; the board is open, so nothing is kept back. */
const common = ({ used, dice, modifiers, leads }: LandCombat | FleetCombat): JsonObject => ({
  leads: { ...leads },
  cards: { ...used },
  dice: [...dice],
  modifiers: modifiers.map(({ clause, value }) => ({ clause, value })),
});

/** MMW-3.17 */
function unitIn({ units }: View, id: UnitId): Fielded {
  const { strength, reduced } = UNIT[id];
  return single(id, units[id].reduced === true ? (reduced ?? 0) : strength, strength);
}

/** MMW-12.31, MMW-12.42 undamaged ships are counted. */
const shipIn = ({ ships }: View, id: ShipId): Fielded =>
  single(id, ships[id].damaged === true ? 0 : 1, 1);

function landBattle(view: View, now: LandCombat): Battle {
  const { space, attacker, defender, round, attack, defence, fort, invasion, amphibious } = now;
  const units = (side: Side): UnitId[] =>
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
  const sides = SIDES.map((side): Force => {
    const pieces = units(side).map((id) => unitIn(view, id));
    const [dice, strength] = side === attacker ? [LAND_DICE, attack] : [0, defence];
    return { seat: side, pieces, hidden: 0, dice, strength };
  });
  const { modifiers } = now;
  return { kind: 'land', place: space, attacker, defender, round, sides, modifiers, detail };
}

function fleetBattle(view: View, now: FleetCombat): Battle {
  const { lake, attacker, defender } = now;
  const ships = (side: Side): ShipId[] =>
    SHIP_IDS.filter((id) => SHIP[id].side === side && view.ships[id].at === lake);
  const detail = { ...common(now), ships: bySide(ships) };
  // MMW-12.2 it has one round
  const head = { kind: 'naval', place: lake, attacker, defender, round: 1 };
  const sides = SIDES.map((side): Force => {
    const pieces = ships(side).map((id) => shipIn(view, id));
    const dice = side === attacker ? NAVAL_DICE : 0;
    return { seat: side, pieces, hidden: 0, dice, strength: strengthOf(pieces) };
  });
  return { ...head, sides, modifiers: now.modifiers, detail };
}

function battleOf(view: View): Battle | null {
  if (view.combat !== null) return landBattle(view, view.combat);
  return view.navalCombat === null ? null : fleetBattle(view, view.navalCombat);
}

/** Sections 10 and 12 as callers from outside see them. */
export const combat: Combat<View> = {
  battle: battleOf,
  endings,
  attacks,
  attack,
  oddsSchema,
  odds,
  mutations: {
    retreat: { ...RETREAT, verbs: ['retreat'] },
    // MMW-10.8 to a town that can be reached either way
    retreatByWater: {
      text: { en: 'Retreat over a lake, and where to.', ja: '湖を渡って退却する（行き先も）。' },
      input: RETREAT.input,
      verbs: ['retreat-by-water'],
    },
    stay: { ...STAY, verbs: ['stand'] },
    assignLoss: { ...ASSIGN_LOSS, verbs: ['lose', 'damage', 'lose-ship'] },
    chooseLead: {
      text: {
        en: 'Name the unit or ship that leads this round.',
        ja: 'このラウンドを先導するユニットか艦船を指名する。',
      },
      input: {
        name: 'ChooseLead',
        text: { en: 'The unit or the ship that leads.', ja: '先導するユニットか艦船。' },
        fields: {
          unit: { kind: 'id', text: { en: 'the unit that leads.', ja: '先導するユニット。' } },
          ship: ASSIGN_LOSS.input.fields.ship,
        },
      },
      verbs: ['lead', 'lead-ship'],
    },
    chooseCommander: {
      text: {
        en: 'Of leaders of equal rank name the one in command.',
        ja: '同位の指揮官のうち指揮を執る者を指名する。',
      },
      input: { name: 'ChooseCommander', fields: { leader: { kind: 'id', isNeeded: true } } },
      verbs: ['command'],
    },
  },
  events: { opens: ['combat', 'naval-combat'], closes: ['combat-over', 'naval-combat-over'] },
};
