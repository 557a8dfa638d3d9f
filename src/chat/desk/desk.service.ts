import { Injectable } from '@nestjs/common';

import { reportError } from '../../errors/error-report.js';
import { invariant } from '../../errors/errors.js';
import {
  type GameReading,
  GamesService,
  PictureLinksService,
  PicturesService,
  refusalMessage,
  Rulesets,
} from '../../games/index.js';
import { AccountsService, type LinkedAccount } from '../../notices/endpoints/accounts.service.js';
import type { Caller } from '../../players/caller.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import type { Action, Locale } from '../../rules/index.js';
import { LinksService } from '../links/links.service.js';
import { menuOf } from '../menus/menu.js';
import { decodePath, encodePath, type Path } from '../menus/path.js';
import { pathOfFound, searchChoices } from '../menus/search.js';
import { PICTURE } from './picture.js';
import { NOTIFY, type Press, pressed, pressIn, STOP } from './presses.js';
import type { Asker, Command, Option, Reply, Typing } from './reply.js';
import {
  askedIn,
  buttonsOf,
  heardSince,
  isStart,
  menuOfSome,
  newsIn,
  offerOf,
  shownGame,
  startOf,
  titleOf,
} from './showing.js';
import { StandingsService } from './standings.service.js';
import { WatchingService } from './watching.service.js';
import { say } from './words.js';

type Of<N extends Command['name']> = Extract<Command, { readonly name: N }>;
type Outcome = Awaited<ReturnType<GamesService['play']>>;

/** How many picture links the chat keeps per account; the oldest one is deleted for a new one. */
const MOST_LINKS = 10;

/** The account that asks, linked to a player. */
interface Guest extends Asker {
  readonly player: { readonly id: string; readonly name: string };
  readonly caller: Caller;
}

/** A picture of a board with its content in words; or the reason why there is none. */
type Board<T> =
  | { readonly picture: T; readonly alt: string; readonly reply: Reply }
  | { readonly picture: null; readonly reply: Reply };

/** For commands without a game: what to ask of the one that is picked. */
const ASK_OF = {
  ...{ play: 'play', log: 'log', undo: 'undo', resign: 'quit', move: 'play' },
} as const satisfies Record<string, Press['ask']>;

const moverOf = ({ app, account, player }: Guest) => ({
  playerId: player.id,
  address: `${app} ${account}`,
});

/**
 * Plays games in a chat, whichever app it is: turns commands and presses into replies that only their asker sees. A
 * refusal is a sentence in the reply; nothing throws.
 */
@Injectable()
export class DeskService {
  constructor(
    private readonly links: LinksService,
    private readonly games: GamesService,
    private readonly rulesets: Rulesets,
    private readonly pictures: PicturesService,
    private readonly quotas: QuotasService,
    private readonly sharing: PictureLinksService,
    private readonly accounts: AccountsService,
    private readonly watching: WatchingService,
    private readonly standings: StandingsService,
  ) {}

  async answer(asker: Asker, command: Command): Promise<Reply> {
    try {
      if (command.name === 'help') return { lines: [say('help', asker.locale)] };
      const guest = await this.guestOf(asker);
      if (guest === null || command.name === 'link') return this.linkFor(asker, guest);
      return await this.served(guest, command);
    } catch (error) {
      return { lines: [sentenceOf(error, asker.locale, command.request)] };
    }
  }

  /** Options that match what somebody is typing, the best first; empty where none does. */
  async search(asker: Asker, typing: Typing): Promise<Option[]> {
    const guest = await this.guestOf(asker);
    if (guest === null) return [];
    try {
      return await this.found(guest, typing);
    } catch {
      return [];
    }
  }

  /** The board as the asker sees it, as PNG and in words. */
  board(asker: Asker, gameId: string | null): Promise<Board<Buffer>> {
    return this.shown(asker, gameId, (game, guest) => {
      const payer = moverOf(guest);
      const drawing = (): void => this.quotas.charge('pictures', payer);
      const look = { ...PICTURE, locale: guest.locale };
      return this.pictures.png(game, look, drawing, payer.address);
    });
  }

