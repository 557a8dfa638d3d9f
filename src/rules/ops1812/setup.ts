import { objectOf } from '../kits/lookup.js';
import { CARD_IDS } from './components/cards.js';
import { REGION, REGION_IDS, WATERWAY, WATERWAY_IDS, ZONE_IDS } from './components/lookups.js';
import type { RegionId } from './components/map.js';
import { SIDES } from './components/side.js';
import { EUROPE, NAVY } from './components/tracks.js';
import { SET_UP, SET_UP_FORTS } from './components/units.js';
import { noUnits, type OpsState, type RegionState } from './state.js';

/** OPSX-control.3 control of a region at the start. */
export const firstOwner = (id: RegionId): 'gb' | null =>
  REGION[id].type === 'indian' && id !== 'lower-creek' ? 'gb' : null;

const emptyRegion = (id: RegionId): RegionState => ({
  us: noUnits(),
  gb: noUnits(),
  fort: false,
  tokens: REGION[id].tokens ?? 0,
  raid: false,
  owner: firstOwner(id),
});

/**
 * A state without units and forts, with all cards in the draw pile and an empty agenda. Both `setup` and reading a
 * position begin with it.
 */
export function emptyState(): OpsState {
  return {
    agenda: [],
    outcome: null,
    retreatFirst: 'defender',
    turn: 0,
    round: 0,
    vp: 0,
    privateer: 0,
    stage: 1,
    regions: objectOf(REGION_IDS, emptyRegion),
    waterways: objectOf(WATERWAY_IDS, () => ({ us: 0, gb: 0 })),
    zones: objectOf(ZONE_IDS, () => 0),
    navy: NAVY,
    europe: EUROPE,
    cards: objectOf(CARD_IDS, () => 'draw' as const),
    effects: { target: 0, batteries: false, drill: { us: false, gb: false } },
    attacked: { us: false, gb: false },
    acted: {},
  };
}

/** OPSX-setup.1 places units, forts, tokens and markers as listed; the first turn deals the cards. */
export function setup(): OpsState {
  const state = emptyState();
  for (const side of SIDES) {
    for (const [region, regular, militia, indian] of SET_UP[side])
      state.regions[region][side] = { regular, militia, indian };
  }
  for (const region of SET_UP_FORTS) state.regions[region].fort = true;
  for (const id of WATERWAY_IDS) state.waterways[id].gb = WATERWAY[id].gb;
  state.agenda = [{ f: 'turn' }];
  return state;
}
