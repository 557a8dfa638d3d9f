import { LINES, Lines } from '../icons.js';

/** The paths of the icons of a game, beside those of every page. */
const OF_GAMES = {
  ...LINES,
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  parts: 'M4 5l5-2 6 2 5-2v16l-5 2-6-2-5 2zM9 3v16M15 5v16',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  lines: 'M5 6h14M5 12h14M5 18h9',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  swords: 'M5 4l12 12M19 4L7 16M14 19l5-5M5 14l5 5M4 20l2-2M20 20l-2-2',
  die: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  before: 'M14 6l-6 6 6 6',
  after: 'M10 6l6 6-6 6',
} as const;

export type IconName = keyof typeof OF_GAMES;

export function Icon({ name }: { name: IconName }) {
  return <Lines path={OF_GAMES[name]} />;
}
