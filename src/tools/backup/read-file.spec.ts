import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

import { MIGRATIONS } from '../../../migrations/index.js';
import { frameOf, type Header, MAGIC, type Part, SEAL_BYTES, sealLine } from './format.js';
import { checkBackup } from './read-file.js';
import { Adder } from './sums.js';
import { writeBackup } from './write-file.js';

const root = mkdtempSync(join(tmpdir(), 'muster-file-'));
const at = (name: string): string => join(root, name);
const never = new AbortController().signal;
let whole: Buffer;

beforeAll(async () => {
  await writeBackup(at('whole'), frames(), never);
  whole = readFileSync(at('whole'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const header: Header = {
  made: '2026-11-25T00:00:00.000Z',
  postgres: '18.4',
  migrations: MIGRATIONS.map(({ name }) => name),
  tables: [{ name: 'players', columns: ['id', 'name'] }],
  key: 'k'.repeat(64),
};

const ROWS = Buffer.from(Array.from({ length: 9_999 }, (_, i) => `${i}\tPlayer ${i}\n`).join(''));

async function* frames(): AsyncGenerator<Buffer> {
  const adder = new Adder();
  adder.add(ROWS);
  const sums = adder.sums(9_999);
  const pieces = [ROWS.subarray(0, 70_001), ROWS.subarray(70_001)];
  const parts: Part[] = [
    { kind: 'header', header },
    { kind: 'table', name: 'players' },
    ...pieces.map((bytes) => ({ kind: 'rows', bytes }) as const),
    { kind: 'sums', sums },
    { kind: 'end', rows: 9_999 },
  ];
  for (const part of parts) yield frameOf(part);
}

it('what was written is read again, and is for its owner alone', async () => {
  let bytes = 0;
  const contents = await checkBackup(at('whole'), never, (more) => (bytes += more));
  expect(contents.header).toEqual(header);
  expect(contents.sums.get('players')).toMatchObject({ rows: 9_999, bytes: ROWS.length });
  expect(bytes).toBe(ROWS.length);
  expect(statSync(at('whole')).mode & 0o777).toBe(0o600);
});

/** A file with other contents that is sealed as it should be. */
function sealed(content: Buffer): Buffer {
  return sealedBody(Buffer.concat([MAGIC, gzipSync(content)]));
}

const sealedBody = (body: Buffer): Buffer =>
  Buffer.concat([body, sealLine(createHash('sha256').update(body).digest('hex'))]);

const content = (): Buffer => gunzipSync(whole.subarray(MAGIC.length, -SEAL_BYTES));
const replaced = (from: string, to: string): Buffer =>
  sealed(Buffer.from(content().toString('latin1').replace(from, to), 'latin1'));

function flipped(position: number): Buffer {
  const bytes = Buffer.from(whole);
  bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position);
  return bytes;
}

const ALTERED = /was cut off or altered/;

it.each<[name: string, bytes: () => Buffer, sentence: RegExp]>([
  ['cut off in the middle', () => whole.subarray(0, whole.length / 2), ALTERED],
  ['cut off by a byte', () => whole.subarray(0, -1), ALTERED],
  ['cut off after its first line', () => whole.subarray(0, MAGIC.length), ALTERED],
  ['empty', () => Buffer.alloc(0), /is no backup/],
  ['of another kind', () => Buffer.from('{"moves":[]}'), /is no backup/],
  ['with a bit flipped in what gzip does not check', () => flipped(MAGIC.length + 9), ALTERED],
  ['with a bit flipped in the middle', () => flipped(whole.length >> 1), ALTERED],
  ['with a bit flipped in its seal', () => flipped(whole.length - 9), ALTERED],
  ['with something behind it', () => Buffer.concat([whole, Buffer.from('x')]), ALTERED],
  ['of no gzip', () => Buffer.concat([whole.subarray(0, 20), Buffer.alloc(80)]), ALTERED],
  [
    'whose rows are not those that were counted',
    () => replaced('Player 7\n', 'Player 8\n'),
    ALTERED,
  ],
  ['that ends early but is sealed', () => sealed(content().subarray(0, -30)), ALTERED],
  [
    'with more behind its end, sealed',
    () => sealed(Buffer.concat([content(), content()])),
    ALTERED,
  ],
  ['of its first line and a seal', () => sealedBody(MAGIC), ALTERED],
  ['with a frame that is no JSON', () => sealed(Buffer.from('H\0\0\0\x02{n')), ALTERED],
  ['with a frame of nothing', () => sealed(Buffer.from('H\0\0\0\x04null')), ALTERED],
  [
    'with a frame of another letter',
    () => sealed(Buffer.from('S\0\0\0\x0e{"kind":"end"}')),
    ALTERED,
  ],
  ['with an empty header', () => replaced('"migrations"', '"migration_"'), ALTERED],
  ['with a frame of no kind', () => sealed(Buffer.from('X\0\0\0\0')), ALTERED],
  ['with a frame that is too long', () => sealed(Buffer.from('R\xff\0\0\0', 'latin1')), ALTERED],
  [
    'in a later format',
    () => Buffer.concat([Buffer.from('muster-backup 2\n'), whole.subarray(MAGIC.length)]),
    /another version of the service, in format 2/,
  ],
  [
    'of a later version',
    () => {
      const later = { ...header, migrations: [...header.migrations, 'Later1999999999999'] };
      return sealed(
        Buffer.concat([
          frameOf({ kind: 'header', header: later }),
          content().subarray(frameOf({ kind: 'header', header }).length),
        ]),
      );
    },
    /The backup was written by a newer version of the service \(Later1999999999999 /,
  ],
])('a file %s is refused', async (name, bytes, sentence) => {
  writeFileSync(at(name), bytes());
  await expect(checkBackup(at(name), never)).rejects.toThrow(sentence);
});

const draftsOf = (name: string): string[] =>
  readdirSync(root).filter((file) => file.startsWith(name));

it('what breaks off while a file is written leaves none', async () => {
  async function* breaksOff(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(100_000, 'x');
    expect(draftsOf('broken')).toEqual([`broken.${process.pid}.part`]);
    throw new Error('the connection was lost');
  }
  await expect(writeBackup(at('broken'), breaksOff(), never)).rejects.toThrow('was lost');
  const stopping = new AbortController();
  async function* endless(): AsyncGenerator<Buffer> {
    for (let i = 0; ; i++) {
      if (i === 50) stopping.abort();
      yield Buffer.alloc(1_000, i);
      await sleep(1);
    }
  }
  await expect(writeBackup(at('broken'), endless(), stopping.signal)).rejects.toThrow(/abort/i);
  expect(draftsOf('broken')).toEqual([]);
});

it('a file that has come meanwhile is left alone', async () => {
  async function* slow(): AsyncGenerator<Buffer> {
    yield* frames();
    writeFileSync(at('taken'), 'first');
  }
  await expect(writeBackup(at('taken'), slow(), never)).rejects.toThrow('is there already');
  expect([readFileSync(at('taken'), 'utf8'), draftsOf('taken')]).toEqual(['first', ['taken']]);
});
