import { useEffect, useState } from 'preact/hooks';

import { lessonPlace, readTrace } from '../traces.js';
import type { CoachProps } from './coach.js';

type Lessons = typeof import('./coach.js');

/** The coach of a game that is a lesson, or where no game is given what begins one: loaded by those who learn. */
export function Lesson({ of }: { of?: CoachProps }) {
  const [loaded, setLoaded] = useState<Lessons | null>(null);
  const isWanted = of === undefined || readTrace(lessonPlace(of.table.game.id)) !== null;
  useEffect(() => {
    // Without a coach the game is played all the same.
    if (isWanted) import('./coach.js').then(setLoaded, () => undefined);
  }, []);
  if (loaded === null) return null;
  return of === undefined ? <loaded.Learning /> : <loaded.Coach {...of} />;
}
