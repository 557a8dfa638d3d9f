import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';

import { ApiRefusals } from '../../http/refusals.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { ChatLinkAnswer, ChatLinkBody, shownLink } from './links.objects.js';
import { LinksService } from './links.service.js';

@ApiTags('chat')
@ApiBearerAuth()
@Needs('account')
@Controller('v1/chat/links')
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @Get()
  @ApiOperation({ summary: 'The accounts of chats that play as you' })
  @ApiOkResponse({ type: [ChatLinkAnswer] })
  @ApiRefusals()
  async list(@CurrentCaller() caller: Caller): Promise<ChatLinkAnswer[]> {
    return (await this.links.list(caller)).map(shownLink);
  }

  @Post()
  @ApiOperation({
    summary: 'Have an account of a chat play as you',
    description:
      'It gets a key of its own with the scope `play`. A code is good once, for ten minutes. Where the service has a bot ' +
      'in that chat, it tells the account in private, in the language of this request, when it is your turn.',
  })
  @ApiCreatedResponse({ type: ChatLinkAnswer })
  @ApiRefusals('QUOTA_REACHED', 'PAYLOAD_TOO_LARGE')
  async link(
    @CurrentCaller() caller: Caller,
    @Body() { code }: ChatLinkBody,
    @RequestLocale() locale: Locale,
  ): Promise<ChatLinkAnswer> {
    return shownLink(await this.links.link(caller, code, locale));
  }

  @Delete(':app/:account')
  @HttpCode(204)
  @ApiOperation({ summary: 'Have an account of a chat play as nobody, and revoke its key' })
  @ApiNoContentResponse()
  @ApiRefusals('NOT_FOUND')
  async unlink(
    @CurrentCaller() caller: Caller,
    @Param('app') app: string,
    @Param('account') account: string,
  ): Promise<void> {
    await this.links.unlink(caller, app, account);
  }
}
