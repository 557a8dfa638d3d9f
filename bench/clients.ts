import type { Contestant } from './measure.js';
import type { Rig } from './rig.js';
import type { Remote } from './rpc.js';
import { inProcesses, type Service, serviceName } from './service.js';
import type { Latencies } from './stats.js';

/** Clients that play at once. */
export const CLIENTS = 32;
/** A move is prepared for each that could be played at this rate, until it is known how many are. */
const MOST_A_SECOND = 7_000;
/** How much quicker the next run may be than the quickest so far. */
const QUICKER = 1.5;
/** What one client has left of its last game is no use to another. */
const LAST_GAME = 500;
/** Games begin with fewer pieces in contact; what is measured is to come from all of a game. */
const STARTED = 40;

interface Wish {
  /** undefined: the usual game. */
  readonly ruleset?: string | undefined;
  /** Moves go over WebSockets, one for each seat. */
  readonly sockets?: boolean | undefined;
}

/** Has moves ready for so many seconds of play. */
export const readyMoves = (
  load: Remote,
  seconds: number,
  perSecond = MOST_A_SECOND,
): Promise<void> => load.ask('prepare', { moves: perSecond * seconds + CLIENTS * LAST_GAME });

export const playOn = (load: Remote): Promise<void> => load.ask('advance', { moves: STARTED });

/** Clients with games that are under way. */
export async function clientsOn(
  rig: Rig,
  { url }: Service,
  { ruleset, sockets }: Wish = {},
): Promise<Remote> {
  const load = rig.worker('load');
  await load.ask('open', { url, clients: CLIENTS, ruleset, sockets });
  await readyMoves(load, 0);
  await playOn(load);
  return load;
}

interface Players {
  readonly service: Service;
  /** Processes that serve. */
  readonly processes: number;
  readonly load: Remote;
  readonly postmaster: number | undefined;
}

/** So many clients that play. `what`: which game or over what, where it is not the usual. */
export function playing(
  { service, processes, load, postmaster }: Players,
  clients: number,
  what = '',
): Contestant {
  let quickest = 0;
  return {
    name: `play${what && ` ${what}`}, ${clients} clients, ${inProcesses(processes)}`,
    watched: () => ({
      [serviceName(processes)]: service.pid,
      ...{ client: load.pid, postgres: postmaster },
    }),
    ready: (seconds) => readyMoves(load, seconds, QUICKER * quickest || undefined),
    async run(seconds) {
      const latencies = await load.ask<Latencies>('play', { clients, seconds });
      quickest = Math.max(quickest, latencies.perSecond);
      return latencies;
    },
  };
}
