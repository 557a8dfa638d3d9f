import { STAGE } from '../components/tracks.js';
import type { OpsState } from '../state.js';

/** OPS-privateer.modifier the die that advances, by the larger conflict and by events. */
export const privateerTarget = ({ stage, effects }: OpsState): number =>
  STAGE[stage].privateer + effects.target;
