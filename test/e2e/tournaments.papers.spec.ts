import Papa from 'papaparse';

import { hashOf, sha256 } from '../../src/common/hash.js';
import { verifyText } from '../../src/tools/verify/record-text.js';
import { KeeperService } from '../../src/tournaments/running/keeper.service.js';
import { brokenLink, factHash } from '../../src/tournaments/store/chain.js';
import { startApp, type TestApp, type TestPlayer } from './support.js';
import { DAY, type TimeMachine, timeMachine } from './time-machine.js';

/** What goes out of an event. */

let app: TestApp;
let time: TimeMachine;
let count = 0;

beforeAll(async () => {
  app = await startApp();
  time = timeMachine(app);
});
afterAll(() => app.stop());

async function act({ token }: TestPlayer, event: string, kind: string): Promise<void> {
  const { body } = await app.rest(`POST /v1/tournaments/${event}/acts`, {
    ...{ token, headers: { 'idempotency-key': `request-${(count += 1)}` } },
    body: { acts: [{ kind }] },
  });
  expect(body).not.toHaveProperty('error');
}

async function started(names: readonly string[], wish: object = {}) {
  const owner = await app.signUp();
  const { body } = await app.rest('POST /v1/tournaments', {
    token: owner.token,
    body: {
      ...{ name: '=Lakes, <b> & "rivers"', ruleset: 'ops1812', scenarios: ['campaign'] },
      ...{ legs: 'SINGLE', startsAt: new Date(time.now() + DAY).toISOString(), ...wish },
    },
  });
  const players: TestPlayer[] = [];
  const id: string = body.id;
  await act(owner, id, 'open');
  for (const name of names) {
    players.push(await app.signUp(name));
    await act(players.at(-1)!, id, 'enter');
  }
  await act(owner, id, 'start');
  return { id, owner, players };
}

/** Decided by silence. */
async function roundGoesBy(owner: TestPlayer, id: string): Promise<void> {
  await act(owner, id, 'pair');
  await act(owner, id, 'publish');
  time.pass(40 * DAY);
  await app.app.get(KeeperService).look();
}

const paper = async (id: string, what: string, token?: string): Promise<any> => {
  const { status, body } = await app.rest(`GET /v1/tournaments/${id}/${what}`, { token });
  expect(status).toBe(200);
  return body;
};

const sheet = async (id: string, what: string): Promise<string[][]> =>
  Papa.parse<string[]>((await paper(id, what)).trimEnd()).data;

const linksOf = ({ facts }: any) =>
  facts.map(({ prevHash, hash, ...fact }: any) => ({ seq: fact.seq, prevHash, hash, fact }));

