import type { Excuse, Excused } from './clock.js';

/** A stretch of time that no clock counts; its end is excluded. */
export interface Block {
  readonly why: Excuse;
  readonly from: number;
  readonly until: number;
}

/**
 * How much of the time between two instants lies in these blocks, by reason. Time in several blocks counts for the
 * first of them.
 */
export function excusedIn(from: number, to: number, blocks: readonly Block[]): Excused[] {
  const excused = new Map<Excuse, number>();
  let open: readonly (readonly [from: number, to: number])[] = [[from, to]];
  for (const { why, from: start, until } of blocks) {
    const before = lengthOf(open);
    open = open.flatMap(([one, other]) =>
      [[one, Math.min(other, start)] as const, [Math.max(one, until), other] as const].filter(
        ([first, last]) => first < last,
      ),
    );
    const ms = before - lengthOf(open);
    if (ms > 0) excused.set(why, (excused.get(why) ?? 0) + ms);
  }
  return [...excused].map(([why, ms]) => ({ ms, why }));
}

const lengthOf = (pieces: readonly (readonly [from: number, to: number])[]): number =>
  pieces.reduce((sum, [from, to]) => sum + to - from, 0);

/** The instant at which `ms` have been counted since `from`. */
export function whenCounted(from: number, ms: number, blocks: readonly Block[]): number {
  let [at, left] = [from, ms];
  for (const block of blocks.toSorted((one, other) => one.from - other.from)) {
    if (block.until <= at) continue;
    const free = Math.max(0, block.from - at);
    if (free >= left) break;
    left -= free;
    at = block.until;
  }
  return at + left;
}
