import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type GameRecord, verifyRecord } from '../../src/games/proof/record.js';
import { replayFaults } from '../../src/games/proof/replay.js';
import { viewHash } from '../../src/games/proof/view-hash.js';
import { hashed, rowHash } from '../../src/games/store/move-row.js';
import { carried } from '../../src/games/store/states.js';
import { clone, type Ruleset, RULESETS, seeded, type State } from '../../src/rules/index.js';
import { verifyText } from '../../src/tools/verify/record-text.js';
import { LONG } from '../long.js';
import { NOTHING_ALIKE } from '../rules/support/hidden.js';
import {
  closeToHidden,
  type QuickGame,
  quickGame,
  quickPlay,
  recordOf,
  resign,
  SETTINGS,
} from './quick-games.js';
import { startApp, type TestApp } from './support.js';
import { offerToy } from './toy-games.js';

offerToy();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const seed = '4d'.repeat(32);

/** Forgeries tried of each kind. */
const FORGERIES = LONG ? 60 : 25;

/** Where a map is so large that players at random seldom meet: a position in which they have. */
const MET: Readonly<Record<string, { readonly position: string }>> = {
  avalon1776: {
    position: readFileSync(
      new URL('../rules/positions/avalon1776/combats-side-by-side.txt', import.meta.url),
      'utf8',
    ),
  },
};

const hasRolled = async ({ id }: QuickGame): Promise<boolean> => {
  const rolled = `SELECT 1 FROM moves WHERE game_id = $1 AND body NOT LIKE '%"rolls":[]%'`;
  return (await app.pool.query(rolled, [id])).rowCount! > 0;
};

/** A long enough piece of a real game, with rolls and draws, ended by resignation. */
async function pieceOf(rules: Ruleset, options: Record<string, boolean>): Promise<GameRecord> {
  const game = await quickGame(app, rules, { options, seed, ...MET[rules.id] });
  await quickPlay(app, game, 5, 90);
  for (let more = 6; more < 30 && !(await hasRolled(game)); more++)
    await quickPlay(app, game, more, 30);
  await resign(app, game);
  // As a client gets it.
  return JSON.parse(JSON.stringify(await recordOf(app, game)));
}

type Path = readonly (string | number)[];

/** The way to every string, number, truth value and null in it. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? value.map((one, i) => [i, one]) : Object.entries(value);
  return entries.flatMap(([key, one]) => leaves(one, [...path, key]));
}

const otherThan = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}` : 0;
};

function changedAt(record: GameRecord, path: Path): GameRecord {
  const copy: any = structuredClone(record);
  const holder = path.slice(0, -1).reduce((one: any, key) => one[key], copy);
  holder[path.at(-1)!] = otherThan(holder[path.at(-1)!]);
  return copy;
}

/** What a fault must name: the field, or the row the field is in. */
const nameOf = ([field, index]: Path): RegExp =>
  field === 'rows' ? new RegExp(`row ${Number(index) + 1} `) : new RegExp(`\\b${field}\\b`);

/** As somebody would who knows how rows are hashed. */
function rehashed(record: GameRecord): GameRecord {
  let prevHash = record.rows[0]!.prevHash;
  const rows = record.rows.map((row) => {
    const { hash: _, ...content } = { ...row, prevHash };
    const again = hashed(content);
    prevHash = again.hash;
    return again;
  });
  return { ...record, rows };
}

