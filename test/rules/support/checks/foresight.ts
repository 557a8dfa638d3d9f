import { type Action, actionKey } from '../../../../src/rules/kernel/action.js';
import { foresightOf, type Halt } from '../../../../src/rules/kernel/foresight.js';
import { isSealed, type Seat, type State } from '../../../../src/rules/kernel/frame.js';
import { choices, type Stop } from '../../../../src/rules/kernel/play.js';
import { seeded } from '../../../../src/rules/kernel/random.js';
import type { Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { type Check, check, sealedPlaces, somePlaces, triedSteps } from '../world.js';

/** What may come of an action of which that was told; under seal another's answer may be the last. */
function mayCome(told: Halt, stopped: Stop, isUnderSeal: boolean): boolean {
  if (told === null) return stopped === 'END';
  if (told === 'OTHER_SEAT') return true;
  // Others are taken to answer whatever they may be asked: who has passed on that is not, and then it goes on to dice.
  if (told === 'REVEAL') return stopped !== 'END';
  return isUnderSeal ? stopped !== 'END' : stopped === told;
}

const kept = check('what is foretold of a choice comes of it', ({ rules, ...world }, fail) => {
  for (const { before, seat, action, played } of triedSteps({ rules, ...world })) {
    const told = foresightOf(rules, before, seat)(action);
    if (!mayCome(told, played.stopped, isSealed(before.agenda.at(-1))))
      fail(`${actionKey(action)} by ${seat}: foretold ${told}, then ${played.stopped}`);
  }
});

/** Of a list of hundreds, some from all over it. */
const MOST = 30;
function foretold(rules: Ruleset, state: State, seat: Seat, list: readonly Action[]): string {
  const foresee = foresightOf(rules, state, seat);
  const some = list.filter((_, i) => i % Math.ceil(list.length / MOST) === 0);
  return some.map((action) => `${actionKey(action)}: ${foresee(action)}`).join('\n');
}

const alike = check('what is foretold is the same in like worlds', (world, fail) => {
  const { rules } = world;
  const random = seeded(23);
  for (const { game, index } of [...somePlaces(world, 40), ...sealedPlaces(world, 6)]) {
    const { before, seat } = game.steps[index]!;
    const list = choices(rules, before, seat);
    const { state: other } = rules.resample(before, seat, random, 'any');
    const [here, there] = [before, other].map((state) => foretold(rules, state, seat, list));
    if (here !== there) fail(`${seat}: ${here} | ${there}`);
  }
});

export const FORESIGHT: readonly Check[] = [kept, alike];
