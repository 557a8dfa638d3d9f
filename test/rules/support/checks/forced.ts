import type { Action } from '../../../../src/rules/kernel/action.js';
import { askPhaseOf } from '../../../../src/rules/kernel/agenda.js';
import { type AskFrame, isSealed, type State } from '../../../../src/rules/kernel/frame.js';
import { play } from '../../../../src/rules/kernel/play.js';
import { seeded, seededChance } from '../../../../src/rules/kernel/random.js';
import type { Ruleset } from '../../../../src/rules/kernel/ruleset.js';
import { allAsked } from '../asked.js';
import { type Check, check, someSteps, type Step, viewersOf } from '../world.js';

/** Steps of a game that are looked at. */
const STEPS = 80;

interface Next {
  readonly frame: AskFrame;
  /** The single choice, where it is taken unasked. */
  readonly only: Action | null;
}

/** What a settled game asks next; null where several seats are asked at once, or it is over. */
function nextIn(rules: Ruleset, state: State): Next | null {
  const top = state.agenda.at(-1);
  if (state.outcome !== null || top === undefined || isSealed(top)) return null;
  const frame = top as AskFrame;
  return { frame, only: askPhaseOf(rules, frame).forced(state, frame) };
}

/** The states of a step in which somebody is asked, or would be if single choices were not taken unasked. */
function* decisionsOf(rules: Ruleset, { before, seat, action, chance }: Step): Generator<State> {
  yield before;
  const asked = allAsked(rules);
  let by = seat;
  let only: Action | null = action;
  let state = before;
  // other dice for every step, or a battle might go on for ever
  for (let dice = chance; only !== null; dice++) {
    const played = play(asked, state, by, [only], seededChance(dice));
    if (!played.ok) throw new Error(`a single choice was refused: ${JSON.stringify(only)}`);
    ({ state } = played);
    const next = nextIn(rules, state);
    if (next === null) return;
    yield state;
    by = next.frame.by;
    ({ only } = next);
  }
}

/** A question that is left out where a viewer could not know that it has one answer tells them something. */
const unasked = check('a choice is taken unasked in every like world or in none', (world, fail) => {
  const { rules } = world;
  const random = seeded(22);
  for (const step of someSteps(world, STEPS * world.games.length)) {
    for (const state of decisionsOf(rules, step)) {
      const here = nextIn(rules, state);
      if (here === null) continue;
      for (const viewer of viewersOf(rules)) {
        for (const how of ['twins', 'any'] as const) {
          const other = rules.resample(state, viewer, random, how).state;
          const there = nextIn(rules, other)?.only ?? null;
          if ((here.only === null) !== (there === null))
            fail(`${viewer ?? 'a spectator'} learns something of ${here.frame.f}, ${how}`);
        }
      }
    }
  }
});

export const FORCED: readonly Check[] = [unasked];
