import { hexsideOf, HEXSIDES } from '../../../src/rules/avalon1776/components/hexsides.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { landings } from '../../../src/rules/avalon1776/questions/boats.js';
import { DOMAINS, type State1776 } from '../../../src/rules/avalon1776/state.js';
import { viewOf } from '../../../src/rules/avalon1776/view/view.js';
import { loaded, start } from '../../../src/rules/kernel/index.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const { position, walk, act, refused, options, owing } = deskOf('scenario1');
const south = deskOf('scenario3');

/** The Hudson at Albany and Saratoga, of class 1 and 2; Lake Champlain; the St. Lawrence at Montreal, of class 3. */
const [ALBANY, SARATOGA, BEYOND] = ['FFF38/FFF39', 'HHH39/HHH40', 'HHH39/III40'] as const;
/** The Hudson below Albany, where transports come too. */
const HUDSON = 'DDD38/EEE39';
const [LAKE, CROWN_POINT, RICHELIEU] = ['KKK39/LLL40', 'LLL39/LLL40', 'QQQ39/QQQ40'] as const;

/** September 1775, the Americans to move, with one unit far away that may always march. */
const canada = (text: string): State1776 =>
  position(`time turn 1 us movement\nus fort-western: 1 CA\n${text}`);
const rows = (state: State1776) =>
  options(state, 'us').flatMap((step) => (step.startsWith('row ') ? [step.slice(4)] : []));
const clauseOf = (played: ReturnType<typeof act>, type: string) =>
  played.events.find((event) => event.type === type)?.clause;

