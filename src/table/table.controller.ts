import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Environment } from '../config/environment.js';
import { appError } from '../errors/errors.js';
import { GamesService, Rulesets } from '../games/index.js';
import { RequestLocale } from '../language/locale.decorator.js';
import { asLocale, type Locale } from '../language/locale.js';
import { Anonymous, Needs } from '../players/auth.guard.js';
import { Built } from './built.js';
import { manifest, type PageContents, tablePage } from './pages.js';
import { ownOrigin, previewOf } from './preview.js';
import { welcomePage } from './welcome.js';

const HTML = 'text/html; charset=utf-8';
/** Files may be cached for ever, as their names contain a hash of their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pages for people. They are the same for everybody, as their content comes over the public API. */
@ApiExcludeController()
@Anonymous()
@Needs('nothing')
@Controller()
export class TableController {
  private readonly built = new Built();

  constructor(
    private readonly games: GamesService,
    private readonly rulesets: Rulesets,
    private readonly environment: Environment,
  ) {}

  @Get()
  @Header('content-type', HTML)
  @Header('cache-control', 'no-cache')
  @Header('vary', 'accept-language')
  welcome(@RequestLocale() locale: Locale, @Query('locale') asked?: string): string {
    return welcomePage(locale, this.built.beginning, this.rulesets.all, asLocale(asked));
  }

  @Get('play')
  @Header('content-type', HTML)
  @Header('cache-control', 'no-cache')
  @Header('vary', 'accept-language')
  table(@RequestLocale() locale: Locale): string {
    return this.page(locale);
  }

  /** The same page, on which an account of a chat is linked. */
  @Get('chat/link')
  @Header('content-type', HTML)
  @Header('cache-control', 'no-cache')
  @Header('vary', 'accept-language')
  chatLink(@RequestLocale() locale: Locale): string {
    return this.page(locale);
  }

  /** The same page, for who has lost their session. */
  @Get('recover')
  @Header('content-type', HTML)
  @Header('cache-control', 'no-cache')
  @Header('vary', 'accept-language')
  recover(@RequestLocale() locale: Locale): string {
    return this.page(locale);
  }

  /** The same page, on which a seat of a game is taken over. */
  @Get('seat/:id')
  @Header('content-type', HTML)
  @Header('cache-control', 'no-cache')
  @Header('vary', 'accept-language')
  seat(@RequestLocale() locale: Locale): string {
    return this.page(locale);
  }

  /** The same page, for events. */
  @Get(['tournaments', 'tournaments/new', 't/:slug', 't/:slug/:page'])
  @Header('content-type', HTML)
  @Header('cache-control', 'no-cache')
  @Header('vary', 'accept-language')
  events(@RequestLocale() locale: Locale): string {
    return this.page(locale);
  }

  /**
   * The same page for every game. Games that everybody may see have a preview, for chats in which the link is shared.
   */
  @Get('play/:id')
  @Header('content-type', HTML)
  @Header('cache-control', 'no-cache')
  @Header('vary', 'accept-language')
  async game(
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    const game = await this.games.read(null, id).catch(() => null);
    const origin = this.environment.publicUrl ?? ownOrigin(request);
    const preview = game && previewOf(game, locale, origin);
    return this.page(locale, { isGame: id !== 'new', preview });
  }

  @Get('worker.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', 'no-cache')
  worker(): Buffer {
    return this.built.worker;
  }

  @Get('manifest.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', 'no-cache')
  manifest(): string {
    return JSON.stringify(manifest(this.built.beginning));
  }

  @Get('table/:file')
  file(@Param('file') name: string, @Res({ passthrough: true }) reply: FastifyReply): Buffer {
    const file = this.built.file(name);
    if (file === null) throw appError('NOT_FOUND', { thing: { en: 'page', ja: 'ページ' } });
    void reply.headers({ 'cache-control': FOR_EVER, 'content-type': file.type });
    return file.content;
  }

  private page(locale: Locale, contents: Omit<PageContents, 'hasMail'> = {}): string {
    const hasMail = this.environment.mail !== undefined;
    return tablePage(locale, this.built.beginning, { ...contents, hasMail });
  }
}
