import Sequencer from '@jest/test-sequencer';

/** Spec files that take longest. */
const LONGEST = [
  'rules/contract.lengthy.spec.ts',
  'e2e/fog.wire.spec.ts',
  'rules/contract.spec.ts',
  'e2e/clock.spec.ts',
  'e2e/record.spec.ts',
  'fuzz/positions.spec.ts',
  'rules/reach.spec.ts',
  'e2e/history.spec.ts',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.endsWith(name));
  return rank < 0 ? LONGEST.length : rank;
};

/** jest begins with the largest file unless it has seen how long each takes. At the end no worker is to wait for one long file. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
}
