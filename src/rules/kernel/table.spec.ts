import { loaded, seeded, seededChance } from './random.js';
import { boundaryOf, heard, markOf, RecordingTable } from './table.js';

const CLAUSE = 'TOY-1';

describe('seeded', () => {
  it('keeps a draw as it fell, whatever is done with what was drawn', () => {
    const table = new RecordingTable({ open: () => 0, hidden: (bound) => bound - 1 });
    const taken = table.draw(['a', 'b', 'c'], 3, 'deal', 'T-1');
    taken.sort();
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(table.draws[0]?.taken).toEqual(['c', 'b', 'a']);
  });

  it('gives the same numbers for the same seed and others for another', () => {
    const take = (seed: number) => {
      const random = seeded(seed);
      return Array.from({ length: 20 }, () => random(1000));
    };
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
  });

  it('throws every face about as often, from the first throw of each seed on', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 6000; seed++) {
      const face = seeded(seed)(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('RecordingTable', () => {
  it('rolls dice from one to six and keeps them with purpose and clause', () => {
    const table = new RecordingTable(loaded(6, 1));
    expect(table.roll(2, 'fire', CLAUSE)).toEqual([6, 1]);
    expect(table.rolls).toEqual([{ dice: [6, 1], purpose: 'fire', clause: CLAUSE }]);
  });

  it('draws without putting back, no more than there are, and leaves the pile alone', () => {
    const pile = ['a', 'b', 'c'];
    const taken = new RecordingTable(seededChance(1)).draw(pile, 5, 'muster', CLAUSE);
    expect([...taken].sort()).toEqual(['a', 'b', 'c']);
    expect(pile).toEqual(['a', 'b', 'c']);
  });

  it('shuffles every card to every place about as often', () => {
    const table = new RecordingTable(seededChance(3));
    const first = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 3000; i++) {
      const [top] = table.shuffle(['a', 'b', 'c'] as const, 'deck', CLAUSE);
      if (top !== undefined) first[top] += 1;
    }
    for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('keeps hidden draws out of the stream of the open dice', () => {
    const dice = (draws: number) => {
      const table = new RecordingTable(seededChance(5));
      for (let i = 0; i < draws; i++) table.draw(['a', 'b', 'c'], 1, 'muster', CLAUSE);
      return table.roll(10, 'fire', CLAUSE);
    };
    expect(dice(0)).toEqual(dice(7));
  });

  it('gives an event the dice rolled since the one before', () => {
    const table = new RecordingTable(loaded(1, 2, 3));
    table.roll(1, 'first', CLAUSE);
    table.roll(1, 'second', CLAUSE);
    table.say({ type: 'one', clause: CLAUSE, data: {} });
    table.say({ type: 'none', clause: CLAUSE, data: {} });
    table.roll(1, 'third', CLAUSE);
    table.say({ type: 'two', clause: CLAUSE, data: {} });
    expect(table.events.map((event) => event.rolls.map((roll) => roll.purpose))).toEqual([
      ['first', 'second'],
      [],
      ['third'],
    ]);
  });
});

describe('loaded', () => {
  it('says so when more dice are rolled than were written down', () => {
    const table = new RecordingTable(loaded(4));
    expect(() => table.roll(2, 'fire', CLAUSE)).toThrow('more dice');
  });
});

describe('boundaryOf', () => {
  it.each([
    ['a roll', 'CHANCE', (table: RecordingTable) => table.roll(1, 'x', CLAUSE)],
    ['a draw', 'CHANCE', (table: RecordingTable) => table.draw(['a'], 1, 'x', CLAUSE)],
    ['a shuffle', 'CHANCE', (table: RecordingTable) => table.shuffle(['a', 'b'], 'x', CLAUSE)],
    [
      'a reveal',
      'REVEAL',
      (table: RecordingTable) => table.say({ type: 'x', clause: CLAUSE, data: {}, reveals: ['a'] }),
    ],
    [
      'any other event',
      null,
      (table: RecordingTable) => table.say({ type: 'x', clause: CLAUSE, data: {} }),
    ],
  ] as const)('%s: %s', (_, boundary, act) => {
    const table = new RecordingTable(seededChance(1));
    table.roll(1, 'before', CLAUSE);
    table.say({ type: 'before', clause: CLAUSE, data: {}, reveals: ['b'] });
    const mark = markOf(table);
    act(table);
    expect(boundaryOf(table, mark)).toBe(boundary);
  });
});

describe('heard', () => {
  const table = new RecordingTable(loaded(5));
  table.roll(1, 'fire', CLAUSE);
  table.say({
    type: 'mustered',
    clause: CLAUSE,
    data: { side: 'red' },
    only: { red: { piece: 'bow' } },
    reveals: ['bow'],
  });
  const [event] = table.events;

  it('adds what is meant for one seat to what that seat hears', () => {
    expect(event && heard(event, 'red').data).toEqual({ side: 'red', piece: 'bow' });
  });

  it('gives others and spectators the public part alone, with the dice', () => {
    const rolls = [{ dice: [5], purpose: 'fire', clause: CLAUSE }];
    const open = { type: 'mustered', clause: CLAUSE, data: { side: 'red' }, rolls };
    for (const viewer of ['blue', null]) expect(event && heard(event, viewer)).toEqual(open);
  });
});
