import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';
import { play, type Played, start } from '../../../src/rules/kernel/index.js';
import { seededChance } from '../../../src/rules/kernel/random.js';
import { placing } from './games.js';
import {
  act,
  decision,
  options,
  owing,
  position,
  refused,
  said,
  seen,
  stands,
  told,
  unforced,
  withdraws,
} from './support.js';

const NOTHING = ['done', 'done'];

/** The orders of turn 3 are due, after a turn in which nobody did anything. */
function orders(text: string): State1812 {
  const idle = position(`simultaneous\n time 1812 turn 2 first - stage orders active -\n${text}`);
  return act(act(idle, 'us', NOTHING).state, 'gb', NOTHING).state;
}

/** Both write their orders, the Americans first; the dice fall as they are carried out. */
function ordered(
  text: string,
  us: readonly string[],
  gb: readonly string[],
  dice: readonly number[] = [],
): Played<State1812> {
  const written = act(orders(text), 'us', us);
  if (written.actions.length < us.length) throw new Error('the American orders were cut short');
  return act(written.state, 'gb', gb, dice);
}

const types = (result: Played<State1812>, ...wanted: readonly string[]) =>
  said(result).filter((type) => wanted.includes(type));

describe('simultaneous movement (19)', () => {
  const FRONT = `
    us malone: us-9th-infantry, us-4th-infantry
    us albany: us-6th-infantry
    gb montreal: gb-49th-foot, gb-8th-foot
    ships us plattsburg 1 up 0 down`;

  it('C1812-19.1 both write in secret: the other sees nothing of an order, nor does anything happen yet', () => {
    const before = orders(FRONT);
    expect(owing(before)).toEqual(['us', 'gb']);
    const begun = act(before, 'us', [
      'sail plattsburg up',
      'done',
      'march us-9th-infantry ogdensburg',
    ]);
    expect(begun).toMatchObject({ secret: true, events: [], rolls: [], draws: [] });
    const done = act(begun.state, 'us', ['done']);
    for (const { state } of [begun, done]) {
      expect(seen(state, 'gb')).toEqual(seen(before, 'gb'));
      expect(seen(state, null)).toEqual(seen(before, null));
      expect(stands(state, 'us-9th-infantry')).toBe('malone 4');
    }
    expect(done.events).toEqual([]);
    expect(seen(done.state, 'us').orders).toEqual({ 'us-9th-infantry': { to: 'ogdensburg' } });
    expect(owing(done.state)).toEqual(['gb']);
    const opened = act(done.state, 'gb', NOTHING);
    expect(types(opened, 'sailed', 'marched')).toEqual(['sailed', 'marched']);
    expect(stands(opened.state, 'us-9th-infantry')).toBe('ogdensburg 4');
  });

  it('C1812-19.1 an order holds what a player turn would: one naval action and one army move', () => {
    const text = `${FRONT}\n ships us erie 1 up 1 down`;
    const sailed = act(orders(text), 'us', ['sail plattsburg up']).state;
    expect(refused(sailed, 'us', 'sail erie up')).toBe('C1812-6.1.a');
    expect(refused(sailed, 'us', 'repair erie')).toBe('C1812-4.3.a');
    const marched = act(sailed, 'us', ['done', 'march us-9th-infantry ogdensburg']).state;
    expect(refused(marched, 'us', 'march us-6th-infantry utica')).toBe('C1812-9.1');
  });

  it('C1812-19.1 a sea movement takes both parts of the order, as it takes both phases', () => {
    const text = 'us erie: us-9th-infantry\n ships us lake-erie 1 up 0 down';
    const built = act(orders(text), 'us', ['build plattsburg']).state;
    expect(refused(built, 'us', 'ship us-9th-infantry buffalo')).toBe('C1812-4.4.a');
    const moved = ordered(text, ['done', 'ship us-9th-infantry buffalo', 'done'], NOTHING);
    expect(stands(moved.state, 'us-9th-infantry')).toBe('buffalo 4');
  });

  it('C1812-19.1 nobody rolls for the first turn, in no year', () => {
    const game = start(
      columbia1812,
      { scenario: 'campaign', options: { simultaneous: true } },
      seededChance(1),
    );
    const us = act(game.state, 'us', placing(game.state, 'us', 'albany')).state;
    const begun = act(us, 'gb', placing(us, 'gb', 'montreal'));
    expect(begun.rolls).toEqual([]);
    expect(owing(begun.state)).toEqual(['us', 'gb']);
    const last = position(
      'simultaneous\n time 1812 turn 10 first - stage orders active -\n us utica: us-9th-infantry',
    );
    const next = act(act(last, 'us', NOTHING).state, 'gb', NOTHING);
    expect(next.rolls).toEqual([]);
    expect(next.state).toMatchObject({ year: 1813, turn: 1, stage: 'orders', first: null });
  });

  it('C1812-19.1 all moves come first, then naval battles, then land battles', () => {
    const text = `
      us malone: us-9th-infantry
      gb ogdensburg: gb-49th-foot
      ships us lake-champlain 1 up 0 down
      ships gb lacolle 1 up 0 down`;
    const fight = ordered(
      text,
      ['done', 'march us-9th-infantry ogdensburg', 'done'],
      ['sail lacolle up', 'done', 'done'],
      [1, 1, 1, 1],
    );
    expect(types(fight, 'sailed', 'marched', 'naval-battle', 'battle')).toEqual([
      'sailed',
      'marched',
      'naval-battle',
    ]);
    const gone = act(fight.state, 'gb', ['retreat']);
    expect(types(gone, 'naval-battle-over', 'battle')).toEqual(['naval-battle-over', 'battle']);
  });

  it('C1812-19.1.a an order names units and targets: who is not named stays, and half an order is none', () => {
    const state = act(orders('gb montreal: gb-49th-foot, gb-8th-foot, gb-41st-foot'), 'gb', [
      'build kingston',
    ]).state;
    const chance = { open: () => 0, hidden: () => 0 };
    for (const vague of [
      { do: 'march', to: 'malone' },
      { do: 'march', unit: 'gb-49th-foot' },
      { do: 'march', unit: 'montreal', to: 'malone' },
    ]) {
      expect(play(columbia1812, state, 'gb', [vague], chance)).toMatchObject({
        ok: false,
        code: 'INVALID_INPUT',
      });
    }
    const written = act(state, 'gb', [
      'march gb-49th-foot malone',
      'march gb-8th-foot lacolle',
      'done',
    ]).state;
    const { state: after } = act(written, 'us', NOTHING);
    expect([
      after.units['gb-49th-foot'].at,
      after.units['gb-8th-foot'].at,
      after.units['gb-41st-foot'].at,
    ]).toEqual(['malone', 'lacolle', 'montreal']);
    expect(seen(after, null).towns.kingston.ships.gb).toEqual({ up: 0, down: 1 });
  });

  it('C1812-19.2 who is already in a town defends, also in a town of the enemy nation and beside friends who arrive', () => {
    const text = `
      us prescott: us-9th-infantry
      us ogdensburg: us-4th-infantry
      gb kingston: gb-49th-foot`;
    const held = ordered(text, NOTHING, ['done', 'march gb-49th-foot prescott', 'done']);
    expect(told(held, 'battle')).toMatchObject({
      town: 'prescott',
      attacker: 'gb',
      defender: 'us',
    });
    const plan = ['done', 'march us-4th-infantry prescott', 'done'];
    const joined = ordered(text, plan, ['done', 'march gb-49th-foot prescott', 'done'], [1]);
    expect(told(joined, 'battle')).toMatchObject({
      attacker: 'gb',
      defender: 'us',
      blocks: { us: 2, gb: 1 },
    });
  });

  it('C1812-19.2 a controlled town that is empty is simply occupied', () => {
    const text = 'gb prescott: gb-49th-foot\n us albany: us-9th-infantry';
    const result = ordered(text, NOTHING, ['done', 'march gb-49th-foot ogdensburg', 'done']);
    expect(said(result)).not.toContain('battle');
    expect(result.state.towns.ogdensburg.holder).toBe('gb');
  });

  it.each([
    ['ogdensburg', 'us malone', 'gb prescott', 'us', []],
    ['prescott', 'us ogdensburg', 'gb kingston', 'gb', [1]],
  ] as const)(
    'C1812-19.3 both enter vacant %s: its own nation defends',
    (town, us, gb, defender, dice) => {
      const text = `${us}: us-9th-infantry\n ${gb}: gb-49th-foot`;
      const plan = (unit: string) => ['done', `march ${unit} ${town}`, 'done'];
      const result = ordered(text, plan('us-9th-infantry'), plan('gb-49th-foot'), dice);
      expect(told(result, 'battle')).toMatchObject({ town, defender });
      expect(owing(result.state)).toEqual([defender]);
    },
  );

  const BORDER = `
    us sackets-harbor: us-9th-infantry, us-4th-infantry
    gb kingston: gb-49th-foot, gb-8th-foot`;
  /** Each side sends one block into the town of the other and keeps one at home; `dice`: militia, then 2d6 each. */
  const crossed = (dice: readonly number[]) =>
    ordered(
      BORDER,
      ['done', 'march us-9th-infantry kingston', 'done'],
      ['done', 'march gb-49th-foot sackets-harbor', 'done'],
      dice,
    );

  it("C1812-19.4 forces that move into each other's town: the higher 2d6, ties rolled again, decides where they fight", () => {
    const us = crossed([1, 3, 3, 2, 4, 6, 6, 1, 1]);
    expect(told(us, 'crossing')).toMatchObject({ side: 'us' });
    expect(owing(us.state)).toEqual(['us']);
    expect(options(us.state, 'us')).toEqual(['in kingston', 'in sackets-harbor']);
    expect(refused(us.state, 'us', 'in oswego')).toBe('C1812-19.4');
    expect(owing(crossed([1, 1, 2, 6, 6]).state)).toEqual(['gb']);
  });

  it('C1812-19.4 the side that controls that town defends it with its crossing units and those that stayed', () => {
    const there = act(crossed([1, 6, 6, 1, 1]).state, 'us', ['in kingston']);
    expect(told(there, 'battle')).toMatchObject({
      town: 'kingston',
      attacker: 'us',
      defender: 'gb',
      blocks: { us: 1, gb: 2 },
    });
    expect(stands(there.state, 'gb-49th-foot')).toBe('kingston 4');
    expect(seen(there.state, null).towns['sackets-harbor']).toMatchObject({ us: 1, gb: 0 });
    const here = act(crossed([1, 6, 6, 1, 1]).state, 'us', ['in sackets-harbor']);
    expect(told(here, 'battle')).toMatchObject({
      town: 'sackets-harbor',
      attacker: 'gb',
      defender: 'us',
      blocks: { us: 2, gb: 1 },
    });
  });

  it('C1812-19.4 the others retreat to their own origin, and the defenders not there', () => {
    const there = act(crossed([1, 6, 6, 1, 1]).state, 'us', ['in kingston']).state;
    const leaving = withdraws(there, 'gb', [1]).state;
    expect(options(leaving, 'gb')).toEqual(['flee prescott', 'flee smiths-creek']);
    const turn = act(there, 'gb', ['accept'], [1, 1, 1, 1, 1, 1, 1, 1]).state;
    const back = act(turn, 'us', ['retreat'], [1, 1]).state;
    expect(stands(back, 'us-9th-infantry')).toBe('sackets-harbor 4');
    const asked = unforced.act(turn, 'us', ['retreat'], [1, 1]).state;
    expect(options(asked, 'us')).toEqual(['flee sackets-harbor']);
  });

  it('C1812-19.4 there is no crossing where only one side goes into the town of the other', () => {
    const plan = ['done', 'march gb-49th-foot prescott', 'done'];
    const result = ordered(BORDER, ['done', 'march us-9th-infantry kingston', 'done'], plan, [1]);
    expect(said(result)).not.toContain('crossing');
    expect(told(result, 'battle')).toMatchObject({
      town: 'kingston',
      defender: 'gb',
      blocks: { us: 1, gb: 1 },
    });
  });

  const OUT = 'ships us sackets-harbor 1 up 0 down\n ships gb kingston 1 up 0 down';
  const BOTH_OUT = [
    ['sail sackets-harbor up', 'done', 'done'],
    ['sail kingston up', 'done', 'done'],
  ] as const;

  it('C1812-19.5 who moves onto a lake that the other controls attacks', () => {
    const british = OUT.replace('ships gb kingston', 'ships gb lake-ontario');
    const american = OUT.replace('ships us sackets-harbor', 'ships us lake-ontario');
    const first = ordered(british, BOTH_OUT[0], NOTHING, [1, 1, 1, 1]);
    expect(told(first, 'naval-battle')).toMatchObject({ attacker: 'us', defender: 'gb' });
    const second = ordered(american, NOTHING, BOTH_OUT[1], [1, 1, 1, 1]);
    expect(told(second, 'naval-battle')).toMatchObject({ attacker: 'gb', defender: 'us' });
  });

  it('C1812-19.5 both onto an empty lake: the winner of 2d6, ties rolled again, defends', () => {
    const us = ordered(OUT, ...BOTH_OUT, [3, 3, 5, 1, 6, 6, 1, 1, 1, 1, 1, 1]);
    expect(told(us, 'lake-defender')).toMatchObject({ lake: 'lake-ontario', side: 'us' });
    expect(told(us, 'naval-battle')).toMatchObject({ attacker: 'gb', defender: 'us' });
    const gb = ordered(OUT, ...BOTH_OUT, [1, 1, 6, 6, 1, 1, 1, 1]);
    expect(told(gb, 'naval-battle')).toMatchObject({ attacker: 'us', defender: 'gb' });
  });

  /**
   * The Americans control Lake Ontario with two naval units and send two of three blocks over it; the British sail out.
   */
  const SEA = `
    us sackets-harbor: us-9th-infantry, us-4th-infantry, us-6th-infantry
    us albany: us-11th-infantry
    gb kingston: gb-49th-foot
    ships us lake-ontario 2 up 0 down
    ships gb kingston 2 up 0 down`;
  const SHIP = [
    'done',
    'ship us-9th-infantry york',
    'ship us-4th-infantry york',
    'march us-6th-infantry utica',
    'done',
  ];
  const SORTIE = ['sail kingston up', 'sail kingston up', 'done', 'done'];
  const MISS = [1, 1, 1, 1];
  const at = (state: State1812) => [
    state.units['us-9th-infantry'].at,
    state.units['us-4th-infantry'].at,
    state.units['us-6th-infantry'].at,
  ];

  it('C1812-19.6 the sea movement waits for the naval battle, and goes ahead where the fleet is unhurt', () => {
    const battle = ordered(SEA, SHIP, SORTIE, [...MISS, ...MISS]);
    expect(at(battle.state)).toEqual(['sackets-harbor', 'sackets-harbor', 'utica']);
    const gone = act(battle.state, 'gb', ['retreat']).state;
    const sailed = act(gone, 'gb', ['port smiths-creek up', 'port kingston up']);
    expect(types(sailed, 'naval-battle-over', 'marched')).toEqual(['naval-battle-over', 'marched']);
    expect(at(sailed.state)).toEqual(['york', 'york', 'utica']);
  });

  /** A naval unit of the Americans is turned over, then the British sail home. */
  const damaged = (text = SEA, us: readonly string[] = SHIP, dice = [6, 1, 1, 1, ...MISS]) => {
    const hit = ordered(text, us, SORTIE, dice);
    const gone = act(hit.state, 'gb', ['retreat']).state;
    return act(gone, 'gb', ['port kingston up', 'port kingston up']).state;
  };

  it('C1812-19.6 where it was damaged the owner cancels, or leaves behind what cannot be carried and goes', () => {
    const state = damaged();
    expect(decision(state, 'us')).toBe('sea-sail');
    expect(options(state, 'us')).toEqual([
      'cancel',
      'leave us-4th-infantry',
      'leave us-9th-infantry',
    ]);
    expect(refused(state, 'us', 'proceed')).toBe('C1812-12.2.a');
    const left = act(state, 'us', ['leave us-4th-infantry']).state;
    expect(refused(left, 'us', 'leave us-9th-infantry')).toBe('C1812-19.6');
    expect(refused(left, 'us', 'leave us-6th-infantry')).toBe('C1812-19.6');
    expect(at(act(left, 'us', ['proceed']).state)).toEqual(['york', 'sackets-harbor', 'utica']);
  });

  it('C1812-19.6 after cancelling they can do nothing else that turn', () => {
    const cancelled = act(damaged(), 'us', ['cancel']);
    expect(types(cancelled, 'sea-cancelled', 'marched', 'turn')).toEqual(['sea-cancelled', 'turn']);
    expect(at(cancelled.state)).toEqual(['sackets-harbor', 'sackets-harbor', 'utica']);
    expect(cancelled.state).toMatchObject({ turn: 4, stage: 'orders' });
  });

  it('C1812-19.6 any damage to the fleet gives them the choice, also where enough is left to carry all', () => {
    const text = `${SEA}\n ships us oswego 1 up 0 down`;
    const plan = ['sail oswego up', ...SHIP];
    const state = damaged(text, plan, [6, 1, 1, 1, ...MISS, 1, 1]);
    expect(seen(state, null).lakes['lake-ontario'].us).toEqual({ up: 2, down: 1 });
    expect(options(state, 'us')).toContain('cancel');
    expect(at(act(state, 'us', ['proceed']).state)).toEqual(['york', 'york', 'utica']);
  });

  it('C1812-19.6 where the lake has changed hands the sea movement is off', () => {
    const hit = ordered(SEA, SHIP, SORTIE, [6, 6, 1, 1, ...MISS]).state;
    const crippled = act(hit, 'gb', ['flip']).state;
    expect(decision(crippled, 'us')).toBe('port');
    const over = act(crippled, 'us', ['port oswego down', 'port oswego down']);
    expect(types(over, 'naval-battle-over', 'sea-cancelled', 'marched')).toEqual([
      'naval-battle-over',
      'sea-cancelled',
    ]);
    expect(at(over.state)).toEqual(['sackets-harbor', 'sackets-harbor', 'utica']);
  });

  it('C1812-19.6 those who do not sail defend the town they started from; those who do are gone from it', () => {
    const SORTIE_AND_RAID = [
      'sail kingston up',
      'sail kingston up',
      'done',
      'march gb-49th-foot sackets-harbor',
      'done',
    ];
    const hit = ordered(SEA, SHIP, SORTIE_AND_RAID, [6, 1, 1, 1, ...MISS]);
    const gone = act(hit.state, 'gb', ['retreat']).state;
    const state = act(gone, 'gb', ['port kingston up', 'port kingston up']).state;
    const stayed = act(act(state, 'us', ['leave us-4th-infantry']).state, 'us', ['proceed']);
    expect(told(stayed, 'battle')).toMatchObject({
      town: 'sackets-harbor',
      attacker: 'gb',
      blocks: { us: 1, gb: 1 },
    });
    const unhurt = ordered(SEA, SHIP, SORTIE_AND_RAID, [...MISS, ...MISS]).state;
    const sailed = act(act(unhurt, 'gb', ['retreat']).state, 'gb', [
      'port kingston up',
      'port kingston up',
    ]);
    expect(said(sailed)).not.toContain('battle');
    expect(sailed.state.towns['sackets-harbor'].holder).toBe('gb');
  });

  const FOUR = `
    us ogdensburg: us-9th-infantry, us-4th-infantry
    us buffalo: us-6th-infantry
    us port-dover: us-13th-infantry
    gb fort-erie: gb-49th-foot, gb-8th-foot
    gb prescott: gb-41st-foot
    gb malone: gb-1st-foot`;
  const US_ATTACKS = [
    'done',
    'march us-9th-infantry prescott',
    'march us-4th-infantry malone',
    'done',
  ];
  const GB_ATTACKS = ['done', 'march gb-49th-foot buffalo', 'march gb-8th-foot port-dover', 'done'];

  it('C1812-19.0.a both roll 2d6, ties again: the winner names a land battle in which they attack, then they take turns', () => {
    const rolled = ordered(FOUR, US_ATTACKS, GB_ATTACKS, [1, 2, 2, 1, 3, 5, 5, 1, 1]);
    expect(told(rolled, 'battle-order')).toMatchObject({ side: 'us' });
    expect(options(rolled.state, 'us')).toEqual(['battle malone', 'battle prescott']);
    expect(refused(rolled.state, 'us', 'battle buffalo')).toBe('C1812-10.2');
    const first = act(rolled.state, 'us', ['battle prescott']).state;
    const second = act(withdraws(first, 'gb', [1]).state, 'gb', ['flee montreal']).state;
    expect(options(second, 'gb')).toEqual(['battle buffalo', 'battle port-dover']);
    const begun = act(second, 'gb', ['battle buffalo']).state;
    const third = act(withdraws(begun, 'us', [1]).state, 'us', ['flee erie']).state;
    expect(options(third, 'us')).toEqual(['battle malone']);
  });

  it('C1812-19.0.a a side goes on naming where the other attacks nowhere any more', () => {
    const gb = ['done', 'march gb-49th-foot buffalo', 'done'];
    const rolled = ordered(FOUR, US_ATTACKS, gb, [1, 1, 1, 6, 6]);
    expect(options(rolled.state, 'gb')).toEqual(['battle buffalo']);
    const begun = act(rolled.state, 'gb', ['battle buffalo']).state;
    const next = act(withdraws(begun, 'us', [1]).state, 'us', ['flee erie']).state;
    expect(options(next, 'us')).toEqual(['battle malone', 'battle prescott']);
    const alone = ordered(FOUR, US_ATTACKS, NOTHING, [1, 1, 1, 6, 6]);
    expect(told(alone, 'battle-order')).toMatchObject({ side: 'gb' });
    expect(options(alone.state, 'us')).toEqual(['battle malone', 'battle prescott']);
  });

  it('C1812-19.0.a naval battles come before all land battles, Lake Erie, then Ontario, then Champlain', () => {
    const text = `${FOUR}
      ships us lake-erie 1 up 0 down
      ships gb amherstburg 1 up 0 down
      ships gb lake-champlain 1 up 0 down
      ships us plattsburg 1 up 0 down`;
    const us = ['sail plattsburg up', ...US_ATTACKS];
    const gb = ['sail amherstburg up', ...GB_ATTACKS];
    const erie = ordered(text, us, gb, [1, ...MISS]);
    expect(told(erie, 'naval-battle')).toMatchObject({ lake: 'lake-erie' });
    const gone = act(act(erie.state, 'gb', ['retreat']).state, 'gb', ['port amherstburg up'], MISS);
    expect(told(gone, 'naval-battle')).toMatchObject({ lake: 'lake-champlain', attacker: 'us' });
    expect(said(gone)).not.toContain('battle-order');
  });

  it('C1812-19.0.b naval orders come first: naval units ordered out of a port are gone before an army enters it', () => {
    const text =
      'us oswego: us-9th-infantry\n gb utica: gb-49th-foot\n ships us sackets-harbor 2 up 0 down';
    const march = ['done', 'march gb-49th-foot sackets-harbor', 'done'];
    const out = ordered(
      text,
      ['sail sackets-harbor up', 'sail sackets-harbor up', 'done', 'done'],
      march,
    );
    expect(types(out, 'sailed', 'marched', 'escape')).toEqual(['sailed', 'marched']);
    expect(seen(out.state, null).lakes['lake-ontario'].us.up).toBe(2);
    const stayed = ordered(text, NOTHING, march, [1, 1]);
    expect(types(stayed, 'marched', 'escape')).toEqual(['marched', 'escape']);
  });

  it('C1812-19.0.b the militia roll comes before the army orders: those it keeps back stay, and hold the town', () => {
    const gb = ['done', 'march gb-49th-foot sackets-harbor', 'done'];
    const both = [
      'done',
      'march us-9th-infantry kingston',
      'march us-4th-infantry kingston',
      'done',
    ];
    const held = ordered(BORDER, both, gb, [6, 6]);
    expect(types(held, 'militia', 'crossing', 'marched')).toEqual(['militia', 'marched']);
    expect(told(held, 'battle')).toMatchObject({
      town: 'sackets-harbor',
      attacker: 'gb',
      defender: 'us',
      blocks: { us: 2, gb: 1 },
    });
  });

  it('C1812-19.0.b 17.0.c ends the orders of the Americans, not the turn of the British', () => {
    const held = ordered(
      BORDER,
      ['done', 'march us-9th-infantry kingston', 'done'],
      ['done', 'march gb-8th-foot prescott', 'done'],
      [6],
    );
    expect(stands(held.state, 'us-9th-infantry')).toBe('sackets-harbor 4');
    expect(stands(held.state, 'gb-8th-foot')).toBe('prescott 4');
  });

  /** A British dragoon rides from Utica through Oswego to Sacket's Harbor. */
  const RIDE = [
    'done',
    'march gb-19th-light-dragoons oswego',
    'on gb-19th-light-dragoons sackets-harbor',
    'done',
  ];
  const RIDER = 'gb utica: gb-19th-light-dragoons\n us oswego: us-9th-infantry, us-4th-infantry';
  const AWAY = [
    'done',
    'march us-9th-infantry williamsburg',
    'march us-4th-infantry williamsburg',
    'done',
  ];

  it('C1812-19.0.b a dragoon is stopped by enemies that stay, not by those that leave or arrive', () => {
    const stopped = ordered(
      RIDER,
      AWAY.filter((order) => !order.includes('4th')),
      RIDE,
    );
    expect(stands(stopped.state, 'gb-19th-light-dragoons')).toBe('oswego 3');
    expect(told(stopped, 'battle')).toMatchObject({
      town: 'oswego',
      defender: 'us',
      blocks: { us: 1, gb: 1 },
    });
    const through = ordered(RIDER, AWAY, RIDE);
    expect(stands(through.state, 'gb-19th-light-dragoons')).toBe('sackets-harbor 3');
    expect(said(through)).not.toContain('battle');
    const arriving = 'gb utica: gb-19th-light-dragoons\n us williamsburg: us-9th-infantry';
    const met = ordered(arriving, ['done', 'march us-9th-infantry oswego', 'done'], RIDE);
    expect(stands(met.state, 'gb-19th-light-dragoons')).toBe('sackets-harbor 3');
    expect(stands(met.state, 'us-9th-infantry')).toBe('oswego 4');
  });

  it('C1812-19.0.b who waits for a sea movement counts as staying', () => {
    const text = `
      gb utica: gb-19th-light-dragoons
      us oswego: us-9th-infantry
      ships us lake-ontario 1 up 0 down
      ships gb kingston 1 up 0 down`;
    const us = ['done', 'ship us-9th-infantry york', 'done'];
    const waits = ordered(text, us, ['sail kingston up', ...RIDE], [1, 1, 1, 1]);
    expect(stands(waits.state, 'gb-19th-light-dragoons')).toBe('oswego 3');
    const sails = ordered(text, us, RIDE);
    expect(stands(sails.state, 'gb-19th-light-dragoons')).toBe('sackets-harbor 3');
  });

  it('C1812-19.0.b forces that only pass each other do not meet', () => {
    const text = 'gb utica: gb-19th-light-dragoons\n us sackets-harbor: us-2nd-light-dragoons';
    const us = [
      'done',
      'march us-2nd-light-dragoons oswego',
      'on us-2nd-light-dragoons williamsburg',
      'done',
    ];
    const passed = ordered(text, us, RIDE);
    expect(types(passed, 'crossing', 'battle')).toEqual([]);
    expect(stands(passed.state, 'us-2nd-light-dragoons')).toBe('williamsburg 3');
    expect(stands(passed.state, 'gb-19th-light-dragoons')).toBe('sackets-harbor 3');
  });

  const FORCE = ['done', 'march gb-49th-foot oswego', 'force gb-49th-foot sackets-harbor', 'done'];

  it('C1812-19.0.b a forced march is stopped, undiced, by any enemy there after the army orders', () => {
    const text =
      'gb utica: gb-49th-foot\n us williamsburg: us-9th-infantry\n us oswego: us-4th-infantry';
    const arrives = ['done', 'march us-9th-infantry oswego', 'done'];
    const met = ordered(text.replace('us oswego: us-4th-infantry', ''), arrives, FORCE);
    expect(told(met, 'battle')).toMatchObject({ town: 'oswego', blocks: { us: 1, gb: 1 } });
    expect(said(met)).not.toContain('forced-march');
    const leaves = ordered(text, ['done', 'march us-4th-infantry utica', 'done'], FORCE, [3]);
    expect(stands(leaves.state, 'gb-49th-foot')).toBe('sackets-harbor 4');
  });

  it('C1812-19.0.b forced marches of both sides come after all army orders and are carried out together', () => {
    const text = 'gb utica: gb-49th-foot\n us erie: us-9th-infantry\n gb albany: gb-8th-foot';
    const us = [
      'done',
      'march us-9th-infantry buffalo',
      'force us-9th-infantry fort-niagara',
      'done',
    ];
    const result = ordered(text, us, FORCE, [4, 3]);
    expect(types(result, 'marched', 'forced-march')).toEqual([
      'marched',
      'marched',
      'forced-march',
      'forced-march',
      'marched',
      'marched',
    ]);
    expect([stands(result.state, 'us-9th-infantry'), stands(result.state, 'gb-49th-foot')]).toEqual(
      ['fort-niagara 4', 'sackets-harbor 4'],
    );
    const swap = ordered(
      'gb utica: gb-49th-foot\n us malone: us-9th-infantry',
      ['done', 'march us-9th-infantry ogdensburg', 'force us-9th-infantry sackets-harbor', 'done'],
      ['done', 'march gb-49th-foot sackets-harbor', 'force gb-49th-foot ogdensburg', 'done'],
      [4, 3],
    );
    expect(types(swap, 'battle', 'crossing')).toEqual([]);
    expect([stands(swap.state, 'us-9th-infantry'), stands(swap.state, 'gb-49th-foot')]).toEqual([
      'sackets-harbor 4',
      'ogdensburg 4',
    ]);
  });

  it('C1812-19.0.b a crossing is judged by where forces end their move, so a march that must stop in the town counts', () => {
    const us = ['done', 'march us-9th-infantry kingston', 'force us-9th-infantry prescott', 'done'];
    const gb = ['done', 'march gb-49th-foot sackets-harbor', 'done'];
    const stops = ordered(BORDER, us, gb, [1, 6, 6, 1, 1]);
    expect(owing(stops.state)).toEqual(['us']);
    expect(decision(stops.state, 'us')).toBe('cross');
    const passes = ordered(BORDER.replace(', gb-8th-foot', ''), us, gb, [1, 4]);
    expect(said(passes)).not.toContain('crossing');
    expect(stands(passes.state, 'us-9th-infantry')).toBe('prescott 4');
  });

  it('C1812-19.0.b retreats follow section 11: an attacker goes back only where no enemy has come meanwhile', () => {
    const text = `
      us ogdensburg: us-9th-infantry
      gb malone: gb-49th-foot
      gb prescott: gb-8th-foot`;
    const us = ['done', 'march us-9th-infantry malone', 'done'];
    const taken = ordered(text, us, ['done', 'march gb-8th-foot ogdensburg', 'done']).state;
    const turn = unforced.act(taken, 'gb', ['accept'], [1, 1, 1, 1]).state;
    expect(refused(turn, 'us', 'retreat')).toBe('C1812-11.2.c');
    const free = act(ordered(text, us, NOTHING).state, 'gb', ['accept'], [1, 1, 1, 1]).state;
    expect(refused(free, 'us', 'retreat')).toBeNull();
  });
});

describe('strategy and history (20)', () => {
  it('C1812-20.0 these sections hold no rules: nothing in the game appeals to them', () => {
    const cited = Object.values(columbia1812.phases).flatMap((phase) => [
      phase.clause,
      ...(phase.kind === 'ask' ? phase.cites : []),
    ]);
    expect(cited.filter((clause) => clause.startsWith('C1812-20'))).toEqual([]);
    expect(
      Object.keys(columbia1812.clauses).filter((clause) => clause.startsWith('C1812-20')),
    ).toEqual(['C1812-20.0']);
    expect(columbia1812.clauses['C1812-20.0']?.summary.en).toContain('no rules');
    expect(columbia1812.clauses['C1812-20.0']?.summary.ja).not.toBe('');
  });
});
