import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Environment } from '../config/environment.js';

const LEAST_BYTES = 32;

/** Path of the file that keeps a generated key. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'jwt.key');

/** The configured key, or one that is generated once and kept in the data folder, readable by its owner only. */
export function signingKey({ jwtSecret, dataDir }: Environment): Uint8Array {
  if (jwtSecret !== undefined) return new TextEncoder().encode(jwtSecret);
  const file = keyFileIn(dataDir);
  return readKey(file) ?? drawKey(dataDir, file);
}

function readKey(file: string): Uint8Array | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length >= LEAST_BYTES) return key;
  // Anybody could find so short a key by trying. No new key is made, as somebody may want the old one back.
  throw new Error(
    `The signing key ${file} is shorter than ${LEAST_BYTES} bytes: put the right one back, remove the file to have one drawn (everybody then signs up anew), or set JWT_SECRET.`,
  );
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The signing key ${file} cannot be read: mend its mode, or set JWT_SECRET.`);
  }
}

/**
 * Generates a key. The file is put in place by a hard link, so that two processes that start at once end up with the
 * same complete key.
 */
function drawKey(dataDir: string, file: string): Uint8Array {
  // Instances in containers share the folder and may all be process 1.
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new Error(
        `The signing key cannot be kept in ${dataDir}: set DATA_DIR to a folder that can be written, or JWT_SECRET.`,
        { cause: error },
      );
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(file) ?? drawKey(dataDir, file);
}
