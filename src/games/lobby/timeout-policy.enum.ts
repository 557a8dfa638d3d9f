import { registerEnumType } from '@nestjs/graphql';

import { TIMEOUT_POLICIES } from '../../clocks/clock.js';
import { enumOf } from '../../common/enum-of.js';

export const TimeoutPolicyEnum = enumOf(TIMEOUT_POLICIES);
registerEnumType(TimeoutPolicyEnum, {
  name: 'TimeoutPolicy',
  description: 'What happens when a clock is empty.',
  valuesMap: {
    CLAIM: { description: 'The opponent may claim the game, give time, or go on.' },
    AUTO: { description: 'The game is lost at once.' },
    AUTOPLAY: {
      description: 'The computer answers, in three spells of a seat at most; then as CLAIM.',
    },
  },
});