  /** The same with the URL of a picture in place of the picture: whoever has the URL sees what the asker sees. */
  boardBehind(asker: Asker, named: string | null): Promise<Board<string>> {
    return this.shown(asker, named, async (game, { caller, locale, origin }) => {
      const open = await this.sharing.list(caller, origin);
      const { id: gameId, version } = game;
      const same = open.find((one) => one.gameId === gameId && one.version === version);
      const [oldest] = open;
      if (same === undefined && oldest !== undefined && open.length >= MOST_LINKS)
        await this.sharing.revoke(caller.player.id, oldest.id);
      const { url } = same ?? (await this.sharing.create(caller, { gameId, version }, origin));
      return `${url.replace(/\.svg$/, '.png')}?locale=${locale}`;
    });
  }

  private async shown<T>(
    asker: Asker,
    gameId: string | null,
    pictureOf: (game: GameReading, guest: Guest) => Promise<T>,
  ): Promise<Board<T>> {
    try {
      const guest = await this.guestOf(asker);
      if (guest === null) return { picture: null, reply: this.linkFor(asker, null) };
      const game = await this.gameOf(guest, gameId, 'board');
      if ('lines' in game) return { picture: null, reply: game };
      const picture = await pictureOf(game, guest);
      const alt = await this.pictures.text(game, guest.locale);
      return { picture, alt, reply: await shownGame(game, guest, []) };
    } catch (error) {
      return { picture: null, reply: { lines: [sentenceOf(error, asker.locale, 'board')] } };
    }
  }

  private async guestOf(asker: Asker): Promise<Guest | null> {
    const caller = await this.links.callerOf(asker);
    return caller === null ? null : { ...asker, player: caller.player, caller };
  }

  private linkFor(asker: Asker, guest: Guest | null): Reply {
    const said =
      guest === null
        ? say('unlinked', asker.locale)
        : say('linked', asker.locale, { player: guest.player.name });
    return { lines: [said], link: this.links.pageFor(asker, asker.name, asker.origin) };
  }

  private served(guest: Guest, command: Command): Promise<Reply> {
    switch (command.name) {
      case 'new':
        return this.create(guest, command);
      case 'join':
        return this.join(guest, command);
      case 'press':
        return this.press(guest, command);
      case 'move':
        return this.move(guest, command);
      case 'notify':
        return this.notify(guest);
      case 'watch':
        return command.event === null
          ? this.watching.watch(guest, command.game)
          : this.watching.watchEvent(guest, command.event);
      case 'standings':
        return this.standings.show(guest, command.event);
      case 'play':
      case 'log':
      case 'undo':
      case 'resign':
        return this.ofGame(guest, command);
      default:
        throw new Error(`no command ${command.name}`);
    }
  }

  private async ofGame(
    guest: Guest,
    command: Of<'play' | 'log' | 'undo' | 'resign'>,
  ): Promise<Reply> {
    const ask = ASK_OF[command.name];
    const game = await this.gameOf(guest, command.game, ask);
    if ('lines' in game) return game;
    return this.asked(guest, { ask, game: game.id, version: game.version }, command.request);
  }

  /**
   * The named game, or the only one the player has (games that wait for them count first); or a reply that asks which.
   */
  private async gameOf(
    guest: Guest,
    gameId: string | null,
    ask: Press['ask'],
  ): Promise<GameReading | Reply> {
    if (gameId !== null) return this.games.read(guest.player.id, gameId);
    const all = await this.gamesOf(guest);
    const [first, ...others] = all;
    if (first === undefined) return { lines: [say('noGame', guest.locale)] };
    if (others.length === 0) return first;
    return {
      lines: [say('whichGame', guest.locale)],
      options: all.slice(0, guest.most).map((game) => ({
        label: titleOf(game, guest.locale),
        id: pressed({ ask, game: game.id, version: game.version }),
      })),
    };
  }

  private async gamesOf({ player, most }: Guest): Promise<GameReading[]> {
    const listed = async (filter: object): Promise<GameReading[]> => {
      const page = await this.games.list(player.id, filter, { by: 'updated', first: most });
      return page.items.map(({ item }) => item);
    };
    const waiting = await listed({ owedByMe: true });
    return waiting.length > 0 ? waiting : listed({ mine: true, status: 'RUNNING' });
  }

