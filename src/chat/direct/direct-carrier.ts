import { type NewsService, type Rulesets, seatOf } from '../../games/index.js';
import type { ChoicesService } from '../../notices/choices/choices.service.js';
import type { Answer, Carrier } from '../../notices/store/carrier.js';
import type { HeldLine, Waiting } from '../../notices/store/deliveries.repository.js';
import { type ChoiceTold, isChoice } from '../../notices/wording/choice-told.js';
import type { Told } from '../../notices/wording/told.js';
import { type Courier, SKIPPED } from './courier.js';
import { choiceReply, replyOf, TURNS } from './reply.js';

const DAY_MS = 86_400_000;

/** Brings notices to accounts of one app. */
export class DirectCarrier implements Carrier {
  constructor(
    private readonly courier: Courier,
    private readonly news: NewsService,
    private readonly rulesets: Rulesets,
    private readonly choices: Pick<ChoicesService, 'isAwaited'>,
  ) {}

  close(): void {
    this.courier.close();
  }

  /**
   * Sends one notice; null: not now, for a reason that has nothing to do with the account. The line is tried again in a
   * minute, by this instance or another.
   */
  async send(
    line: HeldLine,
    { id, body }: Waiting,
    manner: { readonly at: number; readonly cut: AbortSignal },
  ): Promise<Answer | null> {
    const { at } = manner;
    if (this.courier.isAway(at)) return null;
    const told = JSON.parse(body) as Told | ChoiceTold;
    if (!(await this.isWorthIt(line, told, at))) return SKIPPED;
    const { address: account, locale } = line;
    const reply = isChoice(told)
      ? choiceReply(told, locale, at)
      : replyOf(told, this.rulesets.find(told.data.game.ruleset), locale, at);
    const message = { account, id, reply, locale };
    return this.courier.send((bot, signal) => bot.deliver(message, signal), manner);
  }

  /**
   * Whether the notice still tells something: a turn or a choice, that it lasts; a request, that it is of today. The
   * end of a game always does.
   */
  private async isWorthIt(
    { sourceId: gameId, playerId }: HeldLine,
    told: Told | ChoiceTold,
    at: number,
  ): Promise<boolean> {
    if (isChoice(told)) return this.choices.isAwaited(playerId, told);
    if (gameId === null) return false;
    const { type, timestamp, data } = told;
    if (!TURNS.includes(type)) return type === 'game.ended' || at - Date.parse(timestamp) < DAY_MS;
    const head = await this.news.headFor(gameId, playerId);
    const seat = seatOf(head, playerId);
    return seat !== null && seat === data.seat && head.owed.includes(seat);
  }
}
