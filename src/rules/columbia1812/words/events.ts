import type { Heard } from '../../kernel/table.js';
import type { Locale } from '../../kernel/text.js';
import { BATTLE, type BattleData } from './battle.js';
import type { Line, Lines } from './lines.js';
import { MOVEMENT, type MovementData } from './movement.js';
import { NAVAL, type NavalData } from './naval.js';
import { SEQUENCE, type SequenceData } from './sequence.js';
import { WINTER, type WinterData } from './winter.js';

/** Event type -> what it says. */
export type EventData = SequenceData & MovementData & NavalData & BattleData & WinterData;
export type EventType = keyof EventData;

const LINES: Lines<EventData> = { ...SEQUENCE, ...MOVEMENT, ...NAVAL, ...BATTLE, ...WINTER };

export const EVENT_TYPES = Object.keys(LINES) as EventType[];

const isEventType = (type: string): type is EventType => Object.hasOwn(LINES, type);

/** The log line of an event as its hearer may know it: an owner reads the names of his blocks. */
export function describeEvent({ type, data, rolls }: Heard, locale: Locale): string {
  if (!isEventType(type)) throw new Error(`no log line for the event ${type}`);
  // the table pairs every type with the data that the rules say under it
  const line = LINES[type] as Line<unknown>;
  return line[locale](data, rolls);
}
