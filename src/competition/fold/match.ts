import { legsOf, type Settings } from '../facts/settings.js';
import type { EntryNumber } from '../table/table.js';
import { isActive, type PairState, type Tournament } from './tournament.js';

/** How many more games decide a pair of a bracket that is level after its games. */
const MORE_GAMES = 2;

/** Points of the first and of the second of a pair: 1 for a win, 0.5 for a draw. */
export function scoreOf({ legs }: PairState): readonly [number, number] {
  const share = (won: 'FIRST' | 'SECOND'): number =>
    legs.reduce((sum, { result }) => sum + (result === won ? 1 : result === 'DRAW' ? 0.5 : 0), 0);
  return [share('FIRST'), share('SECOND')];
}

const targetOf = (settings: Settings): number => settings.bestOf ?? legsOf(settings);

/** Whether the planned games of a pair are over, or the remaining ones can no longer change who wins. */
function isThrough(settings: Settings, pair: PairState): boolean {
  const target = targetOf(settings);
  return pair.legs.length >= target || Math.max(...scoreOf(pair)) > target / 2;
}

const isNone = ({ legs }: PairState): boolean =>
  legs.every(({ result }) => result === 'NOT_PLAYED') ||
  legs.some(({ result }) => result === 'BOTH_LOSE');

/** Whether a pair of a bracket, whose games so far are over, has to play another one. */
function playsOn(event: Tournament, pair: PairState): boolean {
  if (![pair.first, pair.second].every((entry) => isActive(event, entry))) return false;
  if (!isThrough(event.settings, pair)) return true;
  const [first, second] = scoreOf(pair);
  const most = targetOf(event.settings) + MORE_GAMES;
  return first === second && pair.legs.length < most && !isNone(pair);
}

/** The leg, from 1, that has to begin now because those before it are over; null: none. */
export function legDue(event: Tournament, pair: PairState): number | null {
  const { legs, match, annulled } = pair;
  if (annulled || legs.some(({ game, result }) => game !== null && result === null)) return null;
  const waiting = legs.findIndex(({ result }) => result === null);
  if (waiting >= 0) return waiting + 1;
  return match !== undefined && playsOn(event, pair) ? legs.length + 1 : null;
}

/** The one of a pair with the better seed. */
function better({ seeds, advanced }: Tournament, { first, second }: PairState): EntryNumber {
  const order = advanced ?? seeds;
  return order.indexOf(first) <= order.indexOf(second) ? first : second;
}

/**
 * Who of a pair goes on in a bracket when its round is closed: who has won more; where the games were broken off or are
 * level, who has not left the event; else the one with the better seed. null: both have lost.
 */
export function throughOf(event: Tournament, pair: PairState): EntryNumber | null {
  const [first, second] = scoreOf(pair);
  const leader = first === second ? undefined : first > second ? pair.first : pair.second;
  if (leader !== undefined && isThrough(event.settings, pair)) return leader;
  if (pair.legs.some(({ result }) => result === 'BOTH_LOSE')) return leader ?? null;
  const there = [pair.first, pair.second].filter((entry) => isActive(event, entry));
  const [alone] = there;
  if (alone !== undefined && there.length === 1) return alone;
  return leader ?? better(event, pair);
}
