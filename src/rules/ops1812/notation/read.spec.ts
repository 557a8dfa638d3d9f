import { readPosition } from './read.js';

const read = (...lines: string[]) =>
  readPosition(['ops1812 1', 'time turn 2 round 1 next us', ...lines].join('\n'));
const BATTLE =
  '"f":"battle","attacker":"us","from":"ohio","region":"detroit","round":1,"stage":"remove"';
const NONE = '{"regular":0,"militia":0,"indian":0}';

describe('a position by hand', () => {
  it.each([
    ['more units than a side has', 'us detroit: 15 regular'],
    ['American Indian units', 'us detroit: 1 indian'],
    ['units of no class', 'us detroit: 1 dragoon'],
    ['a region that is none', 'us constructor: 1 regular'],
    ['both sides in one region', 'us ohio: 1 regular\ngb ohio: 1 regular'],
    ['more markers than spaces', 'waterway erie us 2 gb 2'],
    ['tokens that nobody printed', 'tokens washington 1'],
    ['units that acted and are not there', 'acted ohio: 1 regular'],
    ['a card that is none', 'cards us: us99'],
    ['a procedure that is none', 'todo {"f":"constructor"}'],
    ['an operation of the other side', 'todo {"f":"privateer","by":"gb","ops":2}'],
    ['millions of OPS', 'todo {"f":"campaign","by":"us","ops":1000000}'],
    ['a prototype', 'todo {"f":"turn","__proto__":{"by":"us"}}'],
    [
      'a battle with a million dice',
      `us detroit: 1 regular\ntodo {${BATTLE},"bonus":{"us":1000000,"gb":0},"losses":{"us":${NONE},"gb":${NONE}}}`,
    ],
    [
      'a battle that takes more than there is',
      `us detroit: 1 regular\ntodo {${BATTLE},"bonus":{"us":0,"gb":0},"losses":{"us":${NONE},"gb":{"regular":1,"militia":0,"indian":0}}}`,
    ],
    ['half an outcome', 'outcome {}'],
  ])('may not hold %s', (_, lines) => {
    expect(read(...lines.split('\n'))).toMatchObject({ line: 2 + lines.split('\n').length });
  });

  it('may say that nothing is to be done', () => {
    expect(read('todo -')).toMatchObject({ agenda: [] });
  });

  it('says whose card it is, and what follows', () => {
    const state = readPosition(
      'ops1812 1\ntime turn 2 round 5 next gb\ncards gb: gb01\ncards us: us01',
    );
    expect(state).toMatchObject({ agenda: [{ f: 'scoring' }, { f: 'card', by: 'gb' }] });
  });
});
