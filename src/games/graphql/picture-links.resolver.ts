import {
  Args,
  ArgsType,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { IsInt, IsString } from 'class-validator';

import { GraphQLInstant } from '../../common/instant.scalar.js';
import { Origin } from '../../http/origin.decorator.js';
import { CurrentCaller, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import type { Player } from '../../players/player.entity.js';
import { type PictureLink, PictureLinksService } from '../sharing/picture-links.service.js';

@ArgsType()
class PictureLinkArgs {
  @Field(() => ID)
  @IsString()
  gameId!: string;

  @Field(() => Int, { description: 'The version that it shows, from 1 to the present one.' })
  @IsInt()
  version!: number;
}

@ObjectType('PictureLink', { description: 'Shows the board to whoever has it.' })
class PictureLinkObject {
  @Field(() => ID, { description: 'By which it is revoked.' })
  id!: string;

  @Field(() => ID)
  gameId!: string;

  @Field(() => Int, { description: 'The version that it shows.' })
  version!: number;

  @Field({
    description: 'Opened without a token: a drawing, or with `.png` at its end a picture.',
  })
  url!: string;

  @Field(() => GraphQLInstant, {
    description: '24 hours after it was made, or when the token ends by which it was made.',
  })
  expiresAt!: Date;
}

const CREATE =
  'To the board as the seat of the caller sees it at one version: whoever has the link sees that picture, for 24 hours, or until it is revoked, the token by which it was made is good no longer, or the seat is no longer the one of the caller.';

@Needs('play')
@Resolver(() => PictureLinkObject)
export class PictureLinksResolver {
  constructor(private readonly service: PictureLinksService) {}

  @Query(() => [PictureLinkObject], {
    description:
      'The links of the caller that still open, the first to end first; of an API key those that it made.',
  })
  pictureLinks(@CurrentCaller() caller: Caller, @Origin() origin: string): Promise<PictureLink[]> {
    return this.service.list(caller, origin);
  }

  @Mutation(() => PictureLinkObject, {
    description: CREATE,
  })
  createPictureLink(
    @CurrentCaller() caller: Caller,
    @Args() { gameId, version }: PictureLinkArgs,
    @Origin() origin: string,
  ): Promise<PictureLink> {
    return this.service.create(caller, { gameId, version }, origin);
  }

  @Mutation(() => ID, {
    description: 'From now on this link of the caller opens nothing; gives its id.',
  })
  async revokePictureLink(
    @CurrentPlayer() player: Player,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<string> {
    await this.service.revoke(player.id, id);
    return id;
  }

  @Mutation(() => Int, {
    description:
      'From now on no link to a picture that the caller has made opens; gives how many there were.',
  })
  revokePictureLinks(@CurrentPlayer() player: Player): Promise<number> {
    return this.service.revokeAll(player.id);
  }
}
