import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse } from '@nestjs/swagger';

import type { ErrorCode } from '../../errors/errors.js';
import { ApiShapedRefusals, ErrorAnswer } from '../../http/refusals.js';
import { REFUSAL_CODES } from '../play/refusal.js';
import { PlayedAnswer, RefusalAnswer } from './answers/play.js';

const BESIDES = ['NOT_FOUND', 'RULES_MISSING', 'PAYLOAD_TOO_LARGE'] as const;
const AS_DATA: ReadonlySet<ErrorCode> = new Set(REFUSAL_CODES);

/** OpenAPI answers of a submission: played, or refused by the rules or because the game has moved on. */
export const ApiSubmission = (type: Type = PlayedAnswer, description = 'Played') =>
  applyDecorators(
    ApiBearerAuth(),
    ApiResponse({ status: 200, type, description }),
    ApiShapedRefusals([...REFUSAL_CODES, ...BESIDES], (codes) =>
      codes.some((code) => AS_DATA.has(code)) ? RefusalAnswer : ErrorAnswer,
    ),
  );
