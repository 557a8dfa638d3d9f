import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { Environment } from '../../config/environment.js';
import { appError, invalidInput } from '../../errors/errors.js';
import { Origin } from '../../http/origin.decorator.js';
import { rawBodyOf } from '../../http/raw-bodies.js';
import { Tokenless } from '../../players/auth.guard.js';
import { Wall } from '../../time/wall.js';
import { DiscordService } from './discord.service.js';
import type { Interaction } from './interaction.js';
import { isSigned, publicKeyOf } from './signature.js';

/** Path to which Discord sends what its users type and press. */
export const INTERACTIONS = '/v1/discord/interactions';

/** Requests are signed by Discord; tokens of players are not looked at. */
@ApiExcludeController()
@Tokenless()
@Controller()
export class DiscordController {
  constructor(
    private readonly environment: Environment,
    private readonly discord: DiscordService,
    private readonly wall: Wall,
  ) {}

  @Post(INTERACTIONS)
  @HttpCode(200)
  interact(@Req() request: FastifyRequest, @Origin() origin: string): Promise<object> {
    const { discord, publicUrl } = this.environment;
    if (discord === undefined) throw appError('NOT_FOUND', { thing: { en: 'page', ja: 'ページ' } });
    const { headers, body } = request;
    const signed = {
      signature: headers['x-signature-ed25519'],
      timestamp: headers['x-signature-timestamp'],
      body: rawBodyOf(request),
    };
    if (!isSigned(publicKeyOf(discord.publicKey), signed, this.wall.now()))
      throw appError('UNAUTHENTICATED');
    if (typeof body !== 'object' || body === null)
      throw invalidInput({
        en: 'an interaction is an object.',
        ja: 'オブジェクトではありません。',
      });
    return this.discord.answer(body as Interaction, discord, publicUrl ?? origin);
  }
}
