import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

import { requestOf } from '../language/request.js';

/** The IP address that a request comes from, over HTTP or WebSocket. */
export const Address = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => requestOf(context).ip ?? '',
);
