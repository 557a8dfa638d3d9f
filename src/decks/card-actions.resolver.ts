import { Resolver } from '@nestjs/graphql';

import { addMutation } from '../games/index.js';
import { Needs } from '../players/auth.guard.js';
import { CARD_USES } from './card-uses.js';
import { CardInput, PlayCardInput } from './card.inputs.js';
import { DecksService } from './decks.service.js';

/** Typed faces over `play`, as the rulesets declare them. */
@Needs('play')
@Resolver()
export class CardActionsResolver {
  constructor(readonly service: DecksService) {}
}

addMutation(
  CardActionsResolver,
  { name: 'playCard', description: 'Play a card for one of its uses.' },
  PlayCardInput,
  ({ service }, playerId, { use, ...input }) => service.act(playerId, use, input),
);

for (const [use, { mutation }] of CARD_USES)
  if (mutation !== undefined)
    addMutation(
      CardActionsResolver,
      { name: mutation.name, description: mutation.text.en },
      CardInput,
      ({ service }, playerId, input) => service.act(playerId, use, input),
    );
