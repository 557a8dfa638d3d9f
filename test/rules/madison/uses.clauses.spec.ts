import { CARD, CARDS } from '../../../src/rules/madison/components/cards/index.js';
import type { UnitId } from '../../../src/rules/madison/components/units.js';
import { cardsIn } from '../../../src/rules/madison/state.js';
import {
  act,
  decision,
  options,
  type Pieces,
  refused,
  scene,
  seen,
  steps,
  told,
} from './support.js';

const verbs = (state: ReturnType<typeof scene>, side: 'us' | 'gb' = 'us'): string[] =>
  [...new Set(options(state, side).map((one) => one.split(' ')[0] ?? ''))].sort();

describe('a strategy card', () => {
  it('MMW-8.0 MMW-8.2 MMW-8.21 MMW-8.23 MMW-8.24 MMW-8.26 MMW-8.28 has a value, a flag, a year, a title, a text and a number', () => {
    expect(CARDS.map(({ number }) => number)).toEqual(CARDS.map((_, i) => i + 1));
    for (const { id, number, opv, side, deck, title, text, history } of CARDS) {
      expect([id, [1, 2, 3].includes(opv), ['us', 'gb', 'both'].includes(side)]).toEqual([
        `c${number}`,
        true,
        true,
      ]);
      expect([id, [1812, 1813, 1814].includes(deck)]).toEqual([id, true]);
      for (const words of [title, text, history])
        expect(words.en.length * words.ja.length).toBeGreaterThan(0);
    }
    // the title is what a card speaks of, not its number: either of two Campaigns is one
    expect(CARDS.filter(({ title }) => title.en === 'Campaign').length).toBeGreaterThan(2);
  });

  it('MMW-8.21 the event is for the flag, operations for everybody', () => {
    const put = { hull: 'detroit', 'us-4': 'detroit', prevost: 'quebec', r8: 'quebec' } as const;
    const theirs = scene({ put, hands: { us: ['c51'], gb: [] } });
    expect(refused(theirs, 'us', 'event c51')).toBe('MMW-8.21');
    expect(refused(theirs, 'us', 'units c51 detroit')).toBeNull();
    const ours = scene({ put, by: 'gb', hands: { gb: ['c37'] } });
    expect(refused(ours, 'gb', 'event c37')).toBe('MMW-8.21');
    expect(refused(ours, 'gb', 'units c37 quebec')).toBeNull();
  });

  it('MMW-8.22 a card of both kinds brings its own effect along when it is used for its value, by its own side', () => {
    expect([CARD.c7.type, CARD.c7.when, CARD.c7.side]).toEqual(['combination', ['ops'], 'us']);
    const round = (by: 'us' | 'gb', card: 'c6' | 'c7') => {
      const [unit, from, foe, to] =
        by === 'us'
          ? (['us-forsyth', 'ogdensburg', 'leeds', 'prescott'] as const)
          : (['leeds', 'prescott', 'us-forsyth', 'ogdensburg'] as const);
      const state = scene({
        turn: '1812-2',
        by,
        put: { [unit]: from, [foe]: to },
        hands: { [by]: [card] },
      });
      const entered = steps(state, by, `units ${card} ${from}`, `assault ${unit} ${to}`);
      const data = told(act(entered, by === 'us' ? 'gb' : 'us', ['stand'], [6, 6]), 'combat-round');
      return (data['modifiers'] as readonly { clause: string; value: number }[]).map(
        ({ clause, value }) => `${clause} ${value}`,
      );
    };
    // the river does not count, and one more
    expect(round('us', 'c6')).toContain('MMW-10.41.e -1');
    expect(round('us', 'c7')).not.toContain('MMW-10.41.e -1');
    expect(round('us', 'c7')).toHaveLength(round('us', 'c6').length);
    expect(round('gb', 'c7')).toContain('MMW-10.41.e -1');
    const open = scene({ turn: '1812-2', put: { 'us-6': 'ogdensburg' }, hands: { us: ['c7'] } });
    expect(refused(open, 'us', 'event c7')).toBe('MMW-8.31.1');
  });

  it('MMW-8.25 a battle or reaction card is used without its value, or for its value without its effect', () => {
    const put = { hull: 'detroit', 'us-4': 'detroit' } as const;
    for (const card of ['c40', 'c60', 'c61'] as const) {
      const state = scene({ put, hands: { us: [card] } });
      expect([card, refused(state, 'us', `event ${card}`)]).toEqual([card, 'MMW-8.31.1']);
      const moved = steps(state, 'us', `units ${card} detroit`);
      expect([card, moved.lasting, moved.cards[card]]).toEqual([card, [], 'discard']);
    }
  });

  it('MMW-8.27 the text overrides the rules: mounted Kentuckians come by card alone, trails and rivers by licence', () => {
    // Heavy Rain forbids what the rules allow
    const put = { hull: 'frenchtown', 'oh-1': 'frenchtown' } as const;
    let state = scene({ put, hands: { us: ['c57'], gb: ['c60'] } });
    state = steps(steps(state, 'us', 'lead c57 hull'), 'gb', 'react c60', 'pin frenchtown');
    if (decision(state, 'gb') === 'window') state = steps(state, 'gb', 'pass');
    state = steps(state, 'us', 'go brownstown');
    expect([state.leaders.hull.at, state.play]).toEqual(['brownstown', null]);
    // and what can do nothing is no event
    expect(refused(scene({ hands: { us: ['c38'] } }), 'us', 'event c38')).toBe('MMW-8.27');
  });
});

