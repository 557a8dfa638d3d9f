import type { Action, Choice } from '../client/src/index.js';
import {
  askedFirst,
  counters,
  facetsOf,
  fitting,
  kept,
  meant,
  numbersLast,
  offered,
  shared,
} from '../table/src/picks.js';
import { known, type Players, seated, without } from '../table/src/players.js';

const choice = (action: Action): Choice => ({
  action,
  label: JSON.stringify(action),
  stops: null,
  from: null,
  attacks: null,
});
const march = (from: string, to: string): Choice => choice({ do: 'march', from, to });
const CHOICES = [
  march('york', 'kingston'),
  march('york', 'detroit'),
  march('kingston', 'york'),
  choice({ do: 'send', regular: 1, militia: 0 }),
  choice({ do: 'send', regular: 0, militia: 1 }),
  choice({ do: 'done' }),
];
const facet = (key: string) => CHOICES.flatMap(facetsOf).find((one) => one.key === key)!;

describe('picks', () => {
  it('leave the same choices in whatever order they are made', () => {
    const picks = [facet('do:march'), facet('id:detroit'), facet('from:york')];
    const orders = [picks, picks.toReversed(), [picks[1]!, picks[2]!, picks[0]!]];
    for (const order of orders) expect(fitting(CHOICES, order)).toEqual([CHOICES[1]]);
  });

  it('and a touch of what is not left mean the last of its like', () => {
    const isPlace = (id: string): boolean => ['york', 'kingston', 'detroit', 'quebec'].includes(id);
    const left = fitting(CHOICES, [facet('do:march'), facet('from:york')]);
    expect(meant(left, 'quebec', isPlace)).toEqual({ do: 'march', from: 'york', to: 'quebec' });
    expect(meant(fitting(CHOICES, [facet('do:done')]), 'quebec', isPlace)).toBeNull();
  });

  it('of a place mean where something goes from apart from where it goes', () => {
    expect(fitting(CHOICES, [facet('from:york')])).toEqual(CHOICES.slice(0, 2));
    expect(fitting(CHOICES, [facet('id:york')])).toEqual([CHOICES[2]]);
  });

  it('hold where it goes from also where the choice says that and its action does not', () => {
    const unit = { ...choice({ do: 'march', unit: '6th', to: 'york' }), from: 'kingston' };
    expect(facetsOf(unit).map(({ key }) => key)).toEqual([
      ...['do:march', 'from:kingston', 'id:6th', 'id:york'],
    ]);
  });

  it('of a number mean that number of that name', () => {
    expect(fitting(CHOICES, [facet('regular:1')])).toEqual([CHOICES[3]]);
    expect(fitting(CHOICES, [facet('militia:1')])).toEqual([CHOICES[4]]);
  });

  it('that no choice has any more are dropped, the later before the earlier', () => {
    const picks = [facet('from:york'), facet('regular:1'), facet('id:detroit')];
    expect(kept(CHOICES, picks)).toEqual([picks[0], picks[2]]);
    expect(kept(CHOICES.slice(5), picks)).toEqual([]);
  });
});

describe('what is offered', () => {
  it('tells the choices apart: each pick leaves fewer, and says how many', () => {
    for (const { leaves, ...one } of offered(CHOICES)) {
      expect(leaves).toBeLessThan(CHOICES.length);
      expect(fitting(CHOICES, [one])).toHaveLength(leaves);
    }
  });

  it('holds nothing that all that are left have', () => {
    const left = fitting(CHOICES, [facet('do:march'), facet('from:york')]);
    expect(offered(left).map(({ key }) => key)).toEqual(['id:kingston', 'id:detroit']);
  });

  it('asks where to once it is known where from', () => {
    const keys = (left: readonly Choice[]) => askedFirst(offered(left)).map(({ key }) => key);
    expect(keys(CHOICES.slice(0, 3))).toEqual(['from:york', 'from:kingston']);
    expect(keys(CHOICES.slice(0, 2))).toEqual(['id:kingston', 'id:detroit']);
  });

  it('asks for a number once nothing with a name tells the choices apart', () => {
    const go = (at: string, mp: number): Choice => choice({ do: 'go', at, mp });
    const asked = (choices: readonly Choice[]): string[] =>
      numbersLast(offered(choices)).map(({ key }) => key);
    expect(asked([go('york', 0), go('york', 1), go('albany', 0)])).toEqual([
      'id:york',
      'id:albany',
    ]);
    expect(asked([go('york', 0), go('york', 1)])).toEqual(['mp:0', 'mp:1']);
  });

  it('leads to every single choice', () => {
    const reach = (left: readonly Choice[]): Choice[] =>
      left.length === 1 ? [...left] : offered(left).flatMap((one) => reach(fitting(left, [one])));
    expect(new Set(reach(CHOICES))).toEqual(new Set(CHOICES));
  });
});

describe('what all choices have', () => {
  it('need not be picked', () => {
    const left = fitting(CHOICES, [facet('from:york')]);
    expect(shared(left).map(({ key }) => key)).toEqual(['do:march', 'from:york']);
    expect(shared(CHOICES)).toEqual([]);
  });
});

describe('counters', () => {
  const leave = (unit: string, points: number): Choice => choice({ do: 'leave', unit, points });

  const countIn = (verb: string): string | undefined => (verb === 'leave' ? 'points' : undefined);

  it('are choices that differ only in what says how many, in its order', () => {
    const left = [leave('A', 2), leave('S', 1), leave('A', 1), choice({ do: 'stop' })];
    const found = counters(left, countIn);
    expect(found.map(({ key, choices }) => [key, choices.map(({ label }) => label)])).toEqual([
      ['do:leave id:A', [leave('A', 1).label, leave('A', 2).label]],
      ['do:leave id:S', [leave('S', 1).label]],
    ]);
  });

  it('count other numbers apart, and nothing of a verb that has no count', () => {
    const of = (age: number, points: number): Choice =>
      choice({ do: 'leave', unit: 'A', age, points });
    expect(counters([of(7, 1), of(8, 1), of(7, 2)], countIn)).toMatchObject([
      { key: 'do:leave id:A age:7', choices: [of(7, 1), of(7, 2)] },
      { key: 'do:leave id:A age:8', choices: [of(8, 1)] },
    ]);
    const marches = [1, 2].map((mp) => choice({ do: 'march', unit: 'A', mp }));
    expect(counters([...marches, ...CHOICES], countIn)).toEqual([]);
  });
});

describe('the players of a browser', () => {
  const session = (name: string, token = `token of ${name}`) => ({
    token,
    player: { id: `id of ${name}`, name },
  });
  const [ada, bob] = [session('Ada'), session('Bob')];
  const both = seated(seated<Players & { locale: string }>({ locale: 'ja' }, ada), bob);

  it('are all kept where another one plays', () => {
    expect(known(both)).toEqual([bob, ada]);
    expect(known(seated(both, ada))).toEqual([ada, bob]);
    expect(both.locale).toBe('ja');
  });

  it('stand there once, with the token that was taken last', () => {
    const again = session('Ada', 'another');
    expect(known(seated(both, again))).toEqual([again, bob]);
  });

  it('go one by one, and nobody takes the place of who plays', () => {
    expect(known(without(both, ada.token))).toEqual([bob]);
    const left = without(both, bob.token);
    expect([left.token, left.player, known(left)]).toEqual([undefined, undefined, [ada]]);
    expect(left.locale).toBe('ja');
  });
});
