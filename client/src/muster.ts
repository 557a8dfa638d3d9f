import * as documents from './documents.js';
import { follow, type FollowOptions } from './follow.js';
import { ask, type Connection, headersOf, MusterError, send } from './transport.js';
import type * as Types from './types.js';

interface Looking {
  /** To look at a private game without a seat in it. */
  readonly invite?: string | undefined;
}

const pathOf = (ruleset: string, rest = ''): string =>
  `/v1/rulesets/${encodeURIComponent(ruleset)}${rest}`;

/**
 * A service as one caller has it. Every method throws {@link MusterError}. What is read, and what has a request id, is
 * sent again where the answer was lost; nothing else is.
 */
export class Muster {
  constructor(readonly connection: Connection) {}

  /** Becomes a player: the token is for the connection of what they do. */
  async signUp(name: string): Promise<Types.Session> {
    return (await this.once<{ signUp: Types.Session }>(documents.SIGN_UP, { name })).signUp;
  }

  /** null: nobody in particular. */
  async me(): Promise<Types.Named | null> {
    return (await this.ask<{ me: Types.Named | null }>(documents.ME)).me;
  }

  async rulesets(): Promise<readonly Types.Ruleset[]> {
    return (await this.ask<{ rulesets: Types.Ruleset[] }>(documents.RULESETS)).rulesets;
  }

  /** `box`: what the ruleset says of its own; then what is answered may be kept for good. */
  components(ruleset: string, box?: string): Promise<Types.Components> {
    return this.get(
      pathOf(ruleset, '/components'),
      box === undefined ? '' : `&box=${encodeURIComponent(box)}`,
    );
  }

  /** The rules, clause by clause. */
  async clauses(ruleset: string): Promise<readonly Types.Clause[]> {
    return (await this.get<{ clauses: Types.Clause[] }>(pathOf(ruleset))).clauses;
  }

  /** Its first game that teaches; null: it has none. */
  async lesson(ruleset: string): Promise<Types.Lesson | null> {
    return (await this.get<{ lesson: Types.Lesson | null }>(pathOf(ruleset))).lesson;
  }

  cards(ruleset: string): Promise<readonly Types.Card[]> {
    return this.get(pathOf(ruleset, '/cards'));
  }

  /** What changed last comes first. */
  async games(
    filter: { mine?: boolean; open?: boolean; status?: Types.GameStatus },
    first = 50,
  ): Promise<readonly Types.ListedGame[]> {
    const { games } = await this.ask<{ games: { nodes: Types.ListedGame[] } }>(documents.GAMES, {
      filter,
      first,
    });
    return games.nodes;
  }

  /** Of 20 games at most; those that the caller may not see, and that have not begun, are left out. */
  async boards(
    ids: readonly string[],
    { width }: { width?: number } = {},
  ): Promise<readonly Types.SmallBoard[]> {
    const { boards } = await this.ask<{ boards: Types.SmallBoard[] }>(documents.BOARDS, {
      ids,
      width,
    });
    return boards;
  }

  async game(id: string, { invite }: Looking = {}): Promise<Types.Game> {
    const { game } = await this.ask<{ game: Types.Game }>(documents.GAME, { id, invite });
    return game;
  }

  /** Every line after a version, as the caller hears them. */
  async log(
    id: string,
    { invite, after = 0 }: Looking & { after?: number } = {},
  ): Promise<readonly Types.LogEntry[]> {
    const all: Types.LogEntry[] = [];
    for (;;) {
      const variables = { id, invite, after: all.at(-1)?.version ?? after };
      const { game } = await this.ask<{ game: { log: Types.LogEntry[] } }>(
        documents.LOG,
        variables,
      );
      if (game.log.length === 0) return all;
      all.push(...game.log);
    }
  }

  /** The game with what lies beside the map, and the battle that goes on. */
  look(id: string, { invite }: Looking = {}): Promise<Types.Look> {
    return this.ask(documents.LOOK, { id, invite });
  }

  async createGame(input: Types.NewGame, requestId: string): Promise<Types.Created> {
    const variables = { input, requestId };
    const made = await this.ask<{ createGame: Types.Created }>(documents.CREATE_GAME, variables);
    return made.createGame;
  }

  async joinGame(
    gameId: string,
    { seat, invite }: Looking & { seat?: string | undefined } = {},
  ): Promise<Types.GameHead> {
    const variables = { gameId, seat, invite };
    return (await this.once<{ joinGame: Types.GameHead }>(documents.JOIN_GAME, variables)).joinGame;
  }

  /** One effect for one request id, however often it is sent. */
  async play(input: Types.Submission): Promise<Types.PlayResult> {
    return (await this.ask<{ play: Types.PlayResult }>(documents.PLAY, { input })).play;
  }

  /** What a submission of that one action would be told; null: it may be made. Nothing is changed. */
  async explain(
    gameId: string,
    version: number,
    action: Types.Action,
  ): Promise<Types.Refused | null> {
    const variables = { gameId, version, action };
    return (await this.ask<{ explain: Types.Refused | null }>(documents.EXPLAIN, variables))
      .explain;
  }

  /** What is known of the attack that one action begins; null: it attacks nobody, or may not be made. */
  async outlook(
    gameId: string,
    version: number,
    action: Types.Action,
  ): Promise<Types.Outlook | null> {
    const variables = { gameId, version, action };
    return (await this.ask<{ outlook: Types.Outlook | null }>(documents.OUTLOOK, variables))
      .outlook;
  }

  /** Takes back the caller's last submission. */
  async undo(gameId: string, version: number, requestId: string): Promise<Types.PlayResult> {
    const variables = { gameId, version, requestId };
    return (await this.ask<{ undo: Types.PlayResult }>(documents.UNDO, variables)).undo;
  }

  async resign(gameId: string, requestId: string): Promise<Types.PlayResult> {
    const variables = { gameId, requestId };
    return (await this.ask<{ resign: Types.PlayResult }>(documents.RESIGN, variables)).resign;
  }

  /** Everything after a version, in order, once, until the game is over; comes back by itself where the line breaks. */
  follow(gameId: string, options: FollowOptions): AsyncGenerator<Types.GameChange, void> {
    return follow(this.connection, gameId, options);
  }

  /** A drawing that needs the token of the caller, as `/v1/games/…/board.svg`. */
  async drawing(path: string): Promise<string> {
    const response = await fetch(this.connection.server + path, {
      headers: headersOf(this.connection),
    }).catch((error: unknown) => {
      throw new MusterError('NETWORK', String(error));
    });
    if (!response.ok) throw new MusterError('UNAVAILABLE', `${response.status}`);
    return response.text();
  }

  private ask<T>(document: string, variables: object = {}): Promise<T> {
    return ask(this.connection, document, variables);
  }

  private once<T>(document: string, variables: object): Promise<T> {
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
