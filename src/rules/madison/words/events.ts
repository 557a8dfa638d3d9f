import type { Heard } from '../../kernel/table.js';
import type { Locale } from '../../kernel/text.js';
import { ARRIVAL_LINES } from './arrival-lines.js';
import { COURSE_LINES } from './course-lines.js';
import type { EventType, Line, Lines } from './data.js';
import { FIGHT_LINES } from './fight-lines.js';
import { MOVE_LINES } from './move-lines.js';

const LINES: Lines = { ...COURSE_LINES, ...MOVE_LINES, ...FIGHT_LINES, ...ARRIVAL_LINES };

export const EVENT_TYPES = Object.keys(LINES) as EventType[];

const isEventType = (type: string): type is EventType => Object.hasOwn(LINES, type);

/** The log line of an event as its hearer may know it. */
export function describeEvent({ type, data, rolls }: Heard, locale: Locale): string {
  if (!isEventType(type)) throw new Error(`no log line for the event ${type}`);
  // the table pairs every type with the data that the rules say under it
  const line = LINES[type] as Line<unknown>;
  return line[locale](data, rolls);
}
