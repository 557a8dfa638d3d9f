import { setImmediate } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { tableOf } from '../../competition/fold/table-of.js';
import type { Tournament } from '../../competition/fold/tournament.js';
import type { Locale } from '../../language/locale.js';
import { type Cell, csvOf } from '../papers/cells.js';
import { type EventExport, EXPORT_FORMAT, type ExportedFact } from '../papers/event-export.js';
import { drawnFor, linesOf, type StandingLine, standingsHash } from '../papers/standing-lines.js';
import { crossRows, entryRows, pairingRows, standingRows } from '../papers/tables.js';
import { isOver, isSeen } from '../running/access.js';
import type { EventReading } from '../running/tournaments.service.js';
import { TournamentsRepository } from '../store/tournaments.repository.js';
import { factsSeen, roundsSeen, shownFact, shownStandings } from './shown.js';

/** How many facts are read and written at a time. */
const PAGE = 500;

export type Sheet = 'standings' | 'crosstable' | 'pairings' | 'entries';

/** Makes exports of events. A large event has tens of thousands of facts, so the work pauses for other requests. */
@Injectable()
export class PapersService {
  constructor(private readonly tournaments: TournamentsRepository) {}

  sheet(
    reading: EventReading,
    sheet: Sheet,
    { locale, bom }: { locale: Locale; bom: boolean },
  ): Promise<string> {
    return csvOf(rowsOf(reading, sheet, locale), { bom });
  }

  /** JSON Lines: one line for each fact. */
  async lines(reading: EventReading): Promise<string> {
    const facts = factsSeen(reading);
    let text = '';
    for (let at = 0; at < facts.length; at += PAGE) {
      const page = facts.slice(at, at + PAGE).map((fact) => JSON.stringify(shownFact(fact)));
      text += `${page.join('\n')}\n`;
      await setImmediate();
    }
    return text;
  }

  /** The text that `JSON.stringify` would make of an {@link EventExport}. */
  async whole(reading: EventReading): Promise<string> {
    const head = JSON.stringify(headOf(reading)).slice(0, -1);
    const pages: string[] = [];
    for await (const facts of this.pages(reading)) {
      const page = facts.map((fact) => JSON.stringify(fact)).join(',');
      if (page !== '') pages.push(page);
    }
    return `${head},"facts":[${pages.join(',')}]}`;
  }

  /**
   * The facts with their hashes, in pages. From the first fact that the reader may not see, hashes are left out: the
   * reader could use them to check a guess at that fact.
   */
  private async *pages(reading: EventReading): AsyncGenerator<ExportedFact[]> {
    const first = firstHidden(reading);
    const { head, facts } = reading.live;
    for (let last = 0; last < facts.length;) {
      const links = await this.tournaments.linksAfter(head.id, last, PAGE);
      last = links.at(-1)?.seq ?? facts.length;
      const here = links.filter(({ seq, fact }) => seq <= facts.length && isSeen(reading, fact));
      yield here.map(({ seq, fact, prevHash, hash }) =>
        seq < first ? { ...fact, prevHash, hash } : { ...fact, prevHash: null, hash: null },
      );
    }
  }
}

const firstHidden = (reading: EventReading): number =>
  reading.facts.find((fact) => !isSeen(reading, fact))?.seq ?? Infinity;

/** Event -> its table as it is exported, which takes long to make. */
const LINES = new WeakMap<Tournament, readonly StandingLine[]>();

function linesIn({ live, event }: EventReading): readonly StandingLine[] {
  const known = LINES.get(event) ?? linesOf(live.head, event);
  LINES.set(event, known);
  return known;
}

function headOf(reading: EventReading): Omit<EventExport, 'facts'> {
  const { live, event } = reading;
  const { id, slug, createdAt, commitment, seed } = live.head;
  const complete = firstHidden(reading) === Infinity;
  const standings = linesIn(reading);
  return {
    ...{ format: EXPORT_FORMAT, id, slug, name: event.name, phase: event.phase },
    ...{ createdAt: createdAt.toISOString(), commitment },
    seed: isOver(event) ? seed.toString('hex') : null,
    ...{ lotsOf: drawnFor(id, event), complete, seq: event.version },
    hash: complete ? live.hash : null,
    ...{ standingsHash: standingsHash(standings), standings },
  };
}

function rowsOf(reading: EventReading, sheet: Sheet, locale: Locale): Iterable<readonly Cell[]> {
  const { event } = reading;
  if (sheet === 'pairings') return pairingRows(event, roundsSeen(reading), locale);
  if (sheet === 'entries') return entryRows(event, tableOf(event), locale);
  const standings = shownStandings(reading);
  if (sheet === 'standings') return standingRows(event, standings, locale);
  return crossRows(event, { standings, table: tableOf(event) }, locale);
}
