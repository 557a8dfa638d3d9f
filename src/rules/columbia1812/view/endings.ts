import type { Ending } from '../../kernel/ruleset.js';
import { endingsOf, NOBODY_LEFT, tellingOf } from '../../kits/endings.js';
import { other, type Side, SIDE_NAME } from '../components/side.js';
import { fightEnds } from '../odds/battle.js';
import { endingOf, hit, navalEnds } from '../odds/naval.js';
import type { Ships, Strengths, View } from './view.js';

const { wins, retreats } = tellingOf(SIDE_NAME);

const cvOf = (units: Strengths): number => Object.values(units).reduce((sum, cv) => sum + cv, 0);

/**
 * C1812-10.1.d the side that decides now has the next battle turn; this includes a side that has been fired at
 * (C1812-10.1.f).
 */
function onLand({ battle, decision }: View): Ending[] | null {
  if (battle?.accepted !== true || battle.leaving !== null) return null;
  const next = decision?.by ?? null;
  if (decision === null || next === null) return null;
  if (decision.name !== 'battle-turn' && decision.name !== 'losses') return null;
  const { attacker, defender, units } = battle;
  const left = (side: Side): number =>
    cvOf(units[side]) - (side === next ? (decision.hits ?? 0) : 0);
  const ends = fightEnds({
    ...{ attacker: left(attacker), defender: left(defender), landing: false },
    ...{ attackerStaysUntil: 0, defenderStaysUntil: 0 },
    next: next === attacker ? 'attacker' : 'defender',
  });
  return endingsOf(
    ends.map(({ ending, probability }) => [
      wins(ending === 'defender-destroyed' ? attacker : defender),
      probability,
    ]),
  );
}

/**
 * Fleets as far as hits have been put. C1812-7.2.a the hits of the attacker are put first; the view shows the number of
 * hits of the defender only when it is their turn to put them.
 */
function fleetsIn({ naval, lakes, decision }: View): { [S in Side]: Ships } | null {
  if (naval === null || decision === null) return null;
  const { us, gb } = lakes[naval.lake];
  if (decision.name === 'naval-stay') return us.up > 0 && gb.up > 0 ? { us, gb } : null;
  if (decision.name !== 'strike' || decision.by !== naval.defender) return null;
  const { attacker } = naval;
  return { ...{ us, gb }, [attacker]: hit({ us, gb }[attacker], decision.hits ?? 0) };
}

function onWater(view: View): Ending[] | null {
  const fleets = fleetsIn(view);
  if (view.naval === null || fleets === null) return null;
  const { attacker, defender } = view.naval;
  const told = {
    'attacker-sunk': wins(defender),
    'defender-sunk': wins(attacker),
    'both-sunk': NOBODY_LEFT,
    'attacker-retreats': retreats(attacker),
    'defender-retreats': retreats(other(attacker)),
  };
  const start = { attacker: fleets[attacker], defender: fleets[defender] };
  const over = endingOf(start);
  // The battle may be over when the hits are put; before the first round it cannot be.
  const ends = over === null ? navalEnds(start) : [{ ending: over, probability: 1 }];
  return endingsOf(ends.map(({ ending, probability }) => [told[ending], probability]));
}

/** Endings if both sides fight on as long as they may. */
export const endings = (view: View): Ending[] | null =>
  view.naval === null ? onLand(view) : onWater(view);
