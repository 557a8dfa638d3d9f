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

/** A decision that one side owes and that needs no more said. */
export interface SideFrame extends AskFrame {
  readonly by: Side;
}

/** MMW-7.32 one card play; beneath everything that it sets in motion. `state.play` says more. */
export interface CardPlayFrame extends Frame {
  readonly f: 'card-play';
  readonly by: Side;
  stage: 'declared' | 'over';
}

/** MMW-8.31.8 a reaction window: asked whenever `by` could react by public knowledge. */
export interface WindowFrame extends SideFrame {
  readonly f: 'window';
  readonly when: 'declared' | 'step' | 'landing';
  /** Entered, or landed on. */
  readonly space?: SpaceId;
}

/** MMW-8.31.7 whether `by` plays a battle card; asked whenever by public knowledge he could. */
export interface BattleCardFrame extends SideFrame {
  readonly f: 'battle-card';
  readonly when: 'assault' | 'round' | 'after-round' | 'naval' | 'naval-rolled';
  /** Entered: there is no combat frame yet. */
  readonly space?: SpaceId;
}

/** A force marches overland behind a leader (MMW-8.41); its pieces have `force` and stand at `at`. */
export interface MarchFrame extends SideFrame {
  readonly f: 'march';
  readonly leader: LeaderId;
  readonly force: Force;
  /** Whether a step has been made: only then nobody may be left behind any more at no cost. */
  moved: boolean;
}

/** MMW-8.61 activated units, ships and lone leaders of one space move, each on its own or together. */
export interface UnitsFrame extends SideFrame {
  readonly f: 'units';
  readonly force: Force;
}

/** MMW-9.3 a force has entered a space: window, ships flee, retreat before combat, combat. */
export interface EnteredFrame extends Frame {
  readonly f: 'entered';
  readonly by: Side;
  readonly space: SpaceId;
  /** Reinforcements placed where the enemy controls the space (MMW-14.31). */
  readonly arrival?: true;
  stage: 'window' | 'assault' | 'ships' | 'leaders' | 'retreat' | 'combat';
}

/** Why a force retreats: before combat, at 9 to 1, by a result, pushed out, or a reinforcement thrown back. */
export type RetreatCause = 'before-combat' | 'mandatory' | 'defender' | 'attacker' | 'pushed-out';

/** A force of one side must leave a space (MMW-10.7); all its pieces there, in one decision or several. */
export interface RetreatFrame extends SideFrame {
  readonly f: 'retreat';
  readonly space: SpaceId;
  readonly cause: RetreatCause;
}

/** A flotilla under way: ships and passengers with `force` and without `done` at one place (MMW-8.5, MMW-11.15). */
export interface SailFrame extends SideFrame {
  readonly f: 'sail';
  readonly force: Force;
  /** The leader who activated it: naval, or a land leader aboard (MMW-3.36); null: ships moved singly (MMW-11.13). */
  readonly leader: LeaderId | null;
  spent: number;
  /** What the stop that goes on has cost already: 1 MP for any number of units (MMW-11.15.b, MMW-11.15.c). */
  paid: { embark?: true; land?: true };
  /** The last place it lay before the one where it is. */
  last?: SpaceId | LakeId;
  /** The last town it lay at. */
  port?: SpaceId;
  /** Where it has landed troops who must fight for the place once the ships have moved (MMW-11.52). */
  landed?: SpaceId[];
}

/** MMW-11.5 an amphibious attack that has been declared and not yet landed. */
export interface LandingFrame extends Frame {
  readonly f: 'landing';
  readonly by: Side;
  readonly space: SpaceId;
  stage: 'window' | 'ashore';
}

/**
 * MMW-10.2 a land combat. The attacker's pieces there are the attackers: two sides never share a space but to fight.
 */
export interface CombatFrame extends Frame {
  readonly f: 'combat';
  readonly space: SpaceId;
  readonly attacker: Side;
  round: number;
  stage: 'begin' | 'leads' | 'cards' | 'answer' | 'roll' | 'result' | 'after' | 'verdict' | 'over';
  /** Reinforcements that fight on arrival; thrown back they are lost (MMW-14.32). */
  readonly arrival: boolean;
  /** Whether the fort counts, tested once (MMW-2.76). */
  readonly fort: boolean;
  /** MMW-10.44 tested once. */
  readonly regulars: boolean;
  /** Some unit that adds strength crossed a major invasion route (MMW-2.23); landed (MMW-11.55). */
  readonly invasion: boolean;
  readonly amphibious: boolean;
  leads: { [S in Side]?: UnitId };
  /** Who commands where leaders of equal rank are together (MMW-3.35). */
  command: { [S in Side]?: LeaderId };
  /** Battle cards of this round (MMW-10.43). */
  used: { [S in Side]?: CardId };
  dice?: readonly number[];
  result?: LandResult;
  /** Who must retreat by the result just applied. */
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
  /** A card has the dice rolled again; a fleet has broken off. */
  again?: true;
  withdrawn?: Side;
  /** Who must leave the box. */
  beaten?: Side;
}

/** Ships that must make for a friendly lakeside town of their lake, or for the box (MMW-9.61, MMW-9.62, MMW-12.5). */
export interface HarbourFrame extends SideFrame {
  readonly f: 'harbour';
  /** Where they are. */
  readonly place: SpaceId | LakeId;
  readonly cause: 'displaced' | 'beaten' | 'damaged' | 'fleet-return';
  /** The ship that is spoken of. */
  ship?: ShipId;
}

/** A card's effects, one after the other (MMW-8.27); `path` leads to the list inside the card. */
export interface EffectsFrame extends Frame {
  readonly f: 'effects';
  readonly card: CardId;
  readonly by: Side;
  readonly path: readonly (string | number)[];
  at: number;
  /** Where the combat or the window is, or what the card was aimed at. */
  readonly space?: SpaceId;
  readonly lake?: LakeId;
  /** The window it was played in, if it is a reaction or battle card. */
  readonly when?: WindowFrame['when'] | BattleCardFrame['when'];
}
