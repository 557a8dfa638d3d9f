import type { Ending } from '../../kernel/ruleset.js';
import { endingsOf, NOBODY_LEFT, tellingOf } from '../../kits/endings.js';
import { other, type Side, SIDE_NAME } from '../components/side.js';
import type { Counts } from '../components/units.js';
import { type Fight, fightEnds } from '../odds/battle.js';
import { MOST_IN_ALL } from '../odds/index.js';
import { assignments } from '../questions/hits.js';
import { bySide, total } from '../state.js';
import type { View } from './view.js';

type Fought = NonNullable<View['battle']>;
type Forces = Readonly<Record<Side, Counts>>;

const { wins } = tellingOf(SIDE_NAME);

const without = (force: Counts, loss: Counts | undefined): Counts => ({
  regular: force.regular - (loss?.regular ?? 0),
  militia: force.militia - (loss?.militia ?? 0),
  indian: force.indian - (loss?.indian ?? 0),
});

/**
 * What is left once the dice are matched, toughest first (OPS-hits.assign); null: the attacker has matched theirs
 * already, and the view does not tell how.
 */
function afterHits({ battle, active }: View, forces: Forces): Forces | null {
  const { attacker, rolled } = battle as Fought;
  const ways = bySide((side) => assignments(rolled[other(side)], forces[side]));
  if (active !== attacker && ways[other(attacker)].length > 1) return null;
  return bySide((side) => without(forces[side], ways[side][0]));
}

/** The forces that fight on; null: that is not known, or it is no longer fought. */
function forcesIn(view: View): Forces | null {
  const { battle, decision, regions } = view;
  if (battle === null || decision === null) return null;
  const forces = bySide((side) => regions[battle.region][side]);
  if (decision.name === 'assign') return afterHits(view, forces);
  return decision.name === 'retreat' ? forces : null;
}

/** OPS-battle.definition how a battle ends if both fight on; null: too large to be worked out. */
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

/** Both fight to the end; an Indian unit that is hit has left the battle, whether it evades or not. */
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
