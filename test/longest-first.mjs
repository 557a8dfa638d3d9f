import { createHash } from 'node:crypto';

import Sequencer from '@jest/test-sequencer';

/** Spec files that take longest, with `--long` or without, dearest first; `--short` leaves them out. */
export const LONGEST = [
  'rules/contract.spec.ts',
  'e2e/table.spec.ts',
  'e2e/backup.refused.spec.ts',
  'e2e/fog.wire.spec.ts',
  'e2e/fuzz.spec.ts',
  'e2e/table.session.spec.ts',
  'rules/contract.lengthy.spec.ts',
  'e2e/table.lesson.spec.ts',
  'e2e/clock.spec.ts',
  'e2e/chat-whole-games.spec.ts',
  'e2e/rest.rulesets.spec.ts',
  'e2e/traffic.spec.ts',
  'e2e/games.killed.spec.ts',
  'e2e/record.spec.ts',
  'e2e/games.rulesets.spec.ts',
  'test/client.types.spec.ts',
  'e2e/table.read-aloud.spec.ts',
  'e2e/processes.spec.ts',
  'e2e/backup.spec.ts',
  'madison/odds.spec.ts',
  'e2e/table.over.spec.ts',
  'e2e/discord.spec.ts',
  'e2e/war-of-1812.spec.ts',
  'e2e/npm-start.spec.ts',
  'e2e/embedded-copy.spec.ts',
  'e2e/caching.spec.ts',
  'e2e/games.fuzz.spec.ts',
  'rules/chat-menus.spec.ts',
  'e2e/table.playing.spec.ts',
  'e2e/table.swiss.spec.ts',
  'e2e/chaos.spec.ts',
  'e2e/embedded-restart.spec.ts',
  'e2e/holds.spec.ts',
  'rules/players.fog.spec.ts',
  'rules/reach.spec.ts',
  'e2e/computer.spec.ts',
  'e2e/history.spec.ts',
  'madison/few-choices.spec.ts',
  'e2e/games.together.spec.ts',
  'fuzz/positions.spec.ts',
  'avalon1776/covered.fog.spec.ts',
  'madison/evaluate.spec.ts',
  'playthroughs/playthroughs.spec.ts',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.endsWith(`/${name}`));
  return rank < 0 ? LONGEST.length : rank;
};

/**
 * Of `npm test -- --order=<seed>`: the files in another order for each seed, to see that none leans on what another
 * left behind.
 */
const seed = process.env.SPEC_ORDER;
const shuffled = ({ path }) => createHash('sha256').update(`${seed} ${path}`).digest('hex');

/**
 * jest begins with the largest file unless it has seen how long each takes. At the end no worker is to wait for one
 * long file.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = [...super.sort(tests)];
    if (seed) return sorted.sort((one, other) => (shuffled(one) < shuffled(other) ? -1 : 1));
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
