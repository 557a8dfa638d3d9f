import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';

import { type ErrorCode, ERRORS } from '../../common/errors.js';
import { REFUSAL_CODES } from '../refusal.js';
import { ErrorAnswer, PlayedAnswer, RefusalAnswer } from './answers.js';

const ALWAYS = ['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const;

/** Describes what a route may refuse with, one answer for each HTTP status. */
export function ApiRefusals(...codes: readonly ErrorCode[]): MethodDecorator {
  return responses([...codes, ...ALWAYS], ErrorAnswer);
}

/** Describes a submission: played, or refused by the rules or by the moment. */
export const ApiSubmission = () =>
  applyDecorators(
    ApiBearerAuth(),
    ApiResponse({ status: 200, type: PlayedAnswer, description: 'Played' }),
    responses(
      [...REFUSAL_CODES, 'NOT_FOUND', 'FORBIDDEN', 'PAYLOAD_TOO_LARGE', ...ALWAYS],
      RefusalAnswer,
    ),
  );

function responses(
  codes: readonly ErrorCode[],
  type: typeof ErrorAnswer | typeof RefusalAnswer,
): MethodDecorator {
  const statuses = new Set(codes.map((code) => ERRORS[code].status));
  const refusals: ReadonlySet<ErrorCode> = new Set(REFUSAL_CODES);
  return applyDecorators(
    ApiExtraModels(ErrorAnswer, type),
    ...[...statuses].map((status) => {
      const here = codes.filter((code) => ERRORS[code].status === status);
      const shape = here.some((code) => refusals.has(code)) ? type : ErrorAnswer;
      return ApiResponse({
        status,
        description: here.join(', '),
        content: { 'application/json': { schema: { $ref: getSchemaPath(shape) } } },
      });
    }),
  );
}
