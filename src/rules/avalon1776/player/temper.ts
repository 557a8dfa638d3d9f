import { scenarioIn, type State1776 } from '../state.js';

/** How the computer player weighs its forces. */
export interface Temper {
  /** Value of a strength point, in control points. */
  readonly point: number;
  /** A1776-adv.III.A.2 the value of a point that is in supply, in control points. */
  readonly supply: number;
  /** The distance in hexes at which forces are counted that can come to a combat. */
  readonly reach: number;
  /** Whether men are left behind only in places that count: by parting a stack, or as diggers. */
  readonly together: boolean;
}

const USUAL: Temper = { point: 0.9, supply: 0.15, reach: 5, together: false };

/** Where strength itself is judged at the end (A1776-scn4.victory.british), it is kept, in supply and together. */
const SPARING: Temper = { point: 2, supply: 0.4, reach: 7, together: true };

export const temperIn = (state: State1776): Temper =>
  scenarioIn(state).victory.by === 'raid' ? SPARING : USUAL;
