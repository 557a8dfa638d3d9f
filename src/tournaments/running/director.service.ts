import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { hashOf } from '../../common/hash.js';
import { Turns } from '../../common/turns.js';
import { isUuid } from '../../common/uuid.js';
import { ACTS, judge } from '../../competition/acts/judge.js';
import {
  type Act,
  type Actor,
  type Context,
  type Declined,
  declined,
  isDeclined,
} from '../../competition/acts/rule.js';
import type { Role } from '../../competition/facts/facts.js';
import { lastRound, type Tournament } from '../../competition/fold/tournament.js';
import { appError } from '../../errors/errors.js';
import { type Hindered, SubstitutesService } from '../../games/index.js';
import { lotOf } from '../pairing/lot.js';
import { PairingsService } from '../pairing/pairings.service.js';
import { sealed, type SealedBid } from '../store/bids.js';
import { TournamentsRepository } from '../store/tournaments.repository.js';
import { mayKnow } from './access.js';
import { blank, CommitService, type Draft, drafted, type Spoken } from './commit.service.js';
import { KeeperService } from './keeper.service.js';
import { type LiveTournament, LiveTournamentsService } from './live-tournaments.service.js';
import { seatsToPass } from './seats-to-pass.js';
import type { Directed, Submission } from './submission.js';

/** How often a submission is judged again because somebody else wrote first. */
const ATTEMPTS = 5;

export interface Refused {
  readonly ok: false;
  readonly declined: Declined;
  /** Index, from 0, of the act that was declined; null: none was judged. */
  readonly step: number | null;
  readonly live: LiveTournament;
}

/** What a submission comes to, with the bids that it seals. */
interface Judged extends Draft {
  readonly bids: readonly SealedBid[];
}

export type DirectOutcome = Directed | Refused;

/** Changes events on behalf of people: every act goes through here. */
@Injectable()
export class DirectorService {
  private readonly turns = new Turns<string>();

  constructor(
    private readonly live: LiveTournamentsService,
    private readonly tournaments: TournamentsRepository,
    private readonly pairings: PairingsService,
    private readonly commits: CommitService,
    private readonly keeper: KeeperService,
    private readonly substitutes: SubstitutesService,
  ) {}

  /** Throws NOT_FOUND, REQUEST_ID_REUSED, and UNAVAILABLE where too many write at the same time. */
  direct(actor: Actor, idOrSlug: string, submission: Submission): Promise<DirectOutcome> {
    return this.turns.take(idOrSlug, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const outcome = await this.attempt(actor, idOrSlug, submission);
        if (outcome !== null) return outcome;
      }
      throw appError('UNAVAILABLE');
    });
  }

  /** Returns null where somebody else wrote first. */
  private async attempt(
    actor: Actor,
    idOrSlug: string,
    submission: Submission,
  ): Promise<DirectOutcome | null> {
    const live = await this.live.fresh(idOrSlug);
    mayKnow(live, actor.playerId);
    const { requestId, version, acts, reason, preview } = submission;
    const mark = { id: requestId, hash: hashOf({ id: live.head.id, version, acts, reason }) };
    const before = preview ? null : await this.repeated(live, actor, mark);
    if (before !== null) return before;
    if (version !== null && version !== live.facts.length)
      return { ok: false, declined: STALE, step: null, live };
    const judged = await this.judged(live, actor, submission);
    if ('declined' in judged) return judged;
    const passed = await this.substitutes.prepare(seatsToPass(judged));
    if ('why' in passed) return this.hindered(passed, acts, live);
    const after = { ...live, event: judged.event, facts: [...live.facts, ...judged.facts] };
    const told = { ok: true, from: live.facts.length + 1, to: after.facts.length } as const;
    if (preview) return { ...told, live: after };
    const { bids } = judged;
    if (!(await this.commits.write(live.head.id, judged, { mark, passed, bids }))) return null;
    await this.keeper.catchUp(live.head.id);
    return { ...told, live: await this.live.fresh(live.head.id) };
  }

  /** null: the event has gone on since it was read, and what is in the way may be what this very request has done. */
  private async hindered(
    { why }: Hindered,
    acts: readonly Act[],
    live: LiveTournament,
  ): Promise<Refused | null> {
    const now = await this.live.fresh(live.head.id);
    if (now.facts.length > live.facts.length) return null;
    const step = acts.findLastIndex(({ kind }) => kind === 'substitute');
    return { ok: false, declined: HINDRANCES[why], step, live };
  }

  /** The result of the same request that was carried out before, here or elsewhere; null for a new request. */
  private async repeated(
    live: LiveTournament,
    { playerId }: Actor,
    mark: { id: string; hash: string },
  ): Promise<Directed | null> {
    const known = await this.tournaments.broughtBy(playerId, mark.id);
    if (known === undefined) return null;
    if (known.requestHash !== mark.hash) throw appError('REQUEST_ID_REUSED');
    const to = known.seq + known.facts - 1;
    // Another instance may have carried it out after the event was read here.
    const now = to > live.facts.length ? await this.live.fresh(live.head.id) : live;
    return { ok: true, live: now, from: known.seq, to };
  }

  /** Judges the acts one after the other, each on the event that those before it lead to. */
  private async judged(
    live: LiveTournament,
    actor: Actor,
    { acts, reason }: Submission,
  ): Promise<Judged | Refused> {
    const now = new Date(this.keeper.now()).toISOString();
    const names = await this.tournaments.names(playersIn(acts));
    const bids: SealedBid[] = [];
    let draft = blank(live);
    for (const [step, act] of acts.entries()) {
      if (isDearAgain(acts, step)) return { ok: false, declined: ONE_AT_A_TIME, step, live };
      const context = {
        ...{ now, names, pairing: null, newGame: randomUUID, lot: lotOf(live.head) },
        ...{ seal: sealing(live.head.id, bids), bids: NO_BIDS },
        facts: [...live.facts, ...draft.facts],
        owing: await this.owingIn(draft.event, act),
      };
      const wish = { actor, act, reason };
      const told = await this.tried(live, draft.event, wish, context);
      if (isDeclined(told)) return { ok: false, declined: told, step, live };
      const role = roleIn(live, actor, act);
      const source = { by: actor.playerId, role, at: now, reason };
      draft = drafted(
        draft,
        told.map((saying): Spoken => ({ ...source, ...saying })),
      );
    }
    return { ...draft, bids };
  }

  /** Judges an act. The round of a `pair` is only paired if nothing else stands in its way, as that takes long. */
  private async tried(
    { head }: LiveTournament,
    event: Tournament,
    wish: Parameters<typeof judge>[1],
    context: Context,
  ): Promise<ReturnType<typeof judge>> {
    const told = judge(event, wish, context);
    if (wish.act.kind !== 'pair' || !isDeclined(told) || told.code !== 'NO_PAIRING') return told;
    const pairing = await this.pairings.next(head, event);
    return judge(event, wish, { ...context, pairing });
  }

  private async owingIn(event: Tournament, act: Act): Promise<Context['owing']> {
    if (act.kind !== 'claim') return new Map();
    const pair = lastRound(event)?.pairs[Number(act['board']) - 1];
    return this.keeper.owingIn(
      event,
      (pair?.legs ?? []).flatMap(({ game }) => game ?? []),
    );
  }
}

