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
import { PlayerHours } from '../../time/player-hours.js';
import { Wall } from '../../time/wall.js';
import { advanced, knownTo, type LiveGame } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { seatRequired } from '../reading/access.js';
import type { GameReading } from '../reading/game-reading.js';
import { presentReading, triedReading } from '../reading/readings.js';
import { seatOf } from '../store/game-head.js';
import { GamesRepository } from '../store/games.repository.js';
import type { Receipt } from '../store/move-row.js';
import { MovesRepository } from '../store/moves.repository.js';
import { type GameRequest, standing } from '../store/requests.js';
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
import { judgeAway } from './judge-away.js';
import { type Asking, judgeAnswer, judgeAsk } from './judge-request.js';
import type { Back } from './judge-take-back.js';
import { judgeClaim, judgeGift, judgeTimeout } from './judge-time.js';
import { type Refusal, refused } from './refusal.js';
import { rowOf, snapshotOf, standingAfter, type SubmissionMark } from './row.js';
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
import { WaysBack } from './ways-back.service.js';

/** How often a submission is judged anew because somebody else wrote first, before it fails. */
const ATTEMPTS = 10;
/** How many submissions of one seat may wait for each other; further ones are turned away. */
const QUEUE = 100;

type Judge = (live: LiveGame, request: SubmissionMark) => Verdict | Promise<Verdict>;

