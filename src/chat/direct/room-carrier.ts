import type { NewsService, Rulesets } from '../../games/index.js';
import type { Answer, Carrier } from '../../notices/store/carrier.js';
import type { HeldLine, Waiting } from '../../notices/store/deliveries.repository.js';
import type { Gathered, RoomsRepository } from '../../notices/store/rooms.repository.js';
import type { TournamentsService } from '../../tournaments/running/tournaments.service.js';
import type { Bot, Delivered, RoomMessage } from './bot.js';
import { type Courier, SKIPPED } from './courier.js';
import { eventSpokenTo, type EventTold, isEventTold } from './event-reply.js';
import type { RoomPicturesService } from './room-pictures.service.js';
import { type RoomTold, spokenTo, versionTold } from './room-reply.js';

interface Stores {
  readonly news: Pick<NewsService, 'publicHead'>;
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly rooms: Pick<RoomsRepository, 'gathered' | 'settle'>;
  readonly pictures: Pick<RoomPicturesService, 'of'>;
  readonly tournaments: Pick<TournamentsService, 'reading'>;
}

const TOO_MANY = 429;

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
    private readonly of: Stores,
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
    const reading = await this.of.tournaments.reading(told.data.tournament.id, null);
    const message = {
      room,
      id,
      reply: eventSpokenTo(locale, told, reading),
      locale,
      picture: null,
    };
    return this.courier.send((bot, signal) => bot.post(message, signal), manner);
  }

  private async sendGame(
    { endpointId, sourceId, playerId, address: room, locale }: HeldLine,
    { id, told }: { readonly id: string; readonly told: RoomTold },
    manner: Manner,
  ): Promise<Answer | null> {
    const { news, rooms, rulesets, pictures } = this.of;
    const head = sourceId === null ? null : await news.publicHead(sourceId);
    if (head === null) return SKIPPED;
    const at = { endpointId, gameId: head.id };
    const gathered = await rooms.gathered(at);
    if (told.type === 'game.changed' && gathered.count === 0) return SKIPPED;
    const rules = rulesets.find(head.ruleset);
    const reply = spokenTo(locale, { told, gathered, head, rules });
    const version = versionTold({ told, gathered });
    const picture = await pictures.of({ gameId: head.id, version, locale, playerId });
    const message = { room, id, reply, locale, picture };
    const answer = await this.courier.send((bot, signal) => posted(bot, message, signal), manner);
    if (answer?.taken === true) await this.settle(at, id, gathered, manner.at);
    return answer;
  }

  private async settle(
    line: { readonly endpointId: string; readonly gameId: string },
    id: string,
    { through }: Gathered,
    at: number,
  ): Promise<void> {
    if (through !== null) await this.of.rooms.settle(line, { id, through, at });
  }
}

/** Posts a message; without its picture where the app may have refused it for that. */
async function posted(bot: Bot, message: RoomMessage, signal: AbortSignal): Promise<Delivered> {
  const delivered = await bot.post(message, signal);
  if (message.picture === null || !isRefused(delivered)) return delivered;
  return bot.post({ ...message, picture: null }, signal);
}

/** Whether it is that message that the app does not take: the bot may not send files there, or they cannot be read. */
function isRefused(delivered: Delivered): boolean {
  if (delivered.came !== 'later') return delivered.came === 'gone';
  const { status, everybody } = delivered;
  return !everybody && status !== null && status !== TOO_MANY && status < 500;
}
