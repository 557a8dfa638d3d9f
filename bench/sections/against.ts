import { PROJECT_ROOT } from '../../src/common/project-root.js';
import type { Against } from '../arguments.js';
import { checkOut, shortHash, treeName } from '../checkout.js';
import { CLIENTS, playOn, readyMoves } from '../clients.js';
import {
  comparisonTable,
  type MoveCost,
  rowsPerCommit,
  type Side,
  type Span,
} from '../comparison.js';
import { cpuSeconds } from '../cpu.js';
import { onDatabase, type Rig, say } from '../rig.js';
import type { Remote } from '../rpc.js';
import type { Service } from '../service.js';
import type { Latencies } from '../stats.js';

/** A service together with the clients that play on it. */
interface Contender {
  readonly name: string;
  readonly url: string;
  readonly service: Service;
  readonly load: Remote;
  readonly rounds: { cost: Omit<MoveCost, 'perCommit'>; span: Span }[];
}

/** Measures moves on this tree and on another commit in turn; returns the table. */
export async function against(rig: Rig, { commit, ruleset, sockets }: Against): Promise<string> {
  const { rounds, seconds, warmUp } = rig.scale;
  const name = shortHash(commit);
  say(`  building ${name} beside this tree`);
  const place = await checkOut(rig, commit);
  const ours = await contender(rig, treeName(), PROJECT_ROOT);
  const theirs = await contender(rig, name, place);
  const both = [ours, theirs];
  for (const one of both) await begin(one, { ruleset, sockets });
  say('  warm-up');
  for (const { load } of both) {
    await readyMoves(load, warmUp);
    await play(load, warmUp);
  }
  const postmaster = await rig.postmaster();
  for (let round = 0; round < rounds; round++) {
    for (const one of round % 2 === 0 ? both : both.toReversed())
      await playRound(one, seconds, postmaster);
    say(`  round ${round + 1}  ${both.map(lastPace).join(', ')}`);
  }
  return comparisonTable(await sideOf(ours), await sideOf(theirs));
}

async function play(load: Remote, seconds: number): Promise<Latencies> {
  return load.ask('play', { clients: CLIENTS, seconds });
}

async function contender(rig: Rig, name: string, root: string): Promise<Contender> {
  const url = await rig.database();
  const service = await rig.serviceIn(root, url);
  // In one version this request left async hooks on for the rest of the process.
  await (await fetch(`${service.url}/graphql?query={__typename}`)).text();
  return { name, url, service, load: rig.worker('load'), rounds: [] };
}

async function begin(
  { name, service, load }: Contender,
  { ruleset, sockets }: Omit<Against, 'commit'>,
): Promise<void> {
  try {
    await load.ask('open', { url: service.url, clients: CLIENTS, ruleset, sockets });
    await readyMoves(load, 0);
    await playOn(load);
  } catch (error) {
    throw new Error(
      `${name} does not play the games as this tree makes them: choose a commit with the same rules and the same API.`,
      { cause: error },
    );
  }
}

async function playRound(
  { url, service, load, rounds }: Contender,
  seconds: number,
  postmaster: number | undefined,
): Promise<void> {
  const cpuOfPostgres = (): number => (postmaster === undefined ? NaN : cpuSeconds(postmaster));
  await readyMoves(load, seconds);
  const from = await nextTransaction(url);
  const before = cpuOfPostgres();
  const { result, spent } = await service.spent(() => play(load, seconds));
  const postgres = (1e6 * (cpuOfPostgres() - before)) / result.count;
  const { perSecond, p50, count } = result;
  const { cpu, bytes } = spent;
  const cost = { service: cpu / count, kilobytes: bytes / 1000 / count, postgres, perSecond, p50 };
  rounds.push({ cost, span: { from, to: await nextTransaction(url) } });
}

const lastPace = ({ name, rounds }: Contender): string =>
  `${name}: ${Math.round(rounds.at(-1)?.cost.perSecond ?? NaN)}/s`;

/** The lowest id that the next writing transaction will have, as the rows show it. */
function nextTransaction(url: string): Promise<number> {
  return onDatabase(url, async (client) => {
    const text =
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text::numeric % 4294967296 AS next';
    return Number((await client.query<{ next: string }>(text)).rows[0]?.next);
  });
}

/**
 * The results of a contender. Each row of the log shows the transaction that wrote it, so other commits do not count.
 */
async function sideOf({ name, url, rounds }: Contender): Promise<Side> {
  const written = await onDatabase(url, async (client) => {
    const text = 'SELECT xmin::text::float8 AS xid, count(*)::int AS rows FROM moves GROUP BY 1';
    return (await client.query<{ xid: number; rows: number }>(text)).rows;
  });
  const full = rounds.map(({ cost, span }) => ({
    ...cost,
    perCommit: rowsPerCommit(written, span),
  }));
  return { name, rounds: full };
}
