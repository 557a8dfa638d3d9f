import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';

/**
 * MMW-2.4, MMW-4.16 a lake. Its id is also the id of its lake control box, which is worth `vp` to the side that
 * controls it.
 */
export interface Lake {
  readonly id: string;
  readonly name: Text;
  readonly vp: number;
}

export const LAKES = [
  { id: 'lake-ontario', name: { en: 'Lake Ontario', ja: 'オンタリオ湖' }, vp: 2 },
  { id: 'lake-erie', name: { en: 'Lake Erie', ja: 'エリー湖' }, vp: 2 },
  { id: 'lake-huron', name: { en: 'Lake Huron', ja: 'ヒューロン湖' }, vp: 2 },
  { id: 'lake-champlain', name: { en: 'Lake Champlain', ja: 'シャンプレーン湖' }, vp: 2 },
] as const satisfies readonly Lake[];
export type LakeId = (typeof LAKES)[number]['id'];

export const LAKE_IDS: readonly LakeId[] = LAKES.map(({ id }) => id);
export const LAKE: Readonly<Record<LakeId, Lake>> = byId(LAKES);

/** MMW-2.5 the lake transit box between Lake Erie and Lake Huron. No ship may end a turn there. */
export const TRANSIT = 'transit';
export const TRANSIT_NAME: Text = { en: 'Lake Transit Box', ja: '湖移送ボックス' };

const TWO: readonly LakeId[] = ['lake-erie', 'lake-huron'];

/** MMW-2.6 a lake, and after it the lake that counts as one with it for retreats and returns. */
export const joinedLakes = (lake: LakeId): readonly LakeId[] =>
  TWO.includes(lake) ? [lake, ...TWO.filter((one) => one !== lake)] : [lake];