describe.each(SETTINGS())('a record of %s', (_, rules, options) => {
  let record: GameRecord;
  beforeAll(async () => {
    record = await pieceOf(rules, options);
  }, 60_000);

  it('of a whole game is whole, and the rules play it again', async () => {
    const game = await quickGame(app, rules, { options });
    await quickPlay(app, game, 11);
    const text = JSON.stringify(await recordOf(app, game));
    expect(verifyText(text, true)).toMatchObject({ faults: [], replayed: true });
  }, 120_000);

  it('shows every field that was changed, and names it', () => {
    expect(verifyRecord(record)).toEqual([]);
    const all = leaves(record);
    const pick = seeded(1);
    const heads = all.filter(([field]) => field !== 'rows');
    const rows = all.filter(([field]) => field === 'rows');
    const some = Array.from({ length: FORGERIES }, () => rows[pick(rows.length)]!);
    for (const path of [...heads, ...some]) {
      const faults = verifyRecord(changedAt(record, path));
      expect([path, faults.join('; ')]).toEqual([path, expect.stringMatching(nameOf(path))]);
    }
  }, 60_000);

  it('shows every byte that was flipped', () => {
    const text = Buffer.from(JSON.stringify(record));
    const pick = seeded(2);
    for (let i = 0; i < FORGERIES; i++) {
      const [at, bit] = [pick(text.length), pick(8)];
      const copy = Buffer.from(text);
      copy[at]! ^= 1 << bit;
      const { faults } = verifyText(copy.toString('utf8'), false);
      expect([at, bit, faults.length > 0]).toEqual([at, bit, true]);
    }
  }, 60_000);

  it('shows rows that were left out, doubled, changed places or cut off', () => {
    const { rows } = record;
    const swapped = [...rows.slice(0, 3), rows[4]!, rows[3]!, ...rows.slice(5)];
    const without = [...rows.slice(0, 3), ...rows.slice(4)];
    const doubled = [...rows.slice(0, 3), rows[2]!, ...rows.slice(3)];
    for (const list of [swapped, without, doubled, rows.slice(0, -1), rows.slice(1)])
      expect(verifyRecord({ ...record, rows: list })).not.toEqual([]);
  });

  it('shows chance that was altered, reordered, left out or rolled again, all hashes made anew', () => {
    const rolled = record.rows.findIndex(({ rolls }) => rolls.length > 0);
    const drawn = record.rows.findIndex(({ draws }) => draws.some(({ from }) => from.length > 1));
    const forgeries: [name: string, row: number, change: (row: any) => void][] = [
      ['another die', rolled, ({ rolls }) => (rolls[0].dice[0] = (rolls[0].dice[0] % 6) + 1)],
      ['no roll', rolled, (row) => row.rolls.pop()],
      ['one roll more', rolled, ({ rolls }) => rolls.push(rolls[0])],
      ['another purpose', rolled, ({ rolls }) => (rolls[0].purpose += '!')],
      ['no draw', drawn, (row) => row.draws.pop()],
      [
        'another draw',
        drawn,
        ({ draws }) => draws.find(({ from }: any) => from.length > 1).taken.reverse(),
      ],
    ];
    expect(rolled).toBeGreaterThan(-1);
    // Nothing is drawn in games in which two things are never alike.
    expect(drawn > -1).toBe(NOTHING_ALIKE[rules.id] === undefined);
    let tried = 0;
    for (const [name, row, change] of forgeries) {
      if (row < 0) continue;
      const copy: any = structuredClone(record);
      change(copy.rows[row]);
      if (rowHash(copy.rows[row]) === copy.rows[row].hash) continue;
      const { faults } = verifyText(JSON.stringify(rehashed(copy)), true);
      expect([name, faults.join()]).toEqual([name, expect.stringMatching(/row \d+/)]);
      tried++;
    }
    // What is taken may read the same the other way round.
    expect(tried).toBeGreaterThanOrEqual(drawn > -1 ? 5 : 4);
  });

  it('shows a move that the rules forbid or that leads elsewhere, all hashes made anew', () => {
    const at = record.rows.findIndex(({ kind, seq }) => kind === 'play' && seq > 10);
    const foreign: any = structuredClone(record);
    foreign.rows[at].actions = [{ do: 'nothing-known' }];
    expect(verifyRecord(rehashed(foreign))).toEqual([]);
    expect(replayFaults(rehashed(foreign), rules)).toEqual([
      expect.stringMatching(`row ${at + 1}: the rules refuse it`),
    ]);
    const shown: any = structuredClone(record);
    shown.rows.at(-1).viewHash['*'] = 'f'.repeat(64);
    expect(replayFaults(rehashed(shown), rules)).toEqual([expect.stringMatching('another view')]);
    delete shown.rows.at(-1).viewHash;
    expect(replayFaults(rehashed(shown), rules)).toEqual([expect.stringMatching('does not say')]);
  });

  it('that was written when every row had the hashes of its views is read as it was', () => {
    const viewers = [...rules.seats, null];
    let state: State | null = null;
    const rows = record.rows.map((row) => {
      const now = carried(clone(state), row);
      state = now;
      const seen = row.secret ? [row.seat] : viewers;
      const hashes = seen.map((one) => [one ?? '*', viewHash(rules.view(now, one))]);
      return { ...row, viewHash: Object.fromEntries(hashes) };
    });
    const old = rehashed({ ...record, rows });
    expect([...verifyRecord(old), ...replayFaults(old, rules)]).toEqual([]);
    const at = rows.findIndex(({ seq, secret }) => seq > 10 && !secret);
    const another: any = structuredClone(old);
    another.rows[at].viewHash['*'] = 'f'.repeat(64);
    expect(replayFaults(rehashed(another), rules)).toEqual([
      `row ${at + 1}: * was shown another view`,
    ]);
  });
});

