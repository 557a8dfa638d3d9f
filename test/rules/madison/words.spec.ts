import { readdirSync, readFileSync } from 'node:fs';

import { loaded } from '../../../src/rules/kernel/random.js';
import { RecordingTable } from '../../../src/rules/kernel/table.js';
import type { LeaderId } from '../../../src/rules/madison/components/leaders.js';
import { madison } from '../../../src/rules/madison/index.js';
import { firstPlayer } from '../../../src/rules/madison/phases/turn/first.js';
import { removeLeader, removeUnit } from '../../../src/rules/madison/questions/pieces.js';
import { emptyState } from '../../../src/rules/madison/setup.js';
import type { MadisonState } from '../../../src/rules/madison/state.js';
import type { EventData, EventType } from '../../../src/rules/madison/words/data.js';

const FOLDER = new URL('../../../src/rules/madison/', import.meta.url);

/** Words for what the Japanese rulebook calls otherwise, and its word. */
const REJECTED: readonly (readonly [RegExp, string])[] = [
  [/リアクション/, '対応カード'],
  [/作戦/, 'オペレーション'],
  [/アメリカ軍|アメリカ支配/, '合衆国軍'],
  [/英軍/, 'イギリス軍'],
  [/[^竜]騎兵/, '竜騎兵'],
  [/命中|ヒット/, '打撃'],
  [/ロウアー/, 'ローワー'],
  [/サイコロ|ダイス|さいころ/, 'サイ'],
  [/先手|先攻/, '第1プレイヤー'],
  [/(?<!部隊)戦力比/, '戦闘比'],
  [/補給切れ/, '非補給下'],
  [/捕虜/, '捕獲'],
  [/先導艦(?!船)/, '先導艦船'],
  [/取り除|除去|除か/, '取り去る'],
  [/使[うわいえおっ]|用い/, '使用する'],
  [/[０-９]|(?<![年季日])－\d/, '半角の数字'],
  [/裏向き/, '裏面'],
  [/下船/, '上陸'],
  [/停泊/, '入港'],
  [/\dVPs?を得点/, 'VPを得る'],
  [/春－夏|夏－秋/, '春季－夏季、夏季－秋季'],
  [/いずれかの指揮値/, '指揮値にかかわらず'],
];

