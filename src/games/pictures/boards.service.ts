import { Injectable } from '@nestjs/common';

import { inStrides } from '../../admission/strides.js';
import { Traffic } from '../../admission/traffic.js';
import { networkOf } from '../../common/network.js';
import { type Payer, QuotasService } from '../../quotas/quotas.service.js';
import type { JsonObject, Locale } from '../../rules/index.js';
import type { GameReading } from '../reading/game-reading.js';
import { GameReadsService } from '../reading/game-reads.service.js';
import { isAbsent } from '../rulesets/absent-ruleset.js';
import { hasBegun } from '../store/game-head.js';
import { DRAWING, lookAt } from './look.js';

/** Games of one answer. */
export const MOST_BOARDS = 20;

/** Points that a picture in a list is wide. */
export const SMALL = { least: 200, most: 800, usual: 390 } as const;

/** Which games, and how somebody wants to see them. */
interface BoardsWish {
  readonly ids: readonly string[];
  /** Points. */
  readonly width: number;
  readonly locale: Locale;
}

/** What lies on the board of a game, to be laid over the ground of its ruleset. */
export interface SmallBoard {
  readonly gameId: string;
  readonly version: number;
  readonly svg: string;
}

/** Small pictures of many games, each made of its reader's own view. */
@Injectable()
export class BoardsService {
  constructor(
    private readonly reads: GameReadsService,
    private readonly quotas: QuotasService,
    private readonly traffic: Traffic,
  ) {}

  /**
   * In the order of the ids, each once. Left out is what the caller may not see, as what does not exist, and what has
   * nothing to show: games that have not begun, games whose rules are not installed. Throws RATE_LIMITED.
   */
  async small(payer: Payer, { ids, ...wish }: BoardsWish): Promise<SmallBoard[]> {
    const wanted = [...new Set(ids)];
    // For all that are asked for: what is counted tells nobody which of them there are.
    this.quotas.charge('pictures', payer, wanted.length * DRAWING);
    const seen: Seen[] = [];
    for (const game of await this.reads.visible(payer.playerId, wanted))
      if (hasBegun(game) && !isAbsent(game.rules)) seen.push({ game, view: await game.view() });
    return inStrides(this.traffic, networkOf(payer.address ?? ''), drawings(seen, wish));
  }
}

interface Seen {
  readonly game: GameReading;
  readonly view: JsonObject;
}

/** One after the other; others may have their turn between two. */
function* drawings(
  seen: readonly Seen[],
  wish: Omit<BoardsWish, 'ids'>,
): Generator<void, SmallBoard[]> {
  const drawn: SmallBoard[] = [];
  for (const { game, view } of seen) {
    const { id, version, rules, scenario } = game;
    const look = lookAt(rules, { ...wish, layer: 'pieces', furniture: 'none' }, scenario);
    drawn.push({ gameId: id, version, svg: rules.board.svg(view, look) });
    yield;
  }
  return drawn;
}
