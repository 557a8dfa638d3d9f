import { Args, ArgsType, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, IsString, Max, Min } from 'class-validator';

import { Optional } from '../../common/optional.decorator.js';
import { Address } from '../../http/address.decorator.js';
import { LocaleEnum, RequestLocale } from '../../language/locale.decorator.js';
import { type Locale, LOCALES } from '../../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { BoardsService, MOST_BOARDS, SMALL } from '../pictures/boards.service.js';
import { idIn } from './ids.js';

@ArgsType()
class BoardsArgs {
  @Field(() => [ID], { description: `${MOST_BOARDS} at most.` })
  @IsString({ each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_BOARDS)
  ids!: string[];

  @Field(() => Int, {
    nullable: true,
    description: `Points, ${SMALL.least} to ${SMALL.most}.`,
  })
  @Optional(SMALL.usual)
  @IsInt()
  @Min(SMALL.least)
  @Max(SMALL.most)
  width: number = SMALL.usual;

  @Field(() => LocaleEnum, { nullable: true })
  @Optional()
  @IsIn(LOCALES)
  locale?: Locale | undefined;
}

@ObjectType('BoardPicture', {
  description: 'What lies on the board of a game, as the caller may see it.',
})
class BoardPictureObject {
  @Field(() => ID, { description: 'Of that width and language, for the cache of a client.' })
  id!: string;

  @Field(() => ID)
  gameId!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => String, {
    description: 'To be laid over `ground.svg` of the ruleset, without furniture.',
  })
  svg!: string;
}

@Needs('read')
@Resolver(() => BoardPictureObject)
export class BoardsResolver {
  constructor(private readonly service: BoardsService) {}

  @Anonymous()
  @Query(() => [BoardPictureObject], {
    description: 'Small pictures of many games; those that the caller may not see are left out.',
  })
  async boards(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() wish: Locale,
    @Args() { ids, width, locale = wish }: BoardsArgs,
    @Address() address: string,
  ): Promise<BoardPictureObject[]> {
    const payer = { playerId: player?.id ?? null, address };
    const boards = await this.service.small(payer, { ids, width, locale });
    return boards.map((one) => ({ ...one, id: idIn(one.gameId, `${width}:${locale}`) }));
  }
}
