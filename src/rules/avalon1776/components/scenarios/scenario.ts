import type { Text } from '../../../kernel/text.js';
import type { BoxId } from '../campaign/boxes.js';
import type { LevyArea } from '../campaign/levies.js';
import type { ShipId } from '../campaign/ships.js';
import type { Section } from '../map.js';
import type { RegionId } from '../regions.js';
import type { Side } from '../side.js';
import type { UnitCode } from '../units.js';

/** A1776-adv.V.F options that a scenario may offer. */
export type OptionId =
  | 'inverted'
  | 'bateaux'
  | 'forcedMarch'
  | 'dragoons'
  | 'capacity'
  | 'garrisons'
  | 'attrition'
  | 'navy';

/** Where the units of an entry stand; if that is more than one hex, their owner chooses. Towns are named by id. */
export type Where =
  | { readonly at: string }
  | { readonly within: number; readonly of: string; readonly region?: RegionId }
  /** Anywhere in the area of play. */
  | { readonly anywhere: true }
  /** A1776-csg3.setup anywhere in an area of levies but in Indian towns. */
  | { readonly inArea: LevyArea }
  /** A1776-camp.IX.B.2 a box off the map. */
  | { readonly box: BoxId }
  /** One hex of an edge or border of the map, the same for the whole entry. */
  | { readonly edge: RegionId }
  | { readonly border: RegionId }
  /** One port hex of the area of play. */
  | { readonly anyPort: true }
  /** A hexside of the Dan in North Carolina. */
  | { readonly onDan: true };

export interface Entry {
  readonly where: Where;
  /** Strength points of combat units, numbers of other counters; F: a fort. */
  readonly units: Readonly<Partial<Record<UnitCode, number>>>;
  /** A1776-adv.V.A the units are entrenched. */
  readonly entrenched?: true;
  /** The entry counts only if that option is in play. */
  readonly option?: OptionId;
  /** A1776-scn1.special.3 the units begin inside the fort. Without this their owner chooses inside or outside. */
  readonly insideFort?: true;
  /** A1776-scn1.special.2 units of these types never move, whoever owns them. */
  readonly immobile?: readonly UnitCode[];
  /** A1776-scn3.special.1 the units do not move before a Continental begins a movement phase in their hex. */
  readonly frozen?: true;
  /** A1776-scn3.options.2 the bateau carries no units. */
  readonly ferryOnly?: true;
  /** A1776-camp.IX.A fleets that lie there in port at the start. */
  readonly ships?: readonly ShipId[];
}

export interface Arrival extends Entry {
  /** Number of the turn, from 1. */
  readonly turn: number;
  /**
   * A1776-adv.V.G what happens if enemies are in the hex: the units come in at that edge instead; null: they are lost
   * (A1776-scn3.special.4).
   */
  readonly ifEnemy?: { readonly edge: RegionId | null; readonly clause: string };
  /** A1776-scn4.special.2 the units may land in a hex with enemies. */
  readonly amongEnemies?: true;
}

/** A1776-camp.II.A.1 reinforcements of a month of 1776; they wait until the British control one of their ports. */
export interface Reinforcement {
  readonly letter: string;
  readonly month: string;
  /** A1776-camp.III.C.3.c.1 towns or boxes; the units land in one of them. */
  readonly ports: readonly string[];
  readonly units: Readonly<Partial<Record<UnitCode, number>>>;
  /** The units come aboard these ships. */
  readonly ships?: readonly ShipId[];
}

