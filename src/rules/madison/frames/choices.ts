import type { CardId } from '../components/cards/index.js';
import type { SpaceId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { EffectsFrame, SideFrame } from '../frames.js';
import type { Force } from '../state.js';

/** The space or lake a card is aimed at is chosen before anything happens. */
export interface AimFrame extends SideFrame {
  readonly f: 'aim';
  readonly card: CardId;
}

/** An effect of a card leaves somebody a choice, one thing at a time. */
export interface PickFrame extends SideFrame {
  readonly f: 'pick';
  readonly card: CardId;
  /** Who uses the card. */
  readonly me: Side;
  /** Its effect number, counted through the card's effects in the order written. */
  readonly nth: number;
  /** How many are still to be chosen. */
  left: number;
  readonly path: EffectsFrame['path'];
  readonly space?: EffectsFrame['space'];
  readonly lake?: EffectsFrame['lake'];
  readonly when?: EffectsFrame['when'];
  /** Which of the two forces of a Campaign card is meant. */
  force?: Force;
  /** Spaces that have had their share, units that have lost their step. */
  hit?: readonly SpaceId[];
  struck?: readonly UnitId[];
}
