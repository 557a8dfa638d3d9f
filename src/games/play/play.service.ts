import { Injectable } from '@nestjs/common';

import { inStrides } from '../../admission/strides.js';
import { Traffic } from '../../admission/traffic.js';
import { hashOf } from '../../common/hash.js';
import { networkOf } from '../../common/network.js';
import { Turns } from '../../common/turns.js';
import { note } from '../../errors/error-report.js';
import { appError } from '../../errors/errors.js';
import { MOVE_SECONDS, MOVES, REFUSALS } from '../../observing/meters.js';
import { inSpan } from '../../observing/spans.js';
import { QuotasService } from '../../quotas/quotas.service.js';
import { applyPatch, inOneGo, type Op, type Ruleset, type Seat } from '../../rules/index.js';
import { Wall } from '../../time/wall.js';
import { advanced, knownTo, type LiveGame } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { seatRequired } from '../reading/access.js';
import type { GameReading } from '../reading/game-reading.js';
import { presentReading, triedReading } from '../reading/readings.js';
import { GamesRepository } from '../store/games.repository.js';
import type { Receipt } from '../store/move-row.js';
import { MovesRepository } from '../store/moves.repository.js';
import { GameBus } from '../streams/game-bus.js';
import {
  type Deed,
  judgeOne,
  judgePlay,
  judgeResign,
  judgeTrial,
  judgeUndo,
  type Verdict,
} from './judge.js';
import { type Asking, judgeAnswer, judgeAsk } from './judge-request.js';
import { judgeClaim, judgeGift, judgeTimeout } from './judge-time.js';
import { type Refusal, refused } from './refusal.js';
import { deadlineOf, type Request, rowOf, snapshotOf } from './row.js';
import type {
  AnswerSubmission,
  AskSubmission,
  ClaimSubmission,
  GiveTimeSubmission,
  Mover,
  Plan,
  PlayAccepted,
  PlayOutcome,
  PlayRefused,
  PlaySubmission,
  PreviewOutcome,
  Question,
  ResignSubmission,
  Trial,
  UndoSubmission,
} from './submission.js';

/** How often somebody else may be faster before we give up. */
const ATTEMPTS = 10;
/** Submissions of one seat that may wait for each other; more are turned away. */
const QUEUE = 100;

type Judge = (live: LiveGame, request: Request) => Verdict | Promise<Verdict>;

/** The one way a game changes. */
@Injectable()
export class PlayService {
  private readonly turns = new Turns<string>();

  constructor(
    private readonly live: LiveGamesService,
    private readonly games: GamesRepository,
    private readonly moves: MovesRepository,
    private readonly bus: GameBus,
    private readonly quotas: QuotasService,
    private readonly traffic: Traffic,
    private readonly wall: Wall,
  ) {}

  /** Throws RATE_LIMITED where too much of what its sender plans was refused. */
  play(mover: Mover, submission: PlaySubmission): Promise<PlayOutcome> {
    if (submission.actions.length > 1) return this.playPlan(mover, submission);
    return this.submit(mover.playerId, 'play', submission, (live, { seat }) =>
      inOneGo(judgePlay(live, seat, submission)),
    );
  }

  /** A plan may be long: it is judged in strides, and where the rules refuse it its sender is charged its steps. */
  private playPlan(mover: Mover, submission: PlaySubmission): Promise<PlayOutcome> {
    const network = networkOf(mover.address ?? '');
    return this.chargedIfRefused(mover, submission, () =>
      this.submit(mover.playerId, 'play', submission, (live, { seat }) =>
        inStrides(this.traffic, network, judgePlay(live, seat, submission)),
      ),
    );
  }

  /** Where a plan leads before its first boundary. Nothing is changed, and it is charged as its submission would be. */
  preview(mover: Mover, trial: Trial): Promise<PreviewOutcome> {
    return this.chargedIfRefused(mover, trial, () => this.tried(mover, trial));
  }

  private async tried({ playerId, address }: Mover, trial: Trial): Promise<PreviewOutcome> {
    const live = await this.live.fresh(trial.gameId, playerId);
    const seat = seatRequired(live, playerId);
    const work = judgeTrial(live, seat, trial);
    const found = await inStrides(this.traffic, networkOf(address ?? ''), work);
    if ('refusal' in found)
      return { ok: false, refusal: found.refusal, game: presentReading(live, seat) };
    const { state, stopped } = found;
    return { ok: true, game: triedReading(live, seat, state), stopped };
  }

  private async chargedIfRefused<T extends PlayOutcome | PreviewOutcome>(
    mover: Mover,
    { actions: { length: steps } }: Plan,
    judged: () => Promise<T>,
  ): Promise<T> {
    this.quotas.charge('refusedSteps', mover, steps);
    let refused = false;
    try {
      const outcome = await judged();
      refused = !outcome.ok && outcome.refusal.step !== null;
      return outcome;
    } finally {
      if (!refused) this.quotas.giveBack('refusedSteps', mover, steps);
    }
  }

  undo(playerId: string, submission: UndoSubmission): Promise<PlayOutcome> {
    return this.submit(playerId, 'undo', submission, async (live, { seat }) =>
      judgeUndo(live, seat, submission.version, await this.inverse(live, seat)),
    );
  }

