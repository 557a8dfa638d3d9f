/*
 * The whole language of the cards. `me` is the player who uses the card, `foe` the other. Everything is data: phases
 * read it.
 */

/** When the event of a card is used. */
export type Window =
  /** On being drawn in the pre-war sequence. */
  | 'prewar'
  /** As a card play in a turn other than winter. */
  | 'play'
  /** While the card is used for its operation value: the effect holds for every combat of that card play. */
  | 'ops'
  /** MMW-7.35 from among the held cards in the action phase of a winter turn. */
  | 'winter'
  /** On entering an enemy-occupied space, before the foe decides on retreat; it is my battle card of round one. */
  | 'assault'
  /** In a land combat round, before the roll. */
  | 'round'
  /** After the result of a land combat round has been applied, in which I have used no other battle card. */
  | 'after-round'
  /** In a naval combat, before the roll. */
  | 'naval'
  /** In a naval combat, right after the roll. */
  | 'naval-rolled'
  /** After the foe has declared use and activation of their card, before any movement. */
  | 'declared'
  /** When a moving force of the foe has entered a space, before any retreat or combat there. */
  | 'step'
  /** When the foe declares an amphibious landing. */
  | 'landing';

export type Lasts = 'instant' | 'round' | 'combat' | 'card' | 'turn' | 'game';
