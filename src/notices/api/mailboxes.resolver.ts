import {
  Args,
  ArgsType,
  Field,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, ValidateNested } from 'class-validator';

import { Optional } from '../../common/optional.decorator.js';
import { Address } from '../../http/address.decorator.js';
import { LocaleEnum, RequestLocale } from '../../language/locale.decorator.js';
import { type Locale, LOCALES } from '../../language/locale.js';
import { CurrentPlayer } from '../../players/auth.guard.js';
import { Player } from '../../players/player.entity.js';
import { MailboxesService } from '../endpoints/mailboxes.service.js';
import type { EndpointState } from '../store/kinds.js';
import { IsMailAddress } from './is-mail-address.decorator.js';
import { EndpointStateEnum } from './objects.js';

@ObjectType('MailAddress', { description: 'Where the caller is written to.' })
export class MailAddressObject {
  @Field(() => String, { nullable: true, description: 'null: nowhere.' })
  address!: string | null;

  @Field(() => EndpointStateEnum, {
    nullable: true,
    description: 'GONE: it was stopped by a link in a letter, or there is no such address.',
  })
  state!: EndpointState | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A letter was sent there, whose link is good for a day; null: there is nothing to confirm.',
  })
  waiting!: string | null;

  @Field({ description: 'One letter a day instead of each notice.' })
  digest!: boolean;
}

@InputType()
class MailAddressInput {
  @Field()
  @IsMailAddress()
  address!: string;

  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'The language of the letters; not given: that of this request.',
  })
  @Optional()
  @IsIn(LOCALES)
  locale?: Locale | undefined;
}

@ArgsType()
class MailAddressArgs {
  @Field(() => MailAddressInput)
  @ValidateNested()
  @Type(() => MailAddressInput)
  input!: MailAddressInput;
}

/** No API key may do this: who controls the address can get a session of its player. */
@Resolver()
export class MailboxesResolver {
  constructor(private readonly mailboxes: MailboxesService) {}

  @Query(() => MailAddressObject, { description: 'Where the caller is written to.' })
  mailAddress(@CurrentPlayer() { id }: Player): Promise<MailAddressObject> {
    return this.mailboxes.standing(id);
  }

  @Mutation(() => MailAddressObject, {
    description:
      'Sends a letter there, and from when its link is opened and its button pressed the caller is written to there, about all of their games. Until then nothing changes.',
  })
  setMailAddress(
    @CurrentPlayer() { id }: Player,
    @RequestLocale() usual: Locale,
    @Address() network: string,
    @Args() { input: { address, locale = usual } }: MailAddressArgs,
  ): Promise<MailAddressObject> {
    return this.mailboxes.set({ playerId: id, network }, { address, locale });
  }

  @Mutation(() => MailAddressObject, {
    description:
      'Chooses one letter a day, when the waking hours of the caller begin (without any: at 7:00 UTC), or each notice.',
  })
  setMailDigest(
    @CurrentPlayer() { id }: Player,
    @Args('digest') digest: boolean,
  ): Promise<MailAddressObject> {
    return this.mailboxes.chooseDigest(id, digest);
  }

  @Mutation(() => MailAddressObject, {
    description: 'The caller is written to nowhere, and their address is forgotten.',
  })
  removeMailAddress(@CurrentPlayer() { id }: Player): Promise<MailAddressObject> {
    return this.mailboxes.remove(id);
  }
}
