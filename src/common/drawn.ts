import { createHmac } from 'node:crypto';

const WORDS = 2 ** 32;

/**
 * A random integer from 0 to `bound - 1`, derived from a seed: the first of the eight 32-bit big-endian words of
 * HMAC-SHA-256(seed, text) that is below the greatest multiple of `bound`, modulo `bound`. Where no word is, `nextText`
 * is called for another text.
 */
export function drawn(seed: Buffer, bound: number, nextText: () => string): number {
  for (;;) {
    const block = createHmac('sha256', seed).update(nextText()).digest();
    const word = wordBelow(block, WORDS - (WORDS % bound));
    if (word !== undefined) return word % bound;
  }
}

function wordBelow(block: Buffer, limit: number): number | undefined {
  for (let at = 0; at < block.length; at += 4) {
    const word = block.readUInt32BE(at);
    if (word < limit) return word;
  }
  return undefined;
}
