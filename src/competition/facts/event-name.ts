/**
 * A name of an event, trimmed: 1 to 80 characters, of which one at least is visible, without control or private-use
 * ones, ends of lines, or changes of writing direction.
 */
export const EVENT_NAME =
  /^(?=.*[^\p{C}\p{DI}\p{M}\p{Z}\u2800])[^\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]{1,80}$/u;
