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
import { audienceOf as nameOf, viewOf } from '../reading/views.js';
import { isOver } from '../store/game-head.js';
import { eyesAt, seatAt } from '../store/handovers.js';
import { Attendance, type Attendant } from './attendance.js';
import { GameBus } from './game-bus.js';

/** How many versions a subscriber, having caught up once, may fall behind. */
export const MAX_BEHIND = 500;

/** Streams what changes in games, as it happens. */
@Injectable()
export class StreamsService {
  constructor(
    private readonly live: LiveGamesService,
    private readonly history: HistoryService,
    private readonly bus: GameBus,
    private readonly attendance: Attendance,
  ) {}

  /** Once the caller's token is known to be invalid nothing more is sent, not even changes under way. */
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
   * Reads from the log, not from a queue: a slow reader costs no memory, and nobody misses a change or gets it twice.
   * Through whose eyes the reader sees is decided for each change: who takes a seat over, or hands it over, sees the
   * change before with other eyes than the one after, and the patch leads from one view to the other.
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
      for await (const change of this.history.changes(live, last)) {
        if (caughtUp)
          PUBLISH_SECONDS.observe((Date.now() - Date.parse(change.row.createdAt)) / 1000);
        yield await this.shown(change, live, playerId);
        last = change.row.version;
      }
      if (isOver(live.head)) return;
      if (live.head.version <= last) await signal.next();
    }
  }

  private async shown(
    change: PublicChange,
    past: LiveGame,
    playerId: string | null,
  ): Promise<GameChange> {
    const { version } = change.row;
    const seat = seatAt(past.head, playerId, version);
    const before = seatAt(past.head, playerId, version - 1);
    const { since } = eyesAt(past.head, playerId, version);
    const live = await this.live.of(change.row.gameId);
    const changes = toldOf(change, knownTo(live, seat) ?? change.after);
    const audience = audienceOf({ seat, before });
    const known = changes.get(audience) ?? shownTo({ seat, before, since }, change, past, live);
    changes.set(audience, known);
    return known;
  }
}

/**
 * State -> change -> audience -> what is sent. All who see the same get the same object, so it is worked out once. It
 * is valid until the audience may know of something new, and then it is garbage.
 */
const told = new WeakMap<State, WeakMap<PublicChange, Map<string, GameChange>>>();

function toldOf(change: PublicChange, known: State): Map<string, GameChange> {
  const changes = told.get(known) ?? new WeakMap<PublicChange, Map<string, GameChange>>();
  told.set(known, changes);
  const toAudiences = changes.get(change) ?? new Map<string, GameChange>();
  changes.set(change, toAudiences);
  return toAudiences;
}

/** Through whose eyes a change is seen: those of `seat` after it and of `before` before it; null is a spectator. */
interface Watcher {
  readonly seat: Seat | null;
  readonly before: Seat | null;
  /** See {@link GameReading.since}. */
  readonly since: number;
}

const audienceOf = ({ seat, before }: Pick<Watcher, 'seat' | 'before'>): string =>
  seat === before ? nameOf(seat) : `${nameOf(before)} ${nameOf(seat)}`;

function shownTo(
  { seat, before: earlier, since }: Watcher,
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
    live.head.version === version
      ? presentReading(live, seat)
      : pastReading(live, { seat, since }, situation);
  return {
    version,
    entries: entriesOf(past.rules, row, { seat, scenario: past.head.scenario }),
    patch: patchOf(past.rules, [before, earlier], [after, seat]),
    game,
  };
}

const patches = new WeakMap<State, Map<string, readonly Op[]>>();

/** A state, and who looks at it. */
type Look<S> = readonly [state: S, seat: Seat | null];

/** The patch between two views, worked out once for all who see the same. Only one state follows a state. */
function patchOf(
  rules: Ruleset,
  [before, earlier]: Look<State | null>,
  [after, seat]: Look<State>,
): readonly Op[] {
  const known = patches.get(after) ?? new Map<string, readonly Op[]>();
  patches.set(after, known);
  const audience = audienceOf({ seat, before: earlier });
  const patch =
    known.get(audience) ??
    diff(before === null ? NO_VIEW : viewOf(rules, before, earlier), viewOf(rules, after, seat));
  known.set(audience, patch);
  return patch;
}
