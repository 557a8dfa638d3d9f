import { Resolver } from '@nestjs/graphql';

import { addMutation } from '../games/index.js';
import { Needs } from '../players/auth.guard.js';
import { COMBAT_MUTATIONS } from './combat-mutations.js';
import { inputOf } from './combat.inputs.js';
import { CombatService } from './combat.service.js';

/** Typed faces over `play`, as the rulesets declare them. */
@Needs('play')
@Resolver()
export class CombatActionsResolver {
  constructor(readonly service: CombatService) {}
}

for (const [name, { text, input }] of COMBAT_MUTATIONS)
  addMutation(
    CombatActionsResolver,
    { name, description: text.en },
    inputOf(input),
    ({ service }, playerId, given) => service.act(playerId, name, given),
  );
