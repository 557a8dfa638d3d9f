import { isDeepStrictEqual } from 'node:util';

import { happening } from '../../competition/acts/happening.js';
import { judge } from '../../competition/acts/judge.js';
import { isDeclined } from '../../competition/acts/rule.js';
import type { Bid, Fact, FactOf, Saying } from '../../competition/facts/facts.js';
import { sealsOf } from '../../competition/fold/choice.js';
import { fold, followed } from '../../competition/fold/fold.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import { lotOf } from '../pairing/lot.js';
import { sealOf } from '../store/bids.js';

/** From what the lots of an event are drawn; its seed is null before it is published. */
interface Drawing {
  readonly id: string;
  readonly seed: Buffer | null;
}

/** What is known of an event when its facts are checked. */
interface Known {
  readonly drawing: Drawing;
  /** Seal -> bid, of all bids that are opened in it. */
  readonly opened: ReadonlyMap<string, Bid>;
}

/** Checks what pairs have chosen: that bids are those that were sealed, and that games begin as they say. */
export function choiceFaults(drawing: Drawing, facts: readonly Fact[]): string[] {
  if (!facts.some(givesChoice)) return [];
  const known = { drawing, opened: openedIn(drawing.id, facts) };
  const faults: string[] = [];
  let event: Tournament | null = null;
  for (const [i, fact] of facts.entries()) {
    if (event?.settings.choice !== undefined) faults.push(...faultsOf(known, event, fact));
    const mends = fact.kind === 'CORRECTED' || fact.kind === 'UNDONE';
    event = event === null || mends ? fold(facts.slice(0, i + 1)) : followed([], event, fact);
  }
  return faults;
}

/** Without such a fact nobody ever chooses, and the event need not be made anew after each of its facts. */
const givesChoice = ({ kind, data }: Fact): boolean =>
  (kind === 'CREATED' || kind === 'SETTINGS_CHANGED') && data.settings.choice !== undefined;

function faultsOf(known: Known, event: Tournament, fact: Fact): string[] {
  const { drawing, opened } = known;
  if (fact.kind === 'CONTINUED' && !isSealed(drawing.id, event, fact))
    return [`fact ${fact.seq} opens a bid that was not sealed`];
  const due =
    fact.by === null ? saidByItself(known, event, fact) : saidBySomebody(opened, event, fact);
  return due === null || due.some((saying) => isDeepStrictEqual(saying, said(fact)))
    ? []
    : [`fact ${fact.seq} does not follow from what was chosen before it`];
}

const said = ({ kind, data }: Fact): object => ({ kind, data });

function openedIn(id: string, facts: readonly Fact[]): ReadonlyMap<string, Bid> {
  const opened = new Map<string, Bid>();
  for (const { kind, data } of facts)
    if (kind === 'CONTINUED')
      for (const { board, leg, bids = [] } of data.games)
        for (const bid of bids) opened.set(sealOf(id, { round: data.round, board, leg }, bid), bid);
  return opened;
}

/** Whether this fact opens the bids that its pairs have sealed, all of them and no others. */
function isSealed(
  id: string,
  event: Tournament,
  { data: { round, games } }: FactOf<'CONTINUED'>,
): boolean {
  return games.every(({ board, leg, bids = [] }) => {
    const pair = event.rounds[round - 1]?.pairs[board - 1];
    const seals = pair === undefined ? [] : sealsOf(event, pair);
    return bids.map((bid) => sealOf(id, { round, board, leg }, bid)).join() === seals.join();
  });
}

/** What the event says by itself where this fact is; null: the fact is about no choice, or the seed is not known. */
function saidByItself(
  { drawing: { id, seed }, opened: bids }: Known,
  event: Tournament,
  fact: Fact,
): readonly Saying[] | null {
  if (!isOfChoice(fact) || seed === null) return null;
  const ids = fact.kind === 'CONTINUED' ? fact.data.games.map(({ game }) => game) : [];
  return (['CONTINUE', 'CHOOSE'] as const).flatMap((what) => {
    const left = [...ids];
    const context = { ...NOTHING, bids, lot: lotOf({ id, seed }), now: fact.at };
    return happening(event, what, { ...context, newGame: () => left.shift() ?? '' });
  });
}

const isOfChoice = ({ kind }: Fact): boolean =>
  kind === 'CHOICE_OPENED' || kind === 'STRUCK' || kind === 'BID' || kind === 'CONTINUED';

/**
 * What whoever said this fact may have said there; null: the fact is about no choice. A bid that was never opened is
 * taken for the least one, as nobody knows it.
 */
function saidBySomebody(
  opened: Known['opened'],
  event: Tournament,
  fact: Fact,
): readonly Saying[] | null {
  const { kind, data, by, reason } = fact;
  if (!isOfChoice(fact)) return null;
  const seal = kind === 'BID' ? data.seal : '';
  const { side, points } = opened.get(seal) ?? { side: 0 as const, points: 0 };
  const seat = event.settings.board.seats[side];
  const act =
    kind === 'STRUCK' ? { kind: 'strike', scenario: data.scenario } : { kind: 'bid', seat, points };
  const wish = { actor: { playerId: by ?? '', name: '' }, act, reason };
  const context = { ...NOTHING, bids: opened, lot: () => 0, now: fact.at, newGame: () => '' };
  const told = judge(event, wish, { ...context, facts: [], names: new Map(), seal: () => seal });
  return isDeclined(told) ? [] : told;
}

const NOTHING = { pairing: null, owing: new Map<string, never>() };