/** How a scenario is won; its ends and draws are settled per scenario. */
export type Victory =
  /** A1776-basic.VII.victory.british control points of the towns; the British win if they lead by `margin`. */
  | { readonly by: 'points'; readonly margin: number }
  /**
   * A1776-scn1.victory.british the British have a point inside one of the forts, or are alone in one of the hexes;
   * A1776-scn1.victory.american no British combat unit is in any place of `cleared`.
   */
  | {
      readonly by: 'garrisons';
      readonly inside: readonly string[];
      readonly alone: readonly string[];
      readonly cleared: { readonly hexes: readonly string[]; readonly inside: readonly string[] };
    }
  /**
   * A1776-scn2.victory.british the British have a point in each town of the one list and in some of the other, whether
   * or not enemies are there.
   */
  | {
      readonly by: 'occupation';
      readonly all: readonly string[];
      readonly some: number;
      readonly of: readonly string[];
    }
  /**
   * A1776-scn3.victory.british the British hold all the towns, A1776-scn3.victory.american the Americans hold one. To
   * hold a town is to have a point in it, without enemy combat units there.
   */
  | {
      readonly by: 'holding';
      readonly british: readonly string[];
      readonly american: readonly string[];
    }
  /**
   * A1776-scn4.victory.british all commerce is destroyed, and 3 x British >= 2 x Franco-American points in the zone.
   */
  | {
      readonly by: 'raid';
      readonly commerce: number;
      readonly ratio: { readonly british: number; readonly american: number };
      readonly zone: RegionId;
    }
  /** A1776-camp.IV.A twenty towns at the end of 1780, and A1776-camp.IV.B.2 a minimum in the two years before. */
  | { readonly by: 'war' }
  /** A1776-csg2.victory.british.A, A1776-csg2.victory.british.B towns, or an area together with Quebec and Montreal. */
  | { readonly by: 'towns' }
  /** A1776-csg3.victory.british.A, A1776-csg3.victory.british.B an area together with Quebec and Montreal. */
  | { readonly by: 'areas' };

/** A1776-adv.V the parts of a card: A1776-adv.V.B its record, A1776-adv.V.E its special rules. */
export interface Scenario {
  readonly id: ScenarioId;
  readonly title: Text;
  /** A1776-basic.intro.2 */
  readonly rules: 'basic' | 'advanced';
  /** The section of the map that is in play; null: both. */
  readonly section: Section | null;
  /** The part of the section that is in play; null: all of it. */
  readonly region: RegionId | null;
  /** The clause that states the area of play. */
  readonly area: string;
  readonly first: Side;
  /** A1776-adv.setup.order the sides in the order in which they place units that have a choice of hexes. */
  readonly setupOrder: readonly [Side, Side];
  /** The month of each turn, e.g. `1776-06`. */
  readonly months: readonly string[];
  readonly setup: Readonly<Record<Side, readonly Entry[]>>;
  readonly arrivals: Readonly<Record<Side, readonly Arrival[]>>;
  /** A1776-scn1.special.1 the only region in which arrivals of a side may come in. */
  readonly entersIn?: { readonly [S in Side]?: RegionId };
  readonly victory: Victory;
  readonly offered: readonly OptionId[];
  /** A1776-opt.I the sides whose units may lie face down. */
  readonly inverts: readonly Side[];
  /** A1776-scn1.special.4, A1776-scn2.special.3 forts that are never razed. */
  readonly lasting?: { readonly towns: readonly string[]; readonly clause: string };
  /** A1776-scn2.special.2 arrivals come to their hex even if enemies are there, or to the nearest free town. */
  readonly pressOn?: true;
  /**
   * A1776-scn2.special.1 the one invasion by sea: the port that it sails from, and the most points and other counters
   * that take part.
   */
  readonly invasion?: { readonly from: string; readonly limit: number };
  /** A1776-scn3.special.2 the numbers of the turns with rain. */
  readonly rain?: readonly number[];
  /** A1776-scn3.special.3 both sides may begin entrenched wherever they have no fort. */
  readonly mayDigIn?: true;
  /** A1776-scn4.withdraw the units that leave at the start of the American segment of that turn. */
  readonly withdrawal?: {
    readonly turn: number;
    readonly units: Readonly<Partial<Record<UnitCode, number>>>;
  };
  /** A1776-adv.V.D units that leave the area of play are out of the game; without this no unit can leave it. */
  readonly mayLeave?: true;
  /**
   * A1776-camp.I.A the rules of the Campaign Game are in force: areas and their levies by quarters, winter, Indian
   * towns.
   */
  readonly campaign?: true;
  /** A1776-camp.VIII.A the first month in which France may enter the war. */
  readonly france?: { readonly from: string };
  /** A1776-camp.II.A.1 the order of appearance, by month. */
  readonly reinforcements?: readonly Reinforcement[];
  /**
   * An upper bound of the number of actions in a game of this scenario; without this the bound for all scenarios
   * counts.
   */
  readonly longest?: number;
}

export const SCENARIO_IDS = [
  'basic',
  'scenario1',
  'scenario2',
  'scenario3',
  'scenario4',
  'campaign',
  'csg2',
  'csg3',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];
