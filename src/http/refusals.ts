import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';

import { ERROR_CODES, type ErrorCode, ERRORS } from '../errors/errors.js';

export class ErrorDetail {
  @ApiProperty({ enum: ERROR_CODES })
  code!: string;

  @ApiProperty({ description: 'What is wrong and what to do about it.' })
  message!: string;

  @ApiProperty({ format: 'uuid' })
  requestId!: string;
}

export class ErrorAnswer {
  @ApiProperty({ type: () => ErrorDetail })
  error!: ErrorDetail;
}

/** Errors of every route, since each checks its query. */
const ANYWHERE = ['INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE'] as const;
/** Errors of every route that looks at a token. */
const WITH_TOKEN = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', ...ANYWHERE] as const;

/** OpenAPI description of a route's errors, one answer per HTTP status: those of all routes, and these. */
export const ApiRefusals = (...codes: readonly ErrorCode[]): MethodDecorator =>
  answers([...codes, ...WITH_TOKEN], () => ErrorAnswer);

/** The same for a route that looks at no token and is never shut. */
export const ApiTokenlessRefusals = (...codes: readonly ErrorCode[]): MethodDecorator =>
  answers([...codes, ...ANYWHERE], () => ErrorAnswer);

/**
 * The same, where some errors have more members than others: `shapeOf` gives the class of the answers of each status.
 */
export const ApiShapedRefusals = (
  codes: readonly ErrorCode[],
  shapeOf: (codes: readonly ErrorCode[]) => typeof ErrorAnswer,
): MethodDecorator => answers([...codes, ...WITH_TOKEN], shapeOf);

function answers(
  codes: readonly ErrorCode[],
  shapeOf: (codes: readonly ErrorCode[]) => typeof ErrorAnswer,
): MethodDecorator {
  const all = [...new Set(codes)];
  const statuses = new Set(all.map((code) => ERRORS[code].status));
  return applyDecorators(
    ...[...statuses].flatMap((status) => {
      const here = all.filter((code) => ERRORS[code].status === status);
      const schema = { $ref: getSchemaPath(shapeOf(here)) };
      return [
        ApiExtraModels(shapeOf(here)),
        ApiResponse({
          status,
          description: here.join(', '),
          content: { 'application/json': { schema } },
        }),
      ];
    }),
  );
}