describe('the papers of an event that is over', () => {
  const NAMES = ['Ada', '=1+1', 'O"Hara, <Jo>', '-2', '山田'];
  let id: string;
  let owner: TestPlayer;
  beforeAll(async () => {
    ({ id, owner } = await started(NAMES));
    for (let round = 1; round <= 3; round++) await roundGoesBy(owner, id);
    await act(owner, id, 'approve');
  });

  test('are all of it as JSON: its chain holds, and so do its seed and its table', async () => {
    const event = await paper(id, 'export.json');
    expect(event).toMatchObject({ complete: true, phase: 'APPROVED', id, lotsOf: id });
    expect(event.facts).toHaveLength(event.seq);
    expect(brokenLink(id, linksOf(event))).toBeNull();
    expect(event.hash).toBe(event.facts.at(-1).hash);
    expect(event.standingsHash).toBe(hashOf(event.standings));
    expect(event.standings).toHaveLength(NAMES.length);
    expect(event.seed).toMatch(/^[\da-f]{64}$/);
    const changed = { ...event.facts[3], reason: 'Another.' };
    const broken = linksOf({ facts: event.facts.with(3, changed) });
    expect(brokenLink(id, broken)).toBe('fact 4 was changed');
  });

  test('are verified offline, and whatever was altered is named', async () => {
    const event = await paper(id, 'export.json');
    const faultsOf = (one: object): readonly string[] =>
      verifyText(JSON.stringify(one), true).faults;
    expect(faultsOf(event)).toEqual([]);
    expect(verifyText(JSON.stringify(event, null, 2), true).faults).toEqual([]);
    const other = 'ab'.repeat(32);
    expect(faultsOf({ ...event, seed: other })).toContain(
      'the seed is not the one that the event was committed to',
    );
    // Several, as the order that another seed draws can be the same by chance.
    const resealed = [other, 'cd'.repeat(32), 'ef'.repeat(32)].flatMap((seed) =>
      faultsOf({ ...event, seed, commitment: sha256(Buffer.from(seed, 'hex')) }),
    );
    expect([...new Set(resealed)]).toEqual([
      'the order of the entries at the start does not come from the seed',
      'the table does not follow from the facts',
    ]);
    expect(faultsOf({ ...event, phase: 'FINISHED' })).toEqual([
      'its phase is not what the facts say',
    ]);
    expect(faultsOf({ ...event, facts: event.facts.slice(0, -1) })).toContain(
      'the last fact is not the one that its head names',
    );
    expect(faultsOf({ ...event, facts: event.facts.toSpliced(4, 1) })).toContain(
      'fact 5 is missing',
    );
    const [winner, ...rest] = event.standings;
    const richer = [{ ...winner, points: winner.points + 1 }, ...rest];
    expect(faultsOf({ ...event, standings: richer })).toEqual([
      'the hash of the table is that of another',
      'the table does not follow from the facts',
    ]);
    expect(faultsOf({ ...event, facts: null })[0]).toMatch(/^it cannot be looked at/);
  });

  test('with another order at the start, and all hashes made anew, are found out', async () => {
    const event = await paper(id, 'export.json');
    let prevHash = '';
    const facts = event.facts.map(({ prevHash: _, hash: __, ...fact }: any) => {
      const seeds = fact.kind === 'STARTED' ? { seeds: fact.data.seeds.toReversed() } : {};
      const said = { ...fact, data: { ...fact.data, ...seeds } };
      const link = { ...said, prevHash, hash: factHash(id, prevHash, said) };
      prevHash = link.hash;
      return link;
    });
    const { faults } = verifyText(JSON.stringify({ ...event, hash: prevHash, facts }), true);
    expect(faults).toContain('the order of the entries at the start does not come from the seed');
  });

  test('are sheets that no spreadsheet runs, with every name', async () => {
    const [head, ...lines] = await sheet(id, 'standings.csv');
    expect(head!.slice(0, 4)).toEqual(['Rank', 'No.', 'Name', 'Points']);
    expect(head).toEqual(expect.arrayContaining(['BH', 'LOT', 'us', 'gb', 'Worst rank']));
    const names = lines.map((line) => line[2]).sort();
    expect(names).toEqual(['Ada', "'=1+1", 'O"Hara, <Jo>', "'-2", '山田'].sort());
    expect(lines.map(([rank]) => Number(rank))).toEqual([1, 2, 3, 4, 5]);
    const entries = await sheet(id, 'entries.csv');
    expect(entries.map((line) => line[1])).toEqual([
      'Name',
      'Ada',
      "'=1+1",
      'O"Hara, <Jo>',
      "'-2",
      '山田',
    ]);
    const [japanese] = await sheet(id, 'entries.csv?locale=ja');
    expect(japanese).toEqual(['番号', '名前', 'プレイヤーID', '状態', 'シード', '希望した不戦']);
    expect((await paper(id, 'entries.csv?bom=1')).startsWith('\ufeff')).toBe(true);
  });

  test('are a cross table whose points add up, and a row for each game and bye', async () => {
    const [head, ...lines] = await sheet(id, 'crosstable.csv');
    expect(head).toEqual(['Rank', 'No.', 'Name', 'Round 1', 'Round 2', 'Round 3', 'Points']);
    for (const line of lines) {
      const brought = line.slice(3, 6).map((cell) => Number(/\(([\d.]+)\)$/.exec(cell)![1]));
      expect(brought.reduce((sum, points) => sum + points)).toBe(Number(line[6]));
    }
    const [, ...games] = await sheet(id, 'pairings.csv');
    expect(games).toHaveLength(3 * 3);
    expect(games.filter((game) => game[8] === 'bye')).toHaveLength(3);
  });

  test('are facts line by line, as they are told one by one', async () => {
    const text = await paper(id, 'facts.jsonl');
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line: string) => JSON.parse(line));
    expect(lines).toEqual(await paper(id, 'facts?first=1000'));
  });

  test('are a drawing in which names are only names', async () => {
    const svg = await paper(id, 'standings.svg?first=2&locale=ja');
    expect(svg).toContain('=Lakes, &lt;b&gt; &amp; &quot;rivers&quot;');
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('ほかの人数： 3');
    expect(svg.match(/<text/g)).toHaveLength(1 + 3 * (1 + 2 + 1));
  });

  test('are its deadlines in a calendar', async () => {
    const text: string = await paper(id, 'calendar.ics');
    const lines = text.trimEnd().split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const whole = text.replaceAll('\r\n ', '');
    expect(whole).toContain('SUMMARY:=Lakes\\, <b> & "rivers": Deadline of round 3\r\n');
    expect(whole).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
  });
});

