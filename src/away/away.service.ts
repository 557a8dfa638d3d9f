import { Injectable } from '@nestjs/common';

import { daysLeft, daysUsed } from '../clocks/away.js';
import { isUuid } from '../common/uuid.js';
import { appError, invalidInput } from '../errors/errors.js';
import { AwayGames } from '../games/index.js';
import type { Text } from '../language/locale.js';
import { QuotasService } from '../quotas/quotas.service.js';
import { Wall } from '../time/wall.js';
import type { DaysAwayObject } from './away.objects.js';
import { AwayRepository, type Block, newBlock, type Taking } from './away.repository.js';

const DAY = 24 * 3_600_000;
/** How many days ahead a block may begin. */
const AHEAD = 90;

export interface Wish {
  readonly days: number;
  /** When the block is to begin; undefined: now. */
  readonly from?: Date | undefined;
}

const PAST: Text = {
  en: 'from: it is past; leave it out to begin now.',
  ja: 'fromが過去の時刻です。今すぐ始める場合は省略してください。',
};
const FAR: Text = {
  en: `from: begin within ${AHEAD} days.`,
  ja: `fromは今から${AHEAD}日以内にしてください。`,
};
const OVERLAPS: Text = {
  en: 'you are away already in a part of that time.',
  ja: 'その期間の一部は、すでに不在になっています。',
};
const tooFew = (left: number): Text => ({
  en: `you have ${left} ${left === 1 ? 'day' : 'days'} left; 2.5 more come each month.`,
  ja: `残りは${left}日です。毎月2.5日ずつ増えます。`,
});

/** Days away: time that players take off from all their slow games. */
@Injectable()
export class AwayService {
  constructor(
    private readonly store: AwayRepository,
    private readonly games: AwayGames,
    private readonly quotas: QuotasService,
    private readonly wall: Wall,
  ) {}

  async of(playerId: string): Promise<DaysAwayObject> {
    return shown(await this.store.of(playerId), this.wall.now());
  }

  /** Takes a block. Throws INVALID_INPUT, or CANNOT_BE_AWAY where it overlaps another or the days are too few. */
  take(playerId: string, { days, from }: Wish): Promise<DaysAwayObject> {
    return this.change(playerId, ({ since, blocks }, at) => {
      const begins = from?.getTime() ?? at;
      if (begins < at) throw invalidInput(PAST);
      if (begins > at + AHEAD * DAY) throw invalidInput(FAR);
      const block = newBlock(at, begins, days, begins + days * DAY);
      if (blocks.some((one) => one.begins < block.ends && begins < one.ends && one.days > 0))
        throw appError('CANNOT_BE_AWAY', { reason: OVERLAPS });
      const left = daysLeft(since, blocks, at);
      if (days > left) throw appError('CANNOT_BE_AWAY', { reason: tooFew(left) });
      return block;
    });
  }

  /** Ends a block that runs, or gives up one that is to come. Throws NOT_FOUND where the player has none of that id. */
  end(playerId: string, id: string): Promise<DaysAwayObject> {
    return this.change(playerId, ({ blocks }, at) => {
      const block = blocks.find((one) => one.id === id && isOpen(one, at));
      if (block === undefined || !isUuid(id))
        throw appError('NOT_FOUND', { thing: { en: 'block of days away', ja: '不在の期間' } });
      return { ...block, days: daysUsed(block.begins, at), ends: Math.max(block.begins, at) };
    });
  }

  private async change(
    playerId: string,
    change: (taking: Taking, at: number) => Block,
  ): Promise<DaysAwayObject> {
    this.quotas.charge('daysAway', { playerId, address: null });
    const at = this.wall.now();
    await this.store.change(playerId, at, (taking) => change(taking, at));
    await this.games.tell(playerId);
    return this.of(playerId);
  }
}

const isOpen = ({ days, ends }: Block, at: number): boolean => days > 0 && ends > at;

const shown = ({ since, blocks }: Taking, at: number): DaysAwayObject => ({
  left: daysLeft(since, blocks, at),
  blocks: blocks
    .filter((one) => isOpen(one, at))
    .sort((one, other) => one.begins - other.begins)
    .map(({ id, days, begins, ends }) => ({
      ...{ id, days, from: new Date(begins), until: new Date(ends) },
    })),
});
