import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-setup-'));
  for (const name of ['scripts', 'bin']) mkdirSync(join(folder, name));
  copyFileSync(
    fileURLToPath(new URL('../scripts/setup.mjs', import.meta.url)),
    join(folder, 'scripts', 'setup.mjs'),
  );
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const npm = join(folder, 'bin', 'npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm $1" >&2\nmkdir -p node_modules\n');
  chmodSync(npm, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a clone says that makes sure of its packages; npm here is one that only says that it was called. */
const ensured = (): string[] => {
  const script = "import('./scripts/setup.mjs').then(({ ensureModules }) => ensureModules())";
  const { stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` },
  });
  return String(stderr).split('\n').filter(Boolean);
};

/** Builds the explorer by a script of the test's own, and says so; gives what was said. */
const built = (): string =>
  String(spawnSync(process.execPath, ['-e', BUILD], { cwd: folder, timeout: 20_000 }).stderr);

const BUILD = "import('./scripts/compile.mjs').then(({ ensureBuild }) => ensureBuild('explorer'))";

/** A clone whose explorer is built by a script of the test's own. */
function prepareExplorer(): void {
  copyFileSync(
    fileURLToPath(new URL('../scripts/compile.mjs', import.meta.url)),
    join(folder, 'scripts', 'compile.mjs'),
  );
  for (const name of ['nest-cli.json', '.swcrc', 'tsconfig.json'])
    writeFileSync(join(folder, name), '{}');
  mkdirSync(join(folder, 'src', 'graphql', 'explorer'), { recursive: true });
  const script = `import { mkdirSync, writeFileSync } from 'node:fs';
    console.error('building');
    mkdirSync('dist/explorer', { recursive: true });
    writeFileSync('dist/explorer/main.js', '');`;
  writeFileSync(join(folder, 'scripts', 'bundle-explorer.mjs'), script);
}

it('what was built and is gone is built again', () => {
  prepareExplorer();
  expect([built(), built()]).toEqual(['building\n', '']);
  rmSync(join(folder, 'dist', 'explorer'), { recursive: true });
  expect([built(), built()]).toEqual(['building\n', '']);
});

it('what is built into a folder of sources, as the package of the client is, is no reason to build', () => {
  prepareExplorer();
  expect(built()).toBe('building\n');
  const inside = join(folder, 'src', 'graphql', 'explorer', 'dist');
  mkdirSync(inside);
  writeFileSync(join(inside, 'index.js'), '');
  expect(built()).toBe('');
  writeFileSync(join(inside, '..', 'main.tsx'), '');
  expect(built()).toBe('building\n');
});

it('a lock that a killed build left, whose number another process has now, is not waited for', () => {
  prepareExplorer();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', '.lock'), `${process.pid} 1`);
  expect(built()).toBe('building\n');
  expect(existsSync(join(folder, 'dist', '.lock'))).toBe(false);
});

it('SIGTERM while it is built ends the build too, and leaves no lock', async () => {
  prepareExplorer();
  const slow = "console.error('building'); setInterval(() => undefined, 1_000);";
  writeFileSync(join(folder, 'scripts', 'bundle-explorer.mjs'), slow);
  const child = spawn(process.execPath, ['-e', BUILD], { cwd: folder });
  await once(child.stderr, 'data');
  const builder = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'));
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([143, null]);
  expect([existsSync(join(folder, 'dist', '.lock')), existsSync(`/proc/${builder}`)]).toEqual([
    false,
    false,
  ]);
});

describe('a fresh clone', () => {
  it('says what it does and how long that takes before npm goes to work, once', () => {
    expect(ensured()).toEqual([
      expect.stringMatching(/installing the packages.* a minute or two/),
      'npm ci',
    ]);
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{}');
    expect(ensured()).toEqual([]);
  });

  it('leaves packages alone that are linked from elsewhere', () => {
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'node_modules'));
    expect(ensured()).toEqual([]);
    expect(existsSync(join(folder, 'elsewhere', '.muster-lock'))).toBe(false);
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s is passed on to what was begun, which is waited for',
  async (signal) => {
    const begun = `process.on('${signal}', () => setTimeout(() => process.exit(7), 200));
    setInterval(() => undefined, 1_000);
    console.log('begun');`;
    const script = `import('./scripts/setup.mjs').then(async ({ follow }) => {
    process.exitCode = await follow(process.execPath, ['-e', ${JSON.stringify(begun)}]);
  })`;
    const child = spawn(process.execPath, ['-e', script], { cwd: folder });
    await once(child.stdout, 'data');
    const exit = once(child, 'exit');
    child.kill(signal);
    expect(await exit).toEqual([7, null]);
  },
);
