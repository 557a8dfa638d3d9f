import { bracketRound } from '../../src/competition/bracket/index.js';
import type { Pairing, PairOf } from '../../src/competition/facts/facts.js';
import { poolsOf } from '../../src/competition/fold/pools.js';
import { formatNow, playingIn, type Tournament } from '../../src/competition/fold/tournament.js';
import { FORMATS } from '../../src/competition/formats/index.js';

/** What the pairing looks at, told from the rounds alone: a second opinion on the table. */
interface Past {
  readonly met: ReadonlySet<string>;
  readonly balance: ReadonlyMap<number, number>;
  readonly rested: ReadonlySet<number>;
}

const met = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

export function pastOf({ rounds, settings }: Tournament): Past {
  const balance = new Map<number, number>();
  const past = { met: new Set<string>(), balance, rested: new Set<number>() };
  const add = (entry: number, one: number) => balance.set(entry, (balance.get(entry) ?? 0) + one);
  for (const { pairs, byes } of rounds.filter(({ state }) => state !== 'PROPOSED')) {
    byes.forEach((entry) => past.rested.add(entry));
    for (const { first, second, legs } of pairs) {
      const begun = legs.filter(({ began }) => began).length;
      if (begun > 0) past.met.add(met(first, second));
      else if (legs.every(({ result }) => result === 'FIRST')) past.rested.add(first);
      else if (legs.every(({ result }) => result === 'SECOND')) past.rested.add(second);
      if (settings.legs !== 'SINGLE') continue;
      add(first, begun);
      add(second, -begun);
    }
  }
  return past;
}

/** The first pairing of those numbers that is lawful, whoever is strong; null: there is none. */
function firstOf(entries: readonly number[], past: Past, rest: boolean): Pairing | null {
  const [one, ...others] = entries;
  if (one === undefined) return { pairs: [], byes: [] };
  for (const other of others) {
    const pair = past.met.has(met(one, other)) ? null : seated(one, other, past.balance);
    const left = others.filter((entry) => entry !== other);
    const found = pair && firstOf(left, past, rest);
    if (pair && found) return { ...found, pairs: [pair, ...found.pairs] };
  }
  if (!rest || past.rested.has(one)) return null;
  const found = firstOf(others, past, false);
  return found && { ...found, byes: [one] };
}

function seated(a: number, b: number, balance: Past['balance']): PairOf | null {
  const [of, to] = [balance.get(a) ?? 0, balance.get(b) ?? 0];
  if (of <= 0 && to >= 0) return { first: a, second: b };
  return to <= 0 && of >= 0 ? { first: b, second: a } : null;
}

/** Everybody in a ring that turns; who would meet somebody who left has a bye. */
function ringOf(event: Tournament, seeds: readonly number[], round: number): Pairing {
  if (round > FORMATS[event.settings.format].most(seeds.length)) return { pairs: [], byes: [] };
  const ring = seeds.length % 2 ? [...seeds, 0] : [...seeds];
  const [fixed = 0, ...turning] = ring;
  const turn = (round - 1) % turning.length;
  const turned = [fixed, ...turning.slice(turn), ...turning.slice(0, turn)];
  const plays = (entry: number) => event.entries[entry - 1]?.state === 'ACTIVE';
  const all = turned
    .slice(0, ring.length / 2)
    .map((first, i) => ({ first, second: turned[ring.length - 1 - i]! }));
  const pairs = all.filter(({ first, second }) => plays(first) && plays(second));
  const paired = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  return { pairs, byes: seeds.filter((entry) => plays(entry) && !paired.has(entry)) };
}

/** Any lawful pairing of the next round; null: there is none. */
export function pairingOf(event: Tournament): Pairing | null {
  const last = event.rounds.at(-1);
  const round = last?.state === 'PROPOSED' ? last.number : event.rounds.length + 1;
  const format = formatNow(event);
  if (FORMATS[format].lives > 0) return bracketRound(event, () => 0);
  if (format !== 'SWISS') {
    const rings = (poolsOf(event) ?? []).map((pool) => ringOf(event, pool, round));
    return { pairs: rings.flatMap((one) => one.pairs), byes: rings.flatMap((one) => one.byes) };
  }
  const playing = playingIn(event, round).map(({ number }) => number);
  const past = pastOf(event);
  const apart = event.apart.flatMap((group) =>
    group.flatMap((one) => group.map((other) => met(one, other))),
  );
  const kept = { ...past, met: new Set([...past.met, ...apart]) };
  return firstOf(playing, kept, playing.length % 2 === 1);
}
