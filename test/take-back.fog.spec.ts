import { askerIn, backFault } from '../src/games/proof/take-back.js';
import type { MoveRow } from '../src/games/store/move-row.js';
import {
  play,
  type Ruleset,
  RULESETS,
  type Seat,
  seeded,
  seededChance,
} from '../src/rules/index.js';
import { isSealed, type State } from '../src/rules/kernel/frame.js';
import { hiddenBeginnings } from './rules/support/hidden.js';
import { difference, reached, renamedAction } from './rules/support/observe.js';
import { type RecordedGame, type Step, worldOf } from './rules/support/world.js';

/**
 * Whoever may have a move taken back has learnt nothing since: another world that looked the same to them before it has
 * looked the same all the way.
 */

/** Places from which each game is followed, and how far, in actions. */
const PLACES = 20;
const FAR = 25;
/** Games of a ruleset in which what is not shown tells something. */
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

const sealedAt = (state: State): boolean => isSealed(state.agenda.at(-1));

/** The rows of these steps, as far as a take-back looks at them, after a row of version 1. */
function rowsOf(steps: readonly Step[]): MoveRow[] {
  const rows = [{ kind: 'play', version: 1, asked: sealedAt(steps[0]!.before) ? 1 : null }];
  for (const { seat, played } of steps) {
    const last = rows.at(-1)!;
    const version = last.version + 1;
    const { rolls, draws, events, state, secret } = played;
    const asked = sealedAt(state) ? (last.asked ?? version) : null;
    if (!secret)
      rows.push({ ...{ kind: 'play', version, asked }, ...{ seat, rolls, draws, events } });
  }
  return rows as unknown as MoveRow[];
}

/** What `viewer` learns in these steps although they might have them taken back; null: nothing. */
function learnt(
  rules: Ruleset,
  steps: readonly Step[],
  viewer: Seat,
  random: (n: number) => number,
) {
  const { before } = steps[0]!;
  const { state: other, renamed } = rules.resample(before, viewer, random, 'any');
  const asker = askerIn(rules, before, { seat: viewer, asked: null });
  let state = other;
  for (const [nth, step] of steps.entries()) {
    // Nothing is taken back in a game that is over.
    if (step.played.state.outcome !== null) return null;
    if (backFault(rowsOf(steps.slice(0, nth + 1)), 1, asker) !== null) return null;
    const { seat, played: here } = step;
    const action = seat === viewer ? step.action : renamedAction(step.action, renamed);
    const there = play(rules, state, seat, [action], seededChance(step.chance));
    // The other side's plans may not be possible there.
    if (!there.ok) return null;
    const [one, two] = [here, there].map((played) => reached(rules, played, seat, viewer));
    const found = difference(one!, two!);
    if (found !== null) return `${viewer}, after ${seat} ${JSON.stringify(action)}: ${found}`;
    state = there.state;
  }
  return null;
}

function* stretches({ steps }: RecordedGame, random: (n: number) => number) {
  for (let i = 0; i < PLACES && steps.length > 0; i++) {
    const from = random(steps.length);
    yield steps.slice(from, from + FAR);
  }
}

it.each(RULESETS.map((rules) => [rules.id, rules] as const))(
  'nobody has learnt anything whose move may be taken back (%s)',
  (_, rules) => {
    const random = seeded(23);
    const found = hiddenBeginnings(rules).flatMap((begin) =>
      worldOf(rules, begin, rules.tells === undefined ? [7] : SEEDS).games.flatMap((game) =>
        [...stretches(game, random)].flatMap((steps) =>
          rules.seats.map((viewer) => learnt(rules, steps, viewer, random)),
        ),
      ),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((one) => one !== null)).toEqual([]);
  },
  120_000,
);
