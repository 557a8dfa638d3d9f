import { GamesService } from '../../src/games/games.service.js';
import { openDiscord } from '../../src/tools/chat-simulate/discord.js';
import { Figures } from '../../src/tools/chat-simulate/figures.js';
import type { Platform } from '../../src/tools/chat-simulate/platform.js';
import { played } from '../../src/tools/chat-simulate/play.js';
import { openSlack } from '../../src/tools/chat-simulate/slack.js';
import { LONG } from '../long.js';
import { startApp, type TestApp } from './support.js';

/** Whole games from a chat, to their end: the specs of each app stop where a game has hardly begun. */

const SECRET = '8f742231b10e8888abcd99aaabbb85a5';
const DICE = { seed: '07'.repeat(32), entropy: 'private' } as const;
/** How long a game may take on a busy machine. */
const SECONDS = 1_200;

/** Rulesets with their shortest scenario, the quickest first, and a number of presses that each game takes at least. */
const GAMES = [
  ['ops1812', 'campaign', 100],
  ['avalon1776', 'basic', 60],
  ['madison', '1814', 100],
  ['columbia1812', 'campaign', 200],
] as const;
const APPS = [
  ['Discord', openDiscord],
  ['Slack', openSlack],
] as const;

describe.each(LONG ? APPS : APPS.slice(0, 1))('in %s', (_, open) => {
  let platform: Platform;
  let app: TestApp;
  beforeAll(async () => {
    platform = await open({ secret: SECRET, port: 0 });
    app = await startApp({ ...platform.variables, PUBLIC_URL: 'https://muster.example' });
    // Games that a chat begins have dice of their own: here they are the same each time.
    const games = app.app.get(GamesService);
    const create = games.create.bind(games);
    const dealt: typeof create = (player, order, origin) =>
      create(player, { ...order, ...DICE }, origin);
    jest.spyOn(games, 'create').mockImplementation(dealt);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.stop();
    await platform.close();
  });

  it.each(LONG ? GAMES : GAMES.slice(0, 1))(
    'a game of %s (%s) is played to its end by presses, and every answer is one that the app takes',
    async (ruleset, scenario, least) => {
      const figures = new Figures();
      const game = { url: app.url, platform, ruleset, scenario, seed: 5, seconds: SECONDS };
      expect(await played(game, figures, () => {})).toBe(true);
      expect(figures.lines()).toContain('Faults   none');
      expect(figures.presses).toBeGreaterThan(least);
    },
    SECONDS * 1_000,
  );
});
