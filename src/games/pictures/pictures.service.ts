import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { Gate } from '../../admission/gate.js';
import { sha256 } from '../../common/hash.js';
import { networkOf } from '../../common/network.js';
import { appError } from '../../errors/errors.js';
import type { JsonObject, Locale, Ruleset } from '../../rules/index.js';
import type { GameReading } from '../reading/game-reading.js';
import { LogService } from '../reading/log.service.js';
import { audienceOf } from '../reading/views.js';
import { hasBegun } from '../store/game-head.js';
import { checkPixels, type Look, lookAt, type LookWish, nameOf } from './look.js';
import { type Mark, marksFor } from './marks.js';
import { Painter } from './painter.js';
import { Typefaces } from './typefaces.js';

/** Pictures are drawn one at a time; this many more may wait. */
const AT_ONCE = 1;
const MAY_WAIT = 50;
/** Bytes of cached pictures at most. */
const HELD = 12e6;
/**
 * Pixels. Up to this width grounds are drawn once and cached; wider pictures are rare and heavy, and are drawn whole.
 */
const GROUND_WIDTH = 1600;

/**
 * The beginning (after the root tag) that the SVG of many pictures shares, with a cache key; `svg` undefined: draw it
 * whole.
 */
interface Ground {
  readonly name: string;
  readonly svg: string | undefined;
}
const NO_GROUND: Ground = { name: '', svg: undefined };

/**
 * Pictures of the board as the reader may see it, made from the reader's view alone. Throws NOT_STARTED before there is
 * a view.
 */
@Injectable()
export class PicturesService implements OnModuleDestroy {
  private readonly gate = new Gate(AT_ONCE, MAY_WAIT);
  /**
   * The key contains game and audience. Without them, somebody could set up a guessed position in a game of their own
   * and see from the speed of the answer that the same picture had been drawn for another game.
   */
  private readonly held = new Held(HELD);

  private readonly painter = new Painter();

  constructor(
    private readonly typefaces: Typefaces,
    private readonly logs: LogService,
  ) {}

  onModuleDestroy(): void {
    this.painter.end();
  }

  async text(game: GameReading, locale: Locale): Promise<string> {
    return `${game.rules.board.text(await viewOf(game), locale)}\n`;
  }

  async svg(game: GameReading, wish: LookWish, address = ''): Promise<string> {
    const svg = await this.drawnAt(game, lookAt(game.rules, wish, game.scenario), wish.marks);
    return wish.fonts === 'embed'
      ? this.gate.pass(networkOf(address), () => this.lettered(svg))
      : svg;
  }

  /** The SVG with its typefaces embedded, so that it looks the same wherever it is opened. */
  private async lettered(svg: string): Promise<string> {
    const style = await this.typefaces.styleSheet(lettersOf(svg), this.painter);
    const start = svg.indexOf('>') + 1;
    return svg.slice(0, start) + style + svg.slice(start);
  }

  /** The part of a board that no move changes, as the layer below the pieces: the same for all games of a ruleset. */
  ground(rules: Ruleset, wish: LookWish, scenario?: string): string {
    return rules.board.groundSvg(lookAt(rules, wish, scenario));
  }

  /** A PNG of the board. `drawing` is called before a picture is drawn that is not cached, and may throw. */
  async png(
    game: GameReading,
    wish: LookWish,
    drawing = (): void => {},
    address = '',
  ): Promise<Buffer> {
    const { id, version, board } = game.rules;
    const look = lookAt(game.rules, wish, game.scenario);
    checkPixels(game.rules, look);
    const name = `${id} ${version} ${look.locale} ${nameOf(look)}`;
    const ground = look.pixels > GROUND_WIDTH ? undefined : board.ground(look);
    const svg = await this.drawnAt(game, look, wish.marks);
    const key = `${game.id} ${audienceOf(game.seat)} ${look.pixels} ${sha256(svg)}`;
    return this.held.once(key, networkOf(address), () => {
      drawing();
      return this.rendered(svg, look.pixels, address, { name, svg: ground });
    });
  }

  /**
   * Draws an SVG as PNG, anew each time: a cached result would tell the next caller that somebody has looked at it.
   * Only the ground is cached.
   */
  rendered(
    svg: string,
    width: number,
    address: string,
    ground: Ground = NO_GROUND,
  ): Promise<Buffer> {
    return this.gate.pass(networkOf(address), () => this.draw(svg, width, ground));
  }

  private async drawnAt(
    game: GameReading,
    look: Look,
    wanted: readonly Mark[] = [],
  ): Promise<string> {
    const view = await viewOf(game);
    if (wanted.length === 0) return game.rules.board.svg(view, look);
    const marks = await marksFor(game, wanted, () => this.logs.last(game));
    return game.rules.board.svg(view, { ...look, marks });
  }

  private async draw(svg: string, width: number, { name, svg: common }: Ground): Promise<Buffer> {
    const faces = await this.typefaces.files(lettersOf(svg));
    const { ground, rest } = layersOf(svg, common);
    return this.painter.paint({
      svg: rest,
      width,
      faces,
      ground: ground === null ? null : { name, svg: ground },
    });
  }
}

function viewOf(game: GameReading): Promise<JsonObject> {
  if (!hasBegun(game)) throw appError('NOT_STARTED');
  return game.view();
}

const lettersOf = (svg: string): string => svg.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<');

interface Layers {
  /** SVG of the shared lower layer; null: draw the picture whole. */
  readonly ground: string | null;
  readonly rest: string;
}

/**
 * Splits an SVG into its ground and the rest. `common` is the beginning, after the root tag, that pictures of that
 * language share.
 */
function layersOf(svg: string, common: string | undefined): Layers {
  const start = svg.indexOf('>') + 1;
  if (common === undefined || !svg.startsWith(common, start)) return { ground: null, rest: svg };
  const root = svg.slice(0, start);
  return { ground: `${root}${common}</svg>`, rest: root + svg.slice(start + common.length) };
}

/**
 * Caches finished pictures, up to a number of bytes, and shares pictures in the making between requests from the same
 * address. Requests from another address do not share: they would have to wait in the queue of the first address,
 * behind all else that it has asked for.
 */
class Held {
  private readonly made: LRUCache<string, Buffer>;
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(bytes: number) {
    this.made = new LRUCache({ maxSize: bytes, sizeCalculation: ({ length }) => length || 1 });
  }

  async once(key: string, address: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const asked = `${address} ${key}`;
    const known = this.made.get(key) ?? this.making.get(asked);
    if (known !== undefined) return known;
    const making = make();
    this.making.set(asked, making);
    try {
      const made = await making;
      this.made.set(key, made);
      return made;
    } finally {
      this.making.delete(asked);
    }
  }
}
