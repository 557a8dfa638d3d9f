import { describing } from '../../kits/log.js';
import { ARRIVAL_LINES } from './arrival-lines.js';
import { COURSE_LINES } from './course-lines.js';
import type { Lines } from './data.js';
import { FIGHT_LINES } from './fight-lines.js';
import { MOVE_LINES } from './move-lines.js';

const LINES: Lines = { ...COURSE_LINES, ...MOVE_LINES, ...FIGHT_LINES, ...ARRIVAL_LINES };

export const describeEvent = describing(LINES);
