import { Injectable } from '@nestjs/common';

import type { Choice } from '../../competition/facts/settings.js';
import type { Locale } from '../../language/locale.js';
import type { Player } from '../../players/player.entity.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import { DirectorService } from '../running/director.service.js';
import {
  type EventOrder,
  type EventReading,
  TournamentsService,
} from '../running/tournaments.service.js';
import type { DirectBody } from './direct.inputs.js';
import type { DeclinedObject, DirectedObject } from './directed.objects.js';
import { shownFact, shownTournament } from './shown.js';
import type { ChoiceInput, TournamentInput } from './tournament.inputs.js';

const HOUR_MS = 3_600_000;
const POINTS = { win: 1, draw: 0.5, loss: 0, bye: 1 } as const;

/** The language in which a caller reads, and the address they ask from. */
interface Asked {
  readonly locale: Locale;
  readonly address: string;
}

const msOf = (hours: number): number => Math.round(hours * HOUR_MS);

function orderOf(input: TournamentInput): EventOrder {
  const { ruleset, scenarios, options, clock, startsAt, rounds, ...rest } = input;
  const { roundHours, graceHours, pauseHours, bestOf, pools, finals, choice, ...settings } = rest;
  return {
    ...settings,
    ...(bestOf !== undefined && { bestOf }),
    ...(pools !== undefined && { pools }),
    ...(finals !== undefined && { finals: { format: finals.format, places: finals.places } }),
    ...(choice !== undefined && { choice: choiceOf(choice) }),
    board: { ruleset, scenarios, options: options ?? {}, clock },
    ...{ startsAt: startsAt.toISOString(), rounds: rounds ?? null, points: POINTS },
    ...{ roundMs: msOf(roundHours), graceMs: msOf(graceHours), pauseMs: msOf(pauseHours) },
  };
}

const choiceOf = ({ strikes, budget, stepHours }: ChoiceInput): Choice => ({
  ...{ strikes, budget: budget ?? null, stepMs: msOf(stepHours) },
});

/** What GraphQL and REST have in common: it reads what a client sent, and writes out the answer. */
@Injectable()
export class DeskService {
  constructor(
    private readonly tournaments: TournamentsService,
    private readonly director: DirectorService,
    private readonly quotas: QuotasService,
  ) {}

  create({ id: playerId, name }: Player, input: TournamentInput): Promise<EventReading> {
    return this.tournaments.create({ playerId, name }, orderOf(input));
  }

  /** Submits acts. Throws RATE_LIMITED before anything is judged: each act counts, whether or not it is declined. */
  async direct(
    { id: playerId, name }: Player,
    { tournamentId, requestId }: { tournamentId: string; requestId: string },
    { version, acts, reason, preview }: DirectBody,
    { locale, address }: Asked,
  ): Promise<DirectedObject | DeclinedObject> {
    this.quotas.charge('acts', { playerId, address }, acts.length);
    const given = reason?.trim() ?? '';
    const submission = {
      ...{ requestId, version: version ?? null, acts, preview },
      reason: given === '' ? null : given,
    };
    const outcome = await this.director.direct({ playerId, name }, tournamentId, submission);
    const { event, facts } = outcome.live;
    const tournament = shownTournament({ live: outcome.live, event, facts, playerId, at: null });
    if (outcome.ok) {
      const written = facts.slice(outcome.from - 1, outcome.to).map(shownFact);
      return { preview, facts: written, tournament };
    }
    const { code, because, better } = outcome.declined;
    return { code, message: because[locale], step: outcome.step, better, tournament };
  }
}
