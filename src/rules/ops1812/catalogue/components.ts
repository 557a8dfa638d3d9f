import type { Components, Named, PieceEntry, PlaceEntry } from '../../kernel/components.js';
import type { Text } from '../../kernel/text.js';
import { beside, namesOf, numbers, shapesOf, spotsOf } from '../../kits/components.js';
import { count, list, number, object, oneOf, whole } from '../../kits/shapes.js';
import { REGION, REGION_IDS, WATERWAY_IDS, ZONE_IDS } from '../components/lookups.js';
import { EDGES, type RegionId, type RegionType, WATERWAYS, ZONES } from '../components/map.js';
import { OPERATIONS } from '../components/operations.js';
import { DRAWN_SIDES, type Side, SIDE_NAME, SIDES } from '../components/side.js';
import * as track from '../components/tracks.js';
import {
  type Class,
  CLASS_NAME,
  CLASSES,
  COST,
  FORTS,
  HIT_ON,
  SUPPLY,
} from '../components/units.js';
import { SPOTS } from '../picture/layout.js';

const at = spotsOf(SPOTS);

/** Type of a region -> kind of place. `indian` is the kind of a unit already, so the place is `indian-country`. */
const LAND: Readonly<Record<RegionType, string>> = {
  ...{ town: 'town', countryside: 'countryside', indian: 'indian-country' },
};

const region = (id: RegionId): PlaceEntry => {
  const { name, type, home, waterways, zone, vp, tokens, lat, lon } = REGION[id];
  return {
    ...{ id, name, kind: LAND[type], side: home ?? null, at: at(id) },
    more: {
      waterways: waterways ?? [],
      zone: zone ?? null,
      vp: vp ?? 0,
      tokens: tokens ?? 0,
      ...{ lat, lon },
    },
  };
};

const water =
  (kind: 'waterway' | 'zone') =>
  ({ id, name }: Named): PlaceEntry => ({
    ...{ id, name, kind, side: null, at: at(id), more: {} },
  });

/** OPSX-map.1 connections by land, and between regions and the waters that they border. */
const connections = [
  ...EDGES.map(([from, to]) => beside(from, to, 'land')),
  ...REGION_IDS.flatMap((id) => {
    const { waterways = [], zone } = REGION[id];
    const waters = zone === undefined ? waterways : [...waterways, zone];
    return waters.map((to) => beside(id, to, 'shore'));
  }),
];

/** OPS-general.supply-pool the units of one class of a side. */
const unit = (side: Side, kind: Class): PieceEntry => ({
  id: `${side}-${kind}`,
  name: {
    en: `${SIDE_NAME[side].en} ${CLASS_NAME[kind].en}`,
    ja: `${SIDE_NAME[side].ja}軍の${CLASS_NAME[kind].ja}`,
  },
  ...{ kind, side, count: SUPPLY[side][kind] },
  more: { hitOn: HIT_ON[kind], cost: COST[kind] },
});

const units = SIDES.flatMap((side) =>
  CLASSES.filter((kind) => SUPPLY[side][kind] > 0).map((kind) => unit(side, kind)),
);

const SQUADRON: PieceEntry = {
  ...{ id: 'gb-squadron', name: { en: 'British squadron', ja: 'イギリス軍の戦隊' } },
  ...{ kind: 'squadron', side: 'gb', count: track.NAVY + track.EUROPE, more: {} },
};

const FORT: PieceEntry = {
  ...{ id: 'fort-marker', name: { en: 'Fort', ja: '砦' } },
  ...{ kind: 'fort', side: null, count: FORTS, more: {} },
};

const TERMS: Readonly<Record<string, Text>> = {
  ...CLASS_NAME,
  squadron: { en: 'squadron', ja: '戦隊' },
  fort: { en: 'fort', ja: '砦' },
  town: { en: 'town', ja: '町' },
  countryside: { en: 'countryside', ja: '農村' },
  'indian-country': { en: 'Indian country', ja: 'インディアンの領域' },
  waterway: { en: 'waterway', ja: '水路' },
  zone: { en: 'blockade zone', ja: '封鎖ゾーン' },
  land: { en: 'land connection', ja: '陸路' },
  shore: { en: 'shore', ja: '岸' },
  up: { en: 'up', ja: '上げる' },
  down: { en: 'down', ja: '下げる' },
  count: { en: 'number', ja: '数' },
};

/** The 33 regions, the waters, all units, and the tracks. The thirty cards are in `decks.catalogue`. */
export const components: Components = {
  sides: DRAWN_SIDES,
  places: [
    ...REGION_IDS.map(region),
    ...WATERWAYS.map(water('waterway')),
    ...ZONES.map(water('zone')),
  ],
  connections,
  pieces: [...units, SQUADRON, FORT],
  // OPSX-conflict.1 squadrons that come when the marker moves up; an event may move it, too
  schedule: track.STEPS_UP.map((turn) => ({
    ...{ when: String(turn), scenario: null, side: 'gb', at: null, count: track.WAVE },
    pieces: [SQUADRON.id],
  })),
  tracks: [
    {
      ...{ id: 'turn', name: { en: 'Turn', ja: 'ターン' } },
      values: track.TURNS.map((name, i) => ({ id: String(i + 1), name })),
    },
    { id: 'round', name: { en: 'Round', ja: 'ラウンド' }, values: numbers(1, track.ROUNDS) },
    {
      ...{ id: 'vp', name: { en: 'Victory points', ja: '勝利ポイント' } },
      values: numbers(-track.VP_END, track.VP_END),
    },
    {
      ...{ id: 'privateer', name: { en: 'Privateers', ja: '私掠船' } },
      values: numbers(0, track.PRIVATEER_END),
    },
    { id: 'stage', name: { en: 'Larger conflict', ja: '大規模紛争' }, values: numbers(1, 3) },
  ],
  terms: [...namesOf(TERMS), ...OPERATIONS.map(({ id, name }) => ({ id, name }))],
  shapes: {
    ...shapesOf(
      Object.values(LAND),
      object({
        waterways: list(oneOf(...WATERWAY_IDS)),
        zone: oneOf(...ZONE_IDS, null),
        ...{ vp: count, tokens: count, lat: number, lon: number },
      }),
    ),
    ...shapesOf(['waterway', 'zone', 'squadron', 'fort'], object({})),
    ...shapesOf(CLASSES, object({ hitOn: whole(1, 6), cost: count })),
  },
};
