import type { Action } from '../../kernel/action.js';
import { other, type Side } from '../components/side.js';
import { columnAt } from '../questions/combat.js';
import { pointsAt } from '../questions/force.js';
import { isAdvanced, scenarioIn, type State1776 } from '../state.js';
import { goalsOf } from './evaluate.js';
import { HABITS } from './habits.js';
import { temperIn } from './temper.js';
import { gainOf } from './toll.js';
import { goalsIn } from './worth.js';

/** The column of 1 to 1, from which on an attack is considered. */
const EVEN = 2;

/** The choices that may be best. A stack that can march is marched before the phase is ended. */
export function worthTrying(
  state: State1776,
  seat: Side,
  choices: readonly Action[],
): readonly Action[] {
  const verbs = new Set(choices.map((one) => one.do));
  if (isAdvanced(state))
    for (const [verb, habit] of HABITS)
      if (verbs.has(verb)) {
        const tried = habit({ state, seat, choices });
        if (tried.length > 0) return tried;
      }
  if (verbs.has('stop') && verbs.has('row') === false) return marching(state, choices);
  if (verbs.has('march')) return choices.filter((one) => one.do === 'march').slice(0, 1);
  return verbs.has('fight') && !isAdvanced(state) ? fighting(state, seat, choices) : choices;
}

/**
 * Ends of a march that are worth reaching, and before the first step ways to divide the column: one point stays, half
 * of them, or all but one.
 */
function marching(state: State1776, choices: readonly Action[]): readonly Action[] {
  const { column } = state;
  if (column === null) return choices;
  const goals = new Set(goalsOf(state));
  const units: { readonly [code: string]: number | undefined } = column.units;
  const parts = (unit: string, points: number): boolean => {
    const all = units[unit] ?? 0;
    return points === 1 || points === Math.floor(all / 2) || points === all - 1;
  };
  const mayPart =
    !temperIn(state).together || goalsIn(scenarioIn(state)).some(({ hex }) => hex === column.at);
  return choices.filter(
    (one) =>
      one.do === 'stop' ||
      one.do === 'emerge' ||
      (one.do === 'go' && goals.has(one['hex'] as string)) ||
      (one.do === 'leave' &&
        mayPart &&
        !column.moved &&
        parts(one['unit'] as string, one['points'] as number)),
  );
}

/**
 * Attacks that gain are made before the phase is ended. If none gains, attacks at even odds or better are compared with
 * the end.
 */
function fighting(state: State1776, seat: Side, choices: readonly Action[]): readonly Action[] {
  const gains = ({ hex }: Action): boolean =>
    gainOf(pointsAt(state, seat, hex as string), pointsAt(state, other(seat), hex as string)) > 0;
  const good = choices.filter((one) => one.do === 'fight' && gains(one));
  if (good.length > 0) return good.slice(0, 1);
  return choices.filter(
    (one) => one.do === 'end' || columnAt(state, one['hex'] as string, seat) >= EVEN,
  );
}
