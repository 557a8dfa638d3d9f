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

/** Where an entry stands; of more hexes its owner chooses. Towns are named by id. */
export type Where =
  | { readonly at: string }
  | { readonly within: number; readonly of: string; readonly region?: RegionId }
  /** Anywhere in the area of play. */
  | { readonly anywhere: true }
  /** A1776-csg3.setup anywhere in an area of levies but in Indian towns. */
  | { readonly inArea: LevyArea }
  /** A1776-camp.IX.B.2 off the map. */
  | { readonly box: BoxId }
  /** One hex of an edge or a border of the map for all of the entry. */
  | { readonly edge: RegionId }
  | { readonly border: RegionId }
  /** One port hex of the area of play. */
  | { readonly anyPort: true }
  /** A hexside of the Dan in North Carolina. */
  | { readonly onDan: true };

export interface Entry {
  readonly where: Where;
  /** Strength points of combat units, counters of others; F: a fort. */
  readonly units: Readonly<Partial<Record<UnitCode, number>>>;
  /** A1776-adv.V.A an entrenchment covers them. */
  readonly entrenched?: true;
  /** Only where that option is in play. */
  readonly option?: OptionId;
  /** A1776-scn1.special.3 they begin inside the fort; else inside or outside, as their owner likes. */
  readonly insideFort?: true;
  /** A1776-scn1.special.2 these never move, whoever owns them. */
  readonly immobile?: readonly UnitCode[];
  /** A1776-scn3.special.1 they do not move before a Continental begins a movement phase there. */
  readonly frozen?: true;
  /** A1776-scn3.options.2 it carries nobody. */
  readonly ferryOnly?: true;
  /** A1776-camp.IX.A fleets that lie there in port. */
  readonly ships?: readonly ShipId[];
}

export interface Arrival extends Entry {
  /** From 1. */
  readonly turn: number;
  /**
   * A1776-adv.V.G where it goes if enemies are there instead: to that edge; null: it is lost (A1776-scn3.special.4).
   */
  readonly ifEnemy?: { readonly edge: RegionId | null; readonly clause: string };
  /** A1776-scn4.special.2 they may land among enemies. */
  readonly amongEnemies?: true;
}

/** A1776-camp.II.A.1 reinforcements of a month of 1776; they wait for a port that the British control. */
export interface Reinforcement {
  readonly letter: string;
  readonly month: string;
  /** A1776-camp.III.C.3.c.1 towns or boxes, in one of which they land. */
  readonly ports: readonly string[];
  readonly units: Readonly<Partial<Record<UnitCode, number>>>;
  /** They come aboard these. */
  readonly ships?: readonly ShipId[];
}

/** What decides; ends and draws by scenario. */
export type Victory =
  /** A1776-basic.VII.victory.british control points of the towns, and by how many the British must lead. */
  | { readonly by: 'points'; readonly margin: number }
  /**
   * A1776-scn1.victory.british a point inside one of the forts, or alone in one of the hexes;
   * A1776-scn1.victory.american nobody in any.
   */
  | {
      readonly by: 'garrisons';
      readonly inside: readonly string[];
      readonly alone: readonly string[];
      readonly cleared: { readonly hexes: readonly string[]; readonly inside: readonly string[] };
    }
  /** A1776-scn2.victory.british a point in each of these and in some of those, enemies or not. */
  | {
      readonly by: 'occupation';
      readonly all: readonly string[];
      readonly some: number;
      readonly of: readonly string[];
    }
  /**
   * A1776-scn3.victory.british all of them, A1776-scn3.victory.american one, a point in each and no enemy combat unit.
   */
  | {
      readonly by: 'holding';
      readonly british: readonly string[];
      readonly american: readonly string[];
    }
  /** A1776-scn4.victory.british all commerce destroyed, and 3 x British >= 2 x Franco-American points in the zone. */
  | {
      readonly by: 'raid';
      readonly commerce: number;
      readonly ratio: { readonly british: number; readonly american: number };
      readonly zone: RegionId;
    }
  /** A1776-camp.IV.A twenty towns at the end of 1780, A1776-camp.IV.B.2 and a minimum in two years before. */
  | { readonly by: 'war' }
  /** A1776-csg2.victory.british.A, A1776-csg2.victory.british.B towns or an area with Quebec and Montreal. */
  | { readonly by: 'towns' }
  /** A1776-csg3.victory.british.A, A1776-csg3.victory.british.B an area with Quebec and Montreal. */
  | { readonly by: 'areas' };

/** A1776-adv.V the parts of a card: A1776-adv.V.B its record, A1776-adv.V.E its special rules. */
export interface Scenario {
  readonly id: ScenarioId;
  readonly title: Text;
  /** A1776-basic.intro.2 */
  readonly rules: 'basic' | 'advanced';
  /** null: both. */
  readonly section: Section | null;
  /** The part of the section that is in play; null: all of it. */
  readonly region: RegionId | null;
  /** The clause that says so. */
  readonly area: string;
  readonly first: Side;
  /** A1776-adv.setup.order whose free places come first. */
  readonly setupOrder: readonly [Side, Side];
  /** The month of each turn, `1776-06`. */
  readonly months: readonly string[];
  readonly setup: Readonly<Record<Side, readonly Entry[]>>;
  readonly arrivals: Readonly<Record<Side, readonly Arrival[]>>;
  /** A1776-scn1.special.1 where alone arrivals of a side come in. */
  readonly entersIn?: { readonly [S in Side]?: RegionId };
  readonly victory: Victory;
  readonly offered: readonly OptionId[];
  /** A1776-opt.I whose units may lie face down. */
  readonly inverts: readonly Side[];
  /** A1776-scn1.special.4, A1776-scn2.special.3 forts that are never razed. */
  readonly lasting?: { readonly towns: readonly string[]; readonly clause: string };
  /** A1776-scn2.special.2 arrivals come to their hex in spite of enemies, or to the nearest free town. */
  readonly pressOn?: true;
  /** A1776-scn2.special.1 the one invasion by sea. */
  readonly invasion?: { readonly from: string; readonly limit: number };
  /** A1776-scn3.special.2 the turns of rain. */
  readonly rain?: readonly number[];
  /** A1776-scn3.special.3 both may begin entrenched wherever they have no fort. */
  readonly mayDigIn?: true;
  /** A1776-scn4.withdraw what leaves at the start of the American segment of that turn. */
  readonly withdrawal?: {
    readonly turn: number;
    readonly units: Readonly<Partial<Record<UnitCode, number>>>;
  };
  /** A1776-adv.V.D who leaves the area is out of the game; else its limit is a wall. */
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
  /** More actions than a game of it has; that of all scenarios unless it says so. */
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
