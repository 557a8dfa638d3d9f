import { cpus } from 'node:os';

import { CLIENTS } from '../clients.js';
import { Limit } from '../limit.js';
import { interleaved, paceOf } from '../measure.js';
import type { Findings } from '../report.js';
import type { Rig } from '../rig.js';
import { inProcesses, serviceName } from '../service.js';
import { median, ratios } from '../stats.js';

/** Moves played before reading: about a third of a game. */
const PLAYED = 150;

/** Measures reading a live game as the side that is to move, compared with reading a row from Postgres. */
export async function view(rig: Rig): Promise<Findings> {
  const url = await rig.database();
  const service = await rig.service(url, 'view', rig.scale.processes);
  const load = rig.worker('load');
  await load.ask('open', { url: service.url, clients: CLIENTS });
  await load.ask('prepare', { moves: CLIENTS * (PLAYED + 500) });
  await load.ask('advance', { moves: PLAYED });
  const limit = new Limit(rig, url, CLIENTS);
  await limit.prepareStates();
  const postmaster = await rig.postmaster();

  const row = {
    name: `${limit.label}, an 8 KB jsonb row by key`,
    watched: () => ({ postgres: postmaster, pgbench: process.pid }),
    run: (seconds: number) => limit.run('read', seconds),
  };
  const ours = {
    name: `game { version view choices { action } }, ${inProcesses(rig.scale.processes)}`,
    watched: () => ({
      [serviceName(rig.scale.processes)]: service.pid,
      ...{ client: load.pid, postgres: postmaster },
    }),
    run: (seconds: number) => load.ask<never>('view', { clients: CLIENTS, seconds }),
  };
  const runs = await service.watched(() => interleaved([row, ours], rig.scale));
  const bytes = Math.round(await load.ask<number>('viewSize'));
  await Promise.all([service.stop(), load.stop()]);
  const [rows, views] = [row, ours].map(({ name }) =>
    (runs.get(name) ?? []).map(({ perSecond }) => perSecond),
  );
  const [rowPace, viewPace] = [row, ours].map(({ name }) =>
    median((runs.get(name) ?? []).map((run) => paceOf(run, cpus().length))),
  );
  const value = median(ratios(views ?? [], rows ?? []));
  const note = `${Math.round(median(views ?? []))}/s ÷ ${Math.round(median(rows ?? []))}/s; answers of ${bytes} bytes`;
  return {
    figures: [{ goal: 'view', value, note }],
    runs,
    remarks: [
      `By the CPU that was used, which other work on the machine makes dearer, but less than the clock: ${((viewPace ?? NaN) / (rowPace ?? NaN)).toFixed(3)}.`,
      'Each client reads its own game, as it stands; that it is the newest state is asked of Postgres each time.',
    ],
  };
}
