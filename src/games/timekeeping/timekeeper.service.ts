import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

import { nextLook } from '../../clocks/law.js';
import { log } from '../../observing/log.js';
import { Wall } from '../../time/wall.js';
import { PlayService } from '../play/play.service.js';
import { ClocksRepository, type DueGame } from '../store/clocks.repository.js';

const LOOK_MS = 1_000;
/** How many games one look at the database returns; where there are more, the next look follows at once. */
const FOUND = 500;
/** In how many games time does something at once. */
const TOGETHER = 8;
/** How long until the next look at a game in which time cannot do so now, e.g. as its rules are missing. */
const LATER_MS = 60_000;

/**
 * Looks at games whose clock may be empty. That a game is due decides nothing: from its clock and the service's outages
 * it is worked out what time has done, and that is written down, or else the time of the next look. So two processes
 * may look at the same game, late or twice.
 */
@Injectable()
export class Timekeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly clocks: ClocksRepository,
    private readonly plays: PlayService,
    private readonly wall: Wall,
  ) {}

  onApplicationBootstrap(): void {
    this.lookIn(LOOK_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private lookIn(ms: number): void {
    this.timer = setTimeout(() => {
      this.looking = this.lookAround();
    }, ms).unref();
  }

  private async lookAround(): Promise<void> {
    let found = 0;
    try {
      found = await this.look();
    } catch (error) {
      log.warn({ error: String(error) }, 'clocks could not be looked at');
    }
    if (!this.closed) this.lookIn(found === FOUND ? 0 : LOOK_MS);
  }

  /** Returns how many games were due. */
  async look(): Promise<number> {
    const moment = this.wall.moment();
    const due = await this.clocks.due(moment.at, FOUND);
    if (due.length === 0) return 0;
    const looks = due.map(({ id, seq, clock }) => ({ id, seq, at: nextLook(clock, moment) }));
    const isLater = ({ at }: { at: number | null }): boolean => at === null || at > moment.at;
    const now = due.filter((_, i) => !isLater(looks[i] ?? { at: null }));
    await this.act(now);
    const again = looks.map((one) => (isLater(one) ? one : { ...one, at: moment.at + LATER_MS }));
    await this.clocks.lookAgain(again);
    return due.length;
  }

  private async act(games: readonly DueGame[]): Promise<void> {
    for (let from = 0; from < games.length && !this.closed; from += TOGETHER)
      await Promise.all(games.slice(from, from + TOGETHER).map((game) => this.timeOut(game)));
  }

  private async timeOut({ id }: DueGame): Promise<void> {
    try {
      await this.plays.timeOut(id);
    } catch (error) {
      log.warn({ gameId: id, error: String(error) }, 'a clock that is empty could not be acted on');
    }
  }
}