const sources = (readdirSync(FOLDER, { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
);

describe('the Japanese of the texts', () => {
  it.each(REJECTED)('never says %s, but %s', (word) => {
    const found = sources.flatMap((file) =>
      readFileSync(new URL(file, FOLDER), 'utf8')
        .split('\n')
        .flatMap((line, at) => (word.test(line) ? [`${file}:${at + 1}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('calls the sides as the rulebook does', () => {
    expect([madison.seatNames['us']?.ja, madison.seatNames['gb']?.ja]).toEqual([
      '合衆国',
      'イギリス',
    ]);
  });
});

/** An event as both languages tell it. */
const told = <T extends EventType>(type: T, data: EventData[T], dice: readonly number[] = []) =>
  (['en', 'ja'] as const).map((locale) =>
    madison.describeEvent(
      {
        type,
        clause: '',
        data: data as never,
        rolls: dice.length === 0 ? [] : [{ purpose: '', clause: '', dice: [...dice] } as never],
      },
      locale,
    ),
  );

describe('the log', () => {
  it('MMW-3.42 says of a replacement where he comes in, not whence', () => {
    const yeo = { leader: 'yeo' as LeaderId, flipped: ['yeo' as LeaderId] };
    const [en, ja] = told('leader-moved', { ...yeo, from: 'waiting', to: 'york' });
    expect(en).toMatch(/^\S.* comes in at York\.$/);
    expect(ja).toMatch(/がヨークに登場した。$/);
  });

  const round = {
    space: 'detroit',
    attacker: 'gb',
    round: 1,
    attack: 7,
    defence: 5,
    odds: '1:1',
    drm: 2,
    total: 9,
    result: '9',
    modifiers: [],
  } as const;

  it('MMW-2.77 says of a 9 who retreats', () => {
    expect(told('combat-round', { ...round, nine: 'AR' }, [3, 4])).toEqual([
      'Round 1: 7 against 5, 1:1; dice 3 + 4 +2 = 9: 9 against a fort, the attacker retreats.',
      '第1ラウンド: 戦力7対5、戦闘比1:1。サイの目3+4 +2 = 9: 「9」：砦に対しては攻撃側退却。',
    ]);
    expect(told('combat-round', { ...round, nine: 'DR' }, [3, 4])).toEqual([
      'Round 1: 7 against 5, 1:1; dice 3 + 4 +2 = 9: 9 without a fort, the defender retreats.',
      '第1ラウンド: 戦力7対5、戦闘比1:1。サイの目3+4 +2 = 9: 「9」：砦がないので防御側退却。',
    ]);
  });

  it('MMW-10.4 names a modifier where there is one', () => {
    expect(told('combat-round', { ...round, drm: 0, total: 7, result: 'AR' }, [3, 4])).toEqual([
      expect.stringContaining('; dice 3 + 4 = 7: '),
      expect.stringContaining('。サイの目3+4 = 7: '),
    ]);
    const naval = told('naval-round', { lake: 'lake-erie', drm: 0, total: 4 } as never, [4]);
    expect(naval).toEqual([
      expect.stringContaining('die 4.'),
      expect.stringContaining('サイの目4。'),
    ]);
  });

  it('MMW-12.41 says of a winner without losses that there are none', () => {
    expect(told('winner-losses', { lake: 'lake-erie', side: 'us', steps: 0 }, [2])).toEqual([
      'Die 2: the Americans win and lose nothing.',
      'サイの目2: 勝った合衆国軍に損失はない。',
    ]);
  });

  it('MMW-4.22 says what each card left costs, and not what five together do', () => {
    expect(told('ghent', { side: 'gb', cards: 5 })).toEqual([
      'Peace at Ghent: the British lose 1 victory point for each of 5 cards.',
      'ガン条約: イギリス軍は残りのカード5枚、1枚につき1VPを失う。',
    ]);
  });

  it('MMW-10.72.e says why a unit is gone that surrenders', () => {
    expect(told('eliminated', { unit: 'us-6', place: 'york', surrendered: true })).toEqual([
      '6th Infantry at York has no way out and surrenders.',
      'ヨークの米第6連隊が退却できずに降伏した。',
    ]);
  });

  it('MMW-10.9 and that a leader is captured', () => {
    expect(told('leader-removed', { leader: 'hull', place: 'detroit', captured: true })).toEqual([
      'Hull at Detroit is captured.',
      'デトロイトのハルが捕獲された。',
    ]);
  });

  it('MMW-7.33.b says what is added to the dice', () => {
    expect(told('first-player', { side: 'gb', lead: -1 }, [3, 3])).toEqual([
      'Dice 3 : 3 (the British add 1). The British are first player.',
      'サイの目3 : 3(イギリス軍に+1)。イギリス軍が第1プレイヤーとなる。',
    ]);
    expect(told('first-player-tie', { lead: 2 }, [1, 3])[0]).toBe(
      'Dice 1 : 3 (the Americans add 2): a tie, again.',
    );
  });

  /** What the rules say while that is done. */
  const said = (deed: (state: MadisonState, table: RecordingTable) => void, ...dice: number[]) => {
    const state = emptyState();
    const table = new RecordingTable(loaded(...dice));
    Object.assign(state.units['us-6'], { at: 'york' });
    Object.assign(state.leaders.hull, { at: 'york' });
    deed(state, table);
    return table.events.map(({ type, data }) => ({ type, ...data }));
  };

  it.each(['MMW-10.72.d', 'MMW-10.72.e', 'MMW-10.84'] as const)('%s is surrender', (clause) => {
    expect(said((state, table) => removeUnit(state, 'us-6', clause, table))).toEqual([
      { type: 'eliminated', unit: 'us-6', place: 'york', surrendered: true },
    ]);
  });

  it('MMW-10.52 MMW-10.9 other losses are none, and other leaders are not captured', () => {
    expect(said((state, table) => removeUnit(state, 'us-6', 'MMW-10.52', table))).toEqual([
      { type: 'eliminated', unit: 'us-6', place: 'york' },
    ]);
    const removed = { type: 'leader-removed', leader: 'hull', place: 'york' };
    expect(said((state, table) => removeLeader(state, 'hull', 'MMW-10.9', table))).toEqual([
      { ...removed, captured: true },
    ]);
    expect(said((state, table) => removeLeader(state, 'hull', 'MMW-14.32', table))).toEqual([
      removed,
    ]);
  });

  it('MMW-7.33.b the dice for the first player come with what is added', () => {
    const thrown = said(
      (state, table) => {
        Object.assign(state, { turn: '1813-1', vp: -2 });
        firstPlayer(state, table);
      },
      ...[5, 3, 4, 3],
    );
    expect(thrown).toEqual([
      { type: 'first-player-tie', lead: -2 },
      { type: 'first-player', side: 'gb', lead: -2 },
    ]);
  });

  it('MMW-4.12 says who leads by how much', () => {
    expect(told('vp', { vp: -4 })).toEqual([
      'Victory points: the British lead by 4.',
      '勝利ポイント: イギリス軍が4VPリード。',
    ]);
    expect(told('vp', { vp: 0 })).toEqual([
      'Victory points: nobody leads.',
      '勝利ポイント: 同点。',
    ]);
  });
});