describe('a bateau', () => {
  it('A1776-opt.II A1776-opt.II.A.7 A1776-opt.II.A.8 takes units along the water and lands them on a bank', () => {
    const start = canada('us albany: 3 RM\nboats us FFF38/FFF39: 1');
    const aboard = walk(start, 'us', `launch ${ALBANY}`, `load ${hex('albany')} RM 2`);
    expect([at(aboard, 'us', 'albany'), aboard.boat?.aboard]).toEqual([{ RM: 1 }, { RM: 2 }]);
    const rowed = act(aboard, 'us', `row ${SARATOGA}`);
    expect(told(rowed, 'rowed')).toMatchObject({ from: ALBANY, to: SARATOGA, units: { RM: 2 } });
    expect(refused(rowed.state, 'us', 'stop')).toBe('A1776-opt.II.A.8');
    expect(refused(rowed.state, 'us', `land ${hex('albany')}`)).toBe('A1776-opt.II.A.8');
    expect(refused(rowed.state, 'us', 'drop HHH39 RM 3')).toBe('A1776-opt.II.A.7');
    const landed = act(rowed.state, 'us', 'land HHH39');
    expect(at(landed.state, 'us', 'HHH39')).toEqual({ RM: 2 });
    expect(landed.state.boats).toEqual({ [SARATOGA]: { us: { done: 1 } } });
    expect([clauseOf(landed, 'landed'), owing(landed.state)]).toEqual(['A1776-opt.II.A.8', ['us']]);
  });

  it('A1776-opt.II.A.1 A1776-opt.II.A.2 follows hexsides that meet, twenty in a phase, wherever it turns', () => {
    const start = walk(canada(`boats us ${LAKE}: 1`), 'us', `launch ${LAKE}`);
    expect(rows(start)).toContain(RICHELIEU);
    // Lake George does not meet Lake Champlain, and Sorel lies too far beyond Montreal
    expect(refused(start, 'us', 'row JJJ38/KKK39')).toBe('A1776-opt.II.A.1');
    expect(refused(start, 'us', 'row TTT40/UUU41')).toBeNull();
    const on = walk(start, 'us', `row ${RICHELIEU}`);
    expect(on.boat?.spent).toBe(11);
    expect(refused(on, 'us', `row ${RICHELIEU}`)).toBe('A1776-opt.II.A.2');
    expect(refused(on, 'us', `row ${CROWN_POINT}`)).toBe('A1776-opt.II.A.2');
    expect(refused(on, 'us', 'row LLL39/MMM40')).toBeNull();
  });

  it('A1776-opt.II.A.3 A1776-opt.II.A.3.a goes on rivers and lakes, never over land, on the open coast or at sea', () => {
    const waters = new Set(DOMAINS.side.map((id) => hexsideOf(id)?.water));
    expect([...waters].sort()).toEqual(['lake', 'river1', 'river2', 'river3']);
    expect(DOMAINS.side).toHaveLength(828);
    const coast = HEXSIDES.find(({ water }) => water === 'coast')?.id ?? '';
    expect(() => canada(`boats us ${coast}: 1`)).toThrow('no hexside for bateaux');
  });

  it('A1776-opt.II.A.3.b lies with any number of others at a hexside, and goes through them', () => {
    const start = canada(`boats us ${LAKE}: 7\nboats gb ${CROWN_POINT}: 9`);
    const once = walk(start, 'us', `launch ${LAKE}`, `row ${CROWN_POINT}`, 'stop');
    expect(once.boats).toEqual({
      [LAKE]: { us: { rest: 6 } },
      [CROWN_POINT]: { us: { done: 1 }, gb: { rest: 9 } },
    });
    expect(rows(walk(once, 'us', `launch ${LAKE}`))).toContain(RICHELIEU);
  });

  it('A1776-opt.II.A.4 lies where it came last', () => {
    const start = canada(`boats us ${LAKE}: 1`);
    const played = act(walk(start, 'us', `launch ${LAKE}`), 'us', `row ${RICHELIEU}`);
    expect(clauseOf(played, 'rowed')).toBe('A1776-opt.II.A.4');
    expect(Object.keys(viewOf(played.state, 'gb').boats ?? {})).toEqual([RICHELIEU]);
    expect(walk(played.state, 'us', 'stop').boats).toEqual({ [RICHELIEU]: { us: { done: 1 } } });
  });

  it('A1776-opt.II.A.5 carries five points or counters, and no works', () => {
    const start = walk(
      canada(`us ticonderoga: 6 RM 1 A 1 S 1 M\nboats us ${LAKE}: 1`),
      'us',
      `launch ${LAKE}`,
    );
    const place = hex('ticonderoga');
    expect(refused(start, 'us', `load ${place} RM 6`)).toBe('A1776-opt.II.A.5');
    expect(refused(start, 'us', `load ${place} M 1`)).toBe('A1776-opt.II.A.5');
    const mixed = walk(start, 'us', `load ${place} RM 3`, `load ${place} A 1`, `load ${place} S 1`);
    expect(refused(mixed, 'us', `load ${place} RM 1`)).toBe('A1776-opt.II.A.5');
    expect(options(mixed, 'us').filter((step) => step.startsWith('load'))).toEqual([]);
  });

  it('A1776-opt.II.A.6 takes those alone who begin the phase beside it and have not moved', () => {
    const start = canada(
      'us albany: 2 RM free1 1 S held 1 CA\nus GGG38: 1 RM\nboats us FFF38/FFF39: 1',
    );
    const manned = walk(start, 'us', `launch ${ALBANY}`);
    const place = hex('albany');
    expect(refused(manned, 'us', `load ${place} RM 2`)).toBeNull();
    for (const other of [`load ${place} S 1`, `load ${place} CA 1`, 'load GGG38 RM 1'])
      expect(refused(manned, 'us', other)).toBe('A1776-opt.II.A.6');
    // nor is anybody picked up on the way
    const on = walk(manned, 'us', 'row FFF38/GGG38');
    expect(refused(on, 'us', `load ${place} RM 1`)).toBe('A1776-opt.II.A.6');
    // who came by land has moved
    const came = walk(start, 'us', 'march GGG38 0', `go ${place}`, 'stop', `launch ${ALBANY}`);
    expect(refused(came, 'us', `load ${place} RM 3`)).toBe('A1776-opt.II.A.6');
  });

  it('A1776-opt.II.A.6 a garrison goes aboard unless it is besieged', () => {
    const text = `us ticonderoga: in 2 RM\nfort ticonderoga: us\nboats us ${LAKE}: 1`;
    const step = `load ${hex('ticonderoga')} RM 2`;
    const free = walk(canada(text), 'us', `launch ${LAKE}`);
    expect(walk(free, 'us', step).boat?.aboard).toEqual({ RM: 2 });
    const besieged = walk(canada(`${text}\ngb ticonderoga: 1 BR`), 'us', `launch ${LAKE}`);
    expect(refused(besieged, 'us', step)).toBe('A1776-opt.II.A.6');
  });

  it('A1776-opt.II.A.8 nobody lands on a bank of wilderness, nor does it end where there is no other', () => {
    const saratoga = deskOf('scenario2');
    const start = saratoga.position(
      'time turn 1 us movement\nboats us VV34/WW35: 1\nus VV34: 1 RM',
    );
    const on = saratoga.walk(start, 'us', 'launch VV34/WW35', 'load VV34 RM 1', 'row WW34/WW35');
    expect(saratoga.refused(on, 'us', 'land WW35')).toBe('A1776-opt.II.A.8');
    expect(saratoga.refused(on, 'us', 'land WW34')).toBeNull();
    for (const side of HEXSIDES)
      for (const bank of landings(start, side))
        expect(side.wilderness).not.toBe(side.hexes[0] === bank ? 'first' : 'second');
  });

  it('A1776-opt.II.A.9 drops units on the way and goes on', () => {
    const start = canada('us albany: 4 RM\nboats us FFF38/FFF39: 1');
    const on = walk(
      start,
      'us',
      `launch ${ALBANY}`,
      `load ${hex('albany')} RM 4`,
      `row ${SARATOGA}`,
    );
    const dropped = act(on, 'us', 'drop HHH40 RM 1');
    expect(clauseOf(dropped, 'landed')).toBe('A1776-opt.II.A.9');
    expect(dropped.state.boat?.aboard).toEqual({ RM: 3 });
    const there = walk(dropped.state, 'us', `row ${BEYOND}`, 'land HHH39');
    expect([at(there, 'us', 'HHH40'), at(there, 'us', 'HHH39')]).toEqual([{ RM: 1 }, { RM: 3 }]);
    // at the first hexside nobody goes ashore: it has not moved
    const loaded = walk(start, 'us', `launch ${ALBANY}`, `load ${hex('albany')} RM 4`);
    expect(refused(loaded, 'us', 'land FFF39')).toBe('A1776-opt.II.A.8');
  });

  it('A1776-opt.II.A.10 who has come ashore does not move on, in that phase', () => {
    const start = canada('us albany: 4 RM\nboats us FFF38/FFF39: 1');
    const landed = walk(
      start,
      'us',
      ...[`launch ${ALBANY}`, `load ${hex('albany')} RM 4`, `row ${SARATOGA}`, 'land HHH39'],
    );
    expect(landed.hexes['HHH39']?.us).toEqual({ held: { RM: 4 } });
    expect(refused(landed, 'us', 'march HHH39 0')).toBe('A1776-basic.II.B');
    expect(refused(landed, 'us', `launch ${SARATOGA}`)).toBe('A1776-opt.II.B.2');
  });

  it('A1776-opt.II.A.11 A1776-opt.II.A.11.a A1776-opt.II.A.11.b ends beside enemies on a small river, and lands all on either bank', () => {
    const start = canada('us GGG39: 4 RM\nboats us GGG39/HHH39: 1\ngb HHH39: 1 TM\ngb HHH40: 2 TM');
    const aboard = walk(start, 'us', 'launch GGG39/HHH39', 'load GGG39 RM 4');
    expect(refused(aboard, 'us', `row ${BEYOND}`)).toBe('A1776-opt.II.A.11');
    const halted = walk(aboard, 'us', `row ${SARATOGA}`);
    expect(rows(halted)).toEqual([]);
    expect(refused(halted, 'us', `row ${ALBANY}`)).toBe('A1776-opt.II.A.11');
    const parted = walk(halted, 'us', 'drop HHH39 RM 1', 'land HHH40');
    expect([at(parted, 'us', 'HHH39'), at(parted, 'us', 'HHH40')]).toEqual([{ RM: 1 }, { RM: 3 }]);
    expect(parted.boat).toBeUndefined();
    // empty it stops as well
    const empty = walk(start, 'us', 'launch GGG39/HHH39', `row ${SARATOGA}`);
    expect(empty.boats).toEqual({ [SARATOGA]: { us: { done: 1 } } });
  });

  it('A1776-opt.II.A.11.c passes enemies inside a fort', () => {
    const fort = 'us albany: 4 RM\nboats us FFF38/FFF39: 1\nfort HHH39: gb\ngb HHH39: in 1 TM';
    expect(rows(walk(canada(fort), 'us', `launch ${ALBANY}`))).toContain(BEYOND);
    const outside = canada(fort.replace('in 1 TM', '1 TM'));
    expect(rows(walk(outside, 'us', `launch ${ALBANY}`))).not.toContain(BEYOND);
  });

  it('A1776-opt.II.A.11.d passes enemies beside a lake and a river of class 3', () => {
    const start = canada(`boats us ${LAKE}: 1\ngb crown-point: 5 TM\ngb sorel: 5 TM`);
    const ends = rows(walk(start, 'us', `launch ${LAKE}`));
    expect(ends).toContain(RICHELIEU);
    expect(ends).toContain('UUU40/UUU41');
    const small = canada(`boats us ${LAKE}: 1\ngb QQQ39: 5 TM`);
    const held = rows(walk(small, 'us', `launch ${LAKE}`));
    expect([held.includes(RICHELIEU), held.includes('RRR39/RRR40')]).toEqual([true, false]);
  });

  it('A1776-opt.II.A.11.e who landed among enemies fights like any others', () => {
    const start = canada('us albany: 4 RM\nboats us FFF38/FFF39: 1\ngb HHH39: 1 TM');
    const landed = walk(
      start,
      'us',
      ...[`launch ${ALBANY}`, `load ${hex('albany')} RM 4`, 'row GGG39/HHH39', 'land HHH39', 'end'],
    );
    expect(options(landed, 'us')).toContain('fight HHH39');
  });
});

