/*
 * The whole language of the cards. `me` is the player who uses the card, `foe` the other. Everything is data: phases
 * read it.
 */

/** The time at which the event of a card is used. */
export type Window =
  /** When it is drawn in the pre-war sequence. */
  | 'prewar'
  /** As a card play, in any turn except winter. */
  | 'play'
  /** While the card is used for its operation value: the effect applies to every combat of that card play. */
  | 'ops'
  /** MMW-7.35 from the held cards, in the action phase of a winter turn. */
  | 'winter'
  /**
   * When my force enters an enemy-occupied space, before the foe decides on retreat. It counts as my battle card of the
   * first round.
   */
  | 'assault'
  /** In a land combat round, before the roll. */
  | 'round'
  /** After the result of a land combat round in which I have used no other battle card. */
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
