import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';

import { ERRORS } from '../../errors/errors.js';
import { requestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import type { PlayOutcome, PreviewOutcome } from '../play/submission.js';
import { ClockReads } from '../reading/clock-reads.service.js';
import { DiceProofsService } from '../reading/dice-proofs.service.js';
import type { PlayedAnswer, PreviewAnswer, RefusalAnswer } from './answers/play.js';
import { shownPlayed, shownPreview, shownRefusal } from './to-answers.js';

type Outcome = PlayOutcome | PreviewOutcome;

/**
 * Turns the outcome of a submission or preview into an HTTP answer: 200 with the receipt or the preview, or the status
 * of the refusal's code with its reasons.
 */
@Injectable()
export class OutcomeInterceptor implements NestInterceptor<Outcome> {
  constructor(
    private readonly proofs: DiceProofsService,
    private readonly clocks: ClockReads,
  ) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<Outcome>,
  ): Observable<PlayedAnswer | PreviewAnswer | RefusalAnswer> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    return next.handle().pipe(
      mergeMap((outcome) => {
        const locale = requestLocale(request);
        if (outcome.ok) return this.shown(outcome, locale);
        reply.status(ERRORS[outcome.refusal.code].status);
        return shownRefusal(outcome, request.id, locale).then((error) => ({ error }));
      }),
    );
  }

  private shown(
    outcome: Extract<Outcome, { ok: true }>,
    locale: Locale,
  ): Promise<PlayedAnswer | PreviewAnswer> {
    if (!('receipt' in outcome)) return shownPreview(outcome, locale);
    const { game } = outcome;
    const beside = { dice: this.proofs.of(game), clock: this.clocks.of(game) };
    return shownPlayed(outcome, beside, locale);
  }
}
