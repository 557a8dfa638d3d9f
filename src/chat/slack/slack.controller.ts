import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { Environment, type Slack } from '../../config/environment.js';
import { appError, invalidInput } from '../../errors/errors.js';
import { Origin } from '../../http/origin.decorator.js';
import { rawBodyOf } from '../../http/raw-bodies.js';
import { Tokenless } from '../../players/auth.guard.js';
import { Wall } from '../../time/wall.js';
import { type Asking, commandIn, pressIn } from './payload.js';
import { isSigned } from './signature.js';
import { SlackService } from './slack.service.js';

const COMMANDS = '/v1/slack/commands';
const ACTIONS = '/v1/slack/actions';
/** Paths to which Slack sends, as forms, what its users type and press. */
export const SLACK_ROUTES: readonly string[] = [COMMANDS, ACTIONS];

/** Requests are signed by Slack; tokens of players are not looked at. */
@ApiExcludeController()
@Tokenless()
@Controller()
export class SlackController {
  constructor(
    private readonly environment: Environment,
    private readonly slack: SlackService,
    private readonly wall: Wall,
  ) {}

  @Post(COMMANDS)
  @HttpCode(200)
  async command(
    @Req() request: FastifyRequest,
    @Origin() origin: string,
  ): Promise<object | undefined> {
    const { slack, form } = this.brought(request);
    // Slack checks with such a request that the address answers.
    if (form.get('ssl_check') === '1') return undefined;
    const { publicUrl = origin } = this.environment;
    return this.slack.command(known(commandIn(form)), slack, publicUrl);
  }

  @Post(ACTIONS)
  @HttpCode(200)
  press(@Req() request: FastifyRequest, @Origin() origin: string): void {
    const { slack, form } = this.brought(request);
    const { publicUrl = origin } = this.environment;
    this.slack.press(known(pressIn(form)), slack, publicUrl);
  }

  private brought(request: FastifyRequest): { slack: Slack; form: URLSearchParams } {
    const { slack } = this.environment;
    if (slack === undefined) throw appError('NOT_FOUND', { thing: { en: 'page', ja: 'ページ' } });
    const { headers } = request;
    const signed = {
      signature: headers['x-slack-signature'],
      timestamp: headers['x-slack-request-timestamp'],
      body: rawBodyOf(request),
    };
    if (!isSigned(slack.signingSecret, signed, this.wall.now())) throw appError('UNAUTHENTICATED');
    return { slack, form: new URLSearchParams(signed.body.toString()) };
  }
}

function known(asking: Asking | null): Asking {
  if (asking !== null) return asking;
  throw invalidInput({
    en: 'this is no command and no press of Slack.',
    ja: 'Slackのコマンドでもボタンでもありません。',
  });
}
