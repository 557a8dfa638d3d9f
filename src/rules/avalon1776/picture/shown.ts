import type { Side } from '../components/side.js';
import type { SpotView, View } from '../view/view.js';

/** A hex as it is drawn. */
export interface ShownSpot extends SpotView {
  /** A1776-adv.IV.B.2 whose fort is being built there. */
  readonly built?: Side;
}

/** What is drawn of a view. */
export interface Shown extends View {
  readonly hexes: { readonly [hex: string]: ShownSpot };
  /** A1776-opt.II.A.1 by hexside. */
  readonly boats?: { readonly [side: string]: { readonly [S in Side]?: number } };
}
