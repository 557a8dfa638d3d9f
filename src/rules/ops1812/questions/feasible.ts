import { type Frame, frame } from '../../kernel/frame.js';
import type { Licence } from '../components/cards.js';
import { coast, neighbours, REGION, REGION_IDS, ZONE_IDS } from '../components/lookups.js';
import type { RegionId, ZoneId } from '../components/map.js';
import type { Operation } from '../components/operations.js';
import type { Side } from '../components/side.js';
import { FULL } from '../components/tracks.js';
import type { OperationFrame } from '../frames.js';
import { fresh, type OpsState } from '../state.js';
import { controller, isBlockaded } from './control.js';

/** OPSX-landing.1 regions where regulars may embark: Halifax, and coasts held under a full blockade. */
export const ports = (state: OpsState): RegionId[] =>
  REGION_IDS.filter(
    (id) =>
      state.regions[id].gb.regular > 0 &&
      (id === 'halifax' || (isBlockaded(state, id) && controller(state, id) === 'gb')),
  );

/** OPSX-landing.1 coasts where they may land: under a full blockade or, with a licence, with any squadron. */
export const beaches = (state: OpsState, licence: Licence = {}): RegionId[] =>
  ZONE_IDS.filter((zone) => state.zones[zone] >= (licence.loose ? 1 : FULL)).flatMap(
    (zone) => coast[zone],
  );

/** OPS per amphibious unit: one more with the event of the harbour batteries. */
export const landingPrice = (state: OpsState): number => (state.effects.batteries ? 2 : 1);

/** OPSX-raid.1 regions that Indian units in `from` may raid. */
export const raidable = (state: OpsState, from: RegionId): RegionId[] =>
  fresh(state, 'gb', from, 'indian') === 0
    ? []
    : neighbours[from].filter(
        (to) => REGION[to].type === 'countryside' && controller(state, to) === 'us',
      );

export const withSquadrons = (state: OpsState): ZoneId[] =>
  ZONE_IDS.filter((zone) => state.zones[zone] > 0);
const withRoom = (state: OpsState): ZoneId[] => ZONE_IDS.filter((zone) => state.zones[zone] < FULL);

const mayLand = (state: OpsState, ops: number, licence?: Licence): boolean => {
  const from = ports(state);
  return (
    ops >= landingPrice(state) &&
    beaches(state, licence).some((to) => from.some((port) => port !== to))
  );
};

/** The clause that keeps an operation from beginning; null: it can begin. */
export function hindrance(
  state: OpsState,
  operation: Operation,
  ops: number,
  licence?: Licence,
): string | null {
  if (operation === 'cruise' && withSquadrons(state).length === 0) return 'OPS-cruise.target';
  if (operation === 'deploy' && !mayDeploy(state, licence)) return 'OPSX-deploy.1';
  if (operation === 'landing' && !mayLand(state, ops, licence)) return 'OPSX-landing.1';
  if (operation === 'raid' && !REGION_IDS.some((from) => raidable(state, from).length > 0))
    return 'OPSX-raid.1';
  return null;
}

const mayDeploy = (state: OpsState, licence: Licence = {}): boolean =>
  withRoom(state).length > 0 &&
  (state.navy > 0 || (licence.shift === true && withSquadrons(state).length > 0));

/** Frames for an operation with that many OPS, and for the `rest` after it; empty where it cannot begin. */
export function operation(
  state: OpsState,
  by: Side,
  f: Operation,
  ops: number,
  licence?: Licence,
): Frame[] {
  if (hindrance(state, f, ops, licence) !== null) return [];
  return [frame<OperationFrame>({ f, by, ops, ...(licence && { licence }) }), { f: 'rest' }];
}
