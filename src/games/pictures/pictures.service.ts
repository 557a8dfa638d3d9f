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

/** One is drawn at a time; so many may wait for it. */
const AT_ONCE = 1;
const MAY_WAIT = 50;
/** Bytes of pictures. */
const HELD = 12e6;
/** Grounds are drawn once and held up to this width; wider pictures are rare and heavy, and drawn whole. */
const GROUND_WIDTH = 1600;

/** What many pictures begin with, right after the root tag; undefined: they are to be drawn whole. */
interface Ground {
  readonly name: string;
  readonly svg: string | undefined;
}
const NO_GROUND: Ground = { name: '', svg: undefined };

/** The board as the reader may see it, made of their view and of nothing else. NOT_STARTED before there is one. */
@Injectable()
export class PicturesService implements OnModuleDestroy {
  private readonly gate = new Gate(AT_ONCE, MAY_WAIT);
  /**
   * By game and audience: a picture that was guessed right, of a position set up in another game, takes as long as any
   * other.
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

  /** The same with its typefaces in it: it looks as the picture does wherever it is opened. */
  private async lettered(svg: string): Promise<string> {
    const style = await this.typefaces.styleSheet(lettersOf(svg), this.painter);
    const start = svg.indexOf('>') + 1;
    return svg.slice(0, start) + style + svg.slice(start);
  }

  /** What no move changes, to lay the layer of pieces over: the same for all games of a ruleset. */
  ground(rules: Ruleset, wish: LookWish, scenario?: string): string {
    return rules.board.groundSvg(lookAt(rules, wish, scenario));
  }

  /** `drawing` is told before one is drawn that is not held, and may throw. */
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
   * Drawn anew each time: kept, it would tell the next who asks that somebody has looked at it. Of what has a ground,
   * the ground is kept.
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
  /** null: nothing to draw apart. */
  readonly ground: string | null;
  readonly rest: string;
}

/** `common` is what every picture of that language begins with, after its root tag. */
function layersOf(svg: string, common: string | undefined): Layers {
  const start = svg.indexOf('>') + 1;
  if (common === undefined || !svg.startsWith(common, start)) return { ground: null, rest: svg };
  const root = svg.slice(0, start);
  return { ground: `${root}${common}</svg>`, rest: root + svg.slice(start + common.length) };
}

/**
 * What was made, up to so many bytes; what is being made, for whoever asks for the same from the same address: another
 * address would wait in the turn of the one that asked first, behind all else that it has asked for.
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
