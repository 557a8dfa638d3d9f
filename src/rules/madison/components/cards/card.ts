import type { Text } from '../../../kernel/text.js';
import type { Condition } from '../language/conditions.js';
import type { Effect } from '../language/effects.js';
import type { Lasts, Window } from '../language/windows.js';
import type { Side } from '../side.js';
import type { Year } from '../turns.js';
import type { CardId } from './id.js';

/** MMW-8.24, MMW-8.25 when and how the event of a card is used; MMW-8.3 the value serves in every case. */
export type CardType = 'event' | 'winter' | 'battle' | 'reaction' | 'campaign' | 'combination';

/** MMW-8.1, MMW-8.2 a strategy card. */
export interface Card {
  readonly id: CardId;
  /** MMW-8.28 */
  readonly number: number;
  /** MMW-8.23 */
  readonly deck: Year;
  readonly title: Text;
  /** MMW-8.21 operation value and naval build value. */
  readonly opv: 1 | 2 | 3;
  /** MMW-8.21 who may use the event. */
  readonly side: Side | 'both';
  readonly type: CardType;
  readonly when: readonly Window[];
  readonly lasts: Lasts;
  /** All must hold. */
  readonly needs: readonly Condition[];
  readonly effect: readonly Effect[];
  /** MMW-8.27 the game function. */
  readonly text: Text;
  /** MMW-8.26 the history behind it; no bearing on play. */
  readonly history: Text;
}
