import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';

import { Address } from '../http/address.decorator.js';
import { ApiRefusals } from '../http/refusals.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokensService } from './api-tokens.service.js';
import { Anonymous, CurrentCaller, CurrentPlayer, Needs } from './auth.guard.js';
import type { Caller } from './caller.js';
import { NamedService } from './named.service.js';
import { Player } from './player.entity.js';
import { NameInput, NamesInput, NewApiToken } from './players.input.js';
import {
  CreatedApiToken,
  PlayersNamed,
  Session,
  type SessionAnswer,
  shownSession,
} from './players.objects.js';
import { PlayersService } from './players.service.js';

type TokenAnswer = Omit<ApiToken, 'hash' | 'player' | 'playerId' | 'revokedAt'>;

function shown({ id, name, scopes, expiresAt, lastUsedAt, createdAt }: ApiToken): TokenAnswer {
  return { id, name, scopes, expiresAt, lastUsedAt, createdAt };
}

@ApiTags('players')
@Controller('v1')
export class PlayersController {
  constructor(
    private readonly players: PlayersService,
    private readonly tokens: ApiTokensService,
    private readonly named: NamedService,
  ) {}

  @Anonymous()
  @Needs('nothing')
  @Post('players')
  @ApiOperation({ summary: 'Become a player, as a guest' })
  @ApiCreatedResponse({ type: Session })
  @ApiRefusals('PAYLOAD_TOO_LARGE')
  async signUp(@Body() { name }: NameInput, @Address() address: string): Promise<SessionAnswer> {
    return shownSession(await this.players.signUp(name, address));
  }

  @Post('players/me/name')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Take another name',
    description: 'Once a day. No key opens this.',
  })
  @ApiOkResponse({ type: Player })
  @ApiRefusals('PAYLOAD_TOO_LARGE')
  async rename(
    @CurrentPlayer() player: Player,
    @Body() wish: NameInput,
  ): Promise<Pick<Player, 'id' | 'name'>> {
    const { id, name } = await this.players.rename(player, wish.name);
    return { id, name };
  }

  @Post('players/me/token')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'A new token for who is signed in',
    description: 'The one it is asked with stays good until its own end. No key opens this.',
  })
  @ApiCreatedResponse({ type: Session })
  @ApiRefusals('PAYLOAD_TOO_LARGE')
  async renewToken(@CurrentPlayer() player: Player): Promise<SessionAnswer> {
    return shownSession(await this.players.renew(player));
  }

  @Needs('read')
  @Get('players/me')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Who am I' })
  @ApiOkResponse({ type: Player })
  @ApiRefusals()
  me(@CurrentPlayer() { id, name }: Player): Pick<Player, 'id' | 'name'> {
    return { id, name };
  }

  @Needs('read')
  @Post('players/named')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Players by exactly their names',
    description: 'One answer a name, in the order asked.',
  })
  @ApiOkResponse({ type: [PlayersNamed] })
  @ApiRefusals('PAYLOAD_TOO_LARGE')
  playersNamed(
    @CurrentPlayer() { id: playerId }: Player,
    @Body() { names }: NamesInput,
    @Address() address: string,
  ): Promise<PlayersNamed[]> {
    return this.named.named(names, { playerId, address });
  }

  @Needs('account')
  @Get('tokens')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The keys of your bots' })
  @ApiOkResponse({ type: [ApiToken] })
  @ApiRefusals()
  async apiTokens(@CurrentCaller() caller: Caller): Promise<object[]> {
    return (await this.tokens.list(caller)).map(shown);
  }

  @Needs('account')
  @Post('tokens')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Make a key for a bot; it is shown this once' })
  @ApiCreatedResponse({ type: CreatedApiToken })
  @ApiRefusals('QUOTA_REACHED', 'PAYLOAD_TOO_LARGE')
  async createApiToken(
    @CurrentCaller() caller: Caller,
    @Body() wish: NewApiToken,
  ): Promise<{ token: string; apiToken: object }> {
    const { token, apiToken } = await this.tokens.create(caller, wish);
    return { token, apiToken: shown(apiToken) };
  }

  @Needs('account')
  @Delete('tokens/:id')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Make a key open nothing from now on' })
  @ApiNoContentResponse()
  @ApiRefusals('NOT_FOUND')
  async revokeApiToken(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    await this.tokens.revoke(caller, id);
  }
}
