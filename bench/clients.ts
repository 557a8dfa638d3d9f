import type { Contestant } from './measure.js';
import type { Rig } from './rig.js';
import type { Remote } from './rpc.js';
import { inProcesses, type Service, serviceName } from './service.js';

/** Clients that play at once. */
export const CLIENTS = 32;
/** A move is prepared for each that could be played at this rate. */
const MOST_A_SECOND = 7_000;
/** What one client has left of its last game is no use to another. */
const LAST_GAME = 500;
/** Games begin with fewer pieces in contact; what is measured is to come from all of a game. */
const STARTED = 40;

/** What plays on a service, and how much is ready for it. */
export interface Clients {
  readonly load: Remote;
  readonly moves: number;
  readonly games: number;
}

interface Wish {
  /** undefined: the usual game. */
  readonly ruleset?: string | undefined;
  /** Moves go over WebSockets, one for each seat. */
  readonly sockets?: boolean | undefined;
  /** How often it is measured in a round. */
  readonly times?: number;
}

/** Has moves ready for so many seconds of play at full speed. */
export const readyMoves = (
  load: Remote,
  seconds: number,
): Promise<{ moves: number; games: number }> =>
  load.ask('prepare', { moves: MOST_A_SECOND * seconds + CLIENTS * LAST_GAME });

export const playOn = (load: Remote): Promise<void> => load.ask('advance', { moves: STARTED });

/** Clients with games that are under way, and moves for all that is going to be measured. */
export async function clientsOn(
  rig: Rig,
  { url }: Service,
  { ruleset, sockets, times = 1 }: Wish = {},
): Promise<Clients> {
  const { rounds, seconds, warmUp } = rig.scale;
  const load = rig.worker('load');
  await load.ask('open', { url, clients: CLIENTS, ruleset, sockets });
  const ready = await readyMoves(load, times * (rounds * seconds + warmUp));
  await playOn(load);
  return { load, ...ready };
}

interface Players {
  readonly service: Service;
  /** Processes that serve. */
  readonly processes: number;
  readonly load: Remote;
  readonly postmaster: number | undefined;
}

/** So many clients that play. `what`: which game or over what, where it is not the usual. */
export const playing = (
  { service, processes, load, postmaster }: Players,
  clients: number,
  what = '',
): Contestant => ({
  name: `play${what && ` ${what}`}, ${clients} clients, ${inProcesses(processes)}`,
  watched: () => ({
    [serviceName(processes)]: service.pid,
    ...{ client: load.pid, postgres: postmaster },
  }),
  run: (seconds) => load.ask('play', { clients, seconds }),
});
