import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Tokenless } from '../../players/auth.guard.js';
import { MailboxesService } from '../endpoints/mailboxes.service.js';
import { MAIL_PAGES } from '../mail/links.js';
import { confirmedPage, confirmPage, stopPage, stoppedPage, uselessPage } from '../mail/pages.js';

const HTML = 'text/html; charset=utf-8';

/**
 * Pages to which links in letters lead. The token at the end of the link is what authorizes. Opening a link only shows
 * a button, and nothing is done before it is pressed: programs that scan mail open every link.
 */
@ApiExcludeController()
@Tokenless()
@Controller(MAIL_PAGES)
export class MailPagesController {
  constructor(private readonly mailboxes: MailboxesService) {}

  @Get('confirm/:code')
  @Header('content-type', HTML)
  async confirm(
    @Param('code') code: string,
    @RequestLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const address = await this.mailboxes.asked(code);
    return address === null ? useless(reply, locale) : confirmPage(locale, address);
  }

  @Post('confirm/:code')
  @HttpCode(200)
  @Header('content-type', HTML)
  async confirmed(
    @Param('code') code: string,
    @RequestLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const address = await this.mailboxes.confirm(code);
    return address === null ? useless(reply, locale) : confirmedPage(locale, address);
  }

  @Get('stop/:token')
  @Header('content-type', HTML)
  stop(
    @Param('token') token: string,
    @RequestLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const stop = this.mailboxes.stopOf(token);
    return stop === null ? useless(reply, locale) : stopPage(locale, stop.sourceId !== null);
  }

  /** Called by the button on the page above, or by the program in which the letter is read (RFC 8058). */
  @Post('stop/:token')
  @HttpCode(200)
  @Header('content-type', HTML)
  async stopped(
    @Param('token') token: string,
    @RequestLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const stop = this.mailboxes.stopOf(token);
    if (stop === null) return useless(reply, locale);
    await this.mailboxes.stop(stop);
    return stoppedPage(locale);
  }
}

function useless(reply: FastifyReply, locale: Locale): string {
  void reply.status(404);
  return uselessPage(locale);
}
