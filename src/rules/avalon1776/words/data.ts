import type { Line } from '../../kits/log.js';
import type { Side } from '../components/side.js';
import type { Result } from '../components/tables.js';
import type { Score } from '../questions/score.js';
import type { Counts } from '../state.js';

/** What each event says. */
export interface EventData {
  turn: { turn: number; month: string };
  segment: { side: Side };
  arrived: { side: Side; hex: string; units: Counts; pressed: boolean };
  forgone: { side: Side; units: Counts };
  marched: {
    side: Side;
    from: string;
    to: string;
    via: readonly string[];
    mp: number;
    units: Counts;
  };
  left: { side: Side; hex: string; units: Counts };
  battle: { hex: string; attacker: Side; us: number; gb: number; column: number };
  rolled: { hex: string; attacker: Side; column: number; die: number; result: Result };
  'battle-over': { hex: string; us: Counts; gb: Counts };
  counted: Score;
}

/** How an event reads in each language. */
export type Lines = { readonly [K in keyof EventData]: Line<EventData[K]> };
