import type { Action } from '../../kernel/action.js';
import { type Attack, type Ending, UNKNOWN_ATTACK } from '../../kernel/ruleset.js';
import { endingsOf, NOBODY_LEFT, tellingOf } from '../../kits/endings.js';
import type { RegionId } from '../components/map.js';
import { other, type Side, SIDE_NAME } from '../components/side.js';
import type { Counts } from '../components/units.js';
import { type Fight, fightEnds } from '../odds/battle.js';
import { MOST_IN_ALL } from '../odds/index.js';
import { bonusOf } from '../questions/bonus.js';
import { assignments } from '../questions/hits.js';
import { bySide, noUnits, total } from '../state.js';
import type { View } from './view.js';

type Fought = NonNullable<View['battle']>;
type Forces = Readonly<Record<Side, Counts>>;

const { wins } = tellingOf(SIDE_NAME);

const sizes = (of: (unit: keyof Counts) => number): Counts => ({
  regular: of('regular'),
  militia: of('militia'),
  indian: of('indian'),
});

const without = (force: Counts, loss: Counts | undefined): Counts =>
  sizes((unit) => force[unit] - (loss?.[unit] ?? 0));

/**
 * Forces after the dice are assigned, toughest units first (OPS-hits.assign). null: the attacker has assigned theirs
 * already, and the view does not show how.
 */
function afterHits({ battle, active }: View, forces: Forces): Forces | null {
  const { attacker, rolled } = battle as Fought;
  const ways = bySide((side) => assignments(rolled[other(side)], forces[side]));
  if (active !== attacker && ways[other(attacker)].length > 1) return null;
  return bySide((side) => without(forces[side], ways[side][0]));
}

/** The forces that fight on; null: not known, or the battle is over. */
function forcesIn(view: View): Forces | null {
  const { battle, decision, regions } = view;
  if (battle === null || decision === null) return null;
  const forces = bySide((side) => regions[battle.region][side]);
  if (decision.name === 'assign') return afterHits(view, forces);
  return decision.name === 'retreat' ? forces : null;
}

/** OPS-battle.definition how a battle ends if both sides fight on; null: too large to compute. */
function endingsIn(attacker: Side, fight: Fight): Ending[] | null {
  const counts = [total(fight.attacker), total(fight.defender)] as const;
  if (Math.max(...counts) > MOST_IN_ALL) return null;
  const told = {
    'attacker-destroyed': wins(other(attacker)),
    'attacker-retreats': wins(other(attacker)),
    'defender-destroyed': wins(attacker),
    'defender-retreats': wins(attacker),
    'both-destroyed': NOBODY_LEFT,
  };
  if (Math.min(...counts) === 0) {
    if (counts[0] === counts[1]) return endingsOf([[NOBODY_LEFT, 1]]);
    return endingsOf([[wins(counts[0] > 0 ? attacker : other(attacker)), 1]]);
  }
  return endingsOf(fightEnds(fight).map(({ ending, probability }) => [told[ending], probability]));
}

/** Endings if both sides fight to the end. An Indian unit that is hit leaves the battle, whether it evades or not. */
export function endings(view: View): Ending[] | null {
  const { battle } = view;
  const forces = forcesIn(view);
  if (battle === null || forces === null) return null;
  const { attacker, defender, bonus } = battle;
  return endingsIn(attacker, {
    ...{ attacker: forces[attacker], defender: forces[defender] },
    ...{ attackerBonus: bonus[attacker], defenderBonus: bonus[defender] },
    ...{ attackerStaysUntil: 0, defenderStaysUntil: 0, attackerFirst: false },
  });
}

/** Verbs that send units into a fight. With `detach`, the number of units is a decision of its own. */
const SENDING: ReadonlySet<string> = new Set(['march', 'land', 'send']);

/** Units that an action sends into a fight. */
function sentBy({ regions, acted }: View, by: Side, action: Action): Counts {
  if (action.do === 'land') return { ...noUnits(), regular: Number(action['count']) };
  if (action.do === 'send') return sizes((unit) => Number(action[unit]));
  const from = action['from'] as RegionId;
  return without(regions[from][by], acted[from]);
}

/** OPS-battle.round.roll, OPSX-raid.1 what is known of a battle or a raid before it begins. */
export function attack(view: View, action: Action): Attack {
  if (action.do === 'raid') return { dice: 1, endings: null };
  const { viewer, decision, batteries, drill } = view;
  const to = (action['to'] ?? decision?.to) as RegionId | undefined;
  if (viewer === null || to === undefined || !SENDING.has(action.do)) return UNKNOWN_ATTACK;
  const forces = { ...view.regions[to], [viewer]: sentBy(view, viewer, action) };
  const ground = {
    ...view,
    regions: { ...view.regions, [to]: forces },
    effects: { batteries, drill },
  };
  const bonus = (side: Side): number => bonusOf(ground, to, side, viewer).length;
  const enemy = other(viewer);
  const fight: Fight = {
    ...{ attacker: forces[viewer], defender: forces[enemy] },
    ...{ attackerBonus: bonus(viewer), defenderBonus: bonus(enemy) },
    ...{ attackerStaysUntil: 0, defenderStaysUntil: 0, attackerFirst: false },
  };
  const dice =
    total(fight.attacker) + total(fight.defender) + fight.attackerBonus + fight.defenderBonus;
  return { dice, endings: endingsIn(viewer, fight) };
}
