import { CLIENTS, clientsOn, playing } from '../clients.js';
import type { Figure, GoalId } from '../figures.js';
import { type Contestant, costs, interleaved } from '../measure.js';
import type { Findings } from '../report.js';
import type { Rig } from '../rig.js';
import { serviceName } from '../service.js';
import { median, ratios } from '../stats.js';

const USUAL = 'columbia1812';
/** Rulesets with heavier rules or maps -> their goal. */
const HEAVY: { readonly [ruleset: string]: GoalId } = {
  madison: 'servedHeavy',
  avalon1776: 'servedHexes',
};

/** Measures what a served move of each ruleset costs, on one service in turn. */
export async function games(rig: Rig): Promise<Findings> {
  const service = await rig.service(await rig.database(), 'games');
  const postmaster = await rig.postmaster();
  const contestants = new Map<string, Contestant>();
  for (const ruleset of [USUAL, ...Object.keys(HEAVY)]) {
    const load = await clientsOn(rig, service, { ruleset });
    contestants.set(
      ruleset,
      playing({ service, processes: 1, load, postmaster }, CLIENTS, ruleset),
    );
  }
  const runs = await service.watched(() => interleaved([...contestants.values()], rig.scale));
  await service.stop();
  const cost = (ruleset: string): number[] =>
    (runs.get(contestants.get(ruleset)?.name ?? '') ?? []).map(
      (run) => costs(run)[serviceName(1)] ?? NaN,
    );
  const figures = Object.entries(HEAVY).map(([ruleset, goal]): Figure => {
    const [over, under] = [cost(ruleset), cost(USUAL)];
    const note = `${Math.round(median(over))} µs ÷ ${Math.round(median(under))} µs`;
    return { goal, value: median(ratios(over, under)), note };
  });
  return { figures, runs };
}
