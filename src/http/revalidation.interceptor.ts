import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

import { sha256 } from '../common/hash.js';

type Readers = 'reader' | 'everybody' | 'for good';

/** An answer that is sent with an ETag, so that it need not be sent again while it is the same. */
export class Document {
  private hash: string | undefined;

  constructor(
    readonly type: string,
    readonly content: string | Buffer,
    /**
     * `everybody`: the answer is the same for all callers, and shared caches may keep it for a day. `for good`: it also
     * never changes.
     */
    readonly readers: Readers = 'reader',
  ) {}

  static json(answer: unknown, readers?: Readers): Document {
    return new Document('application/json; charset=utf-8', JSON.stringify(answer), readers);
  }

  /** The ETag: a hash of the content alone. */
  get tag(): string {
    return `"${(this.hash ??= sha256(this.content)).slice(0, 32)}"`;
  }
}

/**
 * Lets clients keep an answer and ask whether it is still valid (ETag). The tag is made from the content alone, so it
 * gives nothing else away. Only the client's own cache may keep the answer, unless it is for everybody.
 */
@Injectable()
export class RevalidationInterceptor implements NestInterceptor<
  unknown,
  string | Buffer | undefined
> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<unknown>,
  ): Observable<string | Buffer | undefined> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    return next.handle().pipe(map((answer) => revalidated(request, reply, documentOf(answer))));
  }
}

/** `Cache-Control` by readers. An answer for one reader gets its `Vary` in `keepPrivate`. */
const KEEPING = {
  reader: { 'cache-control': 'private, no-cache' },
  everybody: { 'cache-control': 'public, max-age=86400', vary: 'Accept-Language' },
  'for good': {
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Language',
  },
} as const;

const documentOf = (answer: unknown): Document =>
  answer instanceof Document ? answer : Document.json(answer);

function revalidated(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, content, tag, readers }: Document,
): string | Buffer | undefined {
  void reply.headers({ etag: tag, ...KEEPING[readers] });
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  // `*` matches any tag.
  if (known?.some((one) => one === tag || one === '*')) return void reply.status(304);
  void reply.type(type);
  return content;
}
