import { Args, Mutation, Resolver } from '@nestjs/graphql';

import { Address } from '../../http/address.decorator.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import { Session } from '../../players/players.objects.js';
import { RecoveriesService } from '../endpoints/recoveries.service.js';
import { RecoveryAddress, RecoveryCode } from './recoveries.inputs.js';

@Anonymous()
@Needs('nothing')
@Resolver()
export class RecoveriesResolver {
  constructor(private readonly recoveries: RecoveriesService) {}

  @Mutation(() => Boolean, {
    description:
      'Sends a letter there with a link by which its player gets another session, if the address is confirmed. true in any case: nobody is told whether it is.',
  })
  recoverSession(@Args() { address }: RecoveryAddress, @Address() network: string): boolean {
    this.recoveries.ask(address, network);
    return true;
  }

  @Mutation(() => Session, {
    description:
      'A new session for the player to whom that code was mailed; it is good once, for 30 minutes. Sessions from before stay good.',
  })
  takeSession(@Args() { code }: RecoveryCode): Promise<Session> {
    return this.recoveries.take(code);
  }
}
