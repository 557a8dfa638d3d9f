import { inStrides } from '../../admission/strides.js';
import { Turnstile } from '../../admission/turnstile.js';

/** Nobody is turned away here, and nothing counted: each piece of work ends. */
const turnstile = new Turnstile(0, 0);

/**
 * What `work` gives or throws, found a stride at a time in the turn of its owner, however many games they have: what is
 * found here is found once for all who ask, so it goes on whether or not its asker is still there.
 */
export const foundInTurn = <T>(owner: string, work: Generator<void, T>): Promise<T> =>
  inStrides(
    { inTurn: (one, connection, begin) => turnstile.inTurn(one, { connection, begin }) },
    owner,
    work,
  );
