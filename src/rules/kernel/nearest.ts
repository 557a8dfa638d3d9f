/** How many characters of the written word are compared; the rest is ignored. */
const LONGEST = 40;

/**
 * The known word most similar to the written one (`march` for `marhc`), the first of several; null where none is
 * similar.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  const word = written.slice(0, LONGEST).toLowerCase();
  // A third of the letters may be wrong, and one letter always may.
  let room = Math.max(1, Math.floor(word.length / 3));
  let best: string | null = null;
  for (const one of known) {
    const slips = slipsBetween(word, one.toLowerCase(), room);
    if (slips > room || (best !== null && slips === room)) continue;
    best = one;
    room = slips;
  }
  return best;
}

/**
 * Edit distance of two words: letters to be added, removed, changed or swapped. Stops above `most` and then returns
 * some number greater than `most`.
 */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
