// npm run chat:simulate -- --app discord --game madison [--scenario id] [--seed n] [--seconds s] [--url http://…]: one whole
// game by the signed commands and presses of a chat, whose side is played here: every answer is checked against what it
// publishes.
import { parseArgs } from 'node:util';

import { RULESETS } from '../rules/index.js';
import { openDiscord } from './chat-simulate/discord.js';
import { Figures } from './chat-simulate/figures.js';
import type { Platform } from './chat-simulate/platform.js';
import { type Game, played } from './chat-simulate/play.js';
import { keptSecret } from './chat-simulate/secret.js';
import { openSlack } from './chat-simulate/slack.js';
import { withScratchApp } from './scratch-app.js';

const APPS = { discord: openDiscord, slack: openSlack } as const;
/** The port to which a service that runs already sends its replies. */
const PORT = 4010;
const PROGRESS_MS = 5_000;

function oneOf<T extends { readonly id: string }>(
  name: string,
  all: readonly T[],
  wanted: string | undefined,
): T {
  const found = all.find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  throw new Error(`${name} must be one of ${all.map(({ id }) => id).join(', ')}.`);
}

function numberIn(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number.`);
}

function wishOf(args: string[]) {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ app: text('discord'), game: text(RULESETS[0]?.id ?? ''), seed: text('1') },
      ...{ seconds: text('3600'), url: { type: 'string' }, scenario: { type: 'string' } },
    },
  });
  const rules = oneOf('--game', RULESETS, values.game);
  return {
    app: oneOf('--app', [{ id: 'discord' }, { id: 'slack' }] as const, values.app).id,
    ruleset: rules.id,
    scenario: oneOf('--scenario', rules.scenarios, values.scenario ?? rules.scenarios[0]?.id).id,
    seed: numberIn('--seed', values.seed),
    seconds: numberIn('--seconds', values.seconds),
    url: values.url?.replace(/\/+$/, ''),
  };
}

async function play(game: Game): Promise<void> {
  const figures = new Figures();
  let toldAt = performance.now();
  const tell = (): void => {
    if (performance.now() - toldAt < PROGRESS_MS) return;
    toldAt = performance.now();
    process.stderr.write(`${figures.decisions} decisions, ${figures.presses} presses\n`);
  };
  const isOver = await played(game, figures, tell);
  const result = isOver ? 'the game is over' : 'stopped before the game was over';
  process.stdout.write(`Result   ${result}\n${figures.lines().join('\n')}\n`);
  if (!figures.isGood) process.exitCode = 1;
}

/** Runs on a service of its own, or on one that was started with the variables that are printed. */
async function serve(platform: Platform, url: string | undefined, game: Omit<Game, 'url'>) {
  if (url === undefined) {
    const variables = { ...platform.variables, RATE_LIMIT: '0' };
    return withScratchApp(async (app) => {
      await app.listen(0, '127.0.0.1');
      await play({ ...game, url: await app.getUrl() });
    }, variables);
  }
  const told = Object.entries(platform.variables).map(([name, value]) => `${name}=${value}`);
  process.stdout.write(`The service at ${url} has to run with\n${told.join('\n')}\n`);
  return play({ ...game, url });
}

async function main({ app, url, ...wish }: ReturnType<typeof wishOf>): Promise<void> {
  const platform = await APPS[app]({ secret: keptSecret(), port: url === undefined ? 0 : PORT });
  try {
    process.stdout.write(`${wish.ruleset} (${wish.scenario}) in ${app}, seed ${wish.seed}\n`);
    await serve(platform, url, { platform, ...wish });
  } finally {
    await platform.close();
  }
}

try {
  await main(wishOf(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
