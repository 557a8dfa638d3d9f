// npm run chaos -- --kills 200 --seed 1: kill -9 at random moments under load, then looks whether anything was lost.
// npm run chaos -- --subscribers: the same under 1,000 subscribers whose sockets are cut too.
import { BadArguments, type Wish, wishOf } from './chaos/arguments.js';
import type { Report } from './chaos/report.js';
import { chaos } from './chaos/run.js';

const SHOWN = 20;

function textOf({ seed, subscribers }: Wish, report: Report): string {
  const { kills, faults } = report;
  return [
    `Killed      ${kills.instance} times an instance, ${kills.postgres} times Postgres; ${kills.sockets} sockets cut (seed ${seed})`,
    `Games       ${report.games}, ${report.finished} of them played on to their end afterwards`,
    `Moves       ${report.acknowledged} acknowledged, ${report.refused} refused, ${report.requests} requests, ${report.retries} tried again, ${report.internal} INTERNAL`,
    `Subscribers ${subscribers}, ${report.connections} connections, ${report.heard} changes heard; ${report.witnessed} versions were in the database when first heard of`,
    `Webhooks    ${report.mailed} arrived, three of ten not taken at first`,
    `Time        ${report.seconds.toFixed(0)} s`,
    faults.length === 0
      ? 'Result      nothing lost, nothing doubled, no holes, no gaps: log = snapshots = live = heard'
      : `Result      ${faults.length} FAULTS`,
    ...faults.slice(0, SHOWN).map((fault) => `  ${fault}`),
  ].join('\n');
}

async function main(): Promise<void> {
  const wish = wishOf(process.argv.slice(2));
  const report = await chaos(wish);
  const text = wish.json ? JSON.stringify(report) : textOf(wish, report);
  // Work that could not be ended in time goes on in this process, so it exits here.
  process.stdout.write(`${text}\n`, () => process.exit(report.faults.length === 0 ? 0 : 1));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadArguments)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
