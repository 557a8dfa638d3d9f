import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { MAGIC, sealLine } from './format.js';
import { Refusal } from './refusal.js';

/** Beyond it a file is little smaller and takes much longer. */
const LEVEL = 3;
const CHUNK = 2 ** 18;

/**
 * Under another name until it is whole and on disk, for its owner's eyes only. What is broken off is taken away; where
 * not even that can be done, as after SIGKILL, the name ends in `.part`, and the seal is missing.
 */
export async function writeBackup(
  file: string,
  frames: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  // What a process before this one left under its number: nobody's any more.
  rmSync(draft, { force: true });
  const disk = await open(draft, 'wx', 0o600);
  try {
    const write = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
      for await (const chunk of chunks) await disk.appendFile(chunk);
    };
    await pipeline(frames, createGzip({ level: LEVEL, chunkSize: CHUNK }), sealed, write, {
      signal,
    });
    await disk.sync();
    await disk.close();
    requireNew(file);
    renameSync(draft, file);
  } catch (error) {
    await disk.close().catch(() => undefined);
    rmSync(draft, { force: true });
    // An open file does not say its name, which whoever reads of a full disk wants to know.
    const ofDisk = error instanceof Error && 'syscall' in error && error.syscall === 'write';
    throw ofDisk ? Object.assign(error, { path: file }) : error;
  }
  syncFolder(dirname(file));
}

/** A backup never takes the place of another. */
export function requireNew(file: string): void {
  if (existsSync(file))
    throw new Refusal(`${file} is there already: name another file, or move that one away.`);
}

async function* sealed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(MAGIC);
  yield MAGIC;
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield sealLine(hash.digest('hex'));
}

/** So that the new name outlives a power cut; where a system cannot do that it does it by itself. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows opens no folders.
  }
}
