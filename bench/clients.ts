import type { Contestant } from './measure.js';
import type { Rig } from './rig.js';
import type { Remote } from './rpc.js';
import { inProcesses, type Service, serviceName } from './service.js';
import type { Latencies } from './stats.js';

/** How many clients play at the same time. */
export const CLIENTS = 32;
/** Moves a second for which moves are prepared, until the actual rate is known. */
const MOST_A_SECOND = 7_000;
/** How much faster the next run may be than the fastest so far. */
const QUICKER = 1.5;
/** Moves prepared in addition for each client, as one client cannot use what is left of another one's last game. */
const LAST_GAME = 500;
/**
 * Moves played before measuring: games begin with fewer pieces in contact, and the measurement is to cover whole games.
 */
const STARTED = 40;

interface Wish {
  /** The ruleset to play; undefined: the usual one. */
  readonly ruleset?: string | undefined;
  /** The clock of the games; undefined: none. */
  readonly clock?: string | undefined;
  /** The URL of a webhook that is told every change of the games; undefined: nobody is told. */
  readonly hook?: string | undefined;
  /** Whether moves go over WebSockets, one for each seat. */
  readonly sockets?: boolean | undefined;
}

/** Prepares moves for so many seconds of play. */
export const readyMoves = (
  load: Remote,
  seconds: number,
  perSecond = MOST_A_SECOND,
): Promise<void> => load.ask('prepare', { moves: perSecond * seconds + CLIENTS * LAST_GAME });

export const playOn = (load: Remote): Promise<void> => load.ask('advance', { moves: STARTED });

/** Clients whose games are already under way. */
export async function clientsOn(
  rig: Rig,
  { url }: Service,
  { ruleset, clock, hook, sockets }: Wish = {},
): Promise<Remote> {
  const load = rig.worker('load');
  await load.ask('open', { url, clients: CLIENTS, ruleset, clock, hook, sockets });
  await readyMoves(load, 0);
  await playOn(load);
  return load;
}

interface Players {
  readonly service: Service;
  /** The number of processes that serve. */
  readonly processes: number;
  readonly load: Remote;
  readonly postmaster: number | undefined;
}

/** A contestant of clients that play. `what`: the ruleset or transport, if not the usual one. */
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
