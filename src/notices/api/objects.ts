import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

import { enumOf } from '../../common/enum-of.js';
import { GraphQLInstant } from '../../common/instant.scalar.js';
import type { WithSecret } from '../endpoints/endpoints.service.js';
import type { Replayed } from '../endpoints/replays.service.js';
import type { DeliveryRow } from '../store/deliveries.repository.js';
import type { EndpointRow } from '../store/endpoints.repository.js';
import type { FollowerRow } from '../store/followers.repository.js';
import {
  canCome,
  DELIVERY_STATES,
  type DeliveryKind,
  type DeliveryState,
  ENDPOINT_STATES,
  type EndpointState,
  isEventKind,
  NOTICE_KINDS,
  type NoticeKind,
} from '../store/kinds.js';

/** The enum of kinds: `game.your_turn` becomes `GAME_YOUR_TURN`. */
export const NoticeKindEnum = Object.fromEntries(
  NOTICE_KINDS.map((kind) => [kind.replace('.', '_').toUpperCase(), kind]),
);
export const EndpointStateEnum = enumOf(ENDPOINT_STATES);
export const DeliveryStateEnum = enumOf(DELIVERY_STATES);

registerEnumType(NoticeKindEnum, {
  name: 'NoticeKind',
  description: 'What a notice is about.',
  valuesMap: {
    GAME_BEGUN: { description: 'Every seat is taken.' },
    GAME_CHANGED: { description: 'Each new version, whatever happened.' },
    GAME_REQUEST: { description: 'A player asks the other for something, or there is an answer.' },
    GAME_HANDED_OVER: { description: 'A seat has gone to another player.' },
    GAME_TIMED_OUT: { description: 'A clock was empty.' },
    GAME_ENDED: { description: 'The game is over.' },
    GAME_YOUR_TURN: {
      description:
        'You owe a decision and have for 20 seconds, 5 where it is played live: once, until you owe none.',
    },
    GAME_TIME_LOW: { description: 'You still do, and four fifths of your time are gone.' },
    TOURNAMENT_CHANGED: { description: 'Each fact of an event that you may know.' },
    TOURNAMENT_STARTED: { description: 'The event has begun.' },
    TOURNAMENT_ROUND_PUBLISHED: {
      description:
        'A round is published: its games have begun, or with `choice` its pairs begin to choose.',
    },
    TOURNAMENT_ROUND_CLOSED: { description: 'A round is over: the standings count it.' },
    TOURNAMENT_ENDED: { description: 'The last round is over, or the event was cancelled.' },
    TOURNAMENT_APPROVED: { description: 'Its results are final.' },
  },
});
registerEnumType(EndpointStateEnum, {
  name: 'EndpointState',
  description: 'What is done with notices for an endpoint.',
  valuesMap: {
    ACTIVE: { description: 'They are sent.' },
    PAUSED: { description: 'They wait: you paused it, or nothing has arrived for five days.' },
    GONE: { description: 'It answered 410, or the key that made it opens nothing any more.' },
  },
});
registerEnumType(DeliveryStateEnum, {
  name: 'DeliveryState',
  description: 'What has become of a notice.',
  valuesMap: {
    WAITING: { description: 'It is sent, or sent again, when it is its turn.' },
    SENT: { description: 'The endpoint has taken it.' },
    DEAD: {
      description:
        'It was tried ten times, in three days, and given up; or it was a trial, which is made once.',
    },
  },
});

const FAILING = 'Since when nothing has arrived there; null: what was sent last did.';

@ObjectType('Endpoint', { description: 'Where notices are sent to.' })
export class EndpointObject {
  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @Field()
  @ApiProperty()
  url!: string;

  @Field({ description: 'The language of its sentences.' })
  @ApiProperty({ description: 'The language of its sentences.' })
  locale!: string;

  @Field(() => EndpointStateEnum)
  @ApiProperty({ enum: ENDPOINT_STATES })
  state!: EndpointState;

  @Field(() => GraphQLInstant, { nullable: true, description: FAILING })
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: FAILING })
  failingSince!: Date | null;

  @Field(() => GraphQLInstant)
  @ApiProperty({ format: 'date-time' })
  createdAt!: Date;
}

const SECRET = 'By which its webhooks are checked. Keep it: it is not shown again.';

@ObjectType()
export class CreatedEndpoint {
  @Field({ description: SECRET })
  @ApiProperty({ example: 'whsec_…', description: SECRET })
  secret!: string;

  @Field(() => EndpointObject)
  @ApiProperty({ type: () => EndpointObject })
  endpoint!: EndpointObject;
}

const OF_GAME = 'null, and no event either: of every game at which you have a seat.';
const OF_EVENT = 'null: of games.';

@ObjectType('Follower', { description: 'Of what an endpoint hears.' })
export class FollowerObject {
  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  endpointId!: string;

