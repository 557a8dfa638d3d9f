/**
 * Puts things in order that have a number each, without comparing any: a bit for each of them. `of` is all there are,
 * in the order that is wanted, as numbers. A list of a hundred hexes is sorted in a tenth of the time that comparing
 * their names takes.
 */
export function orderOf(of: readonly number[]) {
  const rank = new Int16Array(of.length);
  of.forEach((no, nth) => (rank[no] = nth));
  // all of them are 0 before and after
  const bits = new Int32Array((of.length + 31) >> 5);
  return (some: readonly number[]): number[] => {
    for (const no of some) {
      const at = rank[no] as number;
      bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31));
    }
    const sorted: number[] = [];
    for (let word = 0; word < bits.length; word++) {
      for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
        sorted.push(of[32 * word + 31 - Math.clz32(rest & -rest)] as number);
      bits[word] = 0;
    }
    return sorted;
  };
}

/** The order in which they come in lists of choices: that of their ids as texts, or of others. */
export const asTexts = (
  ids: readonly string[],
  before: (a: string, b: string) => number = (a, b) => (a < b ? -1 : 1),
): number[] => ids.map((_, no) => no).sort((a, b) => before(ids[a] as string, ids[b] as string));