/** Changes games: every change of a game that has begun goes through here. */
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
    private readonly hours: PlayerHours,
    private readonly ways: WaysBack,
  ) {}

  /** Plays a submission. Throws RATE_LIMITED where too many plans of its sender were refused. */
  play(mover: Mover, submission: PlaySubmission): Promise<PlayOutcome> {
    if (submission.actions.length > 1) return this.playPlan(mover, submission);
    return this.submit(mover.playerId, 'play', submission, (live, { seat }) =>
      inOneGo(judgePlay(live, seat, submission)),
    );
  }

  /**
   * Plays a plan of several actions. As it may be long, it is judged in strides; if the rules refuse it, its sender is
   * charged for its steps.
   */
  private playPlan(mover: Mover, submission: PlaySubmission): Promise<PlayOutcome> {
    const network = networkOf(mover.address ?? '');
    return this.chargedIfRefused(mover, submission, () =>
      this.submit(mover.playerId, 'play', submission, (live, { seat }) =>
        inStrides(this.traffic, network, judgePlay(live, seat, submission)),
      ),
    );
  }

  /** Tries a plan as far as its first boundary. Nothing is changed; the caller is charged as for its submission. */
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
      refused = !outcome.ok && isJudged(outcome.refusal);
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

  /** How the rules would refuse that action now; null: they allow it. Nothing is changed, no dice are rolled. */
  async explain(
    playerId: string,
    { gameId, version, action }: Question,
  ): Promise<PlayRefused | null> {
    const live = await this.live.fresh(gameId, playerId);
    const seat = seatRequired(live, playerId);
    const refusal = judgeOne(live, seat, version, action);
    return refusal && { ok: false, refusal, game: presentReading(live, seat) };
  }

  /** The game as a player who may make that one action now sees it; null: they may not. Throws STALE_VERSION. */
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

  /** Claims the win over an opponent whose clock is empty. */
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

  /** Asks the opponent for something that both have to agree to, e.g. a draw. */
  requestOf(playerId: string, submission: AskSubmission): Promise<PlayOutcome> {
    return this.submit(playerId, 'request', submission, async (live, { seat }) => {
      const takesBack = submission.kind === 'TAKE_BACK';
      const wayBack = () => (takesBack ? this.ways.before(live, seat) : null);
      return judgeAsk(live, seat, submission, await this.asking(live, wayBack));
    });
  }

  /** Answers the open request: the opponent agrees or refuses; the player who asked takes it back. */
  answerRequest(playerId: string, submission: AnswerSubmission): Promise<PlayOutcome> {
    return this.submit(playerId, 'request', submission, async (live, { seat }) => {
      const wayBack = (last: GameRequest | null) =>
        submission.agrees ? this.ways.asAsked(live, last) : null;
      return judgeAnswer(live, seat, submission, await this.asking(live, wayBack));
    });
  }

  /** `wayBack`: where the game would go, from the last request; null: nothing is to be taken back. */
  private async asking(
    { head }: LiveGame,
    wayBack: (last: GameRequest | null) => Promise<Back | null> | null,
  ): Promise<Asking> {
    const last = standing(await this.moves.lastRequest(head.id), head.handovers);
    return { last, back: await wayBack(last), moment: this.wall.momentFor(head) };
  }

  /**
   * Ends a game whose clock is empty, where time alone ends it, or has the computer answer. A move that somebody makes
   * meanwhile counts.
   */
  async timeOut(gameId: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const live = await this.live.latest(gameId);
      const deed = judgeTimeout(live, this.wall.momentFor(live.head));
      if (deed === null || (await this.write(live, null, deed)) !== null) return;
    }
  }

  /** Has the clocks of a game know when its players are away; where they do already, nothing is written. */
  async tellAway(gameId: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const live = await this.live.latest(gameId);
      const moment = await this.hours.knownAt(this.wall.momentFor(live.head), live.head);
      const deed = judgeAway(live, moment);
      if (deed === null || (await this.write(live, null, deed)) !== null) return;
    }
    throw appError('UNAVAILABLE');
  }

  /** Gives up a game that has not begun, which changes nothing but its status, as it has no log; null: it has begun. */
  private async withdraw(playerId: string, gameId: string): Promise<PlayOutcome | null> {
    const live = await this.ofSeated(gameId, playerId);
    const { head, state } = live;
    const seat = seatRequired(live, playerId);
    const at = new Date(this.wall.now());
    if (state !== null || !(await this.games.abandon(gameId, at))) return null;
    this.bus.publish(gameId, head.version);
    const receipt: Receipt = { version: 0, applied: 0, stopped: 'END', rolls: [] };
    const given = await this.live.fresh(gameId, playerId);
    return { ok: true, rules: given.rules, receipt, game: presentReading(given, seat) };
  }

  /** The game as it is held here; read again where the player has no seat by that: they may have taken one over. */
  private async ofSeated(gameId: string, playerId: string): Promise<LiveGame> {
    const live = await this.live.of(gameId);
    return seatOf(live.head, playerId) === null ? this.live.fresh(gameId, playerId) : live;
  }

  private async submit(
    playerId: string,
    kind: Deed['kind'],
    submission: { readonly gameId: string; readonly requestId: string },
    judge: Judge,
  ): Promise<PlayOutcome> {
    const { gameId, requestId } = submission;
    const began = performance.now();
    const seat = seatRequired(await this.ofSeated(gameId, playerId), playerId);
    const request = { playerId, seat, requestId, requestHash: hashOf([kind, submission]) };
    // Submissions queue per seat, not per game: a caller who had to wait for another seat's secret step would learn
    // that there is one.
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

  /**
   * Judges and writes a submission. The game in memory may be old: then writing fails, or a refusal may be wrong, and
   * the game is read again and the submission judged anew.
   */
  private async attempt(
    gameId: string,
    request: SubmissionMark,
    judge: Judge,
  ): Promise<PlayOutcome> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [live, verdict] = await inSpan('move: plan', () => this.judged(gameId, request, judge));
      assertSeated(live, request);
      const settled =
        'deed' in verdict
          ? await this.carryOut(live, request, verdict.deed)
          : await this.refuse(live, request, verdict.refusal);
      if (settled !== null) return settled;
    }
    throw appError('UNAVAILABLE');
  }

  /**
   * Judges a submission. Where several seats owe a decision, others may have stepped in secret. So the log is always
   * read on before writing: to do that only after a failed write would tell the caller, by the time it takes, that
   * somebody has stepped.
   */
  private async judged(
    gameId: string,
    request: SubmissionMark,
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
    request: SubmissionMark,
    deed: Deed,
  ): Promise<PlayOutcome | null> {
    const written = await this.write(live, request, deed);
    if (written === 'repeated') return this.repeated(await this.freshTo(live, request), request);
    return written && accepted(written.game, request, written.receipt);
  }

  /**
   * Writes the next row and returns the game after it; null where somebody else wrote first: then the game has been
   * read again.
   */
  private async write(
    live: LiveGame,
    request: SubmissionMark | null,
    deed: Deed,
  ): Promise<{ game: LiveGame; receipt: Receipt } | 'repeated' | null> {
    const now = this.wall.momentFor(live.head);
    // A secret step changes no clock. Nor may it be known by the next move, which would find the hours read already.
    const moment = deed.secret ? now : await this.hours.knownAt(now, live.head);
    const written = rowOf(live, request, deed, moment);
    const { row } = written;
    const next = advanced(live, row, deed.state);
    const standing = standingAfter(next, row, moment);
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
    request: SubmissionMark,
    refusal: Refusal,
  ): Promise<PlayOutcome | null> {
    const now = await this.freshTo(live, request);
    const known = await this.repeated(now, request);
    if (known !== null) return known;
    return knowsTheSame(request.seat, now, live) ? declined(now, request, refusal) : null;
  }

  private async freshTo({ head }: LiveGame, request: SubmissionMark): Promise<LiveGame> {
    const live = await this.live.fresh(head.id, request.playerId);
    assertSeated(live, request);
    return live;
  }

  /** The answer to a request that was carried out before, by this process or another; null for a new request. */
  private async repeated(live: LiveGame, request: SubmissionMark): Promise<PlayOutcome | null> {
    const known = await this.moves.request(live.head.id, request.seat, request.requestId);
    if (known === undefined) return null;
    return known.requestHash === request.requestHash
      ? accepted(live, request, known.receipt)
      : declined(live, request, refused('REQUEST_ID_REUSED'));
  }

  /** The patch that takes back the last submission of the seat; null where nothing may be taken back. */
  private async inverse({ head, stacks }: LiveGame, seat: string): Promise<readonly Op[] | null> {
    const last = stacks[seat]?.at(-1);
    if (last === undefined) return null;
    const [row] = await this.moves.rows(head.id, last.seq, last.seq);
    const before = await this.moves.stateAt(head.id, last.seq - 1);
    if (row === undefined || before === null) return null;
    return applyPatch(before as unknown as Record<string, unknown>, row.patch);
  }
}

