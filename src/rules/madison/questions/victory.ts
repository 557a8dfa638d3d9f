import type { Frame } from '../../kernel/frame.js';
import type { CardId } from '../components/cards/index.js';
import {
  joinedLakes,
  LAKE_IDS,
  type LakeId,
  SPACE,
  SPACE_IDS,
  type SpaceId,
  TOWNS_ON,
} from '../components/map.js';
import type { Side } from '../components/side.js';
import type { EndingFrame } from '../frames/turn.js';
import type { MadisonState } from '../state.js';
import { GHENT, NEW_ORLEANS } from './cards.js';
import { holderIn, holders, lakeController, valueOf } from './control.js';
import { LAKE_VP } from './points.js';
import { inSupply, supplied } from './supply.js';

/** MMW-4.34 the two forts on Lake Huron. */
const HURON_FORTS: readonly SpaceId[] = ['ft-mackinac', 'ft-st-joseph'];

export type Level = 'decisive' | 'marginal' | 'moral' | 'stalemate';

const DECISIVE = 20;
const MARGINAL = 10;

/**
 * MMW-17.1.a, MMW-17.1.b, MMW-17.1.c the level of victory that a net figure is. MMW-17.2 in a tournament 0 is a British
 * moral victory.
 */
export function levelOf(vp: number, tournament: boolean): Level {
  const lead = Math.abs(vp);
  if (lead >= DECISIVE) return 'decisive';
  if (lead >= MARGINAL) return 'marginal';
  return lead > 0 || tournament ? 'moral' : 'stalemate';
}

/** Who has won by a net figure; null: a stalemate (MMW-17.1.d). */
export const winnerBy = (vp: number, tournament: boolean): Side | null =>
  vp > 0 ? 'us' : vp < 0 || tournament ? 'gb' : null;

const sign = (side: Side): number => (side === 'us' ? 1 : -1);

/** MMW-4.34 whether the units of a side in a fort on Lake Huron count as supplied at the end; null: by their line. */
function huronSupply(state: MadisonState, side: Side, space: SpaceId): boolean | null {
  if (!HURON_FORTS.includes(space)) return null;
  const lake: LakeId = 'lake-huron';
  const holder = lakeController(state, lake) ?? state.markers[lake];
  if (holder === null) return true;
  if (side === 'gb') return holder === 'us' ? true : null;
  return holder === 'gb' ? false : null;
}

/** Whether units of `side` in a space have supply when the game ends. */
type EndSupply = (side: Side, space: SpaceId) => boolean;

function endSupply(state: MadisonState): EndSupply {
  const map = holders(state);
  const lines = { us: supplied(state, 'us', map), gb: supplied(state, 'gb', map) };
  return (side, space) =>
    huronSupply(state, side, space) ?? inSupply(state, side, space, lines[side]);
}

export interface Penalty {
  readonly clause: 'MMW-4.32' | 'MMW-4.33' | 'MMW-4.34';
  readonly side: Side;
  readonly place: SpaceId | LakeId;
  /** VPs lost. */
  readonly lost: number;
}

/** MMW-4.3, MMW-4.31 what each side loses when the game ends; nobody gains. */
export function penalties(state: MadisonState): Penalty[] {
  const fed = endSupply(state);
  return [...unfedTowns(state, fed), ...shutLakes(state, fed)];
}

/** MMW-4.32 units without supply keep no town; all units of a space share their supply. */
function unfedTowns(state: MadisonState, fed: EndSupply): Penalty[] {
  const map = holders(state);
  return SPACE_IDS.flatMap((place) => {
    const side = holderIn(map, place);
    const lost = valueOf(state, place);
    if (side === SPACE[place].territory || lost === 0 || fed(side, place)) return [];
    const clause = huronSupply(state, side, place) === false ? 'MMW-4.34' : 'MMW-4.32';
    return [{ clause, side, place, lost }] as const;
  });
}

/** MMW-4.33 ships in a box that could sail to no friendly, supplied town. */
function shutLakes(state: MadisonState, fed: EndSupply): Penalty[] {
  const map = holders(state);
  return LAKE_IDS.flatMap((place) => {
    const side = lakeController(state, place);
    if (side === null) return [];
    const towns = joinedLakes(place).flatMap((lake) => TOWNS_ON[lake]);
    if (towns.some((town) => holderIn(map, town) === side && fed(side, town))) return [];
    return [{ clause: 'MMW-4.33', side, place, lost: LAKE_VP }] as const;
  });
}

export const afterPenalties = (vp: number, list: readonly Penalty[]): number =>
  list.reduce((sum, { side, lost }) => sum - sign(side) * lost, vp);

/** VPs that a side loses, as a change of the marker. */
export const lossOf = (side: Side, vp: number): number => -sign(side) * vp;

/** MMW-4.2 what ends the game: `card` is Treaty of Ghent or Battle of New Orleans, null: all cards are used. */
export const endOfGame = (by: Side, card: CardId | null): Frame[] => {
  const ending: EndingFrame = {
    f: 'ending',
    by,
    reason: card === GHENT ? 'ghent' : card === NEW_ORLEANS ? 'new-orleans' : 'last-card',
    stage: card === GHENT ? 'ghent' : 'penalties',
  };
  return [ending];
};
