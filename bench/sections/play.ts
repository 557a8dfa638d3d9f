import { cpus } from 'node:os';

import type { Figure } from '../figures.js';
import { Limit } from '../limit.js';
import { type Contestant, interleaved, paceOf, type Run } from '../measure.js';
import { BoardgameIo, installPeers } from '../peers.js';
import type { Findings } from '../report.js';
import { type Rig, say } from '../rig.js';
import { inProcesses, serviceName } from '../service.js';
import { median, ratios } from '../stats.js';

const CLIENTS = 32;
const FEW = 8;
/** A move is prepared for each that could be played at this rate. */
const MOST_A_SECOND = 4_000;
/** What one client has left of its last game is no use to another. */
const LAST_GAME = 500;
/** Games begin with fewer pieces in contact; what is measured is to come from all of a game. */
const STARTED = 40;

/** Moves, against what Postgres can do and against what others do. */
export async function play(rig: Rig): Promise<Findings> {
  const { rounds, seconds, warmUp, processes } = rig.scale;
  await installPeers();
  const url = await rig.database();
  const service = await rig.service(url, 'play', processes);
  const load = rig.worker('load');
  await load.ask('open', { url: service.url, clients: CLIENTS });
  say('  working out random games');
  const moves = MOST_A_SECOND * 2 * (rounds * seconds + warmUp) + CLIENTS * LAST_GAME;
  const ready = await load.ask<{ moves: number; games: number }>('prepare', { moves });
  say(`  ${ready.moves} moves of ${ready.games} games are ready`);
  await load.ask('advance', { moves: STARTED });

  const limit = new Limit(rig, url, CLIENTS);
  await limit.prepareMoves(url);
  await limit.prepareStates();
  const memory = await BoardgameIo.open(rig, CLIENTS);
  const postgres = await BoardgameIo.open(rig, CLIENTS, await rig.database());
  const postmaster = await rig.postmaster();

  const ours = (clients: number): Contestant => ({
    name: `play, ${clients} clients, ${inProcesses(processes)}`,
    watched: () => ({
      [serviceName(processes)]: service.pid,
      ...{ client: load.pid, postgres: postmaster },
    }),
    run: (length) => load.ask('play', { clients, seconds: length }),
  });
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
    textbook: {
      name: `${limit.label}, textbook`,
      watched: () => ({ postgres: postmaster, pgbench: process.pid }),
      run: (s: number) => limit.run('textbook', s),
    },
    few: ours(FEW),
    peer: peer('boardgame.io + bgio-postgres', postgres, (s) => postgres.run(s)),
    memory: peer('boardgame.io in memory', memory, (s) => memory.run(s)),
  };
  const runs = await service.watched(() =>
    interleaved(Object.values(contestants), { rounds, seconds, warmUp }),
  );
  await Promise.all([service.stop(), load.stop(), memory.stop(), postgres.stop()]);

  const of = (key: keyof typeof contestants): Run[] => runs.get(contestants[key].name) ?? [];
  return {
    figures: figuresOf(of),
    runs,
    remarks: [
      `By the CPU that was used, which other work on the machine makes dearer, but less than the clock: ${byCpu(of)}.`,
      `Moves: every one of ${ready.games} random games of War of 1812, ${Math.round(limit.moveBytes)} bytes of row on average; authentication, validation and all guards on.`,
      `${limit.label} writes real rows of twelve sizes that stand for all, a real snapshot with every twentieth; its p50 is an average.`,
      'boardgame.io: 32 matches, one client each over socket.io, undo off, a move that changes one of ninety pieces.',
    ],
  };
}

/** The same ratios from what each operation costs, as if nothing else ran on these cores. */
function byCpu(of: (key: 'limit' | 'ours' | 'textbook' | 'peer' | 'memory') => Run[]): string {
  const pace = (key: Parameters<typeof of>[0]): number =>
    median(of(key).map((run) => paceOf(run, cpus().length)));
  const names = {
    limit: 'the same SQL',
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

function figuresOf(
  of: (key: 'limit' | 'ours' | 'textbook' | 'few' | 'peer' | 'memory') => Run[],
): Figure[] {
  const speed = (key: Parameters<typeof of>[0]): number[] =>
    of(key).map(({ perSecond }) => perSecond);
  const against = (goal: Figure['goal'], key: Parameters<typeof of>[0]): Figure => ({
    goal,
    value: median(ratios(speed('ours'), speed(key))),
    note: `${Math.round(median(speed('ours')))}/s ÷ ${Math.round(median(speed(key)))}/s`,
  });
  const tails = of('few').map(({ p50, p99 }) => p99 / p50);
  const [p50, p99] = [
    median(of('few').map((run) => run.p50)),
    median(of('few').map((run) => run.p99)),
  ];
  return [
    against('playLimit', 'limit'),
    against('playTextbook', 'textbook'),
    against('playPeer', 'peer'),
    against('playMemory', 'memory'),
    { goal: 'playTail', value: median(tails), note: `${p99.toFixed(2)} ms ÷ ${p50.toFixed(2)} ms` },
  ];
}
