import { STAGE } from '../components/tracks.js';
import type { OpsState } from '../state.js';

/** OPS-privateer.modifier die roll with which the marker advances, as modified by the larger conflict and by events. */
export const privateerTarget = ({ stage, effects }: OpsState): number =>
  STAGE[stage].privateer + effects.target;
