import { inStrides } from '../../admission/strides.js';
import { Turnstile } from '../../admission/turnstile.js';

/** 0 and 0: it turns nobody away and counts nothing, as each piece of work ends by itself. */
const turnstile = new Turnstile(0, 0);

/**
 * Runs long work (e.g. what stops each choice) a stride at a time, and returns its result. Owners take turns, however
 * many games each of them has. It is not cancelled when its asker leaves, as the result serves all who ask.
 */
export const foundInTurn = <T>(owner: string, work: Generator<void, T>): Promise<T> =>
  inStrides(
    { inTurn: (one, connection, begin) => turnstile.inTurn(one, { connection, begin }) },
    owner,
    work,
  );
