import type { AskFrame, Frame } from '../kernel/frame.js';
import type { CardId } from './components/cards/index.js';
import type { LeaderId } from './components/leaders.js';
import type { LakeId, SpaceId } from './components/map.js';
import type { ShipId } from './components/ships.js';
import type { Side } from './components/side.js';
import type { LandResult } from './components/tables.js';
import type { UnitId } from './components/units.js';
import type { Force } from './state.js';

/*
 * Frames that one part of the rules pushes and another answers. Frames of one part alone stand beside its phases.
 * A frame holds no list of pieces: a reaction may kill one. Pieces are marked instead (state.ts, Moving).
 */

/** A decision of one side that needs no further data. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

/** MMW-7.32 one card play. Its frame lies below everything that the card play causes; `state.play` has the details. */
export interface CardPlayFrame extends Frame {
  readonly f: 'card-play';
  readonly by: Side;
  stage: 'declared' | 'over';
}

/** MMW-8.31.8 a reaction window. It opens whenever `by` could react as far as public knowledge goes. */
export interface WindowFrame extends SideFrame {
  readonly f: 'window';
  readonly when: 'declared' | 'step' | 'landing';
  /** The space entered or landed on. */
  readonly space?: SpaceId;
}

/** MMW-8.31.7 asks whether `by` plays a battle card, whenever `by` could do so as far as public knowledge goes. */
export interface BattleCardFrame extends SideFrame {
  readonly f: 'battle-card';
  readonly when: 'assault' | 'round' | 'after-round' | 'naval' | 'naval-rolled';
  /** The space entered, where there is no combat frame yet. */
  readonly space?: SpaceId;
}

/** A force marches overland with a leader (MMW-8.41). Its pieces are marked with `force` and stand at `at`. */
export interface MarchFrame extends SideFrame {
  readonly f: 'march';
  readonly leader: LeaderId;
  readonly force: Force;
  /** Whether a step has been made. Before that, units may be left behind at no cost. */
  moved: boolean;
}

/** MMW-8.61 activated units, ships and lone leaders of one space move, singly or together. */
export interface UnitsFrame extends SideFrame {
  readonly f: 'units';
  readonly force: Force;
}

/**
 * MMW-9.3 a force has entered a space. What follows: reaction window, flight of ships, retreat before combat, combat.
 */
export interface EnteredFrame extends Frame {
  readonly f: 'entered';
  readonly by: Side;
  readonly space: SpaceId;
  /** Reinforcements that arrive in a space controlled by the enemy (MMW-14.31). */
  readonly arrival?: true;
  stage: 'window' | 'assault' | 'ships' | 'leaders' | 'retreat' | 'combat';
}

/**
 * Why a force retreats: before combat, at odds of 9 to 1, by a combat result, pushed out, or as a repulsed
 * reinforcement.
 */
export type RetreatCause = 'before-combat' | 'mandatory' | 'defender' | 'attacker' | 'pushed-out';

/** A force of one side must leave a space (MMW-10.7) with all its pieces, in one decision or several. */
export interface RetreatFrame extends SideFrame {
  readonly f: 'retreat';
  readonly space: SpaceId;
  readonly cause: RetreatCause;
}

/**
 * A flotilla under way: ships and passengers at one place that are marked with `force` and not with `done` (MMW-8.5,
 * MMW-11.15).
 */
export interface SailFrame extends SideFrame {
  readonly f: 'sail';
  readonly force: Force;
  /**
   * The leader who activated it: a naval leader, or a land leader aboard (MMW-3.36). null: ships moved singly
   * (MMW-11.13).
   */
  readonly leader: LeaderId | null;
  spent: number;
  /** What has been paid at the present stop: 1 MP is for any number of units (MMW-11.15.b, MMW-11.15.c). */
  paid: { embark?: true; land?: true };
  /** The place before the present one. */
  last?: SpaceId | LakeId;
  /** The last town where it was. */
  port?: SpaceId;
  /** Spaces where it has landed troops that must fight when the ships have moved (MMW-11.52). */
  landed?: SpaceId[];
}

/** MMW-11.5 an amphibious attack that has been declared, before the landing. */
export interface LandingFrame extends Frame {
  readonly f: 'landing';
  readonly by: Side;
  readonly space: SpaceId;
  stage: 'window' | 'ashore';
}

/**
 * MMW-10.2 a land combat. All pieces of `attacker` in the space are attackers, as two sides share a space only to
 * fight.
 */
export interface CombatFrame extends Frame {
  readonly f: 'combat';
  readonly space: SpaceId;
  readonly attacker: Side;
  round: number;
  stage: 'begin' | 'leads' | 'cards' | 'answer' | 'roll' | 'result' | 'after' | 'verdict' | 'over';
  /** Whether reinforcements fight on arrival; if repulsed, they are lost (MMW-14.32). */
  readonly arrival: boolean;
  /** Whether the fort counts; checked once (MMW-2.76). */
  readonly fort: boolean;
  /** MMW-10.44 whether this modifier applies; checked once. */
  readonly regulars: boolean;
  /** Whether a unit that adds strength crossed a major invasion route (MMW-2.23), or landed (MMW-11.55). */
  readonly invasion: boolean;
  readonly amphibious: boolean;
  leads: { [S in Side]?: UnitId };
  /** Leader who commands, where leaders of equal rank are together (MMW-3.35). */
  command: { [S in Side]?: LeaderId };
  /** Battle cards used in this round (MMW-10.43). */
  used: { [S in Side]?: CardId };
  dice?: readonly number[];
  result?: LandResult;
  /** Side that must retreat by the result just applied. */
  beaten?: Side;
  /** Sides that lost a step or must retreat by the result just applied. */
  lost: { [S in Side]?: true };
}

/** MMW-12.1 a naval combat in a lake control box. */
export interface NavalCombatFrame extends Frame {
  readonly f: 'naval-combat';
  readonly lake: LakeId;
  readonly attacker: Side;
  stage:
    'begin' | 'leads' | 'cards' | 'answer' | 'roll' | 'rolled' | 'result' | 'retreats' | 'over';
  leads: { [S in Side]?: ShipId };
  used: { [S in Side]?: CardId };
  dice?: readonly number[];
  /** `again`: a card has the dice rolled again; `withdrawn`: a fleet has broken off. */
  again?: true;
  withdrawn?: Side;
  /** Side that must leave the box. */
  beaten?: Side;
}

/** Ships that must go to a friendly lakeside town of their lake, or to the box (MMW-9.61, MMW-9.62, MMW-12.5). */
export interface HarbourFrame extends SideFrame {
  readonly f: 'harbour';
  /** Place where the ships are. */
  readonly place: SpaceId | LakeId;
  readonly cause: 'displaced' | 'beaten' | 'damaged' | 'fleet-return';
  /** The ship chosen to be moved next. */
  ship?: ShipId;
}

/** Carries out the effects of a card in order (MMW-8.27). `path` leads to the list of effects inside the card. */
export interface EffectsFrame extends Frame {
  readonly f: 'effects';
  readonly card: CardId;
  readonly by: Side;
  readonly path: readonly (string | number)[];
  at: number;
  /** Space of the combat or the window, or the space that the card was aimed at. */
  readonly space?: SpaceId;
  readonly lake?: LakeId;
  /** Window in which a reaction or battle card was played. */
  readonly when?: WindowFrame['when'] | BattleCardFrame['when'];
}
