import type { CardId } from '../components/cards/index.js';
import type { SpaceId } from '../components/map.js';
import type { Side } from '../components/side.js';
import type { UnitId } from '../components/units.js';
import type { EffectsFrame, SideFrame } from '../frames.js';
import type { Force } from '../state.js';

/** Choice of the space or lake that a card is aimed at. It is made before anything else happens. */
export interface AimFrame extends SideFrame {
  readonly f: 'aim';
  readonly card: CardId;
}

/** A choice that an effect of a card leaves to a player, one thing at a time. */
export interface PickFrame extends SideFrame {
  readonly f: 'pick';
  readonly card: CardId;
  /** The player who uses the card. */
  readonly me: Side;
  /** Number of the effect, counted through the effects of the card in the order written. */
  readonly nth: number;
  /** Number of things still to be chosen. */
  left: number;
  readonly path: EffectsFrame['path'];
  readonly space?: EffectsFrame['space'];
  readonly lake?: EffectsFrame['lake'];
  readonly when?: EffectsFrame['when'];
  /** The force of a Campaign card that is meant, of two. */
  force?: Force;
  /** `hit`: spaces that have had their share; `struck`: units that have lost their step. */
  hit?: readonly SpaceId[];
  struck?: readonly UnitId[];
}
