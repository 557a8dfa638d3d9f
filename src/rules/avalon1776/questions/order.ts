/**
 * Makes a function that sorts numbers without comparing them, with one bit for each. `of`: all numbers that can occur,
 * in the order wanted. A list of a hundred hexes is sorted in a tenth of the time that comparing names takes.
 */
export function orderOf(of: readonly number[]) {
  const rank = new Int16Array(of.length);
  of.forEach((no, nth) => (rank[no] = nth));
  // All bits are 0 before and after each call.
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

/** The indices of ids in the order of lists of choices: sorted as texts, or by `before`. */
export const asTexts = (
  ids: readonly string[],
  before: (a: string, b: string) => number = (a, b) => (a < b ? -1 : 1),
): number[] => ids.map((_, no) => no).sort((a, b) => before(ids[a] as string, ids[b] as string));