describe('the eight uses', () => {
  const put = {
    dearborn: 'albany',
    'us-6': 'albany!',
    'us-13': 'albany',
    oneida: 'sackets-harbour!',
  } as const;
  const open = (card: 'c37' | 'c57') => scene({ put, hands: { us: [card] } });

  it('MMW-8.3 MMW-8.31 one card is for one of its uses: none is left for another', () => {
    expect(verbs(open('c57'))).toEqual([
      'build',
      'card',
      'depot',
      'event',
      'hold',
      'lead',
      'restore',
      'units',
    ]);
    // three points: one unit restored, and no other use of the rest
    const restoring = steps(open('c57'), 'us', 'restore c57');
    expect(verbs(restoring)).toEqual(['done', 'restore']);
    const over = steps(restoring, 'us', 'restore us-6');
    expect([over.play, over.cards.c57, decision(over, 'us')]).toEqual([null, 'discard', null]);
    const moving = steps(open('c57'), 'us', 'units c57 albany', 'unit us-13');
    expect(verbs(moving).filter((verb) => ['restore', 'build', 'depot'].includes(verb))).toEqual(
      [],
    );
  });

  it('MMW-8.31.1 an event: by the flag, in its season', () => {
    const result = act(open('c37'), 'us', ['event c37']);
    expect(told(result, 'card-played')).toEqual({ side: 'us', card: 'c37', use: 'event' });
    expect(refused(scene({ put, hands: { us: ['c67'] } }), 'us', 'event c67')).toBe('MMW-8.31.1');
  });

  it('MMW-8.31.2 a leader whose command value the card reaches, with units of his space', () => {
    expect(refused(open('c37'), 'us', 'lead c37 dearborn')).toBe('MMW-8.31.2');
    const led = steps(open('c57'), 'us', 'lead c57 dearborn');
    expect([decision(led, 'us'), led.units['us-13'].force]).toEqual(['march', 1]);
    // a leader of the other side, one who is not there
    expect(
      refused(
        scene({ put: { ...put, prevost: 'quebec' }, hands: { us: ['c57'] } }),
        'us',
        'lead c57 prevost',
      ),
    ).toBe('MMW-8.31.2');
    expect(refused(open('c57'), 'us', 'lead c57 brown')).toBe('MMW-8.31.2');
  });

  it('MMW-8.31.3 as many units of one space as the card is worth', () => {
    const many = {
      'us-6': 'albany',
      'us-13': 'albany',
      'us-15': 'albany',
      'us-16': 'albany',
      'us-5': 'utica',
    } as const;
    const muster = (card: 'c37' | 'c39' | 'c57') =>
      steps(scene({ put: many, hands: { us: [card] } }), 'us', `units ${card} albany`);
    expect(refused(muster('c57'), 'us', 'unit us-5')).toBe('MMW-8.61');
    const named = (card: 'c37' | 'c39' | 'c57'): number => {
      let state = muster(card);
      for (const unit of ['us-6', 'us-13', 'us-15', 'us-16'] as const)
        if (decision(state, 'us') === 'muster') state = steps(state, 'us', `unit ${unit}`);
      return Object.values(state.units).filter(({ force }) => force === 1).length;
    };
    expect([named('c37'), named('c39'), named('c57')]).toEqual([1, 2, 3]);
    expect(refused(scene({ put: many, hands: { us: ['c57'] } }), 'us', 'units c57 buffalo')).toBe(
      'MMW-8.31.3',
    );
  });

  it('MMW-8.31.4 its value builds or repairs ships, and both', () => {
    const built = act(open('c57'), 'us', ['build c57']);
    expect([decision(built.state, 'us'), verbs(built.state)]).toEqual([
      'build',
      ['build', 'done', 'repair'],
    ]);
    const mended = steps(built.state, 'us', 'repair oneida');
    expect([mended.ships.oneida.damaged, verbs(mended).includes('build')]).toEqual([
      undefined,
      true,
    ]);
  });

  const reduced = (at: string): Pieces => ({ 'us-6': `${at}!` });
  const restores = (pieces: Pieces, unit: UnitId = 'us-6'): boolean => {
    const state = scene({ put: pieces, hands: { us: ['c57'] } });
    return (
      refused(state, 'us', 'restore c57') === null &&
      options(steps(state, 'us', 'restore c57'), 'us').includes(`restore ${unit}`)
    );
  };

  it('MMW-8.31.5 reduced regulars of class A and B, in supply, in their own territory, wherever they are', () => {
    expect(restores(reduced('albany'))).toBe(true);
    // in enemy territory, though in supply
    expect(restores({ ...reduced('queenston') })).toBe(false);
    // cut off at home
    expect(
      restores({
        ...reduced('cleveland'),
        r8: 'pittsburgh',
        r49: 'mansfield',
        rs1: 'ft-macarthur',
        r103: 'albany',
      }),
    ).toBe(false);
    // militia of either class, and whole units
    expect(restores({ 'oh-1': 'mansfield!' }, 'oh-1')).toBe(false);
    expect(restores({ 'pa-5': 'pittsburgh!' }, 'pa-5')).toBe(false);
    expect(restores({ 'us-6': 'albany' })).toBe(false);
    const far = scene({
      put: { 'us-6': 'albany!', 'us-13': 'pittsburgh!', 'us-15': 'buffalo!' },
      hands: { us: ['c39'] },
    });
    const two = steps(far, 'us', 'restore c39', 'restore us-6', 'restore us-15');
    expect([two.units['us-13'].reduced, two.play]).toEqual([true, null]);
    const indians = scene({ by: 'gb', put: { shawnee: 'ft-malden!' }, hands: { gb: ['c57'] } });
    expect(refused(indians, 'gb', 'restore c57')).toBe('MMW-8.31.5');
  });

  it('MMW-8.31.6 a depot', () => {
    const state = steps(open('c37'), 'us', 'depot c37 albany');
    expect([state.depots, state.play, cardsIn(state, 'us')]).toEqual([{ albany: 'us' }, null, []]);
  });

  it('MMW-8.31.7 as a battle card: one a side a round, for that round', () => {
    const fight = {
      brown: 'schlosser',
      'us-6': 'schlosser',
      'us-13': 'schlosser',
      r8: 'chippawa',
      r49: 'chippawa',
    } as const;
    let state = steps(
      scene({ put: fight, hands: { us: ['c57', 'c63', 'c46'] } }),
      'us',
      'lead c57 brown',
      'go chippawa',
    );
    state = act(act(state, 'gb', ['stand']).state, 'us', ['lead us-6']).state;
    state = act(state, 'gb', ['lead r8']).state;
    expect([decision(state, 'us'), options(state, 'us')]).toEqual([
      'battle-card',
      ['fight c63', 'pass', 'pass-play', 'pass-turn'],
    ]);
    const played = act(state, 'us', ['fight c63'], [3, 4]);
    expect(told(played, 'battle-card')).toEqual({ side: 'us', card: 'c63' });
    const used = told(played, 'combat-round')['modifiers'] as readonly { clause: string }[];
    const plain = told(act(state, 'us', ['pass'], [3, 4]), 'combat-round')[
      'modifiers'
    ] as readonly unknown[];
    expect(used.length).toBe(plain.length + 1);
    expect([played.state.cards.c63, seen(played.state, 'gb').hands.us]).toEqual(['discard', 1]);
  });
});
