import type { Roll } from '../../kernel/table.js';
import type { Line } from '../../kits/log.js';
import type { CardId } from '../components/cards/index.js';
import type { FortId } from '../components/forts.js';
import type { LeaderId } from '../components/leaders.js';
import type { LakeId, SpaceId } from '../components/map.js';
import type { ShipId } from '../components/ships.js';
import type { Side } from '../components/side.js';
import type { LandResult } from '../components/tables.js';
import type { TurnId } from '../components/turns.js';
import type { UnitId } from '../components/units.js';
import type { RetreatCause } from '../frames.js';
import type { Level } from '../questions/victory.js';
import type { Use } from '../state.js';

/** Leaders it names whose counters show their other side. */
type Faces = { flipped?: readonly LeaderId[] };
type Piece = { unit?: UnitId; leader?: LeaderId; ship?: ShipId } & Faces;
type Force = { units: readonly UnitId[]; leaders: readonly LeaderId[] } & Faces;
type Named = { leader: LeaderId } & Faces;
type Factor = { clause: string; value: number };
/** A space, a box or the transit box. */
type PlaceId = string;

/** Type of event -> its data. `cards` and `card` with `?` are for one seat only. */
export interface EventData {
  turn: { turn: TurnId };
  prewar: { first: Side };
  kept: { side: Side };
  'war-declared': { side: Side; first: Side };
  /** `lead`: VPs that were added to the die of the side that has them; positive: American (MMW-7.33.b). */
  'first-player': { side: Side; lead?: number };
  'first-player-tie': { lead: number };
  dealt: { side: Side; count: number; cards?: readonly CardId[] };
  drew: { side: Side; count: number; cards?: readonly CardId[] };
  'ghent-in-deck': object;
  held: { side: Side; card?: CardId };
  'held-discarded': { cards: readonly CardId[] };
  'winter-pass': { side: Side };
  'card-played': { side: Side; card: CardId; use: Use };
  reaction: { side: Side; card: CardId };
  'battle-card': { side: Side; card: CardId };
  'card-aimed': { card: CardId; space?: SpaceId; lake?: LakeId };
  'card-in-force': { card: CardId; side: Side; lake?: LakeId };
  'event-rolled': { card: CardId; die: number };
  'event-vp': { side: Side; vp: number };
  'cards-lost': { side: Side; cards: readonly CardId[] };
  'hand-shown': { side: Side; to: Side; count: number; cards?: readonly CardId[] };
  vp: { vp: number };
  'vp-check': { vp: number };
  ghent: { side: Side; cards: number };
  'no-new-orleans': { side: Side };
  penalty: { side: Side; place: PlaceId; lost: number };
  final: { vp: number; level: Level; side: Side | null };
  activated: { side: Side; space: PlaceId } & Force & { ships: readonly ShipId[] };
  'campaign-force': {
    side: Side;
    force: number;
    leader?: LeaderId;
    unit?: UnitId;
    ship?: ShipId;
  } & Faces;
  marched: { side: Side; from: PlaceId; to: PlaceId; ships?: readonly ShipId[] } & Force;
  'assault-declared': { side: Side; unit: UnitId; space: SpaceId };
  stood: { side: Side; space: SpaceId };
  retreated: {
    side: Side;
    from: PlaceId;
    to: PlaceId;
    cause: RetreatCause;
    water: boolean;
  } & Force;
  'sailed-off': { side: Side; from: PlaceId; to: PlaceId; units: readonly UnitId[] };
  'space-pinned': { space: SpaceId; max: number };
  'force-held': { side: Side; force?: number; space?: SpaceId };
  'ships-held': { side: Side; force?: number };
  'sent-back': { side: Side; space: SpaceId };
  sailed: { side: Side; from: PlaceId; to: PlaceId };
  landed: { unit: UnitId; at: PlaceId };
  'leader-landed': Named & { at: PlaceId };
  landing: { side: Side; space: SpaceId };
  'landing-called-off': { to: PlaceId };
  'ship-moved': { ship: ShipId; from: PlaceId; to: PlaceId };
  'leader-moved': Named & { from: PlaceId; to: PlaceId };
  'lake-marked': { lake: LakeId; side: Side };
  'marker-removed': { lake: LakeId; side: Side };
  'marker-lifted': { lake: LakeId };
  combat: { space: SpaceId; attacker: Side };
  lead: { side: Side; unit: UnitId };
  command: Named & { side: Side };
  'combat-round': {
    space: SpaceId;
    attacker: Side;
    round: number;
    attack: number;
    defence: number;
    odds: string;
    drm: number;
    total: number;
    result: LandResult;
    /** Meaning of the result 9 (MMW-2.77). */
    nine?: 'AR' | 'DR';
    modifiers: readonly Factor[];
  };
  'combat-over': { space: SpaceId; beaten?: Side };
  'naval-combat': { lake: LakeId; attacker: Side };
  'lead-ship': { side: Side; ship: ShipId };
  'naval-round': {
    lake: LakeId;
    attacker: Side;
    drm: number;
    total: number;
    modifiers: readonly Factor[];
  };
  'winner-losses': { lake: LakeId; side: Side; steps: number };
  'naval-combat-over': { lake: LakeId };
  reduced: { unit: UnitId; place: PlaceId };
  eliminated: { unit: UnitId; place: PlaceId; surrendered?: true };
  restored: { unit: UnitId; place: PlaceId };
  'leader-removed': Named & { place: PlaceId; captured?: true };
  'leader-captured': Named & { place: PlaceId };
  'leader-replaced': { leader: LeaderId; place: PlaceId };
  'ship-damaged': { ship: ShipId; place: PlaceId };
  'ship-lost': { ship: ShipId; place: PlaceId };
  'ship-repaired': { ship: ShipId; place: PlaceId };
  'ship-built': { ship: ShipId; space: SpaceId };
  'ship-placed': { ship: ShipId; space: SpaceId };
  'unit-placed': { unit: UnitId; space: SpaceId };
  'unit-joined': { unit: UnitId; from: PlaceId; space: SpaceId };
  'unit-delayed': { unit: UnitId };
  'leader-placed': { leader: LeaderId; space: SpaceId };
  arrived: Piece & { space: SpaceId };
  'held-back': Piece;
  'never-came': Piece;
  'fort-placed': { fort: FortId; space: SpaceId };
  'town-destroyed': { space: SpaceId };
  'base-destroyed': { space: SpaceId };
  'backup-base': { space: SpaceId };
  'depot-placed': { side: Side; space: SpaceId };
  'depot-lost': { side: Side; space: SpaceId };
  'depots-removed': object;
  quarters: { card: CardId; space: SpaceId };
}
export type EventType = keyof EventData;

/** How an event reads in each language. */
export type Lines<T extends EventType = EventType> = { readonly [K in T]: Line<EventData[K]> };

export const diceOf = (rolls: readonly Roll[]): number[] => rolls.flatMap(({ dice }) => [...dice]);
/** `+2`, `-1`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
