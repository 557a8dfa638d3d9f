import type { NewsService, Rulesets } from '../../games/index.js';
import type { Answer, Carrier } from '../../notices/store/carrier.js';
import type { HeldLine, Waiting } from '../../notices/store/deliveries.repository.js';
import type { Gathered, RoomsRepository } from '../../notices/store/rooms.repository.js';
import { type Courier, SKIPPED } from './courier.js';
import { type RoomTold, spokenTo } from './room-reply.js';

/** Brings notices to rooms of one app: each message tells all that waits to be told of its game. */
export class RoomCarrier implements Carrier {
  constructor(
    private readonly courier: Courier,
    private readonly news: NewsService,
    private readonly rulesets: Rulesets,
    private readonly rooms: RoomsRepository,
  ) {}

  close(): void {
    this.courier.close();
  }

  /** As that of private messages. A game that has become private since is told no more. */
  async send(
    line: HeldLine,
    { id, body }: Waiting,
    manner: { readonly at: number; readonly cut: AbortSignal },
  ): Promise<Answer | null> {
    const { endpointId, sourceId, address: room, locale } = line;
    if (this.courier.isAway(manner.at)) return null;
    const head = sourceId === null ? null : await this.news.publicHead(sourceId);
    if (head === null) return SKIPPED;
    const told = JSON.parse(body) as RoomTold;
    const at = { endpointId, gameId: head.id };
    const gathered = await this.rooms.gathered(at);
    if (told.type === 'game.changed' && gathered.count === 0) return SKIPPED;
    const rules = this.rulesets.find(head.ruleset);
    const reply = spokenTo(locale, { told, gathered, head, rules });
    const message = { room, id, reply, locale };
    const answer = await this.courier.send((bot, signal) => bot.post(message, signal), manner);
    if (answer?.taken === true) await this.settle(at, id, gathered, manner.at);
    return answer;
  }

  private async settle(
    line: { readonly endpointId: string; readonly gameId: string },
    id: string,
    { through }: Gathered,
    at: number,
  ): Promise<void> {
    if (through !== null) await this.rooms.settle(line, { id, through, at });
  }
}
