/** The only door into `ranking`: the standings of an event with all its stages, and who goes on to the second one. */
export { advancing } from './advancing.js';
export { type Line, linesOf } from './lines.js';
