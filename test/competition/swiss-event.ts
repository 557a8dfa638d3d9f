import type { Proposal, SwissWish } from '../../src/competition/pairing/wish.js';
import type {
  Contestant,
  EntryNumber,
  Part,
  Side,
  Table,
} from '../../src/competition/table/table.js';

/** Numbers from 0 to 1 that follow from their seed. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (chance: Chance, n: number): number => Math.floor(chance() * n);

/** What an event's seed would give. */
function lotOf(seed: number): SwissWish['lot'] {
  return (n, purpose) => {
    const mixed = [...purpose].reduce((sum, c) => Math.imul(sum ^ c.charCodeAt(0), 16777619), seed);
    return below(chanceOf(mixed), n);
  };
}

/** Seeded in the order of entry; entry 1 is the strongest. */
export const tableOf = (count: number, rounds: number, legs: 1 | 2 = 1): Table => ({
  contestants: Array.from({ length: count }, (_, k): Contestant => ({
    ...{ entry: k + 1, seed: k + 1, rating: null, active: true, parts: [] },
  })),
  ...{ rounds, legs, points: { win: 1, draw: 0.5, loss: 0, bye: 1 } },
});

export const wishOf = (table: Table, round: number, other: Partial<SwissWish> = {}): SwissWish => ({
  ...{ table, round, forbidden: [], pinned: [], sideLimit: 1, rematches: 0, lot: lotOf(7) },
  playing: table.contestants.filter(({ active }) => active).map(({ entry }) => entry),
  ...other,
});

const ABSENT: Part = { how: 'ABSENT', opponent: null, points: 0, legs: [] };
const byeOf = ({ points }: Table): Part => ({
  ...{ how: 'ALLOCATED_BYE', opponent: null, points: points.bye, legs: [] },
});

const partOf = (opponent: EntryNumber, side: Side, points: number, began: boolean): Part => ({
  ...{ how: began ? 'PLAYED' : 'FORFEIT', opponent, points },
  legs: [{ side, points, began }],
});

const mirrored = (opponent: EntryNumber, side: Side, points: number): Part => ({
  ...{ how: 'PLAYED', opponent, points },
  legs: [side, (1 - side) as Side].map((leg) => ({ side: leg, points: points / 2, began: true })),
});

/** The table after a round in which the stronger wins more often, and some games, by that share, are never played. */
export function afterRound(
  table: Table,
  { pairs, bye }: Pick<Proposal, 'pairs' | 'bye'>,
  chance: Chance,
  forfeits = 0,
): Table {
  const parts = new Map<EntryNumber, Part>(bye === null ? [] : [[bye, byeOf(table)]]);
  for (const { first, second } of pairs) {
    const better = chance() < (first < second ? 0.55 : 0.35) ? 1 : 0;
    const points = chance() < 0.2 ? 0.5 : better;
    const began = chance() >= forfeits;
    const make = table.legs === 2 ? mirrored : partOf;
    parts.set(first, make(second, 0, points, began));
    parts.set(second, make(first, 1, 1 - points, began));
  }
  return {
    ...table,
    contestants: table.contestants.map((contestant) => ({
      ...contestant,
      parts: [...contestant.parts, parts.get(contestant.entry) ?? ABSENT],
    })),
  };
}

/** The table without those whom chance lets withdraw. */
export const withdrawn = (table: Table, chance: Chance, share: number): Table => ({
  ...table,
  contestants: table.contestants.map((contestant) => ({
    ...contestant,
    active: contestant.active && chance() >= share,
  })),
});