describe('at set-up', () => {
  const begun = (scenario: string, bateaux: boolean) =>
    start(avalon1776, { scenario, options: { bateaux } }, loaded()).state;

  it('A1776-scn1.options.2 A1776-scn2.options.2 every bateau lies at a hexside of its hex, as its owner likes', () => {
    const first = begun('scenario1', true);
    expect([owing(first), options(first, 'us')]).toEqual([
      ['us'],
      [`berth JJJ38/KKK39`, 'berth KKK39/KKK40', `berth ${LAKE}`],
    ]);
    expect(avalon1776.readPosition(avalon1776.writePosition(first))).toMatchObject({
      agenda: first.agenda,
    });
    expect(refused(first, 'us', `berth ${ALBANY}`)).toBe('A1776-scn1.options.2');
    const lying = walk(
      walk(first, 'us', `berth ${LAKE}`, `berth ${LAKE}`, 'end'),
      'gb',
      'berth QQQ38/RRR39',
    );
    expect(lying.boats).toEqual({
      [LAKE]: { us: { rest: 2 } },
      'QQQ38/RRR39': { gb: { rest: 1 } },
    });
    expect(begun('scenario1', false).agenda.some(({ f }) => f === 'berth')).toBe(false);
    const saratoga = begun('scenario2', true).agenda.filter(({ f }) => f === 'berth');
    expect(saratoga.map((frame) => (frame as { by?: string }).by).sort()).toEqual([
      'gb',
      'gb',
      'us',
    ]);
  });

  it('A1776-scn2.options.2 is what the log cites of a bateau in Saratoga', () => {
    const desk = deskOf('scenario2');
    const state = begun('scenario2', true);
    const by = desk.owing(state)[0] === 'gb' ? 'gb' : 'us';
    const { events } = desk.act(state, by, desk.options(state, by)[0] ?? '');
    expect(events.find(({ type }) => type === 'berthed')?.clause).toBe('A1776-scn2.options.2');
    expect(desk.refused(state, by, `berth ${ALBANY}`)).toBe('A1776-scn2.options.2');
  });

  it('A1776-scn3.options.2 the American bateau lies on the Dan, south of the border', () => {
    const dan = begun('scenario3', true).agenda.find(({ f }) => f === 'berth');
    expect(dan).toMatchObject({ by: 'us' });
  });

  it('A1776-opt.II.A.11.f never comes into a hexside with enemy ships, nor beyond them', () => {
    const war = deskOf('campaign');
    const launched = (ships: string): State1776 =>
      war.walk(
        war.position(
          `bateaux\ntime turn 6 us movement\nus albany: 2 RM\nus machias: 1 CA\nboats us ${ALBANY}: 1\n${ships}`,
        ),
        'us',
        `launch ${ALBANY}`,
        `load ${hex('albany')} RM 1`,
      );
    const free = rows(launched(''));
    expect(free).toContain(HUDSON);
    const barred = launched(`ship br-tr-1 ${HUDSON}`);
    expect(war.refused(barred, 'us', `row ${HUDSON}`)).toBe('A1776-opt.II.A.11.f');
    const left = rows(barred);
    expect(left.length).toBeGreaterThan(0);
    // what lies down the river from there is not come to either
    expect(free.length - left.length).toBeGreaterThan(1);
  });
});

