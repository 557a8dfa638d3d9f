import { describing, type Lines } from '../../kits/log.js';
import { BATTLE, type BattleData } from './battle.js';
import { MOVEMENT, type MovementData } from './movement.js';
import { NAVAL, type NavalData } from './naval.js';
import { SEQUENCE, type SequenceData } from './sequence.js';
import { WINTER, type WinterData } from './winter.js';

/** Type of event -> its data. */
export type EventData = SequenceData & MovementData & NavalData & BattleData & WinterData;
export type EventType = keyof EventData;

const LINES: Lines<EventData> = { ...SEQUENCE, ...MOVEMENT, ...NAVAL, ...BATTLE, ...WINTER };

export const EVENT_TYPES = Object.keys(LINES) as EventType[];

export const describeEvent = describing(LINES);
