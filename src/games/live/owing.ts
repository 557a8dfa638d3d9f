import type { Clock } from '../../clocks/clock.js';
import type { Owing } from '../../clocks/law.js';
import { isInterrupt, owed, type Ruleset, type State } from '../../rules/index.js';

interface Asked {
  /** `asked` and the clock after the row before; null for the first row. */
  readonly before: { readonly asked: number | null; readonly clock: Clock | null } | null;
  /** See `MoveRow.asked`, for this row. */
  readonly asked: number | null;
}

/**
 * The seats that owe a decision after a public row, each with the kind of clock that runs for it. While a sealed
 * question is open the kind stays what it was when the question was put: a change would tell how far a seat has got
 * that answers unseen.
 */
export function owingOf(rules: Ruleset, state: State, { before, asked }: Asked): Owing {
  const isSame = asked !== null && before?.asked === asked;
  return Object.fromEntries(
    owed(rules, state).map((seat) => {
      const running = isSame ? before.clock?.seats[seat]?.spell : undefined;
      const kind = isInterrupt(rules, state, seat) ? 'interrupt' : 'turn';
      return [seat, running?.kind ?? kind];
    }),
  );
}
