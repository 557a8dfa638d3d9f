import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { PRESETS } from '../../clocks/presets.js';
import { Turns } from '../../common/turns.js';
import type { Board } from '../../competition/facts/settings.js';
import { inTransaction } from '../../database/transaction.js';
import { appError, invalidInput } from '../../errors/errors.js';
import { Rulesets } from '../../games/index.js';
import type { Text } from '../../language/locale.js';
import { type Payer, QuotasService } from '../../quotas/quotas.service.js';
import { Wall } from '../../time/wall.js';
import { type EventReading, slugOf, TournamentsService } from '../running/tournaments.service.js';
import { TournamentsRepository } from '../store/tournaments.repository.js';
import { askThread } from '../threads/ask-thread.js';
import type { ImportAnswer, ImportQuestion, Taken } from './question.js';

/** How many files are held at once. One whose sender has hung up is read all the same, and is held until then. */
const MOST_HELD = 8;

/** Takes over events that were run elsewhere, or here, from their exports. */
@Injectable()
export class ImportsService {
  /** One file is read and written at a time. */
  private readonly turns = new Turns<'import'>();

  constructor(
    private readonly source: DataSource,
    private readonly tournaments: TournamentsService,
    private readonly store: TournamentsRepository,
    private readonly rulesets: Rulesets,
    private readonly quotas: QuotasService,
    private readonly wall: Wall,
  ) {}

  /**
   * Makes an event of the text (UTF-8) of an export, which has to be whole, and of an event that is over. If this
   * player has imported the same export before, it is the event that was made then. Throws INVALID_INPUT, RATE_LIMITED
   * and UNAVAILABLE.
   */
  async take(payer: Payer & { playerId: string }, text: Buffer): Promise<EventReading> {
    const { playerId } = payer;
    if (this.turns.length('import') >= MOST_HELD) throw appError('UNAVAILABLE');
    this.quotas.charge('imports', payer);
    const id = await this.turns.take('import', () => this.read(playerId, text));
    return this.tournaments.reading(id, playerId);
  }

  /** Returns the id of the event that was made of the text. */
  private async read(playerId: string, text: Buffer): Promise<string> {
    const [id, at] = [randomUUID(), new Date(this.wall.now())];
    const question: ImportQuestion = { text, id, by: playerId, at: at.toISOString() };
    const answer = await askThread<ImportAnswer>('importing/thread.js', question);
    if ('fault' in answer) throw invalidInput(answer.fault);
    const strange = this.strangeIn(answer.board);
    if (strange !== null) throw invalidInput(strange);
    return this.write(id, { playerId, at }, answer);
  }

  /** What this service does not know of the game that was played; null: it knows all. */
  private strangeIn({ ruleset, scenarios, seats, clock }: Board): Text | null {
    const rules = this.rulesets.find(ruleset);
    if (rules === undefined) return unknown(ruleset);
    const strange = scenarios.find((id) => !rules.scenarios.some((one) => one.id === id));
    if (strange !== undefined) return unknown(`${ruleset} ${strange}`);
    if (String(seats) !== String(rules.seats)) return unknown(`${ruleset} ${seats.join(', ')}`);
    return PRESETS.some((preset) => preset === clock) ? null : unknown(clock);
  }

  /** Returns the id of the new event, or of the one that was made of that export before. */
  private write(
    id: string,
    { playerId, at }: { playerId: string; at: Date },
    { from, hash, ...taken }: Taken,
  ): Promise<string> {
    return inTransaction(this.source, async (manager) => {
      const known = await this.store.importOf(manager, { playerId, from, hash });
      if (known !== undefined) return known;
      await this.add(manager, id, { ownerId: playerId, createdAt: at, ...taken });
      return id;
    });
  }

  private async add(
    manager: EntityManager,
    id: string,
    { seed, board, ...event }: Omit<Taken, 'from' | 'hash'> & { ownerId: string; createdAt: Date },
  ): Promise<void> {
    const { name, ownerId, createdAt, commitment, phase, end, pages } = event;
    await this.store.add(manager, {
      ...{ id, slug: slugOf(name, id), name, ruleset: board.ruleset, ownerId, createdAt },
      ...{ seed: Buffer.from(seed, 'hex'), commitment },
    });
    await this.store.fill(manager, { tournamentId: id, name, phase, end, pages });
  }
}

const unknown = (what: string): Text => ({
  en: `this service does not know what was played: ${what}.`,
  ja: `このサービスにはない内容です: ${what}`,
});
