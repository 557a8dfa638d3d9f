import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Fact } from '../../competition/facts/facts.js';
import { fold, followed } from '../../competition/fold/fold.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import { appError } from '../../errors/errors.js';
import { type Head, TournamentsRepository } from '../store/tournaments.repository.js';

/** How many facts, and pairs that they name, are held in memory, over all events. */
const HELD = 400_000;

/** An event with all its facts, as this process knows it. Never changed in place: the next fact makes a new object. */
export interface LiveTournament {
  readonly head: Head;
  readonly facts: readonly Fact[];
  readonly event: Tournament;
  /** Hash of the last fact. */
  readonly hash: string;
}

/** A round is one fact, however many play in it. */
function sizeOf({ kind, data }: Fact): number {
  if (kind === 'PAIRED' || kind === 'PAIRING_CHANGED') return 1 + data.pairs.length;
  return kind === 'PUBLISHED' ? 1 + data.games.length : 1;
}

export const noSuchEvent = () => appError('NOT_FOUND', { thing: { en: 'event', ja: 'イベント' } });

/** Keeps events in memory, and reads the facts that were written since. */
@Injectable()
export class LiveTournamentsService {
  private readonly held = new LRUCache<string, LiveTournament>({
    maxSize: HELD,
    sizeCalculation: ({ facts }) => facts.reduce((sum, fact) => sum + sizeOf(fact), 100),
  });

  constructor(private readonly tournaments: TournamentsRepository) {}

  /** The event as it is now. Throws NOT_FOUND. */
  async fresh(idOrSlug: string): Promise<LiveTournament> {
    const head = await this.tournaments.head(idOrSlug);
    if (head === undefined) throw noSuchEvent();
    const known = this.held.get(head.id);
    if (known?.head.seq === head.seq) return known;
    const live = await this.upTo(head, known);
    // Two callers may read the same event at once: the newer result is kept.
    const held = this.held.get(head.id);
    if (held === undefined || held.facts.length < live.facts.length) this.held.set(head.id, live);
    return live;
  }

  private async upTo(head: Head, known: LiveTournament | undefined): Promise<LiveTournament> {
    const rows = await this.tournaments.factsAfter(head.id, known?.facts.length ?? 0);
    const more = rows.map(({ fact }) => fact);
    const facts = [...(known?.facts ?? []), ...more];
    const event = known === undefined ? fold(facts) : forth(known, more);
    if (event === null) throw noSuchEvent();
    const hash = rows.at(-1)?.hash ?? known?.hash ?? '';
    return { head: { ...head, seq: facts.length }, facts, event, hash };
  }
}

/** The event after some more facts. */
export function forth(
  { facts, event }: Pick<LiveTournament, 'facts' | 'event'>,
  more: readonly Fact[],
): Tournament | null {
  let now: Tournament | null = event;
  const all = [...facts];
  for (const fact of more) {
    now = now === null ? null : followed(all, now, fact);
    all.push(fact);
  }
  return now;
}
