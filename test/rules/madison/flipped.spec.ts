import { type Event, heard } from '../../../src/rules/kernel/table.js';
import { madison } from '../../../src/rules/madison/index.js';
import { campaign } from '../../../src/rules/madison/phases/march/activation.js';
import { cardPlayOver } from '../../../src/rules/madison/phases/turn/card-play.js';
import { fight } from './fight.js';
import { act, type Pieces, scene } from './support.js';
import { BOX, led, mustered, sailIn } from './water.js';

interface Played {
  readonly events: readonly Event[];
}

/** What the log says of the events of that type, in both languages. */
const lines = ({ events }: Played, type: string): string[] =>
  events
    .filter((event) => event.type === type)
    .flatMap((event) =>
      (['en', 'ja'] as const).map((locale) => madison.describeEvent(heard(event, null), locale)),
    );

const ASHORE: Pieces = { brock: 'york!', r8: 'york' };

/** Americans who win any combat. */
const strong = (space: string): Pieces => ({
  'us-6': space,
  'us-9': space,
  'us-11': space,
  'us-13': space,
  'us-22': space,
});

const declared = (put: Pieces) =>
  scene({
    by: 'gb',
    put,
    set: (state) => void (state.play = { by: 'gb', card: 'c57', use: 'event', attacked: {} }),
    agenda: (state) => [...campaign(state, 'gb'), cardPlayOver('gb')],
    asked: true,
  });

/** Type of the event -> a position and what is done in it. */
const SAID: { readonly [type: string]: (side: '' | '!') => Played } = {
  marched: (face) =>
    act(led('gb', 'brock', { ...ASHORE, brock: `york${face}` }), 'gb', ['go burlington']),
  activated: (face) =>
    act(mustered('gb', 'york', 1, { ...ASHORE, brock: `york${face}` }), 'gb', ['leader brock']),
  'campaign-force': (face) =>
    act(declared({ ...ASHORE, brock: `york${face}` }), 'gb', ['leader brock']),
  command: (face) =>
    act(
      fight(
        'york',
        'us',
        { 'oh-1': 'york', 'oh-2': 'york', r8: 'york', brock: `york${face}`, drummond: 'york' },
        { from: 'burlington', leads: { us: 'oh-1' } },
      ).state,
      'gb',
      ['command brock'],
    ),
  retreated: (face) =>
    act(
      fight(
        'york',
        'us',
        { ...strong('york'), 'york-mil': 'york', brock: `york${face}` },
        { from: 'burlington', leads: { us: 'us-6' }, dice: [6, 6] },
      ).state,
      'gb',
      ['retreat smiths-creek'],
    ),
  'leader-removed': (face) =>
    fight(
      'ft-mackinac',
      'us',
      { ...strong('ft-mackinac'), 'york-mil': 'ft-mackinac', brock: `ft-mackinac${face}` },
      { from: 'lake-huron', leads: { us: 'us-6' }, dice: [6, 6] },
    ),
  'leader-landed': (face) => {
    const aboard = act(
      led('gb', 'yeo', { yeo: 'york', gloucester: 'york', brock: `york${face}` }),
      'gb',
      ['embark-leader brock', 'sail kingston'],
    );
    return act(aboard.state, 'gb', ['land-leader brock']);
  },
};

describe('a leader in the log', () => {
  it.each(Object.entries(SAID))(
    'MMW-3.41 %s names the side of his counter that shows',
    (type, play) => {
      const [en, ja] = lines(play('!'), type);
      expect([en, ja]).toEqual([
        expect.stringContaining('Sheaffe'),
        expect.stringContaining('シャフェ'),
      ]);
      expect(`${en} ${ja}`).not.toMatch(/Brock|ブロック/);
      const [front, back] = lines(play(''), type);
      expect([front, back]).toEqual([
        expect.stringContaining('Brock'),
        expect.stringContaining('ブロック'),
      ]);
    },
  );

  it('MMW-12.6 is captured under one name and comes ashore under the other', () => {
    const taken = act(
      sailIn(['superior'], { gloucester: BOX, yeo: BOX }),
      'us',
      ['enter lake-ontario'],
      [6, 1],
    );
    expect(lines(taken, 'leader-captured')).toEqual([
      'Yeo is captured at the Lake Ontario box.',
      expect.stringContaining('ヨー'),
    ]);
    const ashore = act(taken.state, 'gb', ['place-leader yeo york']);
    expect(lines(ashore, 'leader-moved')).toEqual([
      expect.stringContaining("O'Conor"),
      expect.stringContaining('オコナー'),
    ]);
  });

  it('MMW-14.34 comes in under the name that shows', () => {
    const waiting = scene({
      by: 'gb',
      hands: { gb: ['c39'] },
      set: ({ leaders }) => Object.assign(leaders.yeo, { at: 'waiting', flipped: true }),
      agenda: [{ f: 'player-turn', by: 'gb', stage: 'leaders' } as never],
    });
    expect(lines(act(waiting, 'gb', ['enter yeo york']), 'arrived')).toEqual([
      expect.stringContaining("O'Conor"),
      expect.stringContaining('オコナー'),
    ]);
  });
});
