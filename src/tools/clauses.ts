// npm run clauses: which clauses of each rulebook the rules cite and a test names.
import { RULESETS } from '../rules/index.js';
import { type Coverage, coverageOf } from './clause-coverage/coverage.js';
import { filesOf } from './clause-coverage/files.js';

const listed = (what: string, clauses: readonly string[]): string[] =>
  clauses.length === 0 ? [] : [`  ${what}: ${clauses.join(' ')}`];

function report(game: string, { covered, total, uncited, untested, unknown }: Coverage): string {
  return [
    `${game}: ${covered} of ${total} clauses covered`,
    ...listed('cited nowhere', uncited),
    ...listed('named by no test', untested),
    ...listed('in no clause table', unknown),
  ].join('\n');
}

for (const { id, clauses } of RULESETS) {
  const { rules, tests } = filesOf(id);
  const coverage = coverageOf(Object.keys(clauses), rules, tests);
  process.stdout.write(`${report(id, coverage)}\n`);
  if (coverage.covered < coverage.total || coverage.unknown.length > 0) process.exitCode = 1;
}
