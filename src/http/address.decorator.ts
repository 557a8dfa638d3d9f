import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

import { requestOf } from '../language/request.js';

/** Where a request comes from: an IP address, over HTTP and WebSockets alike. */
export const Address = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => requestOf(context).ip ?? '',
);
