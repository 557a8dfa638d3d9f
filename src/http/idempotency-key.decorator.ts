import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { invalidInput } from '../common/errors.js';

const PATTERN = /^[\x21-\x7e]{1,100}$/;

/** The request id of a submission: the header Idempotency-Key. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
    if (typeof key === 'string' && PATTERN.test(key)) return key;
    throw invalidInput({
      en: 'send a header Idempotency-Key of 1 to 100 visible ASCII characters, e.g. a UUID.',
      ja: 'ヘッダーIdempotency-Keyに、表示可能なASCII文字1〜100字(UUIDなど)を指定してください。',
    });
  },
);

export const ApiIdempotencyKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: true,
      description: 'New for each new request; the same again gives the same receipt.',
      example: '4b1f0c0a-3c58-4a52-8d8d-6b8a4c3f7f10',
    }),
  );