/** Where little is ever hidden: games that begin close to it. */
const CLOSE = RULESETS.flatMap((rules) => {
  const order = closeToHidden(rules);
  return order === null ? [] : [[rules.id, rules, order] as const];
});

it.each(CLOSE)(
  'a record of %s in which choices lay under seal is whole, and the rules play it again',
  async (_, rules, order) => {
    const game = await quickGame(app, rules, order);
    await quickPlay(app, game, 11);
    const record = await recordOf(app, game);
    const revealed = record.rows.flatMap(({ events }) =>
      events.flatMap((one) => one.reveals ?? []),
    );
    expect(revealed.length).toBeGreaterThan(1);
    const text = JSON.stringify(record);
    expect(verifyText(text, true)).toMatchObject({ faults: [], replayed: true });
  },
);

describe('npx muster-verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-verify-'));
  const file = join(folder, 'game.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(path: string): [status: number | null, stdout: string, stderr: string] {
    const env = { PATH: process.env['PATH'] ?? '' };
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['dist/src/tools/verify.js', path],
      {
        env,
      },
    );
    return [status, String(stdout), String(stderr)];
  }

  function check(value: unknown): [status: number | null, stdout: string] {
    writeFileSync(file, JSON.stringify(value, null, 2));
    const [status, stdout] = run(file);
    return [status, stdout];
  }

  it('says so with its exit code, without a database', async () => {
    const [rules] = SETTINGS()[0]!.slice(1) as [Ruleset];
    const record = await pieceOf(rules, {});
    expect(check(record)).toEqual([0, expect.stringContaining('every move played again')]);
    expect(check({ ...record, scenario: 'other' })).toEqual([
      1,
      expect.stringContaining('scenario'),
    ]);
    const { seal: _, ...unsealed } = record;
    expect(check(unsealed)).toEqual([1, expect.stringContaining('seal is missing')]);
  });

  it.each([[{}], [[]], [7], [{ error: { code: 'FORBIDDEN' } }]])(
    'says in one line that %j is no record',
    (value) => {
      expect(check(value)).toEqual([
        1,
        expect.stringMatching(/^NOT VERIFIED: this is no record of a game: [^\n]+\n$/),
      ]);
    },
  );

  it('says in plain words that it cannot read a file', () => {
    expect(run(join(folder, 'none.json'))).toEqual([
      2,
      '',
      `muster-verify: cannot read ${join(folder, 'none.json')}: there is no such file\n`,
    ]);
    expect(run(folder)).toEqual([2, '', `muster-verify: cannot read ${folder}: it is a folder\n`]);
  });
});
