import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../../common/project-root.js';

const folder = join(PROJECT_ROOT, '.data', 'chat-simulate');

/** A secret of 32 hex digits, generated once and kept, so that a service can be configured with it beforehand. */
export function keptSecret(): string {
  const path = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path, randomBytes(16).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
