import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { BOT_ACCOUNTS } from '../../players/bot-accounts.js';
import type { Seat } from '../../rules/index.js';
import { PlayerHours } from '../../time/player-hours.js';
import { Wall } from '../../time/wall.js';
import type { LiveGame } from '../live/live-game.js';
import { LiveGamesService } from '../live/live-games.service.js';
import { closed } from '../play/judge.js';
import { present } from '../rulesets/absent-ruleset.js';
import type { Handover, Knowledge, Person } from '../store/handover.js';
import { SeatingRepository } from '../store/seating.repository.js';
import { GameBus } from '../streams/game-bus.js';
import { type NoHandover, noHandoverTo } from './handover-deed.js';
import { type HandoverEntry, handoverEntry } from './handover-entry.js';

/** A seat of a game that another player is to have from now on, as somebody says who may. */
export interface Substitution {
  readonly gameId: string;
  readonly seat: Seat;
  readonly to: Person;
  readonly knowledge: Knowledge;
}

/** Why a substitution may not be. */
export interface Hindered {
  readonly gameId: string;
  readonly why: NoHandover | 'COMPUTER';
}

/** A substitution that is ready to be written. */
export interface Substituted extends HandoverEntry {
  readonly seat: Seat;
  readonly to: Person;
}

/** Nobody could play for these: the computer plays only where a game was made with it. */
const COMPUTERS: readonly string[] = Object.values(BOT_ACCOUNTS).map(({ id }) => id);

/**
 * Passes seats of games that have begun to players whom somebody else has chosen, as the director of an event does: any
 * number of them in one transaction. What keeps a game fair holds here, too.
 */
@Injectable()
export class SubstitutesService {
  constructor(
    private readonly live: LiveGamesService,
    private readonly seating: SeatingRepository,
    private readonly bus: GameBus,
    private readonly wall: Wall,
    private readonly hours: PlayerHours,
  ) {}

  /** The rows for these seats; games that are over are left out. Throws NOT_FOUND, RULES_MISSING. */
  async prepare(wishes: readonly Substitution[]): Promise<readonly Substituted[] | Hindered> {
    const games = new Map<string, LiveGame>();
    const ready: Substituted[] = [];
    for (const { gameId, seat, to, knowledge } of wishes) {
      const live = games.get(gameId) ?? (await this.live.latest(gameId));
      const from = live.head.seats.find((one) => one.seat === seat)?.player ?? null;
      if (from === null || closed(live) !== null) continue;
      present(live.rules);
      const handover: Omit<Handover, 'version'> = { seat, from, to, knowledge };
      const now = this.wall.momentFor(live.head);
      const why = COMPUTERS.includes(to.id) ? 'COMPUTER' : noHandoverTo(live, handover, now);
      if (why !== null) return { gameId, why };
      const made = await handoverEntry(live, handover, { now, hours: this.hours });
      games.set(gameId, made.next);
      ready.push({ ...made, seat, to });
    }
    return ready;
  }

  /** Writes the rows in the transaction of `manager`; false: somebody else wrote first, and it has to be taken back. */
  async write(manager: EntityManager, ready: readonly Substituted[]): Promise<boolean> {
    for (const { entry, next, seat, to } of ready) {
      const { handovers } = next.head;
      const passing = { seat, playerId: to.id, handovers, tokenHash: null };
      if (!(await this.seating.handOver(manager, entry, passing))) return false;
    }
    return true;
  }

  /** Tells subscribers. To be called after the commit, never before it. */
  announce(ready: readonly Substituted[]): void {
    for (const { next, to } of ready) {
      this.live.keep(next);
      this.bus.seated(next.head.id, to.id);
      this.bus.publish(next.head.id, next.head.version);
    }
  }
}
