import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';

import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { PushesService } from '../endpoints/pushes.service.js';
import { PushArgs, PushUrlArgs } from './push.inputs.js';
import { PushObject, shownPush } from './push.objects.js';

@Needs('play')
@Resolver()
export class PushResolver {
  constructor(private readonly pushes: PushesService) {}

  @Query(() => String, {
    description:
      'With what this service signs what it sends to browsers (VAPID): `applicationServerKey`, base64url.',
  })
  pushKey(): string {
    return this.pushes.key;
  }

  @Query(() => [PushObject], {
    description: 'Of the caller, the oldest first; of an API key those that it made.',
  })
  async pushSubscriptions(@CurrentCaller() caller: Caller): Promise<PushObject[]> {
    return (await this.pushes.list(caller)).map(shownPush);
  }

  @Mutation(() => PushObject, {
    description:
      'From now on that browser is told of every game at which the caller has a seat, in the language of this request. In place of what there was for the same URL.',
  })
  async subscribePush(
    @CurrentCaller() caller: Caller,
    @RequestLocale() locale: Locale,
    @Args() { input }: PushArgs,
  ): Promise<PushObject> {
    return shownPush(await this.pushes.subscribe(caller, input, locale));
  }

  @Mutation(() => ID, {
    description: 'That browser is told no longer; gives the id of what it was.',
  })
  unsubscribePush(@CurrentCaller() caller: Caller, @Args() { url }: PushUrlArgs): Promise<string> {
    return this.pushes.unsubscribe(caller, url);
  }
}