/** Acts of which a submission may have only one: `pair` runs a thread, and the others have all facts applied again. */
const DEAR = ['pair', 'correct', 'undo'];

const isDearAgain = (acts: readonly Act[], step: number): boolean =>
  DEAR.includes(acts[step]?.kind ?? '') &&
  acts.slice(0, step).some(({ kind }) => DEAR.includes(kind));

const ONE_AT_A_TIME = declined(
  'BAD_ACT',
  'Have one round paired, or one fact mended, at a time.',
  '組み合わせの作成や記録の訂正・取り消しは、一度に1つずつ行ってください。',
);

/** Nobody's act opens a bid: the service does, when both are made or time is up. */
const NO_BIDS: Context['bids'] = new Map();

/** Seals bids of that event, and collects them. */
const sealing =
  (tournamentId: string, bids: SealedBid[]): Context['seal'] =>
  (wish, place) => {
    const bid = sealed(tournamentId, place, wish);
    bids.push(bid);
    return bid.seal;
  };

/** The role in which the actor acts; null: for themselves, as a player. */
function roleIn({ event }: LiveTournament, { playerId }: Actor, { kind }: Act): Role | null {
  const least = ACTS[kind]?.least ?? null;
  return least === null ? null : (event.roles[playerId] ?? null);
}

const STALE = declined(
  'STALE_VERSION',
  'The event has gone on since; look at what is new and ask again.',
  'その間にイベントが進みました。新しい内容を確認して、もう一度操作してください。',
);

const playersIn = (acts: readonly Act[]): string[] =>
  acts.flatMap((act) =>
    typeof act['player'] === 'string' && isUuid(act['player']) ? [act['player']] : [],
  );

/** Why a substitute may not have a seat of a running game, said to the director. */
const HINDRANCES: { readonly [W in Hindered['why']]: Declined } = {
  OFTEN: declined(
    'NOT_ALLOWED',
    'A seat of theirs has changed hands three times already, which is as often as it may.',
    '席の一つがすでに3回交代しており、これ以上は交代できません。',
  ),
  OWN: declined('ALREADY_DONE', 'They have that seat already.', 'すでにその席に着いています。'),
  COMPUTER: declined(
    'NOT_ALLOWED',
    'The computer takes the place of nobody in an event.',
    'イベントでは、コンピューターは誰の代わりにもなれません。',
  ),
  OTHER_SIDE: declined(
    'NOT_ALLOWED',
    'That player had the other seat in a game that goes on, and knows what its side knows.',
    'そのプレイヤーは進行中のゲームで相手側の席に着いていたため、相手側の情報を知っています。',
  ),
  EMPTY: declined(
    'NOT_ALLOWED',
    'The clock of a seat of theirs is empty, and the opponent may claim the game: that comes first.',
    '席の時計が切れており、相手が勝ちを申し立てられます。その結果が先です。',
  ),
};
