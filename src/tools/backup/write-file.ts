import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { MAGIC, sealLine } from './format.js';
import { Refusal } from './refusal.js';

/** Compression level; above it a file gets hardly smaller and takes much longer. */
const LEVEL = 3;
const CHUNK = 2 ** 18;

/**
 * Writes a backup, readable by its owner only. The file has another name until it is complete and on disk. If the work
 * is aborted the file is deleted; where not even that is possible, as after SIGKILL, its name ends in `.part` and its
 * seal is missing.
 */
export async function writeBackup(
  file: string,
  frames: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  // A leftover of an earlier process with the same id belongs to nobody any more.
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
    // Errors of an open file do not contain its name, which the operator needs when a disk is full.
    const ofDisk = error instanceof Error && 'syscall' in error && error.syscall === 'write';
    throw ofDisk ? Object.assign(error, { path: file }) : error;
  }
  syncFolder(dirname(file));
}

/** Throws where the file exists: a backup never replaces another. */
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

/** Makes the new name survive a power cut; systems that cannot do this do it by themselves. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows cannot open folders.
  }
}