  /** What the rules would say to it now; null: they allow it. Nothing is changed, and no die is rolled. */
  async explain(
    playerId: string,
    { gameId, version, action }: Question,
  ): Promise<PlayRefused | null> {
    const live = await this.live.fresh(gameId, playerId);
    const seat = seatRequired(live, playerId);
    const refusal = judgeOne(live, seat, version, action);
    return refusal && { ok: false, refusal, game: presentReading(live, seat) };
  }

  /** The game as a player sees it who may make that one action now; null: they may not. Throws STALE_VERSION. */
  async allowing(
    playerId: string,
    { gameId, version, action }: Question,
  ): Promise<GameReading | null> {
    const live = await this.live.fresh(gameId, playerId);
    const seat = seatRequired(live, playerId);
    const refusal = judgeOne(live, seat, version, action);
    if (refusal?.code === 'STALE_VERSION') throw appError(refusal.code, refusal.params);
    return refusal === null ? presentReading(live, seat) : null;
  }

  async resign(playerId: string, submission: ResignSubmission): Promise<PlayOutcome> {
    const withdrawn = await this.withdraw(playerId, submission.gameId);
    return (
      withdrawn ??
      this.submit(playerId, 'resign', submission, (live, { seat }) => judgeResign(live, seat))
    );
  }

  /** Wins by the opponent's empty clock. */
  claim(playerId: string, submission: ClaimSubmission): Promise<PlayOutcome> {
    return this.submit(playerId, 'timeout', submission, (live, { seat }) =>
      judgeClaim(live, seat, this.wall.momentFor(live.head)),
    );
  }

  giveTime(playerId: string, submission: GiveTimeSubmission): Promise<PlayOutcome> {
    return this.submit(playerId, 'clock', submission, (live, { seat }) =>
      judgeGift(live, seat, submission.ms, this.wall.momentFor(live.head)),
    );
  }

  /** Asks the opponent for something that takes both. */
  requestOf(playerId: string, submission: AskSubmission): Promise<PlayOutcome> {
    return this.submit(playerId, 'request', submission, async (live, { seat }) =>
      judgeAsk(live, seat, submission, await this.asking(live)),
    );
  }

  /** Agrees to what the opponent asks for, or refuses it; whoever asked takes it back. */
  answerRequest(playerId: string, submission: AnswerSubmission): Promise<PlayOutcome> {
    return this.submit(playerId, 'request', submission, async (live, { seat }) =>
      judgeAnswer(live, seat, submission, await this.asking(live)),
    );
  }

  private async asking({ head }: LiveGame): Promise<Asking> {
    const last = await this.moves.lastRequest(head.id);
    return { last, moment: this.wall.momentFor(head) };
  }

