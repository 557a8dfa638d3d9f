import { Injectable } from '@nestjs/common';

import type { Signal } from '../../common/signal.js';
import { appError } from '../../errors/errors.js';
import { PUBLISH_SECONDS } from '../../observing/meters.js';
import { diff, type Op, type Ruleset, type Seat, type State } from '../../rules/index.js';
import { knownTo, type LiveGame, type PublicChange, standingOf } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { admit } from '../reading/access.js';
import { type GameChange, NO_VIEW } from '../reading/game-reading.js';
import { noSuchVersion } from '../reading/game-reads.service.js';
import { HistoryService } from '../reading/history.service.js';
import { entriesOf } from '../reading/log-entries.js';
import { pastReading, presentReading } from '../reading/readings.js';
import { audienceOf, viewOf } from '../reading/views.js';
import { isOver, seatOf } from '../store/game-head.js';
import { Attendance, type Attendant } from './attendance.js';
import { GameBus } from './game-bus.js';

/** Versions a subscriber may fall behind after having caught up once. */
export const MAX_BEHIND = 500;

/** What changes in games, as it happens. */
@Injectable()
export class StreamsService {
  constructor(
    private readonly live: LiveGamesService,
    private readonly history: HistoryService,
    private readonly bus: GameBus,
    private readonly attendance: Attendance,
  ) {}

  /** Nothing comes after the token of the caller is known to be good no longer, whatever is on its way by then. */
  async changes(
    attendant: Attendant,
    gameId: string,
    { after, invite }: { after?: number | undefined; invite?: string | undefined },
  ): Promise<AsyncIterableIterator<GameChange>> {
    const playerId = attendant.caller?.player.id ?? null;
    const live = await this.live.fresh(gameId, playerId);
    admit(live, playerId, invite);
    if (after !== undefined && (after > live.head.version || after < 0))
      throw noSuchVersion(live.head);
    return this.attendance.attend(attendant, (signal) => ({
      items: this.follow(gameId, playerId, after ?? live.head.version, signal),
      end: this.bus.subscribe(
        gameId,
        () => signal.ring(),
        () => signal.close(),
      ),
    }));
  }

  /**
   * Asks the log, not a queue: a slow reader costs no memory, and nobody misses or hears anything twice. A spectator
   * who takes a seat hears as its player from then on: that is before the first change, so the patches add up all the
   * same.
   */
  private async *follow(
    gameId: string,
    playerId: string | null,
    after: number,
    signal: Signal,
  ): AsyncGenerator<GameChange> {
    let last = after;
    for (let caughtUp = false; !signal.closed; caughtUp = true) {
      const live = await this.live.of(gameId);
      if (caughtUp && live.head.version - last > MAX_BEHIND)
        throw appError('TOO_SLOW', { version: last });
      const seat = seatOf(live.head, playerId);
      for await (const change of this.history.changes(live, last)) {
        if (caughtUp)
          PUBLISH_SECONDS.observe((Date.now() - Date.parse(change.row.createdAt)) / 1000);
        yield await this.shown(change, live, seat);
        last = change.row.version;
      }
      if (isOver(live.head)) return;
      if (live.head.version <= last) await signal.next();
    }
  }

  private async shown(
    change: PublicChange,
    past: LiveGame,
    seat: Seat | null,
  ): Promise<GameChange> {
    const live = await this.live.of(change.row.gameId);
    const changes = toldOf(change, knownTo(live, seat) ?? change.after);
    const known = changes.get(audienceOf(seat)) ?? shownTo(seat, change, past, live);
    changes.set(audienceOf(seat), known);
    return known;
  }
}

/**
 * By audience. All who see the same are given the same change, so that what is made of it is made once. It is good
 * until they may know of something new, and is forgotten then.
 */
const told = new WeakMap<State, WeakMap<PublicChange, Map<string, GameChange>>>();

function toldOf(change: PublicChange, known: State): Map<string, GameChange> {
  const changes = told.get(known) ?? new WeakMap<PublicChange, Map<string, GameChange>>();
  told.set(known, changes);
  const toAudiences = changes.get(change) ?? new Map<string, GameChange>();
  changes.set(change, toAudiences);
  return toAudiences;
}

function shownTo(
  seat: Seat | null,
  { row, before, after }: PublicChange,
  past: LiveGame,
  live: LiveGame,
): GameChange {
  const { version } = row;
  const situation = {
    state: after,
    version,
    draft: 0,
    undoable: null,
    clock: row.clock ?? null,
    updatedAt: new Date(row.createdAt),
    ...standingOf(past.rules, after),
    present: false,
  };
  const game =
    live.head.version === version ? presentReading(live, seat) : pastReading(live, seat, situation);
  return {
    version,
    entries: entriesOf(past.rules, row, { seat, scenario: past.head.scenario }),
    patch: patchOf(past.rules, before, after, seat),
    game,
  };
}

const patches = new WeakMap<State, Map<string, readonly Op[]>>();

/** Worked out once for all who see the same. A state follows one other only. */
function patchOf(
  rules: Ruleset,
  before: State | null,
  after: State,
  seat: Seat | null,
): readonly Op[] {
  const known = patches.get(after) ?? new Map<string, readonly Op[]>();
  patches.set(after, known);
  const audience = audienceOf(seat);
  const patch =
    known.get(audience) ??
    diff(before === null ? NO_VIEW : viewOf(rules, before, seat), viewOf(rules, after, seat));
  known.set(audience, patch);
  return patch;
}
