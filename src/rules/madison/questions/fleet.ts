import { type Frame, frame as framed } from '../../kernel/frame.js';
import type { MadisonState } from '../state.js';

/** MMW-7.4 the Mutual Fleet Return Phase of a half year; the first player of the turn goes first. */
export interface FleetFrame extends Frame {
  readonly f: 'fleet';
  readonly season: 'spring' | 'autumn';
}

/** MMW-7.4 frames of the fleet return phase of the present half year. */
export const fleetPhase = (state: MadisonState): Frame[] => [
  framed<FleetFrame>({ f: 'fleet', season: state.turn?.endsWith('-1') ? 'spring' : 'autumn' }),
];
