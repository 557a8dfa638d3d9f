import { GamesService } from '../../src/games/games.service.js';
import { viewHash } from '../../src/games/proof/view-hash.js';
import { canonical, type Ruleset, RULESETS } from '../../src/rules/index.js';
import {
  closeToHidden,
  type Order,
  quickGame,
  quickPlay,
  secretScenario,
  SETTINGS,
} from './quick-games.js';
import { startApp, type TestApp } from './support.js';
import { offerToy } from './toy-games.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const never = (): never => {
  throw new Error('the rules were asked');
};

/** The ruleset with all that sets up, lists and carries out made to throw; gives what mends it again. */
function broken(rules: Ruleset): () => void {
  const restored: (() => void)[] = [];
  const ruin = (holder: object, name: string): void => {
    const before = Object.getOwnPropertyDescriptor(holder, name);
    if (before === undefined) return;
    Object.defineProperty(holder, name, { value: never, configurable: true });
    restored.push(() => Object.defineProperty(holder, name, before));
  };
  ruin(rules, 'setup');
  for (const phase of Object.values(rules.phases))
    for (const name of ['list', 'candidates', 'facts', 'apply', 'run', 'stages']) ruin(phase, name);
  return () => restored.forEach((restore) => restore());
}

const PUBLIC_ROWS = `SELECT version, COALESCE(body::jsonb -> 'viewHash', '{}') AS view_hash
  FROM moves WHERE game_id = $1 AND NOT secret ORDER BY version`;

/** From the start of a scenario that hides something; where little is ever hidden from close to it, too. */
const GAMES = [
  ...SETTINGS(secretScenario).map(([name, rules, options]) => {
    const order: Order = { scenario: secretScenario(rules), options };
    return [name, rules, order] as const;
  }),
  ...RULESETS.flatMap((rules) => {
    const order = closeToHidden(rules);
    return order === null ? [] : [[`${rules.id}, close to what is hidden`, rules, order] as const];
  }),
];

describe.each(GAMES)('the past of %s', (_, rules, order) => {
  it('is told from the log alone, byte for byte as it was sent', async () => {
    const game = await quickGame(app, rules, order);
    const service = app.app.get(GamesService);
    const viewers = [...game.players, null];
    // What each viewer is sent live, at every version.
    const sent = new Map<string, string>();
    for (let moves = 0; moves < 80; moves++) {
      for (const viewer of viewers) {
        const now = await service.read(viewer, game.id);
        const key = `${viewer} ${now.version}`;
        if (!sent.has(key)) sent.set(key, canonical(await now.view()));
      }
      await quickPlay(app, game, moves, 1);
    }
    // Another instance, which has nothing in memory.
    const other = await app.sibling();
    const mend = broken(rules);
    try {
      const past = other.app.get(GamesService);
      const { rows } = await app.pool.query(PUBLIC_ROWS, [game.id]);
      expect(rows.length).toBeGreaterThan(5);
      const told = viewers.map(() => 0);
      for (const { version, view_hash } of rows) {
        for (const [i, viewer] of viewers.entries()) {
          const then = await past.read(viewer, game.id, { at: version });
          if (version === rows.at(-1).version && viewer !== null) continue;
          const view = await then.view();
          const hash = view_hash[rules.seats[i] ?? '*'];
          if (hash !== undefined) expect([version, viewHash(view)]).toEqual([version, hash]);
          // Between two looks a version may have gone by.
          const live = sent.get(`${viewer} ${version}`);
          if (live === undefined) continue;
          expect([version, canonical(view)]).toEqual([version, live]);
          told[i]! += 1;
        }
      }
      expect(Math.min(...told)).toBeGreaterThan(4);
      const changes = await past.changes({ caller: null, address: '' }, game.id, { after: 0 });
      expect((await changes.next()).value.version).toBe(1);
      await changes.return?.();
      // The rules are broken indeed: whoever asks them meets it.
      await expect(quickGame(other, rules, order)).rejects.toBeDefined();
    } finally {
      mend();
      await other.stop();
    }
  }, 120_000);
});