it('A1776-opt.II.A.11.f nor is one that is captured taken along into it', () => {
  const war = deskOf('campaign');
  const taken = (ships: string): State1776 =>
    war.walk(
      war.position(
        `bateaux\ntime turn 6 us movement\nus machias: 1 CA\nus EEE37: 3 RM\nboats gb EEE38/EEE39: 1\n${ships}`,
      ),
      'us',
      ...['march EEE37 0', 'go EEE38', 'take B', 'go DDD38'],
    );
  expect(Object.keys(taken('').boats ?? {})).toEqual([HUDSON]);
  expect(Object.keys(taken(`ship br-tr-1 ${HUDSON}`).boats ?? {})).not.toContain(HUDSON);
});

describe('a ferry', () => {
  const moves = (state: State1776, step: string) =>
    told(act(walk(state, 'us', `march ${hex('albany')} 0`), 'us', step), 'marched')['mp'];

  it('A1776-opt.II.B.1 A1776-opt.II.B.2 stays where it is for that phase', () => {
    const [side, lone] = ['FFF38/GGG38', canada('boats us FFF38/GGG38: 1')];
    const start = canada(`us albany: 2 RM\nboats us ${side}: 2`);
    const played = act(start, 'us', `ferry ${side}`);
    expect([clauseOf(played, 'ferry'), viewOf(played.state, 'gb').ferries]).toEqual([
      'A1776-opt.II.B.1',
      [side],
    ]);
    expect(refused(played.state, 'us', `ferry ${side}`)).toBe('A1776-opt.II.B.3');
    const alone = walk(lone, 'us', `ferry ${side}`);
    expect(refused(alone, 'us', `launch ${side}`)).toBe('A1776-opt.II.B.2');
    // to no bank that is out of play, or none
    expect(refused(canada(`boats us ${ALBANY}: 1`), 'us', `ferry ${ALBANY}`)).toBe(
      'A1776-opt.II.B.1',
    );
    // in the next segment it is free again
    const later = walk(alone, 'us', 'end', 'end');
    expect(options(later, 'us')).toContain(`launch ${side}`);
  });

  it('A1776-opt.II.B.3 A1776-opt.II.B.3.a costs nothing on a river of class 1, for its owner alone, and to any number', () => {
    const text = 'us albany: 2 RM\nus GGG38: 3 RM';
    const side = 'FFF38/GGG38';
    const plain = canada(text);
    const ferried = walk(canada(`${text}\nboats us ${side}: 1`), 'us', `ferry ${side}`);
    expect([moves(plain, 'go GGG38'), moves(ferried, 'go GGG38')]).toEqual([2, 1]);
    const back = act(walk(ferried, 'us', 'march GGG38 0'), 'us', `go ${hex('albany')}`);
    expect(told(back, 'marched')).toMatchObject({ mp: 1 });
    expect(refused(ferried, 'us', `ferry ${side}`)).toBe('A1776-opt.II.B.2');
    const theirs = canada(`${text}\nboats gb ${side}: 1`);
    expect(moves(theirs, 'go GGG38')).toBe(2);
  });

  it('A1776-opt.II.B.3.b costs 1 MP on a river of class 2', () => {
    const text = 'us PPP39: 2 RM\nboats us PPP39/PPP40: 1';
    const go = (state: State1776) =>
      told(act(walk(state, 'us', 'march PPP39 0'), 'us', 'go PPP40'), 'marched')['mp'];
    expect(hexsideOf('PPP39/PPP40')?.water).toBe('river2');
    expect([go(canada(text)), go(walk(canada(text), 'us', 'ferry PPP39/PPP40'))]).toEqual([3, 2]);
  });

  it('A1776-opt.II.B.3.c costs 1 MP on a river of class 3 and on a lake', () => {
    for (const side of ['MMM39/MMM40', 'SSS39/SSS40']) {
      const [here = '', there = ''] = side.split('/');
      // with 2 MP left there is no way round
      const start = canada(`us ${here}: free6 2 RM\nboats us ${side}: 1`);
      const march = (state: State1776) => walk(state, 'us', `march ${here} 6`);
      expect(refused(march(start), 'us', `go ${there}`)).toBe('A1776-basic.II.H');
      const ferried = march(walk(start, 'us', `ferry ${side}`));
      expect(told(act(ferried, 'us', `go ${there}`), 'marched')).toMatchObject({ mp: 2 });
    }
  });

  it('A1776-scn3.options.2 A1776-scn3.special.2 in the Carolinas it carries nobody, and takes units over in the rain', () => {
    const carolinas = (turn: number, units: string) =>
      south.position(
        `time turn ${turn} us movement\nus U17: ${units}\nus cheraw: 1 CA\nboats us U17/V17: 1`,
      );
    const start = carolinas(3, '1 CA free6 2 RM');
    const manned = south.walk(start, 'us', 'launch U17/V17');
    expect(south.refused(manned, 'us', 'load U17 CA 1')).toBe('A1776-scn3.options.2');
    expect(south.refused(manned, 'us', 'row V17/V18')).toBeNull();
    // with 2 MP left there is no way round
    const march = (state: State1776) => south.walk(state, 'us', 'march U17 6');
    expect(south.refused(march(start), 'us', 'go V17')).toBe('A1776-scn3.special.2');
    const ferried = march(south.walk(start, 'us', 'ferry U17/V17'));
    expect(told(south.act(ferried, 'us', 'go V17'), 'marched')).toMatchObject({ mp: 2 });
    const dry = march(carolinas(4, 'free6 2 RM'));
    expect(south.refused(dry, 'us', 'go V17')).toBe('A1776-basic.II.H.1');
  });
});

