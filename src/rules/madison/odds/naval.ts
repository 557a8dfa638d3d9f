import { type FleetLoss, NAVAL_DICE, navalResult, WINNER_LOSSES } from '../components/tables.js';

export interface NavalEnd {
  readonly loser: 'attacker' | 'defender';
  /** What strikes its flag on the losing side: nothing, the lead ship or the whole fleet (MMW-12.41). */
  readonly strikes: 'none' | 'lead' | 'fleet';
  readonly attackerSteps: number;
  readonly defenderSteps: number;
  readonly probability: number;
}

const FACES = 6 ** NAVAL_DICE;

/**
 * MMW-12.2 exact probabilities of all results of a naval combat with that modifier, including the losses of the winner
 * (MMW-12.41).
 */
export function navalEnds(drm: number): NavalEnd[] {
  const ends = new Map<string, NavalEnd>();
  for (let die = 1; die <= FACES; die++) {
    const { attacker, defender, loser, winnerRoll } = navalResult(die + drm);
    const beaten: FleetLoss = loser === 'attacker' ? attacker : defender;
    for (const { steps, chance } of winnerRoll ? winnerLosses() : [{ steps: 0, chance: 1 }]) {
      const end = {
        loser,
        strikes: beaten.strike ?? 'none',
        attackerSteps: (attacker.steps ?? 0) + (loser === 'defender' ? steps : 0),
        defenderSteps: (defender.steps ?? 0) + (loser === 'attacker' ? steps : 0),
      } as const;
      const key = Object.values(end).join(' ');
      const before = ends.get(key)?.probability ?? 0;
      ends.set(key, { ...end, probability: before + chance / FACES });
    }
  }
  return [...ends.values()];
}

function winnerLosses(): { readonly steps: number; readonly chance: number }[] {
  let below = 0;
  return WINNER_LOSSES.map(({ upTo, steps }) => {
    const chance = (upTo - below) / FACES;
    below = upTo;
    return { steps, chance };
  });
}
