import { Field, ID, ObjectType } from '@nestjs/graphql';

import { GraphQLInstant } from '../../common/instant.scalar.js';
import type { EndpointRow } from '../store/endpoints.repository.js';

@ObjectType('PushSubscription', {
  description: 'A browser in which a player is told of their games.',
})
export class PushObject {
  @Field(() => ID)
  id!: string;

  @Field()
  url!: string;

  @Field({ description: 'The language of its sentences.' })
  locale!: string;

  @Field(() => GraphQLInstant)
  createdAt!: Date;
}

export const shownPush = ({ id, address, locale, createdAt }: EndpointRow): PushObject => ({
  ...{ id, url: address, locale, createdAt },
});
