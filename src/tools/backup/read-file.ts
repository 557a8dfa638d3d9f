import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import {
  ANY_MAGIC,
  FRAME_HEAD,
  type Header,
  LONGEST_FRAME,
  MAGIC,
  type Part,
  partOf,
  SEAL_BYTES,
  sealLine,
} from './format.js';
import { Refusal } from './refusal.js';
import { Adder, type Sums } from './sums.js';
import { requireKnown } from './tables.js';

const CHUNK = 2 ** 18;

export interface Contents {
  readonly header: Header;
  /** Table -> its sums. */
  readonly sums: ReadonlyMap<string, Sums>;
}

const damaged = (file: string): Refusal =>
  new Refusal(`${file} was cut off or altered: take another backup. Nothing was written.`);

/**
 * Reads a whole backup file, so that no restore begins with a damaged one. `heed` is told the bytes of rows that were
 * read.
 */
export async function checkBackup(
  file: string,
  signal: AbortSignal,
  heed: (bytes: number) => void = () => undefined,
): Promise<Contents> {
  await requireSeal(file, signal);
  let header: Header | undefined;
  let table = '';
  const sums = new Map<string, Sums>();
  for await (const part of partsOf(file)) {
    signal.throwIfAborted();
    if (part.kind === 'header') header = part.header;
    else if (part.kind === 'table') table = part.name;
    else if (part.kind === 'rows') heed(part.bytes.length);
    else if (part.kind === 'sums') sums.set(table, part.sums);
  }
  if (header === undefined) throw damaged(file);
  requireKnown(header.migrations, 'The backup');
  return { header, sums };
}

/** Throws unless the file is as it was written, to the last bit. */
async function requireSeal(file: string, signal: AbortSignal): Promise<void> {
  const stats = statSync(file);
  if (stats.isDirectory()) throw new Refusal(`${file}: it is a folder.`);
  const { size } = stats;
  requireFormat(file);
  const end = size - SEAL_BYTES;
  if (end <= MAGIC.length) throw damaged(file);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: end - 1, highWaterMark: CHUNK, signal }))
    hash.update(chunk as Buffer);
  if (!bytesOf(file, end, SEAL_BYTES).equals(sealLine(hash.digest('hex')))) throw damaged(file);
}

function requireFormat(file: string): void {
  const start = bytesOf(file, 0, 64);
  if (start.subarray(0, MAGIC.length).equals(MAGIC)) return;
  const [, format] = ANY_MAGIC.exec(start.toString('latin1')) ?? [];
  throw new Refusal(
    format === undefined
      ? `${file} is no backup: give a file that \`npm run backup\` wrote. Nothing was written.`
      : `${file} was written by another version of the service, in format ${format}: use that version. Nothing was written.`,
  );
}

function bytesOf(file: string, position: number, length: number): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(handle, bytes, 0, length, position));
  } finally {
    closeSync(handle);
  }
}

/** The parts of a file, in order. Throws at the end of a table whose rows do not match their sums. */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  let adder = new Adder();
  let ended = false;
  for await (const [letter, body] of framesIn(file)) {
    const part: Part | undefined = ended ? undefined : partOf(letter, body);
    if (part === undefined) throw damaged(file);
    if (part.kind === 'rows') adder.add(part.bytes);
    if (part.kind === 'sums') {
      const { bytes, sha256 } = adder.sums(part.sums.rows);
      if (bytes !== part.sums.bytes || sha256 !== part.sums.sha256) throw damaged(file);
      adder = new Adder();
    }
    ended = part.kind === 'end';
    yield part;
  }
  if (!ended) throw damaged(file);
}

async function* framesIn(file: string): AsyncGenerator<[letter: string, body: Buffer]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of inflated(file)) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= FRAME_HEAD) {
      const length = rest.readUInt32BE(at + 1);
      if (length > LONGEST_FRAME) throw damaged(file);
      const end = at + FRAME_HEAD + length;
      if (rest.length < end) break;
      yield [rest.toString('latin1', at, at + 1), rest.subarray(at + FRAME_HEAD, end)];
      at = end;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw damaged(file);
}

async function* inflated(file: string): AsyncGenerator<Buffer> {
  const end = statSync(file).size - SEAL_BYTES - 1;
  const bytes = createReadStream(file, { start: MAGIC.length, end, highWaterMark: CHUNK });
  const gunzip = createGunzip({ chunkSize: CHUNK });
  // A failure in the pipeline is thrown below, where its output is read.
  const flowing = pipeline(bytes, gunzip).catch(() => undefined);
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw damaged(file);
    throw error;
  } finally {
    bytes.destroy();
    await flowing;
  }
}