  private async press(guest: Guest, { id, request }: Of<'press'>): Promise<Reply> {
    if (id === STOP) return this.stop(guest);
    if (id === NOTIFY) return this.notify(guest);
    const path = decodePath(id);
    if (path !== null) return this.follow(guest, path, request);
    const press = pressIn(id);
    if (press === null) return { lines: [say('unknown', guest.locale)] };
    if (press.ask === 'watch') return this.watching.watch(guest, press.game);
    if (press.ask === 'unwatch') return this.watching.unwatch(guest, press.game);
    if (press.ask === 'watch_event') return this.watching.watchEvent(guest, press.game);
    if (press.ask === 'unwatch_event') return this.watching.unwatchEvent(guest, press.game);
    if (press.ask === 'standings') return this.standings.show(guest, press.game);
    return this.asked(guest, press, request);
  }

  /** Has the account told of its player's games in private, in the language in which it asks. */
  private async notify(guest: Guest): Promise<Reply> {
    const { locale } = guest;
    const isTold = await this.accounts.begin(linkedOf(guest), locale);
    if (!isTold) return { lines: [say('noMessages', locale)] };
    return { lines: [say('telling', locale)], buttons: [{ label: say('stop', locale), id: STOP }] };
  }

  private async stop(guest: Guest): Promise<Reply> {
    const { locale } = guest;
    await this.accounts.end(linkedOf(guest));
    const again = { label: say('notify', locale), id: NOTIFY };
    return { lines: [say('stopped', locale)], buttons: [again] };
  }

  private async asked(guest: Guest, press: Press, request: string): Promise<Reply> {
    const { player, locale } = guest;
    const game = await this.games.read(player.id, press.game);
    const isStale = press.version !== game.version;
    switch (press.ask) {
      case 'undo': {
        if (isStale) return shownGame(game, guest, [say('stale', locale)]);
        const submission = { gameId: game.id, requestId: request, version: press.version };
        return this.told(guest, game, await this.games.undo(player.id, submission));
      }
      case 'resign': {
        if (isStale) return shownGame(game, guest, [say('stale', locale)]);
        const submission = { gameId: game.id, requestId: request };
        return this.told(guest, game, await this.games.resign(player.id, submission));
      }
      case 'quit':
        return sureOf(game, locale);
      case 'log': {
        const heard = await heardSince(this.games, game, 0, locale);
        return { lines: heard.length > 0 ? heard : [say('nothingYet', locale)] };
      }
      default:
        return shownGame(game, guest, await newsIn(this.games, game, locale));
    }
  }

  /** Carries out a press: it narrows the question down, or decides it. */
  private async follow(guest: Guest, path: Path, request: string): Promise<Reply> {
    const { player, locale } = guest;
    const game = await this.games.read(player.id, path.game);
    const stale = (): Promise<Reply> => shownGame(game, guest, [say('stale', locale)]);
    if (path.version !== game.version || path.draft !== (await game.draft())) return stale();
    if (isStart(path) && path.page === 0) return shownGame(game, guest, []);
    const step = menuOf(await offerOf(game, guest), path);
    if (step === null) return stale();
    if (step.kind === 'decided') return this.play(guest, game, step.action, request);
    const asks = await game.asks();
    const text = asks === null ? game.rules.title[locale] : askedIn(asks, locale);
    return {
      lines: [],
      question: { text, menu: step },
      buttons: await buttonsOf(game, false, locale),
    };
  }

  private async play(
    guest: Guest,
    game: GameReading,
    action: Action,
    request: string,
  ): Promise<Reply> {
    const outcome = await this.games.play(moverOf(guest), {
      ...{ gameId: game.id, requestId: request, actions: [action] },
      ...{ version: game.version, draft: await game.draft() },
    });
    return this.told(guest, game, outcome);
  }

  /** The reply to a submission: what came of it, and how the game stands. */
  private async told(guest: Guest, before: GameReading, outcome: Outcome): Promise<Reply> {
    const { locale } = guest;
    const { game } = outcome;
    if (!outcome.ok)
      return shownGame(game, guest, [refusalMessage(outcome.refusal, game.rules, locale)]);
    const dice = outcome.receipt.rolls.map((roll) => `🎲 ${roll.dice.join(' ')}`);
    const heard = await heardSince(this.games, game, before.version, locale);
    return shownGame(game, guest, [...heard, ...dice]);
  }

