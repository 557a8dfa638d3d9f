import { createHmac } from 'node:crypto';

const WORDS = 2 ** 32;

/**
 * An integer below `bound`: the first of the eight 32-bit big-endian words of HMAC-SHA-256(seed, text) that lies below
 * the greatest multiple of `bound`, modulo `bound`. Where none does, the next text is asked for.
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
