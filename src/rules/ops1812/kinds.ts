import type { Kind } from '../kernel/kind.js';
import type { Side } from './components/side.js';
import type { Counts } from './components/units.js';
import type { CardPlace, RegionState } from './state.js';

const countsCopy = ({ regular, militia, indian }: Counts): Counts => ({ regular, militia, indian });

const areSame = (one: Counts, other: Counts): boolean =>
  one.regular === other.regular && one.militia === other.militia && one.indian === other.indian;

const region: Kind<RegionState> = {
  copy: ({ us, gb, fort, tokens, raid, owner }) => ({
    us: countsCopy(us),
    gb: countsCopy(gb),
    fort,
    tokens,
    raid,
    owner,
  }),
  same: (one, other) =>
    one.fort === other.fort &&
    one.tokens === other.tokens &&
    one.raid === other.raid &&
    one.owner === other.owner &&
    areSame(one.us, other.us) &&
    areSame(one.gb, other.gb),
};

const waterway: Kind<{ [S in Side]: number }> = {
  copy: ({ us, gb }) => ({ us, gb }),
  same: (one, other) => one.us === other.us && one.gb === other.gb,
};

const card: Kind<CardPlace> = {
  copy: (place) => place,
  same: (one, other) => one === other,
};

/**
 * How regions, waterways and cards are copied and compared. All members are written out; `kits/lookup.ts` explains why.
 */
export const kinds = { regions: region, waterways: waterway, cards: card };