  private async move(guest: Guest, { game: id, text, request }: Of<'move'>): Promise<Reply> {
    const path = decodePath(text);
    if (path !== null) return this.follow(guest, path, request);
    const game = await this.gameOf(guest, id, 'play');
    if ('lines' in game) return game;
    // Where nothing is typed nothing is chosen, even if there is only one thing to do.
    if (text.trim() === '') return shownGame(game, guest, []);
    const offer = await offerOf(game, guest);
    const found = searchChoices(offer.choices, text, offer.wording, guest.most);
    const [first, ...others] = found;
    if (first === undefined) return shownGame(game, guest, [say('noMatch', guest.locale)]);
    if (others.length === 0 || first.label === text)
      return this.play(guest, game, first.action, request);
    const indices = found.map(({ index }) => index);
    const menu = menuOfSome(offer, await startOf(game), indices);
    const asks = await game.asks();
    if (menu === null || asks === null) return shownGame(game, guest, []);
    return { lines: [], question: { text: askedIn(asks, guest.locale), menu } };
  }

  private async create(guest: Guest, command: Of<'new'>): Promise<Reply> {
    const rules = this.rulesets.require(command.ruleset);
    const [seat = '', ...others] = rules.seats;
    const seatBots = others.map((other) => ({ seat: other, level: 'greedy' }));
    const order = {
      ...{ ruleset: rules.id, scenario: command.scenario ?? rules.scenarios[0]?.id ?? '', seat },
      ...(command.against === 'computer' && { seatBots }),
    };
    const { playerId, address } = moverOf(guest);
    const origin = { address, requestId: command.request };
    return shownGame(await this.games.create(playerId, order, origin), guest, []);
  }

  private async join(guest: Guest, { game, invite }: Of<'join'>): Promise<Reply> {
    const order = invite === null ? {} : { invite };
    return shownGame(await this.games.join(guest.player.id, game, order), guest, []);
  }

  private async found(guest: Guest, { what, text, game, ruleset }: Typing): Promise<Option[]> {
    const { locale } = guest;
    const fits = ({ label }: Option): boolean => label.toLowerCase().includes(text.toLowerCase());
    if (what === 'choice') return this.choicesFound(guest, game, text);
    if (what === 'event') return (await this.standings.options(guest)).filter(fits);
    if (what === 'game' || what === 'public-game') {
      const games =
        what === 'game' ? await this.gamesOf(guest) : await this.watching.candidates(guest);
      return games.map((one) => ({ label: titleOf(one, locale), id: one.id })).filter(fits);
    }
    const things =
      what === 'ruleset'
        ? this.rulesets.all
        : (this.rulesets.all.find(({ id }) => id === ruleset)?.scenarios ?? []);
    return things.map(({ id, title }) => ({ label: title[locale], id })).filter(fits);
  }

  private async choicesFound(guest: Guest, id: string | null, text: string): Promise<Option[]> {
    const game = await this.gameOf(guest, id, 'play');
    if ('lines' in game) return [];
    const [offer, start] = [await offerOf(game, guest), await startOf(game)];
    return searchChoices(offer.choices, text, offer.wording, guest.most).map((found) => ({
      label: found.label,
      id: encodePath(pathOfFound(start, found)),
    }));
  }
}

function linkedOf({ app, account, player, caller: { key } }: Guest): LinkedAccount {
  invariant(key !== undefined, 'a linked account has a key');
  return { app, account, playerId: player.id, keyId: key.id };
}

function sureOf({ id, version, rules }: GameReading, locale: Locale): Reply {
  const yes = pressed({ ask: 'resign', game: id, version });
  return {
    lines: [rules.title[locale], say('sure', locale)],
    buttons: [{ label: say('resign', locale), id: yes }],
  };
}

const sentenceOf = (error: unknown, locale: Locale, requestId: string): string =>
  reportError(error, { requestId, locale }).message;
