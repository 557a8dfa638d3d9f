import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { isRequestId } from '../common/client-texts.decorator.js';
import { invalidInput } from '../errors/errors.js';

const keyOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];

function soundKey(key: unknown): string {
  if (isRequestId(key)) return key;
  throw invalidInput({
    en: 'send a header Idempotency-Key of 1 to 100 visible ASCII characters, e.g. a UUID.',
    ja: 'ヘッダーIdempotency-Keyに、表示可能なASCII文字1〜100字(UUIDなど)を指定してください。',
  });
}

/** The request id of a submission, from the header `Idempotency-Key`. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  soundKey(keyOf(context)),
);

/** The same header, where it may be left out. */
export const OptionalIdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = keyOf(context);
    return key === undefined ? undefined : soundKey(key);
  },
);

export const ApiIdempotencyKey = ({ required = true } = {}) =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required,
      description: 'New for each new request; the same again gives the same answer.',
      example: '4b1f0c0a-3c58-4a52-8d8d-6b8a4c3f7f10',
    }),
  );
