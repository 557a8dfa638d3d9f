import { CLIENTS, clientsOn, playing } from '../clients.js';
import { type Contestant, interleaved } from '../measure.js';
import type { Findings } from '../report.js';
import type { Rig } from '../rig.js';
import { median, ratios } from '../stats.js';

/** Compares two processes with one, each on a database of its own, in turn. */
export async function processes(rig: Rig): Promise<Findings> {
  const [one, two] = [await contestant(rig, 1), await contestant(rig, 2)];
  const runs = await interleaved([one, two], rig.scale);
  const [single, double] = [one, two].map(({ name }) =>
    (runs.get(name) ?? []).map(({ perSecond }) => perSecond),
  );
  const note = `${Math.round(median(double ?? []))}/s ÷ ${Math.round(median(single ?? []))}/s, clients and Postgres on the same cores`;
  const value = median(ratios(double ?? [], single ?? []));
  return { figures: [{ goal: 'processes', value, note }], runs };
}

async function contestant(rig: Rig, count: number): Promise<Contestant> {
  const service = await rig.service(await rig.database(), `processes-${count}`, count);
  const load = await clientsOn(rig, service);
  const postmaster = await rig.postmaster();
  return playing({ service, processes: count, load, postmaster }, CLIENTS);
}
