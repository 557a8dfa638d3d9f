import { attacksOf } from '../../kits/attacks.js';
import type { RegionId } from '../components/map.js';
import { other } from '../components/side.js';
import { total } from '../state.js';
import type { View } from './view.js';

const isHostile = ({ viewer, regions }: View, place: string): boolean =>
  viewer !== null && total(regions[place as RegionId][other(viewer)]) > 0;

/** OPS-campaign.battle, OPSX-landing.2, OPSX-raid.1 actions that attack: moves into enemies, and raids on them. */
export const attacks = attacksOf<View>(
  {
    ...{ march: 'to', detach: 'to', land: 'to', raid: 'to' },
    send: ({ decision }) => decision?.to,
  },
  isHostile,
);