  @Field(() => ID, { nullable: true, description: OF_GAME })
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: OF_GAME })
  gameId!: string | null;

  @Field(() => ID, { nullable: true, description: OF_EVENT })
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: OF_EVENT })
  tournamentId!: string | null;

  @Field(() => [NoticeKindEnum])
  @ApiProperty({ enum: NOTICE_KINDS, isArray: true })
  kinds!: readonly NoticeKind[];

  @Field(() => GraphQLInstant)
  @ApiProperty({ format: 'date-time' })
  createdAt!: Date;
}

const DELIVERY_ID = 'The header `webhook-id`: the same on every try.';
const KIND = 'As `type` in what is sent: a notice about a game or an event, or `endpoint.test`.';
const NO_GAME = 'null: it is about an event, or a trial.';
const NO_EVENT = 'null: it is about a game, or a trial.';
const VERSION = 'Of the game, or the number of the fact of the event; 0 for a trial.';
const STATUS = 'HTTP status of the last answer; null: there was none.';
const ERROR = 'What the last answer said, where it was not taken: 200 characters at most.';

@ObjectType('Delivery', { description: 'A notice for one endpoint, and what has become of it.' })
export class DeliveryObject {
  @Field(() => ID, { description: DELIVERY_ID })
  @ApiProperty({ format: 'uuid', description: DELIVERY_ID })
  id!: string;

  @Field(() => ID)
  @ApiProperty({ format: 'uuid' })
  endpointId!: string;

  @Field(() => ID, { nullable: true, description: NO_GAME })
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: NO_GAME })
  gameId!: string | null;

  @Field(() => ID, { nullable: true, description: NO_EVENT })
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: NO_EVENT })
  tournamentId!: string | null;

  @Field(() => Int, { description: VERSION })
  @ApiProperty({ type: 'integer', description: VERSION })
  version!: number;

  @Field(() => String, { description: KIND })
  @ApiProperty({ type: String, example: 'game.your_turn', description: KIND })
  kind!: DeliveryKind;

  @Field(() => DeliveryStateEnum)
  @ApiProperty({ enum: DELIVERY_STATES })
  state!: DeliveryState;

  @Field(() => Int)
  @ApiProperty({ type: 'integer' })
  tries!: number;

  @Field(() => Int, { nullable: true, description: STATUS })
  @ApiProperty({ type: 'integer', nullable: true, description: STATUS })
  status!: number | null;

  @Field(() => String, { nullable: true, description: ERROR })
  @ApiProperty({ type: String, nullable: true, description: ERROR })
  error!: string | null;

  @Field(() => GraphQLInstant)
  @ApiProperty({ format: 'date-time' })
  createdAt!: Date;

  @Field(() => GraphQLInstant, { nullable: true, description: 'null: not tried yet.' })
  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'null: not tried yet.',
  })
  triedAt!: Date | null;
}

const THROUGH = 'Up to this version that is all; go on from here until it no longer grows.';

@ObjectType('Replayed')
export class ReplayedObject {
  @Field(() => Int, { description: 'Notices that are sent again.' })
  @ApiProperty({ type: 'integer', description: 'Notices that are sent again.' })
  deliveries!: number;

  @Field(() => Int, { description: THROUGH })
  @ApiProperty({ type: 'integer', description: THROUGH })
  through!: number;
}

export class PublicKeyAnswer {
  @ApiProperty({ description: 'Changes with the key.' })
  id!: string;

  @ApiProperty({
    example: 'whpk_…',
    description: 'Ed25519, as Standard Webhooks writes it: for signatures that begin with `v1a,`.',
  })
  key!: string;
}

export class PublicKeysAnswer {
  @ApiProperty({ type: [PublicKeyAnswer] })
  keys!: readonly PublicKeyAnswer[];
}

export const shownEndpoint = (row: EndpointRow): EndpointObject => {
  const { id, address, locale, state, failingSince, createdAt } = row;
  return { id, url: address, locale, state, failingSince, createdAt };
};

export const shownCreated = ({ endpoint, secret }: WithSecret): CreatedEndpoint => ({
  secret,
  endpoint: shownEndpoint(endpoint),
});

/** Of its kinds those that can come. */
export const shownFollower = (row: FollowerRow): FollowerObject => {
  const { id, endpointId, gameId, tournamentId, kinds, createdAt } = row;
  const coming = kinds.filter((kind) => canCome(kind, row));
  return { id, endpointId, gameId, tournamentId, kinds: coming, createdAt };
};

export const shownDelivery = (row: DeliveryRow): DeliveryObject => {
  const { id, endpointId, sourceId, version, kind, state, tries, status, error } = row;
  const { createdAt, triedAt } = row;
  const isOfEvent = isEventKind(kind);
  return {
    ...{ id, endpointId, version, kind, state, tries, status, error, createdAt, triedAt },
    gameId: isOfEvent ? null : sourceId,
    tournamentId: isOfEvent ? sourceId : null,
  };
};

export const shownReplayed = ({ deliveries, through }: Replayed): ReplayedObject => ({
  deliveries,
  through,
});
