import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../common/project-root.js';
import { readThirdParty, thirdParty } from './third-party.js';

const written = readFileSync(join(PROJECT_ROOT, 'THIRD-PARTY.md'), 'utf8');

describe('THIRD-PARTY.md', () => {
  it('is what package-lock.json says; "npm run schema" writes it', () => {
    expect(written).toBe(readThirdParty());
  });

  it('names the packages that must not be changed in silence, and the typefaces', () => {
    expect(written.match(/npmjs\.com\/package\/@resvg\/resvg-js/g)).toHaveLength(13);
    expect(written).toContain('| @expo-google-fonts/im-fell-english |');
    expect(written).toContain('Copyright (c) 2010, Igino Marini');
  });

  it('holds every package once, also those of other platforms, and those for building apart', () => {
    const lock = {
      packages: {
        '': { version: '1.0.0' },
        'node_modules/a': { version: '1.0.0', license: 'MIT' },
        'node_modules/b': { version: '2.0.0', license: 'ISC', dev: true },
        'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
        'node_modules/@s/c-win32': { version: '3.0.0', license: 'MPL-2.0', optional: true },
      },
    };
    const text = thirdParty(lock, () => '');
    const [runs, builds] = text.split('## What builds');
    expect(text.match(/\| a \| 1\.0\.0 \|/g)).toHaveLength(1);
    expect(runs).toContain('| @s/c-win32 | 3.0.0 | MPL-2.0 |');
    expect(runs).toContain('| a | 1.0.0 | MIT |');
    expect(builds).toContain('| b | 2.0.0 | ISC |');
  });

  it('names apart what the pages are bundled of, as Node finds it', () => {
    const dev = { license: 'MIT', dev: true };
    const lock = {
      packages: {
        'node_modules/graphiql': { ...dev, version: '1.0.0', dependencies: { a: '*', s: '*' } },
        'node_modules/graphiql/node_modules/a': { ...dev, version: '2.0.0' },
        'node_modules/a': { ...dev, version: '1.0.0' },
        'node_modules/s': { license: 'MIT', version: '3.0.0' },
      },
    };
    const [runs, bundled, builds] = thirdParty(lock, () => '').split(
      /## What (?:the pages|builds)/,
    );
    expect(runs).toContain('| s | 3.0.0 |');
    expect(bundled!.match(/^\| [as] .*$|graphiql \|.*$/gm)).toEqual([
      '| a | 2.0.0 | MIT |',
      'graphiql | 1.0.0 | MIT |',
    ]);
    expect(builds).toContain('| a | 1.0.0 | MIT |');
  });

  it('cannot be made with a package that does not say its licence', () => {
    const lock = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    expect(() => thirdParty(lock, () => '')).toThrow('a 1.0.0 does not say its licence.');
  });
});
