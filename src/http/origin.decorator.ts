import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

import { requestOf } from '../language/request.js';

/** Length of a host name or address with a port. The header comes from the client, who may write anything into it. */
const LONGEST_HOST = 255;
const HOST = /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * The base URL by which the caller reaches the service, e.g. `https://muster.example`, over HTTP or WebSocket. Empty
 * where the header is no host: URLs made from it then begin with their path.
 */
export const Origin = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { protocol = 'http', headers } = requestOf(context);
  return originOf(protocol, headers.host);
});

export const originOf = (protocol: string, host = ''): string =>
  host.length <= LONGEST_HOST && HOST.test(host) ? `${protocol}://${host}` : '';
