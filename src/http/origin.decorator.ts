import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

import { requestOf } from '../language/request.js';

/** A name or an address, with a port or without: whoever calls may write into the header what they like. */
const LONGEST_HOST = 255;
const HOST = /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * What the caller calls the service, as `https://muster.example`, over HTTP and WebSockets alike; empty, so that an
 * address made of it begins with its path, where that is no host.
 */
export const Origin = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { protocol = 'http', headers } = requestOf(context);
  return originOf(protocol, headers.host);
});

export const originOf = (protocol: string, host = ''): string =>
  host.length <= LONGEST_HOST && HOST.test(host) ? `${protocol}://${host}` : '';
