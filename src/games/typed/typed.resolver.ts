import { Resolver } from '@nestjs/graphql';

import { Needs } from '../../players/auth.guard.js';
import { addMutation } from './add-mutation.js';
import { CARD_USES } from './card-uses.js';
import { COMBAT_MUTATIONS } from './combat-mutations.js';
import { CardInput, inputOf, PlayCardInput } from './typed.inputs.js';
import { TypedService } from './typed.service.js';

/** A mutation for every typed mutation that the rulesets declare. */
@Needs('play')
@Resolver()
export class TypedResolver {
  constructor(readonly service: TypedService) {}
}

for (const [name, { text, input }] of COMBAT_MUTATIONS)
  addMutation(
    TypedResolver,
    { name, description: text.en },
    inputOf(input),
    ({ service }, mover, given) => service.act(mover, { kind: 'combat', name }, given),
  );

addMutation(
  TypedResolver,
  { name: 'playCard', description: 'Play a card for one of its uses.' },
  PlayCardInput,
  ({ service }, mover, { use, ...given }) =>
    service.act(mover, { kind: 'cards', name: use }, given),
);

for (const [use, { mutation }] of CARD_USES)
  if (mutation !== undefined)
    addMutation(
      TypedResolver,
      { name: mutation.name, description: mutation.text.en },
      CardInput,
      ({ service }, mover, given) => service.act(mover, { kind: 'cards', name: use }, given),
    );
