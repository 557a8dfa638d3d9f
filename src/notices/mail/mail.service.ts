import { Injectable } from '@nestjs/common';

import { Environment } from '../../config/environment.js';
import { Rulesets } from '../../games/index.js';
import { log } from '../../observing/log.js';
import { signingKey } from '../../players/signing-key.js';
import type { Answer, Carrier } from '../store/carrier.js';
import type { HeldLine, Waiting } from '../store/deliveries.repository.js';
import { MailRepository } from '../store/mail.repository.js';
import { StopTokens } from '../store/stops.js';
import { isPaused, type Said } from '../wording/paused.js';
import { type Digest, digestLetter, isDigest } from './digest.js';
import { MAIL_PAGES } from './links.js';
import { type Letter, Postman } from './postman.service.js';
import { pausedLetter, wordsOf } from './words.js';

/** How long nothing is tried after the mail server could not be reached, as that concerns all addresses. */
const REST_MS = 30_000;
/** How many letters are handed over at once. */
const AT_ONCE = 20;
const LONGEST_ERROR = 200;
/** Kinds that are sent in any case. */
const ALWAYS = ['game.time_low', 'game.ended', 'endpoint.paused', 'digest'];

/**
 * Writes letters to players about their games. After a letter about a game there is no other one until its reader has
 * acted in the game, except that their time is low or that the game is over. Looking at the game would count too, if it
 * were known; but noting every look would slow every reader down, while actions are in the log already.
 */
@Injectable()
export class MailService implements Carrier {
  private readonly stops: StopTokens;
  private readonly home: string;
  private restsUntil = 0;
  private underWay = 0;
  private closed = false;

  constructor(
    private readonly postman: Postman,
    private readonly mails: MailRepository,
    private readonly rulesets: Rulesets,
    environment: Environment,
  ) {
    this.stops = new StopTokens(signingKey(environment), 'mail');
    this.home = environment.mail?.home ?? '';
  }

  close(): void {
    this.closed = true;
  }

  /**
   * Sends one notice; null: not now, for a reason that has nothing to do with the address: the mail server cannot be
   * reached or is busy, or there is none. The line is tried again in a minute, by this instance or another.
   */
  async send(
    line: HeldLine,
    { id, body }: Waiting,
    { at, cut }: { readonly at: number; readonly cut: AbortSignal },
  ): Promise<Answer | null> {
    if (this.closed || !this.postman.isThere) return null;
    if (at < this.restsUntil || this.underWay >= AT_ONCE) return null;
    const told = JSON.parse(body) as Said | Digest;
    if (!ALWAYS.includes(told.type) && !(await this.mails.isWorthIt(line))) return SKIPPED;
    this.underWay++;
    const sending = this.postman.send(this.letterOf(line, id, told, at));
    const sent = sending
      .finally(() => this.underWay--)
      .then(
        () => TAKEN,
        (error: unknown) => this.failed(error, at),
      );
    return Promise.race([sent, cutOff(cut)]);
  }

  private letterOf(
    { endpointId, sourceId: gameId, address, locale }: HeldLine,
    id: string,
    told: Said | Digest,
    at: number,
  ): Letter {
    const stopAt = (game: string | null): string =>
      `${this.home}${MAIL_PAGES}stop/${this.stops.sealed({ endpointId, gameId: game })}`;
    const stop = stopAt(null);
    const play = (game: string | null): string => `${this.home}/play/${game}`;
    if (isDigest(told)) {
      const manner = { locale, at, links: { play, stop } };
      return { to: address, id, stop, ...digestLetter(told, this.rulesets, manner) };
    }
    if (isPaused(told)) return { to: address, id, stop, ...pausedLetter(told, locale, stop) };
    const links = { play: play(gameId), stop, stopGame: stopAt(gameId) };
    const words = wordsOf(told, this.rulesets.find(told.data.game.ruleset), { locale, at, links });
    return { to: address, id, thread: `game.${gameId}.${endpointId}`, stop, ...words };
  }

  private failed(error: unknown, at: number): Answer {
    const { responseCode: status = null, command, response = '' } = error as SmtpError;
    if (status === null) {
      this.restsUntil = at + REST_MS;
      log.warn({ error: String(error) }, 'the mail server cannot be reached');
    }
    const said = String(error).slice(0, LONGEST_ERROR);
    const gone = command === 'RCPT TO' && status !== null && status >= 500 && !OURS.test(response);
    return { taken: false, gone, status, error: said, retryAfter: 0 };
  }
}

/** An error of nodemailer; without a code: the server did not answer. */
interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
}

/** Status 5.7 concerns the sender (RFC 3463): the mail server refuses mail from us, whoever it is for. */
const OURS = /^5\d\d[ -]5\.7\./;

const TAKEN: Answer = { taken: true, gone: false, status: 250, error: null, retryAfter: 0 };
const SKIPPED: Answer = { ...TAKEN, status: null, skipped: true };

const cutOff = (cut: AbortSignal): Promise<Answer> =>
  new Promise((done) => {
    const end = { taken: false, gone: false, status: null, error: 'no answer', retryAfter: 0 };
    cut.addEventListener('abort', () => done(end), { once: true });
  });
