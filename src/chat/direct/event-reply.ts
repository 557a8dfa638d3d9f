import type { Fact } from '../../competition/facts/facts.js';
import type { EntryNumber } from '../../competition/table/table.js';
import type { EventKind, GREETING } from '../../notices/store/kinds.js';
import type { Locale } from '../../rules/index.js';
import { isOver } from '../../tournaments/running/access.js';
import type { EventReading } from '../../tournaments/running/tournaments.service.js';
import { pressed } from '../desk/presses.js';
import type { Reply } from '../desk/reply.js';
import { standingsIn } from '../desk/standings.service.js';
import { say } from '../desk/words.js';
import { cut } from '../menus/short.js';

const LONGEST_LINE = 300;

/** The parts of a notice about an event (see `eventBodyOf`) from which its words are made. */
export interface EventTold {
  readonly type: EventKind | typeof GREETING;
  readonly data: {
    readonly tournament: { readonly id: string };
    /** null: the greeting. */
    readonly fact?: Pick<Fact, 'kind'> & { readonly data: { readonly round?: number } | null };
    readonly links: { readonly page: string };
  };
}

export const isEventTold = (told: { readonly data: object }): told is EventTold =>
  'tournament' in told.data;

type Words = Pick<Reply, 'lines' | 'table'>;

/**
 * A notice about an event as a message that everybody in a room reads: what has happened in it, with the pairings of a
 * round that begins and the standings after one that is over.
 *
 * @param reading The event as everybody may see it.
 */
export function eventSpokenTo(locale: Locale, told: EventTold, reading: EventReading): Reply {
  const { page } = told.data.links;
  const { id } = reading.live.head;
  const press = (ask: 'standings' | 'unwatch_event'): string =>
    pressed({ ask, game: id, version: 0 });
  return {
    ...wordsOf(locale, told, reading),
    // Where the service does not know its own URL, its links have none.
    ...(URL.canParse(page) && { link: page }),
    buttons: [
      { label: say('standings', locale), id: press('standings') },
      // What is over tells no more by itself.
      ...(isOver(reading.event)
        ? []
        : [{ label: say('unwatchIt', locale), id: press('unwatch_event') }]),
    ],
  };
}

function wordsOf(locale: Locale, { type, data }: EventTold, reading: EventReading): Words {
  const { name, planned, entries } = reading.event;
  const round = data.fact?.data?.round ?? 0;
  const said = { event: name, round: `${round}` };
  const table = standingsIn(reading, locale);
  switch (type) {
    case 'tournament.started': {
      const entrants = entries.filter(({ state }) => state === 'ACTIVE').length;
      const counts = { entrants: `${entrants}`, planned: `${planned}` };
      return { lines: [say('eventBegins', locale, { event: name, ...counts })] };
    }
    case 'tournament.round_published':
      return pairingsOf(locale, round, reading);
    case 'tournament.round_closed':
      return { lines: [say('roundOver', locale, said)], ...table };
    case 'tournament.approved':
      return { lines: [say('eventFinal', locale, { event: name })], ...table };
    case 'tournament.ended':
      if (data.fact?.kind === 'CANCELLED')
        return { lines: [say('eventCancelled', locale, { event: name })] };
      return { lines: [say('eventEnded', locale, { event: name })], ...table };
    default:
      return { lines: [say('following', locale, { game: name })] };
  }
}

/** Who meets whom in a round, and who rests. */
function pairingsOf(locale: Locale, number: number, { event }: EventReading): Words {
  const round = event.rounds[number - 1];
  const nameOf = (entry: EntryNumber): string => event.entries[entry - 1]?.name ?? '';
  const head = say('roundBegins', locale, { event: event.name, round: `${number}` });
  if (round === undefined || round.state === 'PROPOSED') return { lines: [head] };
  const rows = round.pairs.map(({ first, second }, board) =>
    say('pairing', locale, {
      board: `${board + 1}`,
      first: nameOf(first),
      second: nameOf(second),
    }),
  );
  const names = cut(round.byes.map(nameOf).join(', '), LONGEST_LINE);
  const byes = names === '' ? [] : [say('rests', locale, { names })];
  return { lines: [head, ...byes], table: { rows, total: rows.length } };
}
