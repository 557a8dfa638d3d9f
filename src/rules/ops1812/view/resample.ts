import { clone } from '../../kernel/json.js';
import type { Resampled, Resampling } from '../../kernel/ruleset.js';
import type { Random } from '../../kernel/table.js';
import { CARD, CARD_IDS, type CardId } from '../components/cards.js';
import { other, type Side, SIDES } from '../components/side.js';
import type { OpsState } from '../state.js';

/**
 * Another deal of the cards that `viewer` does not see: the other hand (both hands, for a spectator) and the draw pile.
 */
export function resample(
  state: OpsState,
  viewer: Side | null,
  random: Random,
  how: Resampling,
): Resampled<OpsState> {
  const copy = clone(state);
  const hidden = CARD_IDS.filter(
    (id) => state.cards[id] !== 'discard' && state.cards[id] !== viewer,
  );
  const renamed: { [id: string]: string } = {};
  for (const group of how === 'any' ? [hidden] : twins(state, hidden)) {
    const dealt = shuffled(group, random);
    byPlace(state, group).forEach((before, i) => {
      const now = dealt[i] ?? before;
      copy.cards[now] = state.cards[before];
      if (now !== before) renamed[before] = now;
    });
  }
  return { state: copy, renamed };
}

/**
 * The cards in an order that depends only on how many lie where, which the viewer knows, not on which cards these are.
 */
const byPlace = ({ cards }: OpsState, group: readonly CardId[]): CardId[] =>
  [...group].sort((a, b) => (cards[a] < cards[b] ? -1 : cards[a] > cards[b] ? 1 : 0));

/** Groups of cards that the seat holding them can only play for OPS. Those with the same OPS are alike. */
function twins(state: OpsState, hidden: readonly CardId[]): CardId[][] {
  const groups = SIDES.flatMap((side) => [1, 2, 3, 4].map((ops) => ({ side, ops })));
  return groups.map(({ side, ops }) =>
    hidden.filter(
      (id) => CARD[id].side === side && CARD[id].ops === ops && state.cards[id] === other(side),
    ),
  );
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(random(rest.length), 1));
}