/** Throws where the player has handed their seat over meanwhile: nothing of it is for their eyes any more. */
function assertSeated(live: LiveGame, { playerId, seat }: SubmissionMark): void {
  if (seatRequired(live, playerId) !== seat) throw appError('UNAVAILABLE');
}

/** Whether steps of the plan were judged before it was refused: a request id is only looked up afterwards. */
const isJudged = ({ step, code }: Refusal): boolean =>
  step !== null || code === 'REQUEST_ID_REUSED';

/** Whether nothing that the seat may know of has happened between the two. */
const knowsTheSame = (seat: Seat, now: LiveGame, before: LiveGame): boolean =>
  now.head.status === before.head.status && knownTo(now, seat) === knownTo(before, seat);

function counted(kind: Deed['kind'], outcome: PlayOutcome): void {
  if (outcome.ok) MOVES.inc({ ruleset: outcome.rules.id, kind });
  else REFUSALS.inc({ code: outcome.refusal.code });
}

/**
 * The answer to an accepted submission. Its reading is made when somebody asks for it. A class, as an object literal
 * with a getter is slow to make.
 */
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

const accepted = (live: LiveGame, { seat }: SubmissionMark, receipt: Receipt): PlayOutcome =>
  new Accepted(live, seat, receipt);

const declined = (live: LiveGame, { seat }: SubmissionMark, refusal: Refusal): PlayOutcome => ({
  ok: false,
  refusal,
  game: presentReading(live, seat),
});
