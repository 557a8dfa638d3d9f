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

/** How many games one answer may show. */
export const MOST_BOARDS = 20;

/** Widths of a picture in a list, in points. */
export const SMALL = { least: 200, most: 800, usual: 390 } as const;

/** Ids of games, and how their boards are to look. */
interface BoardsWish {
  readonly ids: readonly string[];
  /** Width in points. */
  readonly width: number;
  readonly locale: Locale;
}

/** The pieces on the board of one game, to be laid over the ground (map) of its ruleset. */
export interface SmallBoard {
  readonly gameId: string;
  readonly version: number;
  readonly svg: string;
}

/** Small pictures of many games, each drawn from its reader's own view. */
@Injectable()
export class BoardsService {
  constructor(
    private readonly reads: GameReadsService,
    private readonly quotas: QuotasService,
    private readonly traffic: Traffic,
  ) {}

  /**
   * Pictures of the games in the order of `ids`, each once. Games that the caller may not see or that do not exist are
   * left out, and so are those with nothing to show: not begun, or their rules not installed. Throws RATE_LIMITED.
   */
  async small(payer: Payer, { ids, ...wish }: BoardsWish): Promise<SmallBoard[]> {
    const wanted = [...new Set(ids)];
    // All ids are charged, existing or not: so the charge does not tell which of these games exist.
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

/** Draws one picture after the other, and pauses between two so that other work has its turn. */
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
