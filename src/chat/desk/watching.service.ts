import { Injectable } from '@nestjs/common';

import { appError, invariant } from '../../errors/errors.js';
import { type GameReading, GamesService } from '../../games/index.js';
import { type Begun, RoomsService } from '../../notices/endpoints/rooms.service.js';
import type { Caller } from '../../players/caller.js';
import type { Locale } from '../../rules/index.js';
import { TournamentsService } from '../../tournaments/running/tournaments.service.js';
import { pressed } from './presses.js';
import type { Asker, Option, Reply } from './reply.js';
import { say } from './words.js';

/** The account that asks, linked to a player. */
interface Guest extends Asker {
  readonly player: { readonly id: string };
  readonly caller: Caller;
}

/** What is said of a wish that did not come true. */
const REFUSALS = {
  full: 'roomFull',
  mute: 'noMessages',
  private: 'privateGame',
  closed: 'roomClosed',
  later: 'roomLater',
} as const;

/**
 * Lets the room in which somebody asks follow games and events. Anybody there whose account is linked may end what
 * others began: it is the room's, and whoever began it may have left.
 */
@Injectable()
export class WatchingService {
  constructor(
    private readonly games: GamesService,
    private readonly rooms: RoomsService,
    private readonly tournaments: TournamentsService,
  ) {}

  /** Has the room follow that game; null: asks which, and offers to end what it follows. */
  async watch(guest: Guest, gameId: string | null): Promise<Reply> {
    const { app, room, locale, player, caller } = guest;
    if (room === null) return { lines: [say('noRoom', locale)] };
    if (gameId === null) return this.offered(guest, room);
    const game = await this.games.read(player.id, gameId);
    invariant(caller.key !== undefined, 'a linked account has a key');
    const by = { playerId: player.id, keyId: caller.key.id };
    const what = { gameId: game.id, tournamentId: null };
    const begun = await this.rooms.begin({ app, room }, by, what, locale);
    const stop = pressed({ ask: 'unwatch', game: game.id, version: game.version });
    return begunReply(begun, nameOf(game, locale), { locale, stop });
  }

  /** Has the room follow the event with that id or slug. Throws NOT_FOUND. */
  async watchEvent(guest: Guest, named: string): Promise<Reply> {
    const { app, room, locale, player, caller } = guest;
    if (room === null) return { lines: [say('noRoom', locale)] };
    const { live, event } = await this.tournaments.reading(named, player.id);
    invariant(caller.key !== undefined, 'a linked account has a key');
    const by = { playerId: player.id, keyId: caller.key.id };
    const { id } = live.head;
    const what = { gameId: null, tournamentId: id };
    const begun = await this.rooms.begin({ app, room }, by, what, locale);
    if (begun === 'private') return { lines: [say('draftEvent', locale)] };
    if (begun === 'over') return { lines: [say('eventOver', locale, { event: event.name })] };
    const stop = pressed({ ask: 'unwatch_event', game: id, version: 0 });
    return begunReply(begun, event.name, { locale, stop });
  }

  /** Has the room follow that event no more. */
  async unwatchEvent({ app, room, locale }: Guest, id: string): Promise<Reply> {
    if (room === null) return { lines: [say('noRoom', locale)] };
    await this.rooms.end({ app, room }, id);
    return { lines: [say('unwatchedEvent', locale)] };
  }

  /** Has the room follow that game no more. */
  async unwatch({ app, room, locale }: Guest, gameId: string): Promise<Reply> {
    if (room === null) return { lines: [say('noRoom', locale)] };
    await this.rooms.end({ app, room }, gameId);
    return { lines: [say('unwatched', locale)] };
  }

  /** Public games that the guest may have in mind: first those that they play, then those that changed last. */
  async candidates({ player, most }: Guest): Promise<GameReading[]> {
    const listed = async (filter: object): Promise<GameReading[]> => {
      const wish = { ...filter, status: 'RUNNING' as const };
      const page = await this.games.list(player.id, wish, { by: 'updated', first: most });
      return page.items.map(({ item }) => item).filter(({ isPrivate }) => !isPrivate);
    };
    const all = [...(await listed({ mine: true })), ...(await listed({}))];
    return [...new Map(all.map((game) => [game.id, game])).values()].slice(0, most);
  }

  private async offered(guest: Guest, room: string): Promise<Reply> {
    const { app, locale, player, most } = guest;
    const followed = await this.rooms.list({ app, room });
    const ends = followed.map(async ({ gameId, tournamentId }): Promise<Option> => {
      if (gameId === null) return this.endOf(tournamentId ?? '', locale);
      // A game that has become private since has no name for those who may not see it.
      const game = await this.games.read(player.id, gameId).catch(() => null);
      const name = game === null ? gameId : nameOf(game, locale);
      const press = pressed({ ask: 'unwatch', game: gameId, version: game?.version ?? 0 });
      return { label: say('unwatch', locale, { game: name }), id: press };
    });
    const known = new Set(followed.map(({ gameId }) => gameId));
    const others = (await this.candidates(guest)).filter(({ id }) => !known.has(id));
    const begins = others.map((game): Option => ({
      label: say('watch', locale, { game: nameOf(game, locale) }),
      id: pressed({ ask: 'watch', game: game.id, version: game.version }),
    }));
    const options = [...(await Promise.all(ends)), ...begins].slice(0, most);
    if (options.length === 0) return { lines: [say('nothingToWatch', locale)] };
    return { lines: [say('whichGame', locale)], options };
  }

  /** The offer to end that the room follows an event. */
  private async endOf(tournamentId: string, locale: Locale): Promise<Option> {
    const { event } = await this.tournaments.reading(tournamentId, null);
    const id = pressed({ ask: 'unwatch_event', game: tournamentId, version: 0 });
    return { label: say('unwatch', locale, { game: event.name }), id };
  }
}

/** A game by its title and the players at its seats. */
const nameOf = ({ rules, seats }: GameReading, locale: Locale): string =>
  `${rules.title[locale]} (${seats.map(({ player }) => player?.name ?? '–').join(' – ')})`;

/** Throws GAME_OVER. */
function begunReply(
  begun: Begun,
  name: string,
  { locale, stop }: { readonly locale: Locale; readonly stop: string },
): Reply {
  if (begun === 'over') throw appError('GAME_OVER');
  if (begun !== 'begun' && begun !== 'same') return { lines: [say(REFUSALS[begun], locale)] };
  return {
    lines: [say(begun === 'begun' ? 'watched' : 'watchedAlready', locale, { game: name })],
    buttons: [{ label: say('unwatchIt', locale), id: stop }],
  };
}
