// npm run bench: measures what the service promises, and writes bench/results.md.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../src/common/project-root.js';
import { onStopSignal } from '../src/common/stop-signals.js';
import { BadArguments, type SectionName, type Wish, wishOf } from './arguments.js';
import { BUSY, type Findings, markdownReport, runRows } from './report.js';
import { Rig, say } from './rig.js';
import { history } from './sections/history.js';
import { many } from './sections/many.js';
import { memory } from './sections/memory.js';
import { pictures } from './sections/pictures.js';
import { play } from './sections/play.js';
import { rules } from './sections/rules.js';
import { start } from './sections/start.js';
import { subscribers } from './sections/subscribers.js';
import { view } from './sections/view.js';
import { columns, textTable } from './table.js';

const MEASURES: { readonly [S in SectionName]: (rig: Rig) => Promise<Findings> } = {
  play,
  view,
  subscribers,
  history,
  rules,
  pictures,
  start,
  memory,
  many,
};

/** Its own rig for each: what one leaves behind does not slow down the next. */
async function measured(
  { scale, profile }: Wish,
  name: SectionName,
  onOpen: (opening: Promise<Rig>) => void,
): Promise<{ findings: Findings; durability: string }> {
  say(name);
  const opening = Rig.open(scale, profile);
  onOpen(opening);
  const rig = await opening;
  try {
    return { durability: await rig.durability(), findings: await MEASURES[name](rig) };
  } finally {
    await rig.close();
  }
}

async function main(): Promise<void> {
  const wish = wishOf(process.argv.slice(2));
  const load = loadavg()[0] ?? 0;
  if (load > BUSY)
    say(`the machine is busy (load ${load.toFixed(1)}): the figures will be worse than they are`);
  let current: Promise<Rig> | undefined;
  onStopSignal(() => {
    const closed = Promise.resolve(current).then((rig) => rig?.close());
    void closed.finally(() => process.exit(130));
  });
  const found = new Map<string, Findings>();
  let durability = '';
  for (const name of wish.sections) {
    const { findings, ...how } = await measured(wish, name, (opening) => (current = opening));
    durability = how.durability;
    found.set(name, findings);
    if (findings.runs) process.stdout.write(`${columns(runRows(findings.runs))}\n\n`);
  }
  process.stdout.write(`${textTable([...found.values()].flatMap(({ figures }) => figures))}\n`);
  const file = resultsFile(wish);
  writeFileSync(file, markdownReport(found, { durability, load, quick: wish.quick }));
  say(`written: ${file}`);
}

/** A part or a quick run does not overwrite what the whole has found. */
function resultsFile({ sections, quick }: Wish): string {
  const whole = !quick && sections.length === Object.keys(MEASURES).length;
  return whole
    ? join(PROJECT_ROOT, 'bench', 'results.md')
    : join(PROJECT_ROOT, 'dist', 'bench', 'results.md');
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(
    `${error instanceof BadArguments ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(error instanceof BadArguments ? 2 : 1);
}