describe('an enemy bateau', () => {
  it('A1776-opt.II.C.1 is captured, destroyed or left alone, one by one', () => {
    const start = canada(`us GGG38: 3 RM\nboats gb ${ALBANY}: 2`);
    const came = walk(start, 'us', 'march GGG38 0', `go ${hex('albany')}`);
    expect(options(came, 'us')).toEqual(['pass', 'take B', 'wreck B']);
    const sunk = act(came, 'us', 'wreck B');
    expect(said(sunk)).toEqual(['ruined']);
    const taken = walk(sunk.state, 'us', 'take B');
    expect(taken.boats).toEqual({ [ALBANY]: { us: { done: 1 } } });
    expect(walk(came, 'us', 'pass').boats).toEqual({ [ALBANY]: { gb: { rest: 2 } } });
  });

  it('A1776-opt.II.C.2 is taken from a bank when no combat unit of its owner is on either', () => {
    const came = (text: string) =>
      walk(
        canada(`us GGG39: 3 RM\nboats gb ${SARATOGA}: 1\n${text}`),
        'us',
        'march GGG39 0',
        'go HHH39',
      );
    for (const free of ['', 'gb HHH40: 1 S', 'gb III40: 9 TM'])
      expect(options(came(free), 'us')).toContain('take B');
    for (const held of ['gb HHH40: 1 TM', 'fort HHH40: gb\ngb HHH40: in 1 TM', 'gb HHH39: 1 TM'])
      expect(options(came(held), 'us')).not.toContain('take B');
    // guns alone take nothing
    const guns = canada(`us GGG38: 1 A\nboats gb ${ALBANY}: 1`);
    expect(options(walk(guns, 'us', 'march GGG38 0', `go ${hex('albany')}`), 'us')).not.toContain(
      'take B',
    );
    // when its last man leaves, whoever stands there takes it
    const left = canada(`us albany: 1 RM\ngb albany: 1 TM\nboats us ${ALBANY}: 1`);
    const gone = walk(left, 'us', `march ${hex('albany')} 0`, 'go GGG38');
    expect(owing(gone)).toEqual(['gb']);
    expect(walk(gone, 'gb', 'take B').boats).toEqual({ [ALBANY]: { gb: { done: 1 } } });
  });

  it('A1776-opt.II.C.2 a point stays with it, or it goes along with its captor', () => {
    const along = canada(`us FFF37: 3 RM\nboats gb FFF38/GGG38: 1`);
    const has = walk(along, 'us', 'march FFF37 0', 'go FFF38', 'take B');
    expect(has.column?.tow).toEqual({ 'FFF38/GGG38': 1 });
    const guarded = walk(has, 'us', 'guard RM', 'go EEE37', 'stop');
    expect([at(guarded, 'us', 'albany'), guarded.boats]).toEqual([
      { RM: 1 },
      { 'FFF38/GGG38': { us: { done: 1 } } },
    ]);
    expect(refused(walk(has, 'us', 'guard RM'), 'us', 'guard RM')).toBe('A1776-adv.IV.F.2');
    const moved = walk(has, 'us', 'go GGG39', 'stop');
    expect(moved.boats).toEqual({ 'FFF38/GGG39': { us: { done: 1 } } });
  });

  it('A1776-opt.II.C.3 is destroyed when its captor leaves the river', () => {
    const start = canada(`us FFF37: 3 RM\nboats gb FFF38/GGG38: 1`);
    const has = walk(start, 'us', 'march FFF37 0', 'go FFF38', 'take B');
    const gone = act(has, 'us', 'go EEE37');
    expect([clauseOf(gone, 'sunk'), gone.state.boats]).toEqual(['A1776-opt.II.C.3', undefined]);
    expect(gone.state.column?.tow).toBeUndefined();
  });
});

