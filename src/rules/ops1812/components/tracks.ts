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
/** OPSX-seq.2 number of action rounds in a turn. */
export const ROUNDS = 5;
/** OPSX-card.1 number of cards in a full hand. */
export const HAND = 6;

/** OPSX-waterway.1 number of control spaces of a waterway, and how many of them give control. */
export const SPACES = 3;
export const CONTROL = 2;
/** OPSX-deploy.2 number of squadrons that make a blockade full. */
export const FULL = 2;

/** OPSX-vp.1 the end of the track on both sides, and OPSX-end.1 the lead for a sudden victory. */
export const VP_END = 20;
export const SUDDEN = 15;
/** OPSX-naval.1 the last space of the privateer track; each level is worth 1 VP. */
export const PRIVATEER_END = 6;
/** OPSX-vp.2 maximum VP per turn for Indian regions with American units. */
export const FRONTIER_MOST = 2;

/** OPSX-conflict.1 turns at whose beginning the marker moves up. */
export const STEPS_UP: readonly number[] = [3, 5];
/** OPSX-conflict.2 number of squadrons that come or leave with each stage, and their places at the start. */
export const WAVE = 3;
export const NAVY = 4;
export const EUROPE = 6;

export const STAGES = [1, 2, 3] as const;
export type Stage = (typeof STAGES)[number];

/** OPS-general.larger-conflict, OPSX-conflict.3 effects of each stage. */
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
/** OPSX-conflict.3 regions with more recruit tokens. */
export const MORE_TOKENS: readonly string[] = ['quebec', 'halifax'];

/** OPS-cruise.roll, OPS-evade.success, OPSX-raid.1 lowest die roll that succeeds. */
export const CRUISE_ON = 4;
export const EVADE_ON = 4;
export const RAID_ON = { open: 4, fort: 5 };