describe('a bracket as a drawing', () => {
  const FORMAT = { format: 'DOUBLE_KNOCKOUT' };
  const LONG = '<i>Wanderer & Sons of the far northern lakes';
  const boxes = (svg: string): number => svg.split('<rect class="match').length - 1;

  test('shows every match with its part and its stage, who goes on, and names as names', async () => {
    const { id, owner } = await started([LONG, '山田', 'Tern', 'Knot', 'Siskin'], FORMAT);
    for (let round = 1; round <= 2; round++) await roundGoesBy(owner, id);
    await act(owner, id, 'pair');
    const svg = await paper(id, 'bracket.svg');
    const { body: matches } = await app.rest(`GET /v1/tournaments/${id}/bracket`);
    expect(boxes(svg)).toBe(matches.length);
    expect(svg).toContain('<title>=Lakes, &lt;b&gt; &amp; &quot;rivers&quot; · Bracket</title>');
    for (const name of ['Unbeaten, stage 3', 'Once beaten, stage 4', 'Final, once more if needed'])
      expect(svg).toContain(`>${name}</text>`);
    expect(svg).not.toContain('<i>');
    expect(svg).toMatch(/>&lt;i&gt;Wanderer[^<]*…<\/text>/);
    const { entries } = (await app.rest(`GET /v1/tournaments/${id}`)).body;
    const over = matches.filter(({ winner }: any) => winner !== null);
    for (const { winner } of over)
      if (entries[winner - 1].name !== LONG)
        expect(svg).toContain(`>${entries[winner - 1].name}</text>`);
    expect(svg.match(/class="on"/g)).toHaveLength(over.length);
    const [drawn, other] = await Promise.all(
      ['bracket.svg', 'standings.svg'].map(async (what) => {
        const { headers } = await app.rest(`GET /v1/tournaments/${id}/${what}`);
        return ['content-type', 'content-security-policy'].map((name) => headers.get(name));
      }),
    );
    expect(drawn).toEqual(other);
    const japanese = await paper(id, 'bracket.svg?locale=ja');
    for (const word of ['lang="ja"', '無敗 第1段階', '第1試合', '>不戦<', 'の敗者'])
      expect(japanese).toContain(word);
  });

  test('says that it is open until it is drawn, and is not there for an event that has none', async () => {
    const finals = { format: 'KNOCKOUT', places: 2 };
    const { id, owner } = await started(['Uno', 'Due', 'Tre'], { rounds: 1, finals });
    const open = await paper(id, 'bracket.svg');
    expect(open).toContain('>Nobody knows yet who plays in it.</text>');
    expect(boxes(open)).toBe(0);
    await roundGoesBy(owner, id);
    expect(await paper(id, 'bracket.svg')).toContain('>Final</text>');
    const { id: swiss } = await started(['Bir', 'Iki']);
    const { status, body } = await app.rest(`GET /v1/tournaments/${swiss}/bracket.svg`);
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.error.message).toBe('There is no such bracket, or it is not yours to see.');
  });
});

describe('while a round is proposed', () => {
  test('those who run the event have all of it, others nothing that tells of the round', async () => {
    const { id, owner, players } = await started(['Eins', 'Zwei', 'Drei', 'Vier']);
    await act(owner, id, 'pair');
    await act(players[0]!, id, 'withdraw');
    await act(owner, id, 'pair');
    const all = await paper(id, 'export.json', owner.token);
    expect(all).toMatchObject({ complete: true, seed: null });
    expect(brokenLink(id, linksOf(all))).toBeNull();
    expect(verifyText(JSON.stringify(all), true).faults).toEqual([]);
    for (const token of [undefined, players[1]!.token]) {
      const some = await paper(id, 'export.json', token);
      expect(verifyText(JSON.stringify(some), true).faults).toEqual([]);
      expect(some).toMatchObject({ complete: false, seq: all.seq, hash: null, seed: null });
      const kinds = some.facts.map((fact: any) => fact.kind);
      expect(kinds).not.toContain('PAIRED');
      expect(kinds).toContain('WITHDREW');
      const gap = all.facts.findIndex((fact: any) => fact.kind === 'PAIRED');
      expect(some.facts.slice(0, gap)).toEqual(all.facts.slice(0, gap));
      // Few pairings are possible: whoever had a hash that hangs on them could try them all.
      const hidden = all.facts.slice(gap).map((fact: any) => fact.hash);
      for (const hash of hidden) expect(JSON.stringify(some)).not.toContain(hash);
      expect(await paper(id, 'pairings.csv', token)).toMatch(/^Round,Board,[^\r]*\r\n$/);
      expect(await paper(id, 'facts.jsonl', token)).not.toContain('PAIRED');
    }
    expect((await sheet(id, 'pairings.csv')).length).toBe(1);
    expect(await paper(id, 'pairings.csv', owner.token)).toContain('Zwei');
  });

  test('a draft is not there for strangers', async () => {
    const owner = await app.signUp();
    const { body } = await app.rest('POST /v1/tournaments', {
      token: owner.token,
      body: {
        ...{ name: 'Draft', ruleset: 'ops1812', scenarios: ['campaign'] },
        startsAt: new Date(time.now() + DAY).toISOString(),
      },
    });
    for (const what of [
      'export.json',
      'entries.csv',
      'standings.svg',
      'calendar.ics',
      'facts.jsonl',
    ]) {
      const { status } = await app.rest(`GET /v1/tournaments/${body.id}/${what}`);
      expect([what, status]).toEqual([what, 404]);
      await paper(body.id, what, owner.token);
    }
  });
});
