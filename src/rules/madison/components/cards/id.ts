type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type FromOne = Exclude<Digit, 0>;

/**
 * MMW-8.28 id of a strategy card by its number: `c1` to `c110`. Units, ships and forts that a card brings into play
 * refer to it.
 */
export type CardId = `c${FromOne}` | `c${FromOne}${Digit}` | `c10${Digit}` | 'c110';
