import { cpus } from 'node:os';

import { CLIENTS, clientsOn, playing, readyMoves } from '../clients.js';
import type { Figure } from '../figures.js';
import { Limit } from '../limit.js';
import { type Contestant, costs, interleaved, paceOf, type Run } from '../measure.js';
import { BoardgameIo, installPeers } from '../peers.js';
import type { Findings } from '../report.js';
import type { Rig } from '../rig.js';
import type { Remote } from '../rpc.js';
import { serviceName } from '../service.js';
import { type Latencies, median, ratios } from '../stats.js';

const FEW = 8;
/** Measures moves, compared with what Postgres can do and with other servers. */
export async function play(rig: Rig): Promise<Findings> {
  const { seconds, processes } = rig.scale;
  await installPeers();
  const url = await rig.database();
  const service = await rig.service(url, 'play', processes);
  const load = await clientsOn(rig, service);
  const socketLoad = await clientsOn(rig, service, { sockets: true });

  const limit = new Limit(rig, url, CLIENTS);
  await limit.prepareMoves(url);
  await limit.prepareStates();
  await limit.prepareSlim();
  const memory = await BoardgameIo.open(rig, CLIENTS);
  const postgres = await BoardgameIo.open(rig, CLIENTS, await rig.database());
  const postmaster = await rig.postmaster();

  const ours = (clients: number): Contestant =>
    playing({ service, processes, load, postmaster }, clients);
  const bySockets = { service, processes, load: socketLoad, postmaster };
  const peer = (
    name: string,
    { server, client }: BoardgameIo,
    run: Contestant['run'],
  ): Contestant => ({
    name,
    watched: () => ({ server: server.pid, client: client.pid, postgres: postmaster }),
    run,
  });
  const contestants = {
    limit: {
      name: `${limit.label}, the same SQL`,
      watched: () => ({ postgres: postmaster, pgbench: process.pid }),
      run: (s: number) => limit.run('moves', s),
    },
    ours: ours(CLIENTS),
    sockets: playing(bySockets, CLIENTS, 'over WebSockets'),
    slim: {
      name: `${limit.label}, the slimmest durable move`,
      watched: () => ({ postgres: postmaster, pgbench: process.pid }),
      run: (s: number) => limit.run('slim', s),
    },
    textbook: {
      name: `${limit.label}, textbook`,
      watched: () => ({ postgres: postmaster, pgbench: process.pid }),
      run: (s: number) => limit.run('textbook', s),
    },
    few: ours(FEW),
    peer: peer('boardgame.io + bgio-postgres', postgres, (s) => postgres.run(s)),
    memory: peer('boardgame.io in memory', memory, (s) => memory.run(s)),
  };
  const runs = await service.watched(() => interleaved(Object.values(contestants), rig.scale));
  const allocated = async (goal: Figure['goal'], by: Remote): Promise<Figure> => {
    await readyMoves(by, seconds);
    const { result, spent } = await service.spent(() =>
      by.ask<Latencies>('play', { clients: CLIENTS, seconds }),
    );
    return allocatedBy(goal, result.count, spent.bytes);
  };
  const heap = [
    await allocated('playAllocated', load),
    await allocated('socketAllocated', socketLoad),
  ];
  await Promise.all([
    service.stop(),
    load.stop(),
    socketLoad.stop(),
    memory.stop(),
    postgres.stop(),
  ]);

  const of = (key: keyof typeof contestants): Run[] => runs.get(contestants[key].name) ?? [];
  return {
    figures: [...figuresOf(of, processes), ...heap],
    runs,
    remarks: [
      `By the CPU that was used, which other work on the machine makes dearer, but less than the clock: ${byCpu(of)}.`,
      `Moves: every one of random games of War of 1812, ${Math.round(limit.moveBytes)} bytes of row on average; authentication, validation and all guards on.`,
      `${limit.label} writes real rows of twelve sizes that stand for all, a real snapshot with every twentieth; its p50 is an average.`,
      'boardgame.io: 32 matches, one client each over socket.io, undo off, a move that changes one of ninety pieces.',
    ],
  };
}

const allocatedBy = (goal: Figure['goal'], moves: number, bytes: number): Figure => ({
  goal,
  value: bytes / 1000 / moves,
  note: `garbage included, over ${moves} moves; of the first process`,
});

/** The same ratios from the CPU cost of each operation, as if nothing else ran on these cores. */
function byCpu(of: Of): string {
  const pace = (key: Key): number => median(of(key).map((run) => paceOf(run, cpus().length)));
  const names = {
    limit: 'the same SQL',
    slim: 'the slimmest move',
    textbook: 'textbook',
    peer: 'bgio-postgres',
    memory: 'in memory',
  };
  return Object.entries(names)
    .map(
      ([key, name]) => `÷ ${name} ${(pace('ours') / pace(key as keyof typeof names)).toFixed(2)}`,
    )
    .join(', ');
}

type Of = (
  key: 'limit' | 'ours' | 'sockets' | 'slim' | 'textbook' | 'few' | 'peer' | 'memory',
) => Run[];
type Key = Parameters<Of>[0];

function figuresOf(of: Of, processes: number): Figure[] {
  const speed = (key: Key): number[] => of(key).map(({ perSecond }) => perSecond);
  const against = (goal: Figure['goal'], key: Key, who: Key = 'ours'): Figure => ({
    goal,
    value: median(ratios(speed(who), speed(key))),
    note: `${Math.round(median(speed(who)))}/s ÷ ${Math.round(median(speed(key)))}/s`,
  });
  const cost = (key: Key, who: string): number[] => of(key).map((run) => costs(run)[who] ?? NaN);
  const dearer = (
    goal: Figure['goal'],
    over: readonly number[],
    under: readonly number[],
  ): Figure => ({
    goal,
    value: median(ratios(over, under)),
    note: `${Math.round(median(over))} µs ÷ ${Math.round(median(under))} µs`,
  });
  const tails = of('few').map(({ p50, p99 }) => p99 / p50);
  const [p50, p99] = [
    median(of('few').map((run) => run.p50)),
    median(of('few').map((run) => run.p99)),
  ];
  const service = serviceName(processes);
  return [
    against('playLimit', 'limit'),
    against('playSlim', 'slim'),
    against('playTextbook', 'textbook'),
    against('playPeer', 'peer'),
    against('playMemory', 'memory'),
    dearer('playCpu', cost('ours', service), cost('memory', 'server')),
    against('socketSlim', 'slim', 'sockets'),
    against('socketTextbook', 'textbook', 'sockets'),
    against('socketMemory', 'memory', 'sockets'),
    dearer('socketCpu', cost('sockets', service), cost('memory', 'server')),
    dearer('playPostgres', cost('ours', 'postgres'), cost('slim', 'postgres')),
    { goal: 'playTail', value: median(tails), note: `${p99.toFixed(2)} ms ÷ ${p50.toFixed(2)} ms` },
  ];
}
