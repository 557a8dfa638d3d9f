import { CreatePlayers1763769600000 } from './1763769600000-create-players.js';
import { CreateGames1763773200000 } from './1763773200000-create-games.js';
import { ScopeApiTokens1763780400000 } from './1763780400000-scope-api-tokens.js';
import { IndexUnfinishedGames1763784000000 } from './1763784000000-index-unfinished-games.js';
import { LongerNames1763787600000 } from './1763787600000-longer-names.js';
import { IndexUpdatedGames1763791200000 } from './1763791200000-index-updated-games.js';
import { RequestGamesOnce1763794800000 } from './1763794800000-request-games-once.js';
import { SeatBots1763798400000 } from './1763798400000-seat-bots.js';
import { GameOrigins1764064800000 } from './1764064800000-game-origins.js';
import { Rematches1764136800000 } from './1764136800000-rematches.js';
import { PictureLinks1764162000000 } from './1764162000000-picture-links.js';
import { KeysOfPictureLinks1764165600000 } from './1764165600000-keys-of-picture-links.js';
import { Clocks1764230400000 } from './1764230400000-clocks.js';
import { Requests1764230500000 } from './1764230500000-requests.js';
import { Notices1764280800000 } from './1764280800000-notices.js';
import { ChatLinks1764288000000 } from './1764288000000-chat-links.js';
import { MailCodes1764295200000 } from './1764295200000-mail-codes.js';
import { Pushes1764331200000 } from './1764331200000-pushes.js';
import { Tournaments1764374400000 } from './1764374400000-tournaments.js';
import { IndexNames1764374500000 } from './1764374500000-index-names.js';
import { SlimMoves1764460800000 } from './1764460800000-slim-moves.js';
import { GameTimes1764547200000 } from './1764547200000-game-times.js';
import { PlayerHours1764633600000 } from './1764633600000-player-hours.js';
import { DaysAway1764720000000 } from './1764720000000-days-away.js';
import { Handovers1764806400000 } from './1764806400000-handovers.js';
import { GamesBegun1764892800000 } from './1764892800000-games-begun.js';
import { QuietHours1764979200000 } from './1764979200000-quiet-hours.js';
import { Renames1765065600000 } from './1765065600000-renames.js';
import { DeliveriesApart1765155600000 } from './1765155600000-deliveries-apart.js';
import { Digests1765242000000 } from './1765242000000-digests.js';
import { EndpointAddresses1765328400000 } from './1765328400000-endpoint-addresses.js';
import { EventNotices1765414800000 } from './1765414800000-event-notices.js';
import { OneMailbox1765501200000 } from './1765501200000-one-mailbox.js';
import { MailboxesByAddress1765587600000 } from './1765587600000-mailboxes-by-address.js';
import { Bids1765674000000 } from './1765674000000-bids.js';
import { ChoiceNotices1765760400000 } from './1765760400000-choice-notices.js';
import { ImportedEvents1765846800000 } from './1765846800000-imported-events.js';

/** All migrations, in the order of their timestamps. */
export const MIGRATIONS = [
  CreatePlayers1763769600000,
  CreateGames1763773200000,
  ScopeApiTokens1763780400000,
  IndexUnfinishedGames1763784000000,
  LongerNames1763787600000,
  IndexUpdatedGames1763791200000,
  RequestGamesOnce1763794800000,
  SeatBots1763798400000,
  GameOrigins1764064800000,
  Rematches1764136800000,
  PictureLinks1764162000000,
  KeysOfPictureLinks1764165600000,
  Clocks1764230400000,
  Requests1764230500000,
  Notices1764280800000,
  ChatLinks1764288000000,
  MailCodes1764295200000,
  Pushes1764331200000,
  Tournaments1764374400000,
  IndexNames1764374500000,
  SlimMoves1764460800000,
  GameTimes1764547200000,
  PlayerHours1764633600000,
  DaysAway1764720000000,
  Handovers1764806400000,
  GamesBegun1764892800000,
  QuietHours1764979200000,
  Renames1765065600000,
  DeliveriesApart1765155600000,
  Digests1765242000000,
  EndpointAddresses1765328400000,
  EventNotices1765414800000,
  OneMailbox1765501200000,
  MailboxesByAddress1765587600000,
  Bids1765674000000,
  ChoiceNotices1765760400000,
  ImportedEvents1765846800000,
] as const;
