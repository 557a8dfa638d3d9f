import { CLIENTS, readyMoves } from './clients.js';
import { type Rig, say } from './rig.js';
import type { Remote } from './rpc.js';
import type { Service } from './service.js';
import { type Latencies, median, percentile, ratios } from './stats.js';

/** Into how many short rounds an ordinary one is cut, so that whatever slows the machine down affects all. */
const CUT = 3;

/** What a round of moves was like, and what it cost the service a move: µs of CPU, KB allocated. */
export interface Turn {
  readonly kilobytes: number;
  readonly cpu: number;
  readonly perSecond: number;
  readonly p50: number;
}

export interface TurnsWish<Who extends string> {
  readonly rig: Rig;
  readonly service: Service;
  /** Name → the clients, whose games are under way. */
  readonly players: { readonly [W in Who]: Remote };
  /** Milliseconds from one move of a client to its next at least; undefined: none. */
  readonly every?: number;
  /** Waits for what a round leaves behind; what that costs counts as the round's. */
  readonly settled?: () => Promise<unknown>;
}

/** Several sets of clients play on one service in turn, in short rounds, after a warm-up of each. */
export async function inTurn<Who extends string>(
  wish: TurnsWish<Who>,
): Promise<{ readonly [W in Who]: Turn[] }> {
  const { rig, players, settled } = wish;
  const { warmUp, ...long } = rig.scale;
  const [rounds, seconds] = [CUT * long.rounds, long.seconds / CUT];
  const names = Object.keys(players) as Who[];
  const turns = Object.fromEntries(names.map((who): [Who, Turn[]] => [who, []]));
  say(`  warm-up of ${names.join(', ')}`);
  for (const who of names) await turnOf(wish, who, warmUp);
  await settled?.();
  for (let round = 0; round < rounds; round++)
    for (const who of round % 2 === 0 ? names : names.toReversed())
      (turns as Record<Who, Turn[]>)[who].push(await turnOf(wish, who, seconds));
  return turns as { readonly [W in Who]: Turn[] };
}

async function turnOf<Who extends string>(
  { service, players, every, settled }: TurnsWish<Who>,
  who: Who,
  seconds: number,
): Promise<Turn> {
  await readyMoves(players[who], seconds);
  const { result, spent } = await service.spent(async () => {
    const played = await players[who].ask<Latencies>('play', { clients: CLIENTS, seconds, every });
    await settled?.();
    return played;
  });
  const { count, perSecond, p50 } = result;
  return { cpu: spent.cpu / count, kilobytes: spent.bytes / 1_000 / count, perSecond, p50 };
}

/** One set of turns compared with another, round by round. */
export function compared(
  over: readonly Turn[],
  under: readonly Turn[],
  what: keyof Turn,
): { readonly value: number; readonly note: string } {
  const of = (turns: readonly Turn[]): number[] => turns.map((turn) => turn[what]);
  const each = ratios(of(over), of(under));
  const [low, high] = [percentile(each, 0.1), percentile(each, 0.9)].map((n) => n.toFixed(2));
  const [one, other] = [over, under].map((turns) => median(of(turns)).toPrecision(3));
  return {
    value: median(each),
    note: `${one} and ${other}, ${each.length} rounds in turn, 10th to 90th percentile ${low} to ${high}`,
  };
}
