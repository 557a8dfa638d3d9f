import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readEnvironment } from '../config/environment.js';
import { signingKey } from './signing-key.js';

describe('the signing key', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-key-'));
  const file = join(dataDir, 'jwt.key');
  const key = () => signingKey(readEnvironment({ DATA_DIR: dataDir }, dataDir));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('is drawn once', () => {
    expect(key()).toHaveLength(48);
    expect(key()).toEqual(Buffer.from(readFileSync(file, 'utf8'), 'base64url'));
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['one byte', 'x'],
    ['31 bytes', Buffer.alloc(31, 7).toString('base64url')],
    ['what is no base64url', '!'.repeat(100)],
  ])('is refused with a sentence where its file holds %s', (_, text) => {
    writeFileSync(file, text);
    expect(key).toThrow(`The signing key ${file} is shorter than 32 bytes`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is good with 32 bytes', () => {
    writeFileSync(file, `${Buffer.alloc(32, 7).toString('base64url')}\n`);
    expect(key()).toEqual(Buffer.alloc(32, 7));
  });
});
