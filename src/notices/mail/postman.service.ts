import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Transporter } from 'nodemailer';

import { Environment } from '../../config/environment.js';
import { invariant } from '../../errors/errors.js';
import { log } from '../../observing/log.js';

const CONNECT_MS = 10_000;
const SILENCE_MS = 15_000;
/** How many connections to the mail server are open at once. */
const CONNECTIONS = 3;

/** A letter to one address. Of its texts only the subject goes into a header, and it has no line breaks. */
export interface Letter {
  readonly to: string;
  /** Makes the Message-ID: the same letter always has the same one. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Letters of the same thread are shown together. */
  readonly thread?: string;
  /** URL by which a mail program stops these letters with one press (RFC 8058). */
  readonly stop?: string;
}

/** Hands letters to the mail server. The mail library is loaded only where a server is configured. */
@Injectable()
export class Postman implements OnModuleDestroy {
  private transport: Promise<Transporter> | undefined;
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly environment: Environment) {}

  get isThere(): boolean {
    return this.environment.mail !== undefined;
  }

  /** Sends a letter. Throws what the mail server said, or that it could not be reached. */
  async send({ to, id, thread, stop, ...words }: Letter): Promise<void> {
    const { mail } = this.environment;
    invariant(mail !== undefined, 'a letter was written where no mail is sent');
    const { hostname } = new URL(mail.home);
    const idOf = (name: string): string => `<${name}@${hostname}>`;
    const headers = { 'Auto-Submitted': 'auto-generated', ...stopping(stop) };
    const about = thread === undefined ? {} : { inReplyTo: idOf(thread), references: idOf(thread) };
    const transport = await (this.transport ??= open(mail.url));
    // The address is given as an object: a string might be parsed as several addresses.
    const ends = { from: mail.from, to: { name: '', address: to } };
    await transport.sendMail({ ...ends, messageId: idOf(id), headers, ...about, ...words });
  }

  /** Sends a letter without waiting: the time that it takes, or its failure, would tell whether the address exists. */
  sendSoon(letter: Letter): void {
    this.soon(() => this.send(letter));
  }

  /** Does work for letters after the caller has gone on, for the same reason; a failure of it is logged. */
  soon(work: () => Promise<void>): void {
    const done: Promise<void> = Promise.resolve()
      .then(work)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'a letter was not sent'))
      .finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  async onModuleDestroy(): Promise<void> {
    (await this.transport)?.close();
    await Promise.all(this.underWay);
  }
}

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...{ url, pool: true, maxConnections: CONNECTIONS },
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
}

const stopping = (stop: string | undefined): Record<string, string> =>
  stop === undefined
    ? {}
    : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
