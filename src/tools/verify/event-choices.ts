import { isDeepStrictEqual } from 'node:util';

import { happening } from '../../competition/acts/happening.js';
import type { Bid, Fact, FactOf, Saying } from '../../competition/facts/facts.js';
import { sealsOf } from '../../competition/fold/choice.js';
import { fold, followed } from '../../competition/fold/fold.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import { type Lot, lotOf } from '../../tournaments/pairing/lot.js';
import { sealOf } from '../../tournaments/store/bids.js';

/** From what the lots of an event are drawn; its seed is null before it is published. */
interface Drawing {
  readonly id: string;
  readonly seed: Buffer | null;
}

/** Checks what pairs have chosen: that bids are those that were sealed, and that games begin as they say. */
export function choiceFaults(drawing: Drawing, facts: readonly Fact[]): string[] {
  const faults: string[] = [];
  let event: Tournament | null = null;
  for (const [i, fact] of facts.entries()) {
    if (event?.settings.choice !== undefined) faults.push(...faultsOf(drawing, event, fact));
    const mends = fact.kind === 'CORRECTED' || fact.kind === 'UNDONE';
    event = event === null || mends ? fold(facts.slice(0, i + 1)) : followed([], event, fact);
  }
  return faults;
}

function faultsOf({ id, seed }: Drawing, event: Tournament, fact: Fact): string[] {
  const bids = fact.kind === 'CONTINUED' ? bidsIn(id, event, fact) : new Map<string, Bid>();
  if (bids === null) return [`fact ${fact.seq} opens a bid that was not sealed`];
  if (seed === null || fact.by !== null) return [];
  const due = dueAt(event, fact, { bids, lot: lotOf({ id, seed }) });
  return due === null || due.some((saying) => isDeepStrictEqual(saying, said(fact)))
    ? []
    : [`fact ${fact.seq} does not follow from what was chosen before it`];
}

const said = ({ kind, data }: Fact): object => ({ kind, data });

/** Seal -> bid, of the bids that this fact opens; null: one of them is not what the pair had sealed. */
function bidsIn(
  id: string,
  event: Tournament,
  { data: { round, games } }: FactOf<'CONTINUED'>,
): ReadonlyMap<string, Bid> | null {
  const opened = new Map<string, Bid>();
  for (const { board, leg, bids = [] } of games) {
    const pair = event.rounds[round - 1]?.pairs[board - 1];
    const seals = pair === undefined ? [] : sealsOf(event, pair);
    for (const bid of bids) opened.set(sealOf(id, { round, board, leg }, bid), bid);
    const own = bids.map((bid) => sealOf(id, { round, board, leg }, bid));
    if (own.join() !== seals.join()) return null;
  }
  return opened;
}

/** What the event says by itself where this fact is; null: the fact is about no choice. */
function dueAt(
  event: Tournament,
  fact: Fact,
  known: { readonly bids: ReadonlyMap<string, Bid>; readonly lot: Lot },
): readonly Saying[] | null {
  if (fact.kind !== 'CONTINUED' && fact.kind !== 'STRUCK') return null;
  const ids = fact.kind === 'CONTINUED' ? fact.data.games.map(({ game }) => game) : [];
  return (['CONTINUE', 'CHOOSE'] as const).flatMap((what) => {
    const left = [...ids];
    const context = { ...known, pairing: null, owing: new Map(), now: fact.at };
    return happening(event, what, { ...context, newGame: () => left.shift() ?? '' });
  });
}
