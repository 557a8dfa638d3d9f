import type { Text } from '../../kernel/text.js';
import type { Side } from './side.js';

/** OPSX-seq.1 the six turns. */
export const TURNS: readonly Text[] = [
  { en: 'Summer 1812', ja: '1812年 夏' },
  { en: 'Autumn 1812', ja: '1812年 秋' },
  { en: 'Summer 1813', ja: '1813年 夏' },
  { en: 'Autumn 1813', ja: '1813年 秋' },
  { en: 'Summer 1814', ja: '1814年 夏' },
  { en: 'Autumn 1814', ja: '1814年 秋' },
];
/** OPSX-seq.2 action rounds a turn. */
export const ROUNDS = 5;
/** OPSX-card.1 */
export const HAND = 6;

/** OPSX-waterway.1 control spaces of a waterway and how many of them give control. */
export const SPACES = 3;
export const CONTROL = 2;
/** OPSX-deploy.2 squadrons that make a blockade full. */
export const FULL = 2;

/** OPSX-vp.1 the ends of the track and OPSX-end.1 sudden victory. */
export const VP_END = 20;
export const SUDDEN = 15;
/** OPSX-naval.1 the last space of the privateer track; VP = level. */
export const PRIVATEER_END = 6;
/** OPSX-vp.2 most VP a turn from Indian regions with American units. */
export const FRONTIER_MOST = 2;

/** OPSX-conflict.1 turns at whose start the marker goes up. */
export const STEPS_UP: readonly number[] = [3, 5];
/** OPSX-conflict.2 squadrons that come or go with each stage, and where they are at the start. */
export const WAVE = 3;
export const NAVY = 4;
export const EUROPE = 6;

export const STAGES = [1, 2, 3] as const;
export type Stage = (typeof STAGES)[number];

/** OPS-general.larger-conflict, OPSX-conflict.3 what its stage does. */
export const STAGE: Readonly<
  Record<
    Stage,
    { readonly firstAttack: Side | null; readonly privateer: number; readonly tokens: number }
  >
> = {
  1: { firstAttack: 'us', privateer: 3, tokens: 0 },
  2: { firstAttack: null, privateer: 3, tokens: 0 },
  3: { firstAttack: 'gb', privateer: 4, tokens: 1 },
};
/** OPSX-conflict.3 */
export const MORE_TOKENS: readonly string[] = ['quebec', 'halifax'];

/** OPS-cruise.roll, OPS-evade.success, OPSX-raid.1 least dice that succeed. */
export const CRUISE_ON = 4;
export const EVADE_ON = 4;
export const RAID_ON = { open: 4, fort: 5 };
