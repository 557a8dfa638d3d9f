import { applyDecorators } from '@nestjs/common';
import { Matches, MaxLength } from 'class-validator';

import { Optional } from './optional.decorator.js';

/** Greatest length of an invitation or a cursor: longer than any that the service makes. */
export const MAX_HANDED_BACK = 200;

/** An optional text that the service has made and that a client sends back: an invitation or a cursor. */
export const HandedBack = (): PropertyDecorator =>
  applyDecorators(Optional(), MaxLength(MAX_HANDED_BACK));

/** A player's optional own share of the chance. */
export const Entropy = (): PropertyDecorator =>
  applyDecorators(
    Optional(),
    Matches(/^[\x20-\x7e]{1,200}$/, { message: 'entropy must be 1 to 200 ASCII characters' }),
  );

const REQUEST_ID = /^[\x21-\x7e]{1,100}$/;

export const isRequestId = (id: unknown): id is string =>
  typeof id === 'string' && REQUEST_ID.test(id);

/** An id that the client chooses, new for each new request. */
export const RequestId = (): PropertyDecorator =>
  Matches(REQUEST_ID, {
    message: 'requestId must be 1 to 100 visible ASCII characters, e.g. a UUID',
  });
