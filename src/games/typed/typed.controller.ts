import { Body, Controller, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { Address } from '../../http/address.decorator.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../../http/idempotency-key.decorator.js';
import { CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import type { PlayOutcome } from '../play/submission.js';
import { OutcomeInterceptor } from '../rest/outcome.interceptor.js';
import { ApiSubmission } from '../rest/submission-answers.js';
import { CARD_USES } from './card-uses.js';
import { COMBAT_MUTATIONS } from './combat-mutations.js';
import {
  CardActionBody,
  CardActionParams,
  CombatActionBody,
  CombatActionParams,
} from './typed.rest.js';
import { TypedService } from './typed.service.js';

/** A route for every typed mutation that the rulesets declare. */
@ApiBearerAuth()
@UseInterceptors(OutcomeInterceptor)
@Needs('play')
@Controller('v1/games/:id')
export class TypedController {
  constructor(private readonly service: TypedService) {}

  @ApiTags('combat')
  @Post('combat/:verb')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decide in a combat: a typed face over moves' })
  @ApiParam({ name: 'id', type: String })
  @ApiParam({ name: 'verb', enum: [...COMBAT_MUTATIONS.keys()] })
  @ApiIdempotencyKey()
  @ApiSubmission()
  // Nest checks the last parameter first: so a request with a fault in its path is told of that, not of its body.
  decide(
    @CurrentPlayer() { id: playerId }: Player,
    @Address() address: string,
    @IdempotencyKey() requestId: string,
    @Body() body: CombatActionBody,
    @Param() { id: gameId, verb }: CombatActionParams,
  ): Promise<PlayOutcome> {
    const meant = { kind: 'combat', name: verb } as const;
    return this.service.act({ playerId, address }, meant, { gameId, requestId, ...body });
  }

  @ApiTags('decks')
  @Post('cards/:use')
  @HttpCode(200)
  @ApiOperation({ summary: 'Use a card: a typed face over moves' })
  @ApiParam({ name: 'id', type: String })
  @ApiParam({ name: 'use', enum: [...CARD_USES.keys()] })
  @ApiIdempotencyKey()
  @ApiSubmission()
  // The path comes last so that it is checked first, see `decide`.
  useCard(
    @CurrentPlayer() { id: playerId }: Player,
    @Address() address: string,
    @IdempotencyKey() requestId: string,
    @Body() body: CardActionBody,
    @Param() { id: gameId, use }: CardActionParams,
  ): Promise<PlayOutcome> {
    const meant = { kind: 'cards', name: use } as const;
    return this.service.act({ playerId, address }, meant, { gameId, requestId, ...body });
  }
}