  /** Ends a game whose clock is empty, where time alone ends it; what somebody plays meanwhile counts. */
  async timeOut(gameId: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const live = await this.live.latest(gameId);
      const deed = judgeTimeout(live, this.wall.momentFor(live.head));
      if (deed === null || (await this.write(live, null, deed)) !== null) return;
    }
  }

  /** A game that has not begun has no log: giving it up leaves nothing but its status. null: it has begun. */
  private async withdraw(playerId: string, gameId: string): Promise<PlayOutcome | null> {
    const live = await this.live.of(gameId);
    const { head, state } = live;
    const seat = seatRequired(live, playerId);
    const at = new Date(this.wall.now());
    if (state !== null || !(await this.games.abandon(gameId, at))) return null;
    this.bus.publish(gameId, head.version);
    const receipt: Receipt = { version: 0, applied: 0, stopped: 'END', rolls: [] };
    const given = await this.live.fresh(gameId, playerId);
    return { ok: true, rules: given.rules, receipt, game: presentReading(given, seat) };
  }

  private async submit(
    playerId: string,
    kind: Deed['kind'],
    submission: { readonly gameId: string; readonly requestId: string },
    judge: Judge,
  ): Promise<PlayOutcome> {
    const { gameId, requestId } = submission;
    const began = performance.now();
    const seat = seatRequired(await this.live.of(gameId), playerId);
    const request = { playerId, seat, requestId, requestHash: hashOf([kind, submission]) };
    // One queue for each seat and not one for the game: a caller who waited for another seat's step would learn that
    // there is one.
    const turn = `${gameId} ${seat}`;
    if (this.turns.length(turn) >= QUEUE) throw appError('UNAVAILABLE');
    const outcome = await this.turns.take(turn, async () => {
      try {
        return await inSpan(`move ${kind}`, () => this.attempt(gameId, request, judge));
      } catch (error) {
        this.live.drop(gameId);
        note(error, { gameId, seat, kind });
        throw error;
      }
    });
    counted(kind, outcome);
    MOVE_SECONDS.observe((performance.now() - began) / 1000);
    return outcome;
  }

  /** What we know may be old: then the write fails or the refusal is not believed, and we read and judge again. */
  private async attempt(gameId: string, request: Request, judge: Judge): Promise<PlayOutcome> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [live, verdict] = await inSpan('move: plan', () => this.judged(gameId, request, judge));
      const settled =
        'deed' in verdict
          ? await this.carryOut(live, request, verdict.deed)
          : await this.refuse(live, request, verdict.refusal);
      if (settled !== null) return settled;
    }
    throw appError('UNAVAILABLE');
  }

  /**
   * Others who owe something may have stepped unseen: the log is read on before anything else is written, whether they
   * have or not, since a write that fails and is tried again would tell that they have.
   */
  private async judged(
    gameId: string,
    request: Request,
    judge: Judge,
  ): Promise<readonly [live: LiveGame, verdict: Verdict]> {
    const live = await this.live.of(gameId);
    const verdict = await judge(live, request);
    const { owed } = live.head;
    const isAlone = owed.length === 1 && owed[0] === request.seat;
    if (isAlone || live.state === null || 'refusal' in verdict) return [live, verdict];
    const latest = await this.live.latest(gameId);
    return [latest, await judge(latest, request)];
  }

  private async carryOut(
    live: LiveGame,
    request: Request,
    deed: Deed,
  ): Promise<PlayOutcome | null> {
    const written = await this.write(live, request, deed);
    if (written === 'repeated') return this.repeated(await this.freshTo(live, request), request);
    return written && accepted(written.game, request, written.receipt);
  }

  /** The game after the next row of its log; null: somebody else was faster, and the game has been read again. */
  private async write(
    live: LiveGame,
    request: Request | null,
    deed: Deed,
  ): Promise<{ game: LiveGame; receipt: Receipt } | 'repeated' | null> {
    const moment = this.wall.momentFor(live.head);
    const written = rowOf(live, request, deed, moment);
    const { row } = written;
    const next = advanced(live, row, deed.state);
    const { status, owed, outcome } = next.head;
    const standing = { status, owed, outcome, deadline: deadlineOf(row, moment) };
    const recorded = await inSpan('move: commit', () =>
      this.moves.record(written, standing, snapshotOf(row, deed.state)),
    );
    if (recorded === 'repeated') return recorded;
    if (recorded === 'beaten') {
      await this.live.latest(row.gameId);
      return null;
    }
    this.live.keep(row.secret || this.bus.isWatched(row.gameId) ? next : { ...next, recent: [] });
    if (!row.secret) inSpan('move: publish', () => this.bus.publish(row.gameId, row.version));
    return { game: next, receipt: row.receipt as Receipt };
  }

  private async refuse(
    live: LiveGame,
    request: Request,
    refusal: Refusal,
  ): Promise<PlayOutcome | null> {
    const now = await this.freshTo(live, request);
    const known = await this.repeated(now, request);
    if (known !== null) return known;
    return knowsTheSame(request.seat, now, live) ? declined(now, request, refusal) : null;
  }

  private freshTo({ head }: LiveGame, { playerId }: Request): Promise<LiveGame> {
    return this.live.fresh(head.id, playerId);
  }

  /** The answer to a request that was carried out before, here or elsewhere; null for a new one. */
  private async repeated(live: LiveGame, request: Request): Promise<PlayOutcome | null> {
    const known = await this.moves.request(live.head.id, request.seat, request.requestId);
    if (known === undefined) return null;
    return known.requestHash === request.requestHash
      ? accepted(live, request, known.receipt)
      : declined(live, request, refused('REQUEST_ID_REUSED'));
  }

  /** What takes back the last submission of the seat; null where nothing may be taken back. */
  private async inverse({ head, stacks }: LiveGame, seat: string): Promise<readonly Op[] | null> {
    const last = stacks[seat]?.at(-1);
    if (last === undefined) return null;
    const [row] = await this.moves.rows(head.id, last.seq, last.seq);
    const before = await this.moves.stateAt(head.id, last.seq - 1);
    if (row === undefined || before === null) return null;
    return applyPatch(before as unknown as Record<string, unknown>, row.patch);
  }
}

/** Nothing that the seat may know of has happened from one to the other. */
const knowsTheSame = (seat: Seat, now: LiveGame, before: LiveGame): boolean =>
  now.head.status === before.head.status && knownTo(now, seat) === knownTo(before, seat);

function counted(kind: Deed['kind'], outcome: PlayOutcome): void {
  if (outcome.ok) MOVES.inc({ ruleset: outcome.rules.id, kind });
  else REFUSALS.inc({ code: outcome.refusal.code });
}

/** Its reading is made when somebody asks for it. A class: an object that is written out with a getter is slow. */
class Accepted implements PlayAccepted {
  readonly ok = true;

  constructor(
    private readonly live: LiveGame,
    private readonly seat: Seat,
    readonly receipt: Receipt,
  ) {}

  get rules(): Ruleset {
    return this.live.rules;
  }

  get game(): GameReading {
    return presentReading(this.live, this.seat);
  }
}

const accepted = (live: LiveGame, { seat }: Request, receipt: Receipt): PlayOutcome =>
  new Accepted(live, seat, receipt);

const declined = (live: LiveGame, { seat }: Request, refusal: Refusal): PlayOutcome => ({
  ok: false,
  refusal,
  game: presentReading(live, seat),
});
