import { Injectable } from '@nestjs/common';

import { emptyAt } from '../../clocks/law.js';
import { Environment } from '../../config/environment.js';
import { type GameHead, NewsService } from '../../games/index.js';
import { log } from '../../observing/log.js';
import { Wall } from '../../time/wall.js';
import { type FollowerOf, FollowersRepository } from '../store/followers.repository.js';
import { type Notice, noticeId, placeOf } from '../store/notice.js';
import { type DueSpell, TellingsRepository } from '../store/tellings.repository.js';
import { bodyOf } from './body.js';
import { holdOf, type Rest } from './quiet.js';
import { lowAt } from './spells.js';
import { TellerService } from './teller.service.js';

/** How many spells one look returns. */
const FOUND = 100;

/**
 * Tells seats that it is their turn, once per spell, and once more when their clock is low. That a spell is due decides
 * nothing: whether it still lasts is read from the game.
 */
@Injectable()
export class RemindersService {
  constructor(
    private readonly news: NewsService,
    private readonly teller: TellerService,
    private readonly followers: FollowersRepository,
    private readonly tellings: TellingsRepository,
    private readonly environment: Environment,
    private readonly wall: Wall,
  ) {}

  /** Returns how many spells were due. */
  async look(): Promise<number> {
    const due = await this.tellings.dueSpells(this.wall.now(), FOUND);
    for (const spell of due)
      await this.remind(spell).catch((error: unknown) =>
        log.warn({ gameId: spell.gameId, error: String(error) }, 'a turn could not be told'),
      );
    return due.length;
  }

  private async remind(spell: DueSpell): Promise<void> {
    // What has happened meanwhile may have ended the spell, so it is told first.
    await this.teller.catchUp([spell.gameId]);
    const known = await this.news.head(spell.gameId, 0);
    const player = known.seats.find(({ seat }) => seat === spell.seat)?.player;
    if (!player) return;
    const head = await this.news.headFor(spell.gameId, player.id);
    const at = this.wall.now();
    const low = lowOf(head, spell);
    if (!head.owed.includes(spell.seat)) return;
    if (spell.kind === 'game.time_low' && low !== null && low > at)
      return this.tellings.putOff(spell, low);
    const followers = (await this.followers.ofGame(spell.gameId)).filter(
      ({ playerId, kinds }) => playerId === player.id && kinds.includes(spell.kind),
    );
    const next = spell.kind === 'game.your_turn' ? low : null;
    const rest = await this.teller.rest(followers);
    const manner = { at, rest };
    const notices = followers.map((follower) => this.noticeOf(head, spell, follower, manner));
    await this.tellings.tellSpell(spell, { at, next, notices });
  }

  private noticeOf(
    head: GameHead,
    { seat, since, kind }: DueSpell,
    follower: FollowerOf,
    { at, rest }: { readonly at: number; readonly rest: Rest },
  ): Notice {
    const { id: followerId, endpointId, locale } = follower;
    const home = this.environment.publicUrl ?? '';
    const { id: sourceId, version } = head;
    return {
      id: noticeId({ endpointId, sourceId, version: since, kind }),
      ...{ endpointId, version, kind, place: placeOf(version, kind) },
      body: bodyOf(
        head,
        head,
        { kind, at: new Date(at), entries: [] },
        { seat, followerId, locale, home },
      ),
      ...holdOf(head, follower, kind, rest),
    };
  }
}

/** When the seat's clock will be low, as things stand; null: no clock runs. */
function lowOf({ clock }: GameHead, { seat, budget }: DueSpell): number | null {
  const empty = clock && emptyAt(clock, seat, []);
  return empty === null || budget === null ? null : lowAt(empty, budget);
}
