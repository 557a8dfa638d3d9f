import type { Roll } from '../../kernel/table.js';
import { BLOCK, type BlockId, BLOCKS } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import { type LakeId, LAKES, type TownId } from '../components/map.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import { type Face, FACES, type Ships } from '../state.js';
import { diceOf, sum, type Throw, throwsOf } from './dice.js';

export const town = (id: TownId | null): string => (id === null ? 'この町' : TOWN[id].name.ja);
export const lake = (id: LakeId | null): string =>
  LAKES.find((one) => one.id === id)?.name.ja ?? '湖';
export const block = (id: BlockId): string => BLOCK[id].name.ja;
export const force = (side: Side): string => `${SIDE_NAME[side].ja}軍`;
export const armies = (n: number): string => `陸軍ユニット${n}個`;
export const navalUnits = (n: number, side: Side): string => `${force(side)}の海軍ユニット${n}個`;

export const list = (items: readonly string[]): string => items.join('、');

const inOrder = (ids: readonly BlockId[]): BlockId[] =>
  BLOCKS.map(({ id }) => id).filter((id) => ids.includes(id));

export const blocks = (ids: readonly BlockId[]): string => list(inOrder(ids).map(block));

/** Blocks with a number each: a CV or hits. */
export const numbered = (units: { readonly [B in BlockId]?: number }, counter: string): string =>
  list(inOrder(Object.keys(units) as BlockId[]).map((id) => `${block(id)} ${units[id]}${counter}`));

export const FACE: Readonly<Record<Face, string>> = { up: '作戦艦隊', down: '非作戦艦隊' };

export const fleet = (ships: Ships): string =>
  list(FACES.filter((face) => ships[face] > 0).map((face) => `${FACE[face]}${ships[face]}個`));

export const hits = (n: number): string => (n === 0 ? 'ヒットなし' : `${n}ヒット`);

export const pips = (dice: readonly number[]): string => dice.join(' ');

/** Dice in words: `サイコロ3個 [6 4 1]`. */
export function dice(rolls: readonly Roll[]): string {
  const all = diceOf(rolls);
  return `サイコロ${all.length}個 [${pips(all)}]`;
}

const total = (side: Side, rolled: Throw): string =>
  `${force(side)} ${rolled[side].join('+')}=${sum(rolled[side])}`;

/** The 2d6 of both sides, with ties before them. */
export function rollOff(rolls: readonly Roll[]): string {
  const throws = throwsOf(rolls).map((one) => `${total('us', one)}、${total('gb', one)}`);
  return `サイコロ2個ずつ: ${throws.join('。同点につき振り直し: ')}`;
}
