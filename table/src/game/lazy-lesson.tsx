import { useLater } from '../later.js';
import { lessonPlace, readTrace } from '../traces.js';
import type { CoachProps } from './coach.js';

/** The coach of a game that is a lesson; without a game, the page that begins one. Loaded only for those who learn. */
export function Lesson({ of }: { of?: CoachProps }) {
  const isWanted = of === undefined || readTrace(lessonPlace(of.table.game.id)) !== null;
  const loaded = useLater(() => import('./coach.js'), isWanted);
  if (loaded === null) return null;
  return of === undefined ? <loaded.Learning /> : <loaded.Coach {...of} />;
}
