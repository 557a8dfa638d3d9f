import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsString, MaxLength } from 'class-validator';

import { MAX_HANDED_BACK } from '../../common/client-texts.decorator.js';
import { enumOf } from '../../common/enum-of.js';
import { GraphQLInstant } from '../../common/instant.scalar.js';
import { Player } from '../../players/player.entity.js';
import { type Knowledge, KNOWLEDGES } from '../store/handover.js';
import { GameObject } from './game.objects.js';

const KnowledgeEnum = enumOf(KNOWLEDGES);
registerEnumType(KnowledgeEnum, {
  name: 'Knowledge',
  description: 'What a player who takes a seat over sees of its past.',
  valuesMap: {
    FULL: { description: 'All that the seat has seen.' },
    FROM_NOW: { description: 'What a spectator saw, and what the seat sees from then on.' },
  },
});

type Named = Pick<Player, 'id' | 'name'>;

@ObjectType('SeatOffer', { description: 'A player offers their seat to whoever has the token.' })
export class SeatOfferObject {
  @Field(() => ID)
  gameId!: string;

  @Field(() => ID)
  seat!: string;

  @Field(() => Player, { description: 'Who has the seat.' })
  by!: Named;

  @Field(() => KnowledgeEnum)
  knowledge!: Knowledge;

  @Field(() => GraphQLInstant, { description: 'It stands until then: 14 days.' })
  until!: Date;
}

@ObjectType('OfferedSeat')
export class OfferedSeatObject {
  @Field(() => SeatOfferObject)
  offer!: SeatOfferObject;

  @Field({ description: 'Told this once: whoever has it may take the seat.' })
  token!: string;
}

@ObjectType('SeatOnOffer', { description: 'What whoever has the token may know.' })
export class SeatOnOfferObject {
  @Field(() => SeatOfferObject)
  offer!: SeatOfferObject;

  @Field(() => GameObject, { description: 'As a spectator sees it.' })
  game!: GameObject;
}

@ObjectType('Handover', { description: 'A seat went from one player to another.' })
export class HandoverObject {
  @Field(() => ID)
  seat!: string;

  @Field(() => Player)
  from!: Named;

  @Field(() => Player)
  to!: Named;

  @Field(() => KnowledgeEnum)
  knowledge!: Knowledge;

  @Field(() => Int, { description: 'From that version on `to` has the seat.' })
  version!: number;
}

@ArgsType()
export class OfferSeatArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => KnowledgeEnum)
  @IsIn(KNOWLEDGES)
  knowledge!: Knowledge;
}

@ArgsType()
export class TakeSeatArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field({ description: 'As the offer came with it.' })
  @MaxLength(MAX_HANDED_BACK)
  @IsString()
  token!: string;
}
