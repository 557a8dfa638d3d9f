import { frame as framed, type Frame } from '../../kernel/frame.js';
import { LAKE_IDS } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { SideFrame } from '../frames.js';
import { havens, havensOf } from './naval.js';
import { shipStates } from './pieces.js';
import { marked, placeNo, shipPlaces } from './places.js';
import type { MadisonState } from '../state.js';

/** MMW-7.4 the Mutual Fleet Return Phase of a half year; the first player of the turn goes first. */
export interface FleetFrame extends Frame {
  readonly f: 'fleet';
  readonly season: 'spring' | 'autumn';
}

/** MMW-11.2, MMW-7.31, MMW-11.21 before a player turn: the ships in lake control boxes may go home free, if there is a home. */
export function withdrawals(state: MadisonState, by: Side): Frame[] {
  for (const side of [by, other(by)])
    for (const ship of shipStates(state, side))
      if (ship.withdrew === true) ship.withdrew = undefined;
  const held = marked(shipPlaces(state, by));
  const lakes = LAKE_IDS.filter((lake) => held[placeNo(lake)] === true);
  const all = lakes.length === 0 ? undefined : havensOf(state, by);
  const able = lakes.some((lake) => havens(state, by, lake, false, all).length > 0);
  return able ? [framed<SideFrame>({ f: 'withdraw', by })] : [];
}

/** MMW-7.4 the phase of the half year that goes on. */
export const fleetPhase = (state: MadisonState): Frame[] => [
  framed<FleetFrame>({ f: 'fleet', season: state.turn?.endsWith('-1') ? 'spring' : 'autumn' }),
];
