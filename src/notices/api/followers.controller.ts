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
import { CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { FollowersService } from '../endpoints/followers.service.js';
import { FollowInput } from './inputs.js';
import { FollowerObject, shownFollower } from './objects.js';

@ApiTags('notices')
@ApiBearerAuth()
@Needs('play')
@Controller('v1')
export class FollowersController {
  constructor(private readonly service: FollowersService) {}

  @Get('followers')
  @ApiOperation({ summary: 'What your endpoints hear' })
  @ApiOkResponse({ type: [FollowerObject] })
  @ApiRefusals()
  async list(@CurrentCaller() caller: Caller): Promise<FollowerObject[]> {
    return (await this.service.list(caller)).map(shownFollower);
  }

  @Post('followers')
  @ApiOperation({ summary: 'Have an endpoint told of a game, of an event, or of all your games' })
  @ApiCreatedResponse({ type: FollowerObject })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING', 'GAME_OVER', 'QUOTA_REACHED', 'PAYLOAD_TOO_LARGE')
  async follow(
    @CurrentCaller() caller: Caller,
    @Body() input: FollowInput,
  ): Promise<FollowerObject> {
    return shownFollower(await this.service.follow(caller, input));
  }

  @Delete('followers/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Have an endpoint told no longer' })
  @ApiNoContentResponse()
  @ApiRefusals('NOT_FOUND')
  async unfollow(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    await this.service.unfollow(caller, id);
  }
}
