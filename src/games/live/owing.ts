import type { Clock } from '../../clocks/clock.js';
import type { Owing } from '../../clocks/law.js';
import { isInterrupt, owed, type Ruleset, type State } from '../../rules/index.js';

interface Asked {
  /** Of the row before; null: this is the first. */
  readonly before: { readonly asked: number | null; readonly clock: Clock | null } | null;
  /** See `MoveRow.asked`, of this row. */
  readonly asked: number | null;
}

/**
 * The seats that owe a decision after a public row, each with the kind that its clock runs by. Under a seal the kind
 * stays as it was when the question was put, or it would tell how far a seat has come that answers unseen.
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
