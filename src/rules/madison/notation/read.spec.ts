import { readPosition } from './read.js';

const read = (...lines: string[]) =>
  readPosition(['madison 1', 'time 1813-1 first us next us', ...lines].join('\n'));
const EFFECTS = '"f":"effects","by":"us","card":"c60","at":0';

describe('a position by hand', () => {
  it.each([
    ['a piece that is none', 'at york: constructor'],
    ['a piece placed twice', 'at york: brock\nat kingston: brock'],
    ['a place that is none', 'at chicago: brock'],
    ['a mark of another kind of piece', 'at york: brock/reduced'],
    ['a value on a mark that has none', 'at york: york-mil/reduced=2'],
    ['a third force', 'at york: york-mil/force=3'],
    ['both sides in one space', 'at york: york-mil us-6'],
    ['a card that is none', 'cards us: c111'],
    ['a card in two places', 'cards us: c60\ncards gb: c60'],
    ['an order nobody gave', 'licence {"cross":1}'],
    ['a licence to do anything', 'play us c60 event\nlicence {"cross":-1}'],
    ['a rule that lasts for ever', 'lasting c60 us nth 0 until doomsday'],
    ['a procedure that is none', 'todo {"f":"constructor"}'],
    ['millions of points to build with', 'todo {"f":"build","by":"us","points":1000000}'],
    ['a prototype', 'todo {"f":"play","__proto__":{"by":"us"}}'],
    ['a path out of the card', `todo {${EFFECTS},"path":["constructor"]}`],
    ['half an outcome', 'outcome {}'],
  ])('may not hold %s', (_, lines) => {
    expect(read(...lines.split('\n'))).toMatchObject({ line: 2 + lines.split('\n').length });
  });

  it('needs its header', () => {
    expect(readPosition('madison 2')).toMatchObject({ line: 1 });
  });

  it('may not end with a question whose answer nothing follows', () => {
    const found = read('todo {"f":"build","by":"us","points":2}');
    expect(found).toMatchObject({
      message: { en: expect.stringContaining('cannot be the last thing to do') as string },
    });
  });

  it('may say that nothing is to be done', () => {
    expect(read('todo -')).toMatchObject({ agenda: [] });
  });

  it('says whose card it is, and what follows', () => {
    const agenda = [
      { f: 'turn', stage: 'return' },
      { f: 'action', by: 'gb' },
      { f: 'play', by: 'us' },
    ];
    expect(read()).toMatchObject({ agenda });
  });

  it('takes cards that are not named for those of the deck of the year, or not of this year', () => {
    const state = read('cards us: c60');
    expect(state).toMatchObject({ cards: { c1: 'aside', c60: 'us', c61: 'deck', c110: 'later' } });
  });

  it('counts the points itself, unless the marker stands elsewhere', () => {
    expect(read('at york: us-6 us-15')).toMatchObject({ vp: 3 });
    expect(read('points events 3')).toMatchObject({ eventVp: 3, vp: 3 });
    expect(read('points events 3 marker 1')).toMatchObject({ eventVp: 3, vp: 1 });
  });

  it('reads what a piece does after its name', () => {
    const state = read('at york: york-mil/reduced/force=1/spent=2/from=burlington brock/flipped');
    expect(state).toMatchObject({
      units: {
        'york-mil': { at: 'york', reduced: true, force: 1, spent: 2, from: 'burlington' },
      },
      leaders: { brock: { at: 'york', flipped: true } },
    });
  });
});
