import type { Action } from '../../kernel/action.js';
import { type Attack, type Ending, UNKNOWN_ATTACK } from '../../kernel/ruleset.js';
import { endingsOf, tellingOf } from '../../kits/endings.js';
import { CARD } from '../components/cards/index.js';
import { SPACE } from '../components/map.js';
import { type Side, SIDE_NAME, SIDES } from '../components/side.js';
import { LAND_DICE, NAVAL_DICE } from '../components/tables.js';
import { UNIT, UNIT_IDS, type UnitId } from '../components/units.js';
import { fightEnds } from '../odds/land.js';
import { navalEnds } from '../odds/naval.js';
import { type Fight, type Fighter, roundOf } from '../odds/round.js';
import { fortOf } from '../questions/control.js';
import { sumOf } from '../questions/drm.js';
import { isCombatRule } from '../questions/language/language.js';
import { faceOf, isRegular } from '../questions/pieces.js';
import type { FleetCombat, LandCombat } from './combat.js';
import type { View } from './view.js';

const { wins, retreats, destroyed } = tellingOf(SIDE_NAME);

const unitsIn = ({ units }: View, { space }: LandCombat, side: Side): UnitId[] =>
  UNIT_IDS.filter((id) => UNIT[id].side === side && units[id].at === space);

const fightersIn = (view: View, now: LandCombat, side: Side): Fighter[] =>
  unitsIn(view, now, side).map((unit) => ({ unit, reduced: view.units[unit].reduced === true }));

/** MMW-13.4.b whether a force is out of supply; null: a part of it is. */
function cutIn(view: View, now: LandCombat, side: Side): boolean | null {
  const cut = unitsIn(view, now, side).map((id) => view.units[id].cut === true);
  return cut.every((one) => one === cut[0]) ? cut[0] === true : null;
}

const REGULARS = 'MMW-10.44';

/**
 * Whether MMW-10.44 applies, which was checked once when the combat began; null: unknown, as the units that counted
 * then may be gone.
 */
function regularsIn(view: View, now: LandCombat): boolean | null {
  if (now.modifiers.length > 0) return now.modifiers.some(({ clause }) => clause === REGULARS);
  if (now.attacker !== 'us' || now.fort || SPACE[now.space].terrain !== 'clear') return false;
  if (view.turn?.startsWith('1814') === true) return false;
  return unitsIn(view, now, 'gb').some(isRegular) || (now.round === 1 ? false : null);
}

/** The round about to be fought; null: not all that counts in it is known. */
function fightIn(view: View, now: LandCombat): Fight | null {
  const { space, attacker, defender, round, invasion, amphibious, commanders, leads } = now;
  const cut = [cutIn(view, now, attacker), cutIn(view, now, defender)] as const;
  const regulars = regularsIn(view, now);
  if (cut[0] === null || cut[1] === null || regulars === null) return null;
  const leader = (side: Side): number => {
    const id = commanders[side];
    return id === null ? 0 : faceOf(view, id).modifier;
  };
  return {
    ...{ first: round === 1, leads: [leads[attacker], leads[defender]] },
    ...{ space, invasion, amphibious, regulars, cards: 0, cut: [cut[0], cut[1]] },
    attackers: fightersIn(view, now, attacker),
    defenders: fightersIn(view, now, defender),
    fort: now.fort ? fortOf(view, space) : null,
    leaders: [leader(attacker), leader(defender)],
  };
}

/** MMW-8.27 whether no card changes the combat: effects of cards are not in these numbers. */
function isPlain({ lasting, play }: View, { used }: LandCombat | FleetCombat): boolean {
  const card = play?.card ?? null;
  if (card !== null && CARD[card].effect.some(isCombatRule)) return false;
  return (
    SIDES.every((side) => used[side] === undefined) &&
    lasting.every(({ until }) => until !== 'combat')
  );
}

/** MMW-10.2 before the dice of a round; both lead with their best class and lose what costs them least. */
function onLand(view: View, now: LandCombat): Ending[] | null {
  if (now.dice.length > 0 || !isPlain(view, now) || view.decision?.name === 'command') return null;
  const fight = fightIn(view, now);
  const round = fight && roundOf(fight, fight.attackers, fight.defenders, true);
  if (fight === null || round === null) return null;
  if (now.modifiers.length > 0 && sumOf(now.modifiers) !== sumOf(round.modifiers)) return null;
  const { attacker, defender } = now;
  const told = {
    'attacker-retreats': retreats(attacker),
    'attacker-destroyed': destroyed(attacker),
    'defender-retreats': retreats(defender),
    'defender-destroyed': destroyed(defender),
  };
  return endingsOf(fightEnds(fight).map(({ ending, probability }) => [told[ending], probability]));
}

/** MMW-12.2 before the dice, once both lead ships are named. */
function onWater(view: View, now: FleetCombat): Ending[] | null {
  const { attacker, defender, dice, leads, modifiers } = now;
  const isReady = SIDES.every((side) => leads[side] !== undefined);
  if (!isReady || dice.length > 0 || !isPlain(view, now)) return null;
  return endingsOf(
    navalEnds(sumOf(modifiers)).map(({ loser, probability }) => [
      wins(loser === 'attacker' ? defender : attacker),
      probability,
    ]),
  );
}

const DICE: { readonly [verb: string]: number } = {
  ...{ go: LAND_DICE, assault: LAND_DICE, fight: LAND_DICE },
  ...{ enter: NAVAL_DICE, return: NAVAL_DICE },
};

/** MMW-9.4, MMW-8.31.8 the foe may react and retreat before the combat, so only the number of dice is known. */
export const attack = (_: View, { do: verb }: Action): Attack => ({
  ...UNKNOWN_ATTACK,
  dice: DICE[verb] ?? null,
});

export function endings(view: View): Ending[] | null {
  if (view.combat !== null) return onLand(view, view.combat);
  return view.navalCombat === null ? null : onWater(view, view.navalCombat);
}
