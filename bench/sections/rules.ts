import type { GoalId } from '../figures.js';
import { interleaved, paceOf, type Run } from '../measure.js';
import type { Findings } from '../report.js';
import type { Rig } from '../rig.js';
import { median } from '../stats.js';
import { HEXES, RULESET } from '../workers/game.js';
import type { Timed } from '../workers/rules.js';
import type { Sizes } from '../workers/sizes.js';

/** The ruleset with the most rules and pieces. */
const HEAVY = 'madison';

interface Measure {
  readonly goal: GoalId;
  readonly name: string;
  readonly ruleset: typeof RULESET | typeof HEAVY | typeof HEXES;
  readonly every?: true;
  readonly timed?: Timed;
}

const MEASURES: readonly Measure[] = [
  { goal: 'rules', name: 'choices + apply, campaign, both sides at random', ruleset: RULESET },
  { goal: 'heavy', name: `choices + apply, ${HEAVY}`, ruleset: HEAVY },
  { goal: 'heavyListing', name: `${HEAVY}, choices timed`, ruleset: HEAVY, timed: 'choices' },
  { goal: 'heavyApply', name: `${HEAVY}, apply timed`, ruleset: HEAVY, timed: 'apply' },
  { goal: 'hexes', name: `choices + apply, ${HEXES}`, ruleset: HEXES, every: true },
  {
    goal: 'hexesListing',
    name: `${HEXES}, choices timed`,
    ruleset: HEXES,
    every: true,
    timed: 'choices',
  },
  {
    goal: 'hexesApply',
    name: `${HEXES}, apply timed`,
    ruleset: HEXES,
    every: true,
    timed: 'apply',
  },
];

/**
 * Measures the rules alone, without service or database. Each ruleset has a worker of its own, so that V8 compiles its
 * code for it alone.
 */
export async function rules(rig: Rig): Promise<Findings> {
  const workers = {
    [RULESET]: rig.worker('rules'),
    [HEAVY]: rig.worker('rules'),
    [HEXES]: rig.worker('rules'),
  };
  const runs = await interleaved(
    MEASURES.map(({ name, ruleset, every, timed }) => ({
      name,
      watched: () => ({ rules: workers[ruleset].pid }),
      run: (seconds: number) => workers[ruleset].ask('run', { ruleset, every, timed, seconds }),
    })),
    rig.scale,
  );
  await Promise.all(Object.values(workers).map((worker) => worker.stop()));
  return {
    figures: [
      ...MEASURES.map(({ goal, name, timed }) => figureOf(goal, runs.get(name) ?? [], timed)),
      ...(await hexes(rig)),
    ],
    runs,
  };
}

/** Measures the size of the texts of a game on a large map, and the time to draw its board. */
async function hexes(rig: Rig): Promise<Findings['figures']> {
  const worker = rig.worker('sizes');
  const found = await worker.ask<Sizes>('run', { ruleset: HEXES, games: rig.scale.rounds * 5 });
  await worker.stop();
  const note = `over the random games of every scenario, ${rig.scale.rounds * 5} in all`;
  return (Object.keys(found) as (keyof Sizes)[]).map((goal) => ({
    goal,
    value: found[goal],
    note,
  }));
}

function figureOf(goal: GoalId, runs: readonly Run[], timed: Timed | undefined) {
  if (timed !== undefined) {
    const middle = median(runs.map(({ p50 }) => p50));
    return {
      goal,
      value: median(runs.map(({ p99 }) => p99)),
      note: `by the clock, what else the machine does included; p50 ${middle.toFixed(3)} ms`,
    };
  }
  const pace = median(runs.map((run) => paceOf(run, 1)));
  return {
    goal,
    value: median(runs.map(({ perSecond }) => perSecond)),
    note: `whole random games, choices listed at every step; by the CPU used alone ${Math.round(pace)}/s`,
  };
}
