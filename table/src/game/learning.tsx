import { useEffect } from 'preact/hooks';

import { useLoaded } from '../loaded.js';
import { muster, newId } from '../session.js';
import { messageOf } from '../sign-up.js';
import { lessonPlace } from '../traces.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';

/**
 * Creates the game of a ruleset's lesson. Returns its address; if there is no lesson, that of the page for a new game.
 */
async function learn(id: string, requestId: string): Promise<string> {
  const service = muster();
  const [lesson, rulesets] = await Promise.all([service.lesson(id), service.rulesets()]);
  if (lesson === null) return `/play/new?ruleset=${id}`;
  const { scenario, options, seat, level, position } = lesson;
  const seats = rulesets.find((rules) => rules.id === id)?.seats ?? [];
  const others = seats.filter((one) => one !== seat);
  const seatBots = others.map((one) => ({ seat: one, level }));
  const game = await service.createGame(
    { ruleset: id, scenario, options, seat, position, seatBots, private: true },
    requestId,
  );
  localStorage.setItem(lessonPlace(game.id), '0');
  return `/play/${game.id}`;
}

/** Request id: one visit creates one game, however often it asks. */
const REQUEST = newId();

/** The page `/play/learn?ruleset=`: begins a ruleset's lesson and goes to its game. */
export function Learning() {
  const ruleset = new URLSearchParams(location.search).get('ruleset') ?? '';
  const { value, error, again } = useLoaded(() => learn(ruleset, REQUEST), []);
  useEffect(() => void (value !== null && location.replace(value)), [value]);
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  return <p class="page">{words().loading}</p>;
}
