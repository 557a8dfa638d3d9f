import { follow, type FollowOptions } from './follow.js';
import * as documents from './generated/graphql.js';
import { ask, type Connection, headersOf, MusterError, present, send } from './transport.js';
import type * as Types from './types.js';

interface Looking {
  /** The invitation of a private game, to look at it without having a seat. */
  readonly invite?: string | undefined;
}

const pathOf = (ruleset: string, rest = ''): string =>
  `/v1/rulesets/${encodeURIComponent(ruleset)}${rest}`;

/** The calls that a page for playing needs at once; `Muster` adds all others. */
export class Essentials {
  constructor(readonly connection: Connection) {}

  /** Creates a player. The token in the answer goes into the connection for what the player does next. */
  async signUp(name: string): Promise<Types.Session> {
    return (await this.once(documents.SignUpDocument, { name })).signUp;
  }

  /** The player of the connection; null: it has no token. */
  async me(): Promise<Types.Named | null> {
    return (await this.ask(documents.MeDocument, {})).me;
  }

  async rulesets(): Promise<readonly Types.Ruleset[]> {
    return (await this.ask(documents.RulesetsDocument, {})).rulesets;
  }

  /**
   * The names and places of a ruleset. `box`: the hash of its contents from the ruleset; with it the answer can be
   * cached for ever.
   */
  components(ruleset: string, box?: string): Promise<Types.Components> {
    return this.get(
      pathOf(ruleset, '/components'),
      box === undefined ? '' : `&box=${encodeURIComponent(box)}`,
    );
  }

  /** All clauses of the rules. */
  async clauses(ruleset: string): Promise<readonly Types.Clause[]> {
    return (await this.get<{ clauses: Types.Clause[] }>(pathOf(ruleset))).clauses;
  }

  /** The lesson of a ruleset, i.e. a first game that teaches it; null: it has none. */
  async lesson(ruleset: string): Promise<Types.Lesson | null> {
    return (await this.get<{ lesson: Types.Lesson | null }>(pathOf(ruleset))).lesson;
  }

  cards(ruleset: string): Promise<readonly Types.Card[]> {
    return this.get(pathOf(ruleset, '/cards'));
  }

  /** Games, the one that changed last first. */
  async games(filter: Types.GameFilter, first = 50): Promise<readonly Types.ListedGame[]> {
    return (await this.ask(documents.GamesDocument, { filter, first })).games.nodes;
  }

  /** Small boards of up to 20 games. Games that the caller may not see, or that have not begun, are left out. */
  async boards(
    ids: readonly string[],
    { width }: { width?: number } = {},
  ): Promise<readonly Types.SmallBoard[]> {
    return (await this.ask(documents.BoardsDocument, { ids, width })).boards;
  }

  async game<R extends Types.Known = null>(
    id: string,
    { invite }: Looking = {},
  ): Promise<Types.Game<R>> {
    const { game } = await this.ask(documents.GameDocument, { id, invite });
    return present(game) as Types.Game<R>;
  }

  /** What the caller may know about the game, as its ruleset describes it; `{}` before the game begins. */
  async view<R extends Types.Known = null>(
    id: string,
    { invite }: Looking = {},
  ): Promise<Types.Sight<R>> {
    const { game } = await this.ask(documents.ViewDocument, { id, invite });
    return present(game) as Types.Sight<R>;
  }

  /** All lines of the log after a version, as the caller hears them. */
  async log(
    id: string,
    { invite, after = 0 }: Looking & { after?: number } = {},
  ): Promise<readonly Types.LogEntry[]> {
    const all: Types.LogEntry[] = [];
    for (;;) {
      const variables = { id, invite, after: all.at(-1)?.version ?? after };
      const game = present((await this.ask(documents.LogDocument, variables)).game);
      all.push(...game.log);
      const told = game.log.at(-1)?.version;
      if (told === undefined || told >= game.version) return all;
    }
  }

  /** The game, the piles beside its map, and the current battle. */
  async look<R extends Types.Known = null>(
    id: string,
    { invite }: Looking = {},
  ): Promise<Types.Look<R>> {
    const look = await this.ask(documents.LookDocument, { id, invite });
    return { ...look, game: present(look.game) as Types.Game<R> };
  }

  async createGame(input: Types.NewGame, requestId: string): Promise<Types.Created> {
    return (await this.ask(documents.CreateGameDocument, { input, requestId })).createGame;
  }

  async joinGame(
    gameId: string,
    { seat, invite }: Looking & { seat?: string | undefined } = {},
  ): Promise<Types.GameHead> {
    return (await this.once(documents.JoinGameDocument, { gameId, seat, invite })).joinGame;
  }

  /** Submits actions. A request id has only one effect, however often it is sent. */
  async play<R extends Types.Known = null>(input: Types.Submission<R>): Promise<Types.PlayResult> {
    return (await this.ask(documents.PlayDocument, { input })).play;
  }

  /** Why that one action would be refused; null: it is legal. Nothing is changed. */
  async explain<R extends Types.Known = null>(
    gameId: string,
    version: number,
    action: Types.ActionOf<R>,
  ): Promise<Types.Refused | null> {
    return (await this.ask(documents.ExplainDocument, { gameId, version, action })).explain;
  }

  /** What is known about the attack that an action begins; null: it attacks nobody, or is not legal. */
  async outlook<R extends Types.Known = null>(
    gameId: string,
    version: number,
    action: Types.ActionOf<R>,
  ): Promise<Types.Outlook | null> {
    return (await this.ask(documents.OutlookDocument, { gameId, version, action })).outlook;
  }

  /** Takes back the caller's last submission. */
  async undo(gameId: string, version: number, requestId: string): Promise<Types.PlayResult> {
    return (await this.ask(documents.UndoDocument, { gameId, version, requestId })).undo;
  }

  async resign(gameId: string, requestId: string): Promise<Types.PlayResult> {
    return (await this.ask(documents.ResignDocument, { gameId, requestId })).resign;
  }

  /** Everything after a version, each change once and in order, until the game is over. Reconnects by itself. */
  follow(gameId: string, options: FollowOptions): AsyncGenerator<Types.GameChange, void> {
    return follow(this.connection, gameId, options);
  }

  /** A text for which the caller's token is needed, e.g. `/v1/games/…/board.txt`. */
  async text(path: string): Promise<string> {
    return (await this.fetched(path)).text();
  }

  /** A picture of a game, e.g. `/v1/games/…/board.svg`, with the version that it shows. */
  async picture(path: string): Promise<Types.Picture> {
    const response = await this.fetched(path);
    const [version = 0, draft = 0] = ['game-version', 'game-draft'].map((name) =>
      Number(response.headers.get(name)),
    );
    return { svg: await response.text(), version, draft };
  }

  private async fetched(path: string): Promise<Response> {
    const response = await fetch(this.connection.server + path, {
      headers: headersOf(this.connection),
    }).catch((error: unknown) => {
      throw new MusterError('NETWORK', String(error));
    });
    if (!response.ok) throw new MusterError('UNAVAILABLE', `${response.status}`);
    return response;
  }

  private ask<Result, Variables>(
    document: documents.TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return ask(this.connection, document, variables);
  }

  private once<Result, Variables>(
    document: documents.TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return ask(this.connection, document, variables, 'once');
  }

  private get<T>(path: string, query = ''): Promise<T> {
    const { server, locale } = this.connection;
    const init = { headers: headersOf(this.connection) };
    return send(
      `${server}${path}?locale=${locale}${query}`,
      init,
      'repeatable',
      (body) => body as T,
    );
  }
}
