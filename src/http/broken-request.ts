import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { reportError } from '../errors/error-report.js';
import { type AppError, appError, invalidInput } from '../errors/errors.js';
import { DEFAULT_LOCALE } from '../language/locale.js';
import { KEPT_NOWHERE } from './caching.js';
import { SECURITY_HEADERS } from './security-headers.js';

/**
 * Answers what never became a request: it did not arrive whole in time, or is not HTTP. The answer is written straight
 * to the socket, and the connection is closed; only closed where another answer is to come, as the client would take
 * this one for it. It is in the default language, as the client has not named one.
 */
export function answerBroken(error: Error, socket: Socket, owesAnswer: boolean): void {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNRESET' || !socket.writable || owesAnswer) return void socket.destroy();
  const asked = { requestId: randomUUID(), locale: DEFAULT_LOCALE };
  const { status, ...report } = reportError(known(code), asked);
  const { message, requestId } = report;
  const body = JSON.stringify({ error: { code: report.code, message, requestId } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `cache-control: ${KEPT_NOWHERE}`,
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

function known(code: string): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return appError('REQUEST_TIMEOUT');
  if (code === 'HPE_HEADER_OVERFLOW')
    return invalidInput({ en: 'its headers are too long.', ja: 'ヘッダーが長すぎます。' });
  return invalidInput({ en: 'this is not HTTP.', ja: 'HTTPとして読めません。' });
}

export const NO_HOST = {
  en: 'send the header "host", as HTTP/1.1 has it.',
  ja: 'HTTP/1.1で必須のヘッダー「host」を付けてください。',
};

export const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;
