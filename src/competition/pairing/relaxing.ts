import { type Rules, rulesOf } from './barriers.js';
import { bestRound, type Round } from './best.js';
import type { Ranked } from './players.js';
import type { Couple, NoPairing, Relaxation, SwissWish } from './wish.js';

/** What may be relaxed, the first one first. */
const ORDER = ['SIDE_LIMIT', 'REMATCH', 'BYE_AGAIN', 'FORBIDDEN'] as const;
type Soft = (typeof ORDER)[number];

/** All lists of relaxations, the shortest first; lists of equal length in the order of {@link ORDER}. */
const LISTS: readonly (readonly Soft[])[] = ORDER.reduce<Soft[][]>(
  (lists, soft) => [...lists, ...lists.map((list) => [...list, soft])],
  [[]],
)
  .slice(1)
  .sort((a, b) => a.length - b.length);

const rulesWith = (list: readonly Soft[], rules: Rules): Rules => ({
  sideLimit: list.includes('SIDE_LIMIT') ? Math.max(2, rules.sideLimit) : rules.sideLimit,
  rematch: rules.rematch || list.includes('REMATCH'),
  forbidden: list.includes('FORBIDDEN'),
  byeAgain: list.includes('BYE_AGAIN'),
});

function answer(
  relaxations: readonly Relaxation[],
  round: Round,
  players: readonly Ranked[],
  wish: SwissWish,
): NoPairing {
  const couples = round.flatMap(([first, second]): (readonly [Ranked, Ranked])[] => {
    const [a, b] = [players[first], players[second]];
    return a && b ? [[a, b]] : [];
  });
  const again = couples.filter(([a, b]) => a.met.has(b.entry));
  const apart = couples.filter(([a, b]) => a.forbidden.has(b.entry));
  const rests = round.find(([, second]) => second === players.length);
  return {
    relaxations,
    sideLimit: relaxations.includes('SIDE_LIMIT') ? 2 : wish.sideLimit,
    rematches: Math.max(again.length, wish.rematches),
    forbidden: apart.map(([a, b]): Couple => [a.entry, b.entry]),
    bye: (relaxations.includes('BYE_AGAIN') && rests && players[rests[0]]?.entry) || null,
  };
}

/** The shortest list of relaxations under which there is a round, and what the cheapest such round needs. */
export function relaxed(players: readonly Ranked[], wish: SwissWish): NoPairing {
  const rules = rulesOf(wish);
  const holds = (list: readonly Soft[]): NoPairing | null => {
    const found = bestRound(players, rulesWith(list, rules));
    const fits = list.includes('REMATCH') || (found?.rematches ?? 0) <= wish.rematches;
    return found && fits ? answer(list, found.round, players, wish) : null;
  };
  if (holds(ORDER)) {
    for (const list of LISTS) {
      const held = holds(list);
      if (held) return held;
    }
  }
  return answer(['END'], [], players, wish);
}
