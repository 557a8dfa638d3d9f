import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';

import { ApiToken } from './api-token.entity.js';
import { Anonymous, CurrentPlayer, SignedInOnly } from './auth.guard.js';
import { Player } from './player.entity.js';
import { NameInput } from './players.input.js';
import { CreatedApiToken, Session } from './players.objects.js';
import { PlayersService } from './players.service.js';
import { TokensService } from './tokens.service.js';

function shown({ id, name, createdAt }: ApiToken): Pick<ApiToken, 'id' | 'name' | 'createdAt'> {
  return { id, name, createdAt };
}

@ApiTags('players')
@Controller('v1')
export class PlayersController {
  constructor(
    private readonly players: PlayersService,
    private readonly tokens: TokensService,
  ) {}

  @Anonymous()
  @Post('players')
  @ApiOperation({ summary: 'Become a player, as a guest' })
  @ApiCreatedResponse({ type: Session })
  async signUp(@Body() { name }: NameInput): Promise<{ token: string; player: object }> {
    const { token, player } = await this.players.signUp(name);
    return { token, player: { id: player.id, name: player.name } };
  }

  @Get('players/me')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Who am I' })
  @ApiOkResponse({ type: Player })
  me(@CurrentPlayer() { id, name }: Player): Pick<Player, 'id' | 'name'> {
    return { id, name };
  }

  @Get('tokens')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The keys of your bots' })
  @ApiOkResponse({ type: [ApiToken] })
  async apiTokens(@CurrentPlayer() player: Player): Promise<object[]> {
    return (await this.tokens.listApiTokens(player)).map(shown);
  }

  @SignedInOnly()
  @Post('tokens')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Make a key for a bot; it is shown this once' })
  @ApiCreatedResponse({ type: CreatedApiToken })
  async createApiToken(
    @CurrentPlayer() player: Player,
    @Body() { name }: NameInput,
  ): Promise<{ token: string; apiToken: object }> {
    const { token, apiToken } = await this.tokens.createApiToken(player, name);
    return { token, apiToken: shown(apiToken) };
  }

  @Delete('tokens/:id')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Make a key open nothing from now on' })
  @ApiNoContentResponse()
  async revokeApiToken(@CurrentPlayer() player: Player, @Param('id') id: string): Promise<void> {
    await this.tokens.revokeApiToken(player, id);
  }
}
