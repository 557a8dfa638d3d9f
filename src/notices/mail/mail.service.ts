import { Injectable } from '@nestjs/common';

import { Environment } from '../../config/environment.js';
import { Rulesets } from '../../games/index.js';
import { log } from '../../observing/log.js';
import { signingKey } from '../../players/signing-key.js';
import { ChoicesService } from '../choices/choices.service.js';
import type { Answer, Carrier } from '../store/carrier.js';
import type { HeldLine, Waiting } from '../store/deliveries.repository.js';
import { FollowersRepository } from '../store/followers.repository.js';
import { MailRepository } from '../store/mail.repository.js';
import { StopTokens } from '../store/stops.js';
import { type ChoiceTold, isChoice } from '../wording/choice-told.js';
import { isPaused, type Said } from '../wording/paused.js';
import { choiceLetter } from './choice-letter.js';
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
    private readonly followers: FollowersRepository,
    private readonly choices: ChoicesService,
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
    const told = await this.standing(line, JSON.parse(body) as Said | Digest);
    if (told === null) return SKIPPED;
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

  /** What is still worth telling of it; null: nothing is. */
  private async standing(line: HeldLine, told: Said | Digest): Promise<Said | Digest | null> {
    if (isDigest(told)) return this.stillOpen(line, told);
    if (isChoice(told)) return (await this.isAwaited(line, told)) ? told : null;
    return ALWAYS.includes(told.type) || (await this.mails.isWorthIt(line)) ? told : null;
  }

  private async isAwaited({ endpointId, playerId }: HeldLine, told: ChoiceTold): Promise<boolean> {
    const isTold = await this.followers.isTold(endpointId, told.data.tournament.id);
    return isTold && this.choices.isAwaited(playerId, told);
  }

  /** The digest without choices that have been made since. */
  private async stillOpen(line: HeldLine, { type, data }: Digest): Promise<Digest | null> {
    const notices: Digest['data']['notices'][number][] = [];
    for (const told of data.notices)
      if (!isChoice(told) || (await this.isAwaited(line, told))) notices.push(told);
    return notices.length === 0 ? null : { type, data: { notices } };
  }

  private letterOf(
    { endpointId, sourceId, address, locale }: HeldLine,
    id: string,
    told: Said | Digest,
    at: number,
  ): Letter {
    const stopAt = (source: string | null): string =>
      `${this.home}${MAIL_PAGES}stop/${this.stops.sealed({ endpointId, sourceId: source })}`;
    const stop = stopAt(null);
    const play = (game: string | null): string => `${this.home}/play/${game}`;
    if (isDigest(told)) {
      const manner = { locale, at, links: { play, stop } };
      return { to: address, id, stop, ...digestLetter(told, this.rulesets, manner) };
    }
    if (isPaused(told)) return { to: address, id, stop, ...pausedLetter(told, locale, stop) };
    const [letter, stopThis] = [{ to: address, id, stop }, stopAt(sourceId)];
    if (isChoice(told)) {
      const thread = `event.${sourceId}.${endpointId}`;
      const links = { stop, stopThis };
      return { ...letter, thread, ...choiceLetter(told, { locale, at, links }) };
    }
    const links = { play: play(sourceId), stop, stopGame: stopThis };
    const words = wordsOf(told, this.rulesets.find(told.data.game.ruleset), { locale, at, links });
    return { ...letter, thread: `game.${sourceId}.${endpointId}`, ...words };
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
