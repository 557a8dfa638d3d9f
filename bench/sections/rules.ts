import { interleaved, paceOf } from '../measure.js';
import type { Findings } from '../report.js';
import type { Rig } from '../rig.js';
import { median } from '../stats.js';

/** The rules alone: neither service nor database. */
export async function rules(rig: Rig): Promise<Findings> {
  const worker = rig.worker('rules');
  const name = 'choices + apply, campaign, both sides at random';
  const runs = await interleaved(
    [
      {
        name,
        watched: () => ({ rules: worker.pid }),
        run: (seconds) => worker.ask('run', { seconds }),
      },
    ],
    rig.scale,
  );
  await worker.stop();
  const each = (runs.get(name) ?? []).map(({ perSecond }) => perSecond);
  const pace = median((runs.get(name) ?? []).map((run) => paceOf(run, 1)));
  return {
    figures: [
      {
        goal: 'rules',
        value: median(each),
        note: `whole random games, choices listed at every step; by the CPU used alone ${Math.round(pace)}/s`,
      },
    ],
    runs,
  };
}
