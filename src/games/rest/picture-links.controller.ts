import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';

import { Origin } from '../../http/origin.decorator.js';
import { ApiRefusals } from '../../http/refusals.js';
import { CurrentCaller, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import type { Player } from '../../players/player.entity.js';
import { type PictureLink, PictureLinksService } from '../sharing/picture-links.service.js';
import { PictureLinkAnswer } from './answers/picture-link.js';
import { PictureLinkBody } from './bodies.js';

const shown = ({ expiresAt, ...link }: PictureLink): PictureLinkAnswer => ({
  ...link,
  expiresAt: expiresAt.toISOString(),
});

@ApiTags('board')
@ApiBearerAuth()
@Needs('play')
@Controller('v1')
export class PictureLinksController {
  constructor(private readonly service: PictureLinksService) {}

  @Post('games/:id/picture-links')
  @ApiOperation({ summary: 'Make a link to the board as your seat sees it at one version' })
  @ApiCreatedResponse({ type: PictureLinkAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING', 'NOT_STARTED', 'QUOTA_REACHED', 'PAYLOAD_TOO_LARGE')
  async create(
    @CurrentCaller() caller: Caller,
    @Param('id') gameId: string,
    @Body() { version }: PictureLinkBody,
    @Origin() origin: string,
  ): Promise<PictureLinkAnswer> {
    return shown(await this.service.create(caller, { gameId, version }, origin));
  }

  @Get('picture-links')
  @ApiOperation({ summary: 'Your links to pictures that still open' })
  @ApiOkResponse({ type: [PictureLinkAnswer] })
  @ApiRefusals()
  async list(
    @CurrentCaller() caller: Caller,
    @Origin() origin: string,
  ): Promise<PictureLinkAnswer[]> {
    return (await this.service.list(caller, origin)).map(shown);
  }

  @Delete('picture-links')
  @HttpCode(204)
  @ApiOperation({ summary: 'Make all your links to pictures open nothing from now on' })
  @ApiNoContentResponse()
  @ApiRefusals()
  async revokeAll(@CurrentPlayer() player: Player): Promise<void> {
    await this.service.revokeAll(player.id);
  }

  @Delete('picture-links/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Make a link to a picture open nothing from now on' })
  @ApiNoContentResponse()
  @ApiRefusals('NOT_FOUND')
  async revoke(@CurrentPlayer() player: Player, @Param('id') id: string): Promise<void> {
    await this.service.revoke(player.id, id);
  }
}
