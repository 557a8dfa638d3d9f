import { Body, Controller, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';

import { readDuration } from '../../clocks/duration.js';
import { Address } from '../../http/address.decorator.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../../http/idempotency-key.decorator.js';
import { CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { GamesService } from '../games.service.js';
import type { PlayOutcome, PreviewOutcome } from '../play/submission.js';
import { PreviewAnswer } from './answers/play.js';
import {
  AnswerBody,
  MovesBody,
  PreviewBody,
  RequestBody,
  TimeBody,
  VersionBody,
} from './bodies.js';
import { OutcomeInterceptor } from './outcome.interceptor.js';
import { ApiSubmission } from './submission-answers.js';

@ApiTags('moves')
@UseInterceptors(OutcomeInterceptor)
@Needs('play')
@Controller('v1/games/:id')
export class MovesController {
  constructor(private readonly service: GamesService) {}

  @Post('moves')
  @HttpCode(200)
  @ApiOperation({ summary: 'Play: the one way a game changes' })
  @ApiIdempotencyKey()
  @ApiSubmission()
  play(
    @CurrentPlayer() player: Player,
    @Address() address: string,
    @Param('id') gameId: string,
    @IdempotencyKey() requestId: string,
    @Body() { version, draft, actions }: MovesBody,
  ): Promise<PlayOutcome> {
    const mover = { playerId: player.id, address };
    return this.service.play(mover, { gameId, requestId, version, draft, actions });
  }

  @Needs('read')
  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Where a plan leads before its first boundary; nothing is changed' })
  @ApiSubmission(PreviewAnswer, 'Tried, and not played')
  preview(
    @CurrentPlayer() player: Player,
    @Address() address: string,
    @Param('id') gameId: string,
    @Body() plan: PreviewBody,
  ): Promise<PreviewOutcome> {
    return this.service.preview({ playerId: player.id, address }, { gameId, ...plan });
  }

  @Post('undo')
  @HttpCode(200)
  @ApiOperation({ summary: "Take back the caller's last submission" })
  @ApiIdempotencyKey()
  @ApiSubmission()
  undo(
    @CurrentPlayer() player: Player,
    @Param('id') gameId: string,
    @IdempotencyKey() requestId: string,
    @Body() { version }: VersionBody,
  ): Promise<PlayOutcome> {
    return this.service.undo(player.id, { gameId, requestId, version });
  }

  @Post('resign')
  @HttpCode(200)
  @ApiOperation({ summary: 'Resign' })
  @ApiIdempotencyKey()
  @ApiSubmission()
  resign(
    @CurrentPlayer() player: Player,
    @Param('id') gameId: string,
    @IdempotencyKey() requestId: string,
  ): Promise<PlayOutcome> {
    return this.service.resign(player.id, { gameId, requestId });
  }

  @Post('claim')
  @HttpCode(200)
  @ApiOperation({ summary: "Win by the opponent's empty clock" })
  @ApiIdempotencyKey()
  @ApiSubmission()
  claim(
    @CurrentPlayer() player: Player,
    @Param('id') gameId: string,
    @IdempotencyKey() requestId: string,
  ): Promise<PlayOutcome> {
    return this.service.claim(player.id, { gameId, requestId });
  }

  @Post('time')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give the opponent more time, as much as the clock that runs takes' })
  @ApiIdempotencyKey()
  @ApiSubmission()
  giveTime(
    @CurrentPlayer() player: Player,
    @Param('id') gameId: string,
    @IdempotencyKey() requestId: string,
    @Body() { time }: TimeBody,
  ): Promise<PlayOutcome> {
    return this.service.giveTime(player.id, { gameId, requestId, ms: readDuration(time) ?? 0 });
  }

  @Post('requests')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the opponent for something that takes both' })
  @ApiIdempotencyKey()
  @ApiSubmission()
  requestOf(
    @CurrentPlayer() player: Player,
    @Param('id') gameId: string,
    @IdempotencyKey() requestId: string,
    @Body() { kind, time }: RequestBody,
  ): Promise<PlayOutcome> {
    const ms = time === undefined ? null : readDuration(time);
    return this.service.requestOf(player.id, { gameId, requestId, kind, ms });
  }

  @Post('requests/answer')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Agree to what the opponent asks for, or refuse it; take back what you asked',
  })
  @ApiIdempotencyKey()
  @ApiSubmission()
  answerRequest(
    @CurrentPlayer() player: Player,
    @Param('id') gameId: string,
    @IdempotencyKey() requestId: string,
    @Body() { version, agrees }: AnswerBody,
  ): Promise<PlayOutcome> {
    return this.service.answerRequest(player.id, { gameId, requestId, version, agrees });
  }
}
