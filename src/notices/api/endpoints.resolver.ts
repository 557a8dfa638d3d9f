import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';

import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { EndpointsService } from '../endpoints/endpoints.service.js';
import { FollowersService } from '../endpoints/followers.service.js';
import { ReplaysService } from '../endpoints/replays.service.js';
import { DeliveriesArgs, EndpointArgs, FollowArgs, ReplayArgs } from './inputs.js';
import {
  CreatedEndpoint,
  DeliveryObject,
  EndpointObject,
  FollowerObject,
  ReplayedObject,
  shownCreated,
  shownDelivery,
  shownEndpoint,
  shownFollower,
  shownReplayed,
} from './objects.js';

const Id = (): ParameterDecorator => Args('id', { type: () => ID });

const REPLAY =
  'Tells an endpoint once more what it follows of a game, from the log, or of an event, from its facts: in order, under the same ids, a few hundred versions at a time.';

@Needs('play')
@Resolver()
export class EndpointsResolver {
  constructor(
    private readonly endpointsOf: EndpointsService,
    private readonly followersOf: FollowersService,
    private readonly replaysOf: ReplaysService,
  ) {}

  @Query(() => [EndpointObject], {
    description: 'Of the caller, the oldest first; of an API key those that it made.',
  })
  async endpoints(@CurrentCaller() caller: Caller): Promise<EndpointObject[]> {
    return (await this.endpointsOf.list(caller)).map(shownEndpoint);
  }

  @Query(() => [FollowerObject], { description: 'What the endpoints of the caller hear.' })
  async followers(@CurrentCaller() caller: Caller): Promise<FollowerObject[]> {
    return (await this.followersOf.list(caller)).map(shownFollower);
  }

  @Query(() => [DeliveryObject], {
    description: 'Of one endpoint, the newest first, for 14 days after they were made.',
  })
  async deliveries(
    @CurrentCaller() caller: Caller,
    @Args() { endpointId, ...wish }: DeliveriesArgs,
  ): Promise<DeliveryObject[]> {
    return (await this.endpointsOf.deliveries(caller, endpointId, wish)).map(shownDelivery);
  }

  @Mutation(() => CreatedEndpoint, {
    description:
      'A URL to which signed webhooks are sent. It is told nothing before it follows something: `follow`.',
  })
  async createEndpoint(
    @CurrentCaller() caller: Caller,
    @RequestLocale() locale: Locale,
    @Args() { input: { url } }: EndpointArgs,
  ): Promise<CreatedEndpoint> {
    return shownCreated(await this.endpointsOf.create(caller, { url, locale }));
  }

  @Mutation(() => ID, { description: 'With all that waits for it; gives its id.' })
  async deleteEndpoint(@CurrentCaller() caller: Caller, @Id() id: string): Promise<string> {
    await this.endpointsOf.remove(caller, id);
    return id;
  }

  @Mutation(() => CreatedEndpoint, {
    description:
      'A new secret; for a day the one before signs beside it, and who asks again is given the same.',
  })
  async rotateSecret(@CurrentCaller() caller: Caller, @Id() id: string): Promise<CreatedEndpoint> {
    return shownCreated(await this.endpointsOf.rotate(caller, id));
  }

  @Mutation(() => EndpointObject, {
    description: 'Nothing is sent until `resumeEndpoint`; it gathers meanwhile.',
  })
  async pauseEndpoint(@CurrentCaller() caller: Caller, @Id() id: string): Promise<EndpointObject> {
    return shownEndpoint(await this.endpointsOf.pause(caller, id));
  }

  @Mutation(() => EndpointObject, {
    description: 'Once it has taken a trial it is sent what has gathered.',
  })
  async resumeEndpoint(@CurrentCaller() caller: Caller, @Id() id: string): Promise<EndpointObject> {
    return shownEndpoint(await this.endpointsOf.resume(caller, id));
  }

  @Mutation(() => DeliveryObject, { description: 'Sends it a trial and tells what came of it.' })
  async testEndpoint(@CurrentCaller() caller: Caller, @Id() id: string): Promise<DeliveryObject> {
    return shownDelivery(await this.endpointsOf.test(caller, id));
  }

  @Mutation(() => DeliveryObject, {
    description: 'Sends a delivery once more, whatever has become of it.',
  })
  async redeliver(@CurrentCaller() caller: Caller, @Id() id: string): Promise<DeliveryObject> {
    return shownDelivery(await this.endpointsOf.redeliver(caller, id));
  }

  @Mutation(() => ReplayedObject, { description: REPLAY })
  async replay(
    @CurrentCaller() caller: Caller,
    @Args() { input }: ReplayArgs,
  ): Promise<ReplayedObject> {
    return shownReplayed(await this.replaysOf.replay(caller, input));
  }

  @Mutation(() => FollowerObject, {
    description:
      'From now on the endpoint is told of a game, of an event, or of all games at which the caller has a seat: what the caller may know. In place of what it followed of the same before.',
  })
  async follow(
    @CurrentCaller() caller: Caller,
    @Args() { input }: FollowArgs,
  ): Promise<FollowerObject> {
    return shownFollower(await this.followersOf.follow(caller, input));
  }

  @Mutation(() => FollowerObject, {
    description: 'Of this it is told no longer; gives what it was.',
  })
  async unfollow(@CurrentCaller() caller: Caller, @Id() id: string): Promise<FollowerObject> {
    return shownFollower(await this.followersOf.unfollow(caller, id));
  }
}