describe('bateaux in a position', () => {
  it('are written and read again, under way too', () => {
    const start = canada(
      `us albany: 3 RM\nboats us ${ALBANY}: 2 ferry 1 done 1\nboats gb ${LAKE}: 3`,
    );
    const aboard = walk(start, 'us', `launch ${ALBANY}`, `load ${hex('albany')} RM 2`);
    for (const state of [start, aboard, walk(aboard, 'us', `row ${SARATOGA}`)])
      expect(avalon1776.readPosition(avalon1776.writePosition(state))).toEqual(state);
  });

  it('are refused where none can be', () => {
    const wrong = (text: string) => {
      try {
        canada(text);
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(wrong('boats us FFF39/FFF38: 1')).toContain('no hexside for bateaux');
    expect(wrong('boats us FFF38/FFF39: 0')).toContain('not a whole number');
    expect(wrong(`boats us ${ALBANY}: 99 1`)).toContain('not a whole number');
    expect(wrong('boats us SS31/SS32: 1')).toContain('nobody lands');
    const boat = { by: 'us', at: ALBANY, spent: 0, halted: false, aboard: { RM: 6 } };
    expect(wrong(`boat ${JSON.stringify(boat)}`)).toContain('not what such a line holds');
    const full = { ...boat, aboard: { RM: 3, CA: 3 } };
    expect(wrong(`boat ${JSON.stringify({ ...full, aboard: {} })}`)).toContain('go together');
    const todo = [
      ...['turn-end', 'segment', 'segment-end', 'combat', 'movement', 'boat'].map((f) =>
        f === 'turn-end' ? { f } : { f, by: f === 'segment' ? 'gb' : 'us' },
      ),
    ].map((frame) => `todo ${JSON.stringify(frame)}`);
    expect(wrong(`boat ${JSON.stringify(full)}\n${todo.join('\n')}`)).toContain(
      'no such bateau can be under way',
    );
    const basic = deskOf('basic');
    expect(() => basic.position(`boats us ${ALBANY}: 1`)).toThrow('no bateaux');
  });
});
