import type { Text } from '../../../kernel/text.js';
import type { Condition } from '../language/conditions.js';
import type { Effect } from '../language/effects.js';
import type { Lasts, Window } from '../language/windows.js';
import type { Side } from '../side.js';
import type { Year } from '../turns.js';
import type { CardId } from './id.js';

/** MMW-8.24, MMW-8.25 when and how the event of a card is used. MMW-8.3 the value can be used whatever the type. */
export type CardType = 'event' | 'winter' | 'battle' | 'reaction' | 'campaign' | 'combination';

/** MMW-8.1, MMW-8.2 a strategy card. */
export interface Card {
  readonly id: CardId;
  /** MMW-8.28 number of the card. */
  readonly number: number;
  /** MMW-8.23 the deck that it belongs to. */
  readonly deck: Year;
  readonly title: Text;
  /** MMW-8.21 operation value and naval build value. */
  readonly opv: 1 | 2 | 3;
  /** MMW-8.21 side that may use the event. */
  readonly side: Side | 'both';
  readonly type: CardType;
  readonly when: readonly Window[];
  readonly lasts: Lasts;
  /** Conditions of the event; all of them must hold. */
  readonly needs: readonly Condition[];
  readonly effect: readonly Effect[];
  /** MMW-8.27 effect of the event. */
  readonly text: Text;
  /** MMW-8.26 historical background, without effect on play. */
  readonly history: Text;
}
