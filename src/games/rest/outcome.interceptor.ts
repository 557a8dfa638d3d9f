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
import type { PlayOutcome } from '../play/submission.js';
import { DiceProofsService } from '../reading/dice-proofs.service.js';
import type { PlayedAnswer, RefusalAnswer } from './answers/play.js';
import { shownPlayed, shownRefusal } from './to-answers.js';

/** What a submission came to, over HTTP: 200 with its receipt, or the status of the refusal's code and its reasons. */
@Injectable()
export class OutcomeInterceptor implements NestInterceptor<PlayOutcome> {
  constructor(private readonly proofs: DiceProofsService) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<PlayOutcome>,
  ): Observable<PlayedAnswer | RefusalAnswer> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    return next.handle().pipe(
      mergeMap((outcome) => {
        const locale = requestLocale(request);
        if (outcome.ok) return shownPlayed(outcome, this.proofs.of(outcome.game), locale);
        reply.status(ERRORS[outcome.refusal.code].status);
        return shownRefusal(outcome, request.id, locale).then((error) => ({ error }));
      }),
    );
  }
}
