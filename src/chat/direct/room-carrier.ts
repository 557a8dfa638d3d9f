import type { NewsService, Rulesets } from '../../games/index.js';
import type { Answer, Carrier } from '../../notices/store/carrier.js';
import type { HeldLine, Waiting } from '../../notices/store/deliveries.repository.js';
import type { Gathered, RoomsRepository } from '../../notices/store/rooms.repository.js';
import type { TournamentsService } from '../../tournaments/running/tournaments.service.js';
import { type Courier, SKIPPED } from './courier.js';
import { eventSpokenTo, type EventTold, isEventTold } from './event-reply.js';
import { type RoomTold, spokenTo } from './room-reply.js';

interface Manner {
  readonly at: number;
  readonly cut: AbortSignal;
}

/**
 * Brings notices to rooms of one app. A message about a game tells all that waits to be told of it; of an event each
 * notice is a message.
 */
export class RoomCarrier implements Carrier {
  constructor(
    private readonly courier: Courier,
    private readonly news: NewsService,
    private readonly rulesets: Rulesets,
    private readonly rooms: RoomsRepository,
    private readonly tournaments: Pick<TournamentsService, 'reading'>,
  ) {}

  close(): void {
    this.courier.close();
  }

  /** As that of private messages. A game that has become private since is told no more. */
  async send(line: HeldLine, waiting: Waiting, manner: Manner): Promise<Answer | null> {
    if (this.courier.isAway(manner.at)) return null;
    const told = JSON.parse(waiting.body) as RoomTold | EventTold;
    return isEventTold(told)
      ? this.sendEvent(line, { id: waiting.id, told }, manner)
      : this.sendGame(line, { id: waiting.id, told }, manner);
  }

  private async sendEvent(
    { address: room, locale }: HeldLine,
    { id, told }: { readonly id: string; readonly told: EventTold },
    manner: Manner,
  ): Promise<Answer | null> {
    const reading = await this.tournaments.reading(told.data.tournament.id, null);
    const message = { room, id, reply: eventSpokenTo(locale, told, reading), locale };
    return this.courier.send((bot, signal) => bot.post(message, signal), manner);
  }

  private async sendGame(
    { endpointId, sourceId, address: room, locale }: HeldLine,
    { id, told }: { readonly id: string; readonly told: RoomTold },
    manner: Manner,
  ): Promise<Answer | null> {
    const head = sourceId === null ? null : await this.news.publicHead(sourceId);
    if (head === null) return SKIPPED;
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
