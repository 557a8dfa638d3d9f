import { Injectable } from '@nestjs/common';

import { appError, invariant } from '../../errors/errors.js';
import { type GameReading, GamesService } from '../../games/index.js';
import { type Begun, RoomsService } from '../../notices/endpoints/rooms.service.js';
import type { Caller } from '../../players/caller.js';
import type { Locale } from '../../rules/index.js';
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
 * Lets the room in which somebody asks follow games. Anybody there whose account is linked may end what others began:
 * it is the room's, and whoever began it may have left.
 */
@Injectable()
export class WatchingService {
  constructor(
    private readonly games: GamesService,
    private readonly rooms: RoomsService,
  ) {}

  /** Has the room follow that game; null: asks which, and offers to end what it follows. */
  async watch(guest: Guest, gameId: string | null): Promise<Reply> {
    const { app, room, locale, player, caller } = guest;
    if (room === null) return { lines: [say('noRoom', locale)] };
    if (gameId === null) return this.offered(guest, room);
    const game = await this.games.read(player.id, gameId);
    invariant(caller.key !== undefined, 'a linked account has a key');
    const by = { playerId: player.id, keyId: caller.key.id };
    const begun = await this.rooms.begin({ app, room }, by, game.id, locale);
    return begunReply(begun, game, locale);
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
    const ends = followed.map(async (id): Promise<Option> => {
      // A game that has become private since has no name for those who may not see it.
      const game = await this.games.read(player.id, id).catch(() => null);
      const name = game === null ? id : nameOf(game, locale);
      const press = pressed({ ask: 'unwatch', game: id, version: game?.version ?? 0 });
      return { label: say('unwatch', locale, { game: name }), id: press };
    });
    const others = (await this.candidates(guest)).filter(({ id }) => !followed.includes(id));
    const begins = others.map((game): Option => ({
      label: say('watch', locale, { game: nameOf(game, locale) }),
      id: pressed({ ask: 'watch', game: game.id, version: game.version }),
    }));
    const options = [...(await Promise.all(ends)), ...begins].slice(0, most);
    if (options.length === 0) return { lines: [say('nothingToWatch', locale)] };
    return { lines: [say('whichGame', locale)], options };
  }
}

/** A game by its title and the players at its seats. */
const nameOf = ({ rules, seats }: GameReading, locale: Locale): string =>
  `${rules.title[locale]} (${seats.map(({ player }) => player?.name ?? '–').join(' – ')})`;

/** Throws GAME_OVER. */
function begunReply(begun: Begun, game: GameReading, locale: Locale): Reply {
  if (begun === 'over') throw appError('GAME_OVER');
  if (begun !== 'begun' && begun !== 'same') return { lines: [say(REFUSALS[begun], locale)] };
  const { id, version } = game;
  const name = nameOf(game, locale);
  const stop = pressed({ ask: 'unwatch', game: id, version });
  return {
    lines: [say(begun === 'begun' ? 'watched' : 'watchedAlready', locale, { game: name })],
    buttons: [{ label: say('unwatchIt', locale), id: stop }],
  };
}
