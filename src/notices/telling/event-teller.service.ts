import { Injectable } from '@nestjs/common';

import { Environment } from '../../config/environment.js';
import { log } from '../../observing/log.js';
import { Wall } from '../../time/wall.js';
import { isKnownTo, isSeen } from '../../tournaments/running/access.js';
import {
  type LiveTournament,
  LiveTournamentsService,
} from '../../tournaments/running/live-tournaments.service.js';
import { choicesBegun } from '../choices/choices.js';
import { EventTellingsRepository } from '../store/event-tellings.repository.js';
import { type FollowerOf, FollowersRepository } from '../store/followers.repository.js';
import { isRoom } from '../store/kinds.js';
import type { Notice } from '../store/notice.js';
import type { Untold } from '../store/tellings.repository.js';
import { choiceNoticeOf } from './choice-notice-of.js';
import { eventNoticesOf } from './event-notices-of.js';
import { TellerService } from './teller.service.js';

/** How many events one look returns. */
const FOUND = 50;
/** How many facts are told in one go at most, and about how many notices one statement writes. */
const [AT_ONCE, TOGETHER] = [50, 1_000];

/** The player whose knowledge decides what is told; null: a room reads it, and it is told what everybody may know. */
const readerOf = ({ channel, playerId }: FollowerOf): string | null =>
  isRoom(channel) ? null : playerId;

/** A range of facts: those after the first number, through the second. */
type Range = readonly [after: number, through: number];

/**
 * Tells the followers of an event what has been done in it since they were told last: what their players may know. As
 * with games, one statement writes both the notices and up to which fact they go.
 */
@Injectable()
export class EventTellerService {
  constructor(
    private readonly tournaments: LiveTournamentsService,
    private readonly followers: FollowersRepository,
    private readonly tellings: EventTellingsRepository,
    private readonly teller: TellerService,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /** Writes the notices that are missing; an event that fails does not keep the others waiting. */
  async look(): Promise<void> {
    for (const event of await this.tellings.untold(FOUND))
      await this.tellAll(event).catch((error: unknown) =>
        log.warn({ tournamentId: event.id, error: String(error) }, 'an event could not be told'),
      );
  }

  /** Begins to keep account of events in which somebody may have to choose. */
  followUp(): Promise<void> {
    return this.tellings.followUp();
  }

  /** Forgets events that are over and that nobody follows any more. */
  forget(): Promise<void> {
    return this.tellings.forget();
  }

  private async tellAll({ id, from, to }: Untold): Promise<void> {
    const followers = await this.followers.ofEvent(id);
    const live = await this.tournaments.fresh(id);
    const choices = await this.choicesOf(live, [from, to]);
    for (let first = 0; first < choices.length; first += TOGETHER) {
      const some = choices.slice(first, first + TOGETHER);
      if (!(await this.tellings.tell({ id, from, to: from }, some, this.wall.now()))) return;
    }
    const step = Math.max(1, Math.min(AT_ONCE, Math.floor(TOGETHER / (followers.length + 1))));
    for (let after = from; after < to; after += step) {
      const through = Math.min(after + step, to);
      const notices = this.noticesOf(live, [after, through], followers);
      const part = { id, from: after, to: through };
      if (!(await this.tellings.tell(part, notices, this.wall.now()))) return;
    }
  }

  /** The notices to those of whom the event has waited since then: like turns, they are of the moment. */
  private async choicesOf(live: LiveTournament, range: Range): Promise<Notice[]> {
    const steps = choicesBegun(live, range);
    if (steps.length === 0) return [];
    const players = [...new Set(steps.map(({ playerId }) => playerId))];
    const followers = await this.followers.ofChoices(live.head.id, players);
    const manner = {
      home: this.environment.publicUrl ?? '',
      rest: await this.teller.rest(followers),
    };
    const notices = steps.flatMap((step) =>
      followers
        .filter(({ playerId }) => playerId === step.playerId)
        .map((follower) => choiceNoticeOf(live, { step, follower }, manner)),
    );
    return [...new Map(notices.map((notice) => [notice.id, notice])).values()];
  }

  /**
   * Makes the notices after that fact for these followers again; returns up to which fact they are complete.
   */
  async again(
    { tournamentId, after }: { readonly tournamentId: string; readonly after: number },
    followers: readonly FollowerOf[],
  ): Promise<{ notices: Notice[]; through: number }> {
    const live = await this.tournaments.fresh(tournamentId);
    if (!followers.some((follower) => isKnownTo(live.event, readerOf(follower))))
      return { notices: [], through: after };
    const through = Math.max(after, Math.min(after + AT_ONCE, live.facts.length));
    return { notices: this.noticesOf(live, [after, through], followers), through };
  }

  private noticesOf(
    live: LiveTournament,
    range: Range,
    followers: readonly FollowerOf[],
  ): Notice[] {
    const home = this.environment.publicUrl ?? '';
    const { event } = live;
    const facts = live.facts.slice(...range);
    const all = followers
      .filter((follower) => isKnownTo(event, readerOf(follower)))
      .flatMap((follower) =>
        facts
          .filter((fact) => isSeen({ event, playerId: readerOf(follower) }, fact))
          .flatMap((fact) => eventNoticesOf(live, fact, follower, home)),
      );
    return [...new Map(all.map((notice) => [notice.id, notice])).values()];
  }
}
