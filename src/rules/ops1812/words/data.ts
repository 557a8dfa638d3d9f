import type { Line } from '../../kits/log.js';
import type { CardId } from '../components/cards.js';
import type { RegionId, WaterwayId, ZoneId } from '../components/map.js';
import type { Operation } from '../components/operations.js';
import type { Side } from '../components/side.js';
import type { Class, Counts } from '../components/units.js';
import type { SourceId } from '../questions/bonus.js';
import type { Score } from '../questions/victory.js';

type BySide<V> = { readonly [S in Side]: V };

/** Type of event -> its data. Members with `?` are for one seat only. */
export interface EventData {
  turn: { turn: number };
  conflict: { stage: number; squadrons: number; missing: number };
  dealt: { us: number; gb: number; reshuffled: boolean; cards?: readonly CardId[] };
  played: {
    side: Side;
    card: CardId;
    how: 'operate' | 'event' | 'discard';
    operation?: Operation;
    ops?: number;
  };
  raised: { side: Side; region: RegionId; unit: Class };
  marched: { side: Side; from: RegionId; to: RegionId; units: Counts };
  launched: { side: Side; waterway: WaterwayId };
  swept: { side: Side; waterway: WaterwayId };
  fort: { side: Side; region: RegionId };
  privateer: { target: number; levels: number; level: number };
  cruise: { zone: ZoneId; hits: number; back: number };
  deployed: { zone: ZoneId; from: ZoneId | null; squadrons: number; full: number };
  recalled: { zone: ZoneId };
  landed: { from: RegionId; to: RegionId; count: number };
  raid: {
    from: RegionId;
    to: RegionId;
    die: number;
    target: number;
    result: 'failed' | 'militia' | 'marker' | 'nothing';
  };
  battle: {
    region: RegionId;
    attacker: Side;
    from: RegionId;
    units: BySide<Counts>;
    bonus: BySide<readonly SourceId[]>;
  };
  'battle-round': { region: RegionId; round: number } & BySide<readonly number[]>;
  losses: { region: RegionId } & BySide<Counts>;
  evading: { region: RegionId; hit: number; evading: number };
  evaded: { region: RegionId; to: RegionId };
  retreated: { side: Side; from: RegionId; to: RegionId; units: Counts };
  'battle-over': { region: RegionId; winner: Side | null; fort: boolean };
  'privateer-moved': { level: number };
  target: { target: number };
  batteries: object;
  drill: { side: Side };
  peace: { vp: number };
  placed: { side: Side; region: RegionId; unit: Class };
  restored: { region: RegionId };
  deserted: { side: Side; region: RegionId };
  scattered: { zone: ZoneId };
  scored: BySide<Score> & { net: number; vp: number };
  upkeep: { turn: number };
}
type EventType = keyof EventData;

/** Wording of every event in each language. */
export type Lines<T extends EventType = EventType> = { readonly [K in T]: Line<EventData[K]> };
