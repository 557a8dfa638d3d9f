import type { Roll } from '../../kernel/table.js';
import { BLOCK, type BlockId, BLOCKS } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import { type LakeId, LAKES, type TownId } from '../components/map.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import { type Face, FACES, type Ships } from '../state.js';
import { diceOf, sum, type Throw, throwsOf } from './dice.js';

export const town = (id: TownId | null): string => (id === null ? 'this town' : TOWN[id].name.en);
export const lake = (id: LakeId | null): string =>
  LAKES.find((one) => one.id === id)?.name.en ?? 'the lake';
export const block = (id: BlockId): string => BLOCK[id].name.en;
export const adjective = (side: Side): string => SIDE_NAME[side].en;
/** Name of a side within a sentence, followed by a plural verb. */
export const the = (side: Side): string => (side === 'us' ? 'the Americans' : 'the British');
/** Name of a side at the beginning of a sentence. */
export const The = (side: Side): string => (side === 'us' ? 'The Americans' : 'The British');

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
export const armies = (n: number): string => count(n, 'army unit');
export const isAre = (n: number): string => (n === 1 ? 'is' : 'are');

/** A list in words: `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

const inOrder = (ids: readonly BlockId[]): BlockId[] =>
  BLOCKS.map(({ id }) => id).filter((id) => ids.includes(id));

export const blocks = (ids: readonly BlockId[]): string => list(inOrder(ids).map(block));

/** Blocks with a number each: a CV or hits. */
export const numbered = (units: { readonly [B in BlockId]?: number }): string =>
  inOrder(Object.keys(units) as BlockId[])
    .map((id) => `${block(id)} ${units[id]}`)
    .join(', ');

export const FACE: Readonly<Record<Face, string>> = { up: 'operational', down: 'non-operational' };

/** Naval units in words: `2 operational and 1 non-operational naval unit`. */
export function fleet(ships: Ships): string {
  const parts = FACES.filter((face) => ships[face] > 0).map(
    (face) => `${ships[face]} ${FACE[face]}`,
  );
  const last = ships.down > 0 ? ships.down : ships.up;
  return `${list(parts)} naval unit${last === 1 ? '' : 's'}`;
}

export const navalUnits = (n: number, side: Side): string =>
  count(n, `${adjective(side)} naval unit`);

export const hits = (n: number): string => (n === 0 ? 'no hit' : count(n, 'hit'));

export const pips = (dice: readonly number[]): string => dice.join(' ');

/** Dice in words: `3 dice: 6 4 1`. */
export function dice(rolls: readonly Roll[]): string {
  const all = diceOf(rolls);
  return `${all.length} ${all.length === 1 ? 'die' : 'dice'}: ${pips(all)}`;
}

const total = (side: Side, rolled: Throw): string =>
  `${the(side)} ${rolled[side].join(' + ')} = ${sum(rolled[side])}`;

/** The 2d6 of both sides, with ties before them; for the beginning of a sentence. */
export function rollOff(rolls: readonly Roll[]): string {
  const throws = throwsOf(rolls).map((one) => `${total('us', one)}, ${total('gb', one)}`);
  return `2d6: ${throws.join('; a tie, again: ')}`;
}
