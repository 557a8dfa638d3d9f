import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { PROJECT_ROOT } from '../../src/common/project-root.js';
import { startApp, type TestApp } from './support.js';

const run = promisify(execFile);
const PATIENCE = 120_000;
const LINES = 5;

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'muster-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** The program of the README, for this service, that ends after some lines of the log. */
const programOf = (readme: string): string =>
  /```js\n(.*?)```/s
    .exec(readme)![1]!
    .replace('http://localhost:3000', app.url)
    .replace('console.log(text);', `if (console.log(text) ?? ++heard === ${LINES}) process.exit();`)
    .replace('const connect', 'let heard = 0;\nconst connect');

describe('the package of the client', () => {
  it(
    'is packed, installed elsewhere without a net, and plays as its README says',
    async () => {
      const client = join(PROJECT_ROOT, 'client');
      await run('npm', ['pack', '--pack-destination', folder], { cwd: client });
      const [tarball] = readdirSync(folder);
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      await run('npm', ['install', '--offline', '--no-audit', `./${tarball}`], { cwd: folder });
      const installed = join(folder, 'node_modules', '@muster', 'client');
      expect(readdirSync(installed).sort()).toEqual(['README.md', 'dist', 'package.json']);
      const dist = readdirSync(join(installed, 'dist'), { recursive: true }) as string[];
      expect(dist).toContain('index.d.ts');
      expect(dist).toContain(join('rulesets', 'madison.d.ts'));
      // nothing but itself
      for (const name of dist.filter((name) => name.endsWith('.ts') || name.endsWith('.js')))
        expect(readFileSync(join(installed, 'dist', name), 'utf8')).not.toMatch(/from ['"][^.]/);
      const readme = readFileSync(join(installed, 'README.md'), 'utf8');
      writeFileSync(join(folder, 'play.js'), programOf(readme));
      const { stdout } = await run(process.execPath, ['play.js'], {
        cwd: folder,
        timeout: PATIENCE,
      });
      expect(stdout.trim().split('\n')).toHaveLength(LINES);
    },
    PATIENCE,
  );
});
