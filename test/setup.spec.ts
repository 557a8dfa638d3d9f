import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
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
