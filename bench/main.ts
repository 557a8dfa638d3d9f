// npm run bench: measures what the service promises, and writes bench/results.md.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';

import { PROJECT_ROOT } from '../src/common/project-root.js';
import { onStopSignal } from '../src/common/stop-signals.js';
import { type Against, BadArguments, type SectionName, type Wish, wishOf } from './arguments.js';
import { commitNamed } from './checkout.js';
import { BUSY, type Findings, markdownReport, runRows } from './report.js';
import { Rig, say } from './rig.js';
import { against } from './sections/against.js';
import { clocks } from './sections/clocks.js';
import { events } from './sections/events.js';
import { games } from './sections/games.js';
import { history } from './sections/history.js';
import { many } from './sections/many.js';
import { memory } from './sections/memory.js';
import { notices } from './sections/notices.js';
import { pictures } from './sections/pictures.js';
import { play } from './sections/play.js';
import { processes } from './sections/processes.js';
import { rules } from './sections/rules.js';
import { start } from './sections/start.js';
import { subscribers } from './sections/subscribers.js';
import { view } from './sections/view.js';
import { columns, textTable } from './table.js';

const MEASURES: { readonly [S in SectionName]: (rig: Rig) => Promise<Findings> } = {
  play,
  games,
  processes,
  view,
  subscribers,
  history,
  rules,
  pictures,
  start,
  memory,
  many,
  notices,
  clocks,
  events,
};

let current: Promise<Rig> | undefined;
/** Set at a signal: work that is under way then fails as a consequence, which is not reported. */
let stopping = false;

function stop(): void {
  stopping = true;
  const closed = Promise.resolve(current).then((rig) => rig?.close());
  void closed.finally(() => process.exit(130));
}

/** Runs a section on a rig of its own, so that no section is slowed down by what another leaves behind. */
async function onRig<T>({ scale, profile }: Wish, work: (rig: Rig) => Promise<T>): Promise<T> {
  current = Rig.open(scale, profile);
  const rig = await current;
  try {
    return await work(rig);
  } finally {
    await rig.close();
  }
}

async function main(): Promise<void> {
  const wish = wishOf(process.argv.slice(2));
  onStopSignal(stop);
  const load = loadavg()[0] ?? 0;
  if (load > BUSY)
    say(`the machine is busy (load ${load.toFixed(1)}): the figures will be worse than they are`);
  await (wish.against === undefined ? measureAll(wish, load) : playAgainst(wish, wish.against));
}

async function playAgainst(wish: Wish, { commit, ...how }: Against): Promise<void> {
  const known = { commit: commitNamed(commit), ...how };
  say(`play against ${commit}`);
  process.stdout.write(`${await onRig(wish, (rig) => against(rig, known))}\n`);
}

async function measureAll(wish: Wish, load: number): Promise<void> {
  const found = new Map<string, Findings>();
  let durability = '';
  for (const name of wish.sections) {
    say(name);
    const findings = await onRig(wish, async (rig) => {
      durability = await rig.durability();
      return MEASURES[name](rig);
    });
    found.set(name, findings);
    if (findings.runs) process.stdout.write(`${columns(runRows(findings.runs))}\n\n`);
  }
  process.stdout.write(`${textTable([...found.values()].flatMap(({ figures }) => figures))}\n`);
  const file = resultsFile(wish);
  writeFileSync(file, markdownReport(found, { durability, load, quick: wish.quick }));
  say(`written: ${file}`);
}

/** A part of the sections or a quick run does not overwrite the results of a whole run. */
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
  if (stopping) await new Promise(() => undefined);
  const told = error instanceof BadArguments ? error.message : inspect(error);
  process.stderr.write(`${told}\n`);
  process.exit(error instanceof BadArguments ? 2 : 1);
}
