import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { answerError } from '../errors/error.filter.js';
import { requestLocale } from '../language/locale.decorator.js';
import type { Locale } from '../language/locale.js';
import { type Beginning, Built } from './built.js';
import { shell } from './pages.js';

const MISSING = {
  en: {
    title: 'There is no such page',
    help: 'The address may have been copied in part.',
    way: 'To the games',
  },
  ja: {
    title: 'このページはありません',
    help: 'アドレスの一部だけがコピーされたのかもしれません。',
    way: 'ゲーム一覧へ',
  },
} as const satisfies Record<Locale, object>;

const missingPage = (locale: Locale): string => {
  const { title, help, way } = MISSING[locale];
  const body = `    <main class="page"><h1>${title}</h1><p>${help}</p><p><a class="btn go" href="/play">${way}</a></p></main>`;
  return shell(locale, `${title} – Muster`, beginning(), body);
};

let built: Beginning | undefined;
const beginning = (): Beginning => (built ??= new Built().beginning);

/** Paths for programs, whatever they say they accept. */
const FOR_PROGRAMS = /^\/(v1|graphql|table)(\/|\?|$)/;

const isForPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  headers.accept?.includes('text/html') === true &&
  !FOR_PROGRAMS.test(url);

/** Answers a request for an address where nothing is: people get a page with links, programs an error. */
export function answerMissing(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!isForPeople(request)) return answerError(error, request, reply);
  void reply
    .status(isUnreadable(error) ? 400 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(missingPage(requestLocale(request)));
}

/** Whether the URL cannot be decoded, e.g. as it ends within a character. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 400;

@Catch(NotFoundException)
export class MissingPageFilter implements ExceptionFilter {
  catch(error: NotFoundException, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') return error;
    return answerMissing(error, ...host.getArgs<[FastifyRequest, FastifyReply]>());
  }
}
