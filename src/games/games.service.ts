import { Injectable } from '@nestjs/common';

import type { Caller } from '../players/caller.js';
import { LobbyService } from './lobby/lobby.service.js';
import { RematchService } from './lobby/rematch.service.js';
import { type Hint, HintsService } from './play/hints.service.js';
import { PlayService } from './play/play.service.js';
import type {
  AnswerSubmission,
  AskSubmission,
  ClaimSubmission,
  CreateOrder,
  GiveTimeSubmission,
  JoinOrder,
  Mover,
  OrderOrigin,
  PlayOutcome,
  PlayRefused,
  PlaySubmission,
  PreviewOutcome,
  Question,
  ResignSubmission,
  Trial,
  UndoSubmission,
} from './play/submission.js';
import type { GameChange, GameReading, LogEntry } from './reading/game-reading.js';
import { GameReadsService, type ReadWish } from './reading/game-reads.service.js';
import { LogService } from './reading/log.service.js';
import { type Takeback, UndoService } from './reading/undo.service.js';
import type { GameFilter, Page, Paging } from './store/paging.js';
import type { Attendant } from './streams/attendance.js';
import { type MyGame, MyGamesService } from './streams/my-games.service.js';
import { StreamsService } from './streams/streams.service.js';

/**
 * All that may be done with games, for every interface (GraphQL, REST). `playerId` is the caller's; null is a
 * spectator. A game that the caller may not see throws the same `NOT_FOUND` as one that does not exist.
 */
@Injectable()
export class GamesService {
  constructor(
    private readonly lobby: LobbyService,
    private readonly reads: GameReadsService,
    private readonly plays: PlayService,
    private readonly logs: LogService,
    private readonly undos: UndoService,
    private readonly streams: StreamsService,
    private readonly mine: MyGamesService,
    private readonly rematches: RematchService,
    private readonly hints: HintsService,
  ) {}

  create(playerId: string, order: CreateOrder, request: OrderOrigin): Promise<GameReading> {
    return this.lobby.create(playerId, order, request);
  }

  join(playerId: string, gameId: string, order: JoinOrder = {}): Promise<GameReading> {
    return this.lobby.join(playerId, gameId, order);
  }

  /** Makes the rematch of a game that is over, or seats the player in the rematch that the opponent has made. */
  rematch(playerId: string, gameId: string, address: string): Promise<GameReading> {
    return this.rematches.offer(playerId, gameId, address);
  }

  /** The rematch of a game, for the players of that game alone; null where there is none. */
  rematchOf(game: GameReading, caller: Caller | null): Promise<GameReading | null> {
    return this.rematches.of(game, caller);
  }

  read(playerId: string | null, gameId: string, wish: ReadWish = {}): Promise<GameReading> {
    return this.reads.read(playerId, gameId, wish);
  }

  list(playerId: string | null, filter: GameFilter, paging: Paging): Promise<Page<GameReading>> {
    return this.reads.list(playerId, filter, paging);
  }

  play(mover: Mover, submission: PlaySubmission): Promise<PlayOutcome> {
    return this.plays.play(mover, submission);
  }

  /** Says how a submission of that one action would be refused, without making it; null: it would be accepted. */
  explain(playerId: string, question: Question): Promise<PlayRefused | null> {
    return this.plays.explain(playerId, question);
  }

  /** The game as a player who may make that one action now sees it; null: they may not, and `explain` says why. */
  allowing(playerId: string, question: Question): Promise<GameReading | null> {
    return this.plays.allowing(playerId, question);
  }

  /** Tries a plan as far as its first boundary, without playing it. Throws RATE_LIMITED as `play` does. */
  preview(mover: Mover, trial: Trial): Promise<PreviewOutcome> {
    return this.plays.preview(mover, trial);
  }

  /**
   * What the computer would do in the player's place, in a game where nobody but the computer plays against them; null:
   * they owe no decision.
   */
  hint(mover: Mover, gameId: string, version: number): Promise<Hint | null> {
    return this.hints.hint(mover, gameId, version);
  }

  undo(playerId: string, submission: UndoSubmission): Promise<PlayOutcome> {
    return this.plays.undo(playerId, submission);
  }

  /** What an undo by the reader would take back now; null: nothing. */
  undoable(reading: GameReading): Promise<Takeback | null> {
    return this.undos.next(reading);
  }

  resign(playerId: string, submission: ResignSubmission): Promise<PlayOutcome> {
    return this.plays.resign(playerId, submission);
  }

  /** Claims the win over an opponent whose clock is empty. */
  claim(playerId: string, submission: ClaimSubmission): Promise<PlayOutcome> {
    return this.plays.claim(playerId, submission);
  }

  /** Gives an opponent whose clock runs more time, as far as their budget has room for it. */
  giveTime(playerId: string, submission: GiveTimeSubmission): Promise<PlayOutcome> {
    return this.plays.giveTime(playerId, submission);
  }

  /** Asks the opponent for something that both have to agree to, e.g. a draw or a pause. */
  requestOf(playerId: string, submission: AskSubmission): Promise<PlayOutcome> {
    return this.plays.requestOf(playerId, submission);
  }

  /** Answers the open request: the opponent agrees or refuses; the player who asked takes it back. */
  answerRequest(playerId: string, submission: AnswerSubmission): Promise<PlayOutcome> {
    return this.plays.answerRequest(playerId, submission);
  }

  /**
   * The log as the reader heard it, from public versions later than `after` (default 0) up to the reading's own
   * version; the first `first` lines (default 100).
   */
  log(
    reading: GameReading,
    options: { after?: number | undefined; first?: number | undefined } = {},
  ): Promise<LogEntry[]> {
    return this.logs.log(reading, options);
  }

  /**
   * Every public change later than `after`, each once and in order, then new ones until the game is over; without
   * `after` new ones only. Throws before the first change where the caller may not see the game, and UNAUTHENTICATED
   * once the caller's token has ceased to be valid.
   */
  changes(
    attendant: Attendant,
    gameId: string,
    options: { after?: number | undefined; invite?: string | undefined } = {},
  ): Promise<AsyncIterableIterator<GameChange>> {
    return this.streams.changes(attendant, gameId, options);
  }

  /**
   * All games of the caller that are not over (or, with `after`, all that have changed since); after that each game
   * again whenever it changes.
   */
  myGames(
    caller: Caller,
    address: string,
    after: string | undefined,
  ): AsyncIterableIterator<MyGame> {
    return this.mine.changes(caller, address, after);
  }
}
