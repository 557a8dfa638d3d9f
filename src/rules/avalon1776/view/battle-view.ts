import type { Side } from '../components/side.js';
import type { Result } from '../components/tables.js';
import type { TacticId } from '../components/tactics.js';
import type { Source } from '../components/units.js';
import type { DieModifier, Target } from '../frames.js';

type BySide<V> = { readonly [S in Side]: V };

/** A combat that is under way. */
export interface BattleView {
  readonly hex: string;
  readonly attacker: Side;
  readonly defender: Side;
  /** Index of the column of the Combat Results Table, from 0; null: not known before supply is declared. */
  readonly column: number | null;
  readonly points: BySide<number>;
  /** null: not rolled yet. */
  readonly die: number | null;
  readonly result: Result | null;
  /** Set in the Advanced Game. */
  readonly series?: SeriesView;
}

/** A1776-adv.combat.seq the additional data of a combat of the Advanced Game. */
interface SeriesView {
  /** Number of the combat in the series, from 1. */
  readonly round: number;
  readonly target: Target;
  /** The sources of the sides that have declared theirs. */
  readonly supply: { readonly [S in Side]?: Source };
  /** Strength in half points, after supply and fort; set once the odds are known. */
  readonly halves?: BySide<number>;
  /** Both cards, once they are shown. */
  readonly cards?: BySide<TacticId>;
  readonly modifiers?: readonly DieModifier[];
}
