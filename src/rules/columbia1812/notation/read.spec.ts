import { readPosition } from './read.js';

const TIME = 'time 1812 turn 3 first us stage naval active us';
const read = (...lines: string[]) => readPosition(['columbia1812 1', TIME, ...lines].join('\n'));

const SACKETS = 'ships us sackets-harbor 1 up 0 down';

describe('a position by hand', () => {
  it.each([
    ['a block that carries a CV of its own making', 'mark us-6th-infantry {"cv":1000000}'],
    ['a block marked into a place', 'mark us-6th-infantry {"at":"quebec"}'],
    ['an order to nowhere', 'mark us-6th-infantry {"order":{"to":"nowhere"}}'],
    ['an order without an end', 'mark us-6th-infantry {"order":{"on":"york"}}'],
    ['a prototype', 'mark us-6th-infantry {"__proto__":{"cv":9}}'],
    ['a list where a mark should be', 'mark us-6th-infantry [1]'],
    ['a fleet of millions', 'fleet us {"do":"out","ports":{"erie":{"up":1000000,"down":0}}}'],
    ['a fleet without ports', 'fleet us {"do":"out"}'],
    ['a decision of nobody', 'todo {"f":"naval","by":"fr"}'],
    ['a procedure that is none', 'todo {"f":"constructor"}'],
    ['a seal without lanes', 'todo {"f":"sealed","topic":"orders"}'],
    ['millions of hits', 'todo {"f":"losses","by":"us","town":"york","hits":1000000}'],
    ['half an outcome', 'outcome {}'],
    ['blocks where no place is', 'us constructor: us-9th-infantry'],
    ['a block in two places', 'us erie: us-9th-infantry\nus utica: us-9th-infantry'],
    ['seven naval units', 'ships us lake-erie 4 up 0 down\nships us erie 2 up 1 down'],
  ])('may not hold %s', (_, lines) => {
    expect(read(...lines.split('\n'))).toMatchObject({ line: lines.includes('\n') ? 4 : 3 });
  });

  // whoever carries such an order out would have fewer naval units than none
  it.each([
    ['builds what is built', 'fleet gb {"do":"build","ports":{"kingston":{"up":0,"down":1}}}'],
    ['repairs nothing', 'fleet us {"do":"repair","ports":{"erie":{"up":1,"down":0}}}'],
    ['sails with more than lie there', 'fleet us {"do":"out","ports":{"erie":{"up":2,"down":0}}}'],
    ['docks with more than are out', 'fleet us {"do":"in","ports":{"erie":{"up":0,"down":1}}}'],
    ['names no port', 'fleet us {"do":"in","ports":{}}'],
    ['names no lakeside port', 'fleet us {"do":"out","ports":{"albany":{"up":0,"down":0}}}'],
    [
      'names two lakes',
      'fleet us {"do":"out","ports":{"erie":{"up":1,"down":0},"sackets-harbor":{"up":1,"down":0}}}',
    ],
  ])('may not hold a fleet that %s', (_, fleet) => {
    const found = read('unbuilt gb 0', 'ships us erie 1 up 0 down', SACKETS, fleet);
    expect(found).toMatchObject({
      message: { en: expect.stringContaining('cannot do what it is ordered') as string },
    });
    const done = fleet.replace('"ports"', '"done":true,"ports"');
    expect(read('unbuilt gb 0', done)).toHaveProperty('agenda');
  });

  it.each([
    ['build', 'fleet gb {"do":"build","ports":{"kingston":{"up":0,"down":1}}}'],
    ['sail', 'fleet us {"do":"out","ports":{"sackets-harbor":{"up":1,"down":0}}}'],
  ])('may hold a fleet that can %s', (_, fleet) => {
    expect(read('unbuilt gb 1', SACKETS, fleet)).toHaveProperty('agenda');
  });

  it.each([
    ['gb', 'unbuilt gb 0'],
    ['us', 'unbuilt us 2'],
    ['gb', 'lost gb 4'],
  ])('of the set-up needs the naval units of %s that are set up: %s', (side, line) => {
    const setup = (...lines: string[]) =>
      readPosition(
        ['columbia1812 1', 'time 1812 turn 0 first - stage setup active -', ...lines].join('\n'),
      );
    expect(setup()).toHaveProperty('agenda');
    expect(setup(line)).toMatchObject({
      message: { en: `the set-up takes 3 unbuilt naval units of ${side}` },
    });
  });

  it('names the line of a procedure it cannot read', () => {
    expect(read('todo {"f":"turn"}', 'todo {', 'todo {"f":"turn"}')).toMatchObject({ line: 4 });
  });

  it('may not end with a question whose answer nothing follows', () => {
    const found = read('todo {"f":"losses","by":"us","town":"york","hits":1}');
    expect(found).toMatchObject({
      message: { en: expect.stringContaining('cannot be the last thing to do') as string },
    });
  });

  it('may say that nothing is to be done', () => {
    expect(read('todo -')).toMatchObject({ agenda: [] });
  });
});
