import { Injectable } from '@nestjs/common';

import { poolName } from '../../competition/fold/pools.js';
import type { Locale } from '../../rules/index.js';
import { roundsSeen, shownStandings, shownTournament } from '../../tournaments/api/shown.js';
import {
  type EventReading,
  TournamentsService,
} from '../../tournaments/running/tournaments.service.js';
import type { EventFilter } from '../../tournaments/store/tournaments.repository.js';
import { pressed } from './presses.js';
import type { Asker, Option, Reply } from './reply.js';
import { say } from './words.js';

/** How many places are shown; the page has them all. */
const MOST_ROWS = 25;
/** How many events are looked at, as each one is read as a whole. */
const MOST_EVENTS = 25;

/** The account that asks, linked to a player. */
interface Guest extends Asker {
  readonly player: { readonly id: string };
}

/** Tells how events stand. */
@Injectable()
export class StandingsService {
  constructor(private readonly tournaments: TournamentsService) {}

  /**
   * The table of the event with that id or slug; null: of the only one that goes on and that the guest takes part in,
   * or a reply that asks which. Throws NOT_FOUND.
   */
  async show(guest: Guest, named: string | null): Promise<Reply> {
    if (named !== null)
      return tableOf(await this.tournaments.reading(named, guest.player.id), guest);
    const mine = await this.listed(guest, { mine: true });
    const [running, ...more] = mine.filter(({ event }) => event.phase === 'RUNNING');
    if (running !== undefined && more.length === 0) return tableOf(running, guest);
    const options = (await this.options(guest, mine)).map(({ label, id }) => ({
      label,
      id: pressed({ ask: 'standings', game: id, version: 0 }),
    }));
    const { locale } = guest;
    if (options.length === 0) return { lines: [say('noEvent', locale)] };
    return { lines: [say('whichEvent', locale)], options };
  }

  /** Events that have a table: first those that the guest takes part in, then others that go on. */
  async options(guest: Guest, mine?: readonly EventReading[]): Promise<Option[]> {
    const own = mine ?? (await this.listed(guest, { mine: true }));
    const all = [...own, ...(await this.listed(guest, { phase: 'RUNNING' }))];
    const once = new Map(all.map((one) => [one.live.head.id, one.event]));
    const begun = [...once].filter(([, { planned }]) => planned > 0);
    return begun.slice(0, guest.most).map(([id, { name }]) => ({ label: name, id }));
  }

  private async listed({ player }: Guest, filter: EventFilter): Promise<EventReading[]> {
    const page = { first: MOST_EVENTS, after: null };
    return (await this.tournaments.list(player.id, filter, page)).items;
  }
}

/** How the event stands, a link to all of it, and, in a room, a button by which the room follows it. */
function tableOf(reading: EventReading, { locale, origin, room }: Guest): Reply {
  const { head } = reading.live;
  const watch = pressed({ ask: 'watch_event', game: head.id, version: 0 });
  return {
    lines: [headOf(reading, locale)],
    ...standingsIn(reading, locale),
    link: `${origin}/t/${head.slug}`,
    ...(room !== null && { buttons: [{ label: say('watchHere', locale), id: watch }] }),
  };
}

/** The first places, and how many there are; nothing before there are any. */
export function standingsIn(reading: EventReading, locale: Locale): Pick<Reply, 'table'> {
  const { event } = reading;
  const standings = shownStandings(reading);
  const rows = standings.slice(0, MOST_ROWS).map(({ rank, pool, poolRank, ...line }) => {
    const said = { name: event.entries[line.entry - 1]?.name ?? '', points: `${line.points}` };
    // In the second stage the places are those of the whole event.
    if (pool === null || event.advanced !== null)
      return say('place', locale, { ...said, rank: `${rank}` });
    const place = { pool: poolName(pool), rank: `${poolRank}` };
    return say('placeInPool', locale, { ...said, ...place });
  });
  return rows.length > 0 ? { table: { rows, total: standings.length } } : {};
}

function headOf(reading: EventReading, locale: Locale): string {
  const { name, phase, planned } = shownTournament(reading);
  if (reading.event.planned === 0) return say('eventNotBegun', locale, { event: name });
  if (phase === 'APPROVED') return say('eventFinal', locale, { event: name });
  const round = roundsSeen(reading).length;
  return say('eventRound', locale, { event: name, round: `${round}`, planned: `${planned}` });
}
