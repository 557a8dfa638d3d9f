import { type Ships, total } from '../state.js';
import { binomial, SIX } from './distribution.js';

type NavalEnding =
  'attacker-sunk' | 'defender-sunk' | 'both-sunk' | 'attacker-retreats' | 'defender-retreats';

export interface Fleets {
  readonly attacker: Ships;
  readonly defender: Ships;
}

/** An ending of a naval battle, with the fleets as they are then. */
export interface NavalEnd extends Fleets {
  readonly ending: NavalEnding;
  readonly probability: number;
}

/** Hits of both sides in one round, rolled separately (C1812-7.2): two dice for each operational unit. */
export interface Round {
  /** Hits scored by that side. */
  readonly attacker: number;
  readonly defender: number;
  readonly probability: number;
}

export function rounds({ attacker, defender }: Fleets): Round[] {
  const theirs = binomial(2 * defender.up, SIX);
  return binomial(2 * attacker.up, SIX).flatMap((p, i) =>
    theirs.map((q, j) => ({ attacker: i, defender: j, probability: p * q })),
  );
}

/** C1812-7.2.a puts the hits on operational units first, since a fleet without any must leave (8.1.a). */
export function hit({ up, down }: Ships, hits: number): Ships {
  const turned = Math.min(hits, up);
  const sunk = Math.min(hits - turned, down + turned);
  return { up: up - turned, down: down + turned - sunk };
}

/**
 * C1812-8.1.a, 8.1.b how the battle ends after a round; null: it goes on. Assumes that every fleet has a port to go to.
 */
export function endingOf({ attacker, defender }: Fleets): NavalEnding | null {
  const sunk = { attacker: total(attacker) === 0, defender: total(defender) === 0 };
  if (sunk.attacker) return sunk.defender ? 'both-sunk' : 'attacker-sunk';
  if (sunk.defender) return 'defender-sunk';
  if (attacker.up === 0) return 'attacker-retreats';
  return defender.up === 0 ? 'defender-retreats' : null;
}

const keyOf = ({ attacker, defender }: Fleets): string =>
  [attacker.up, attacker.down, defender.up, defender.down].join(' ');
/** Total number of hits that the fleets can still take. Every hit reduces it by one. */
const toughness = ({ attacker, defender }: Fleets): number =>
  attacker.up + total(attacker) + defender.up + total(defender);

interface Chance {
  readonly fleets: Fleets;
  probability: number;
}

/** All endings of a naval battle in which both sides stay until they must leave, in closed form. */
export function navalEnds(start: Fleets): NavalEnd[] {
  const ends = new Map<string, Chance>();
  let open = new Map([[keyOf(start), { fleets: start, probability: 1 }]]);
  for (let left = toughness(start); open.size > 0; left--) {
    const next = new Map<string, Chance>();
    for (const [key, one] of open) {
      if (toughness(one.fleets) < left) gather(next, key, one);
      else fight(one, next, ends);
    }
    open = next;
  }
  return [...ends.values()].flatMap(({ fleets, probability }) => {
    const ending = endingOf(fleets);
    return ending === null ? [] : [{ ending, ...fleets, probability }];
  });
}

/** Plays one round. If all dice miss and nobody must leave, the round is repeated: a geometric series. */
function fight(
  { fleets, probability }: Chance,
  open: Map<string, Chance>,
  ends: Map<string, Chance>,
): void {
  const all = rounds(fleets);
  const again = endingOf(fleets) === null ? (all[0]?.probability ?? 0) : 0;
  for (const round of again > 0 ? all.slice(1) : all) {
    const after = {
      attacker: hit(fleets.attacker, round.defender),
      defender: hit(fleets.defender, round.attacker),
    };
    const one = { fleets: after, probability: (probability * round.probability) / (1 - again) };
    gather(endingOf(after) === null ? open : ends, keyOf(after), one);
  }
}

function gather(chances: Map<string, Chance>, key: string, { fleets, probability }: Chance): void {
  const known = chances.get(key);
  if (known === undefined) chances.set(key, { fleets, probability });
  else known.probability += probability;
}
