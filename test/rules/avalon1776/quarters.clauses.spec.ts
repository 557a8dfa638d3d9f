import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import type { Played } from '../../../src/rules/kernel/index.js';
import { at, deskOf, hex, said, told } from './advanced.js';
import { NO_FRANCE } from './no-france.js';

const { position, refused, options, act, walk, decision, seen, begin, owing } = deskOf('csg3');

/** The end of the turn before, with one Continental far away who may always march; then the quarter begins. */
function quarter(turn: number, text = ''): Played<State1776> {
  const before = position(
    `time turn ${turn - 1} us movement\nus machias: 1 CA\n${NO_FRANCE}\n${text}`,
  );
  const ended = act(before, 'us', 'end');
  // whoever has a fort is asked whether to raze it
  return decision(ended.state, 'us') === 'raze' ? act(ended.state, 'us', 'end') : ended;
}
const [JULY, OCTOBER, JANUARY, APRIL] = [4, 7, 10, 13];

/** All that is raised is given up, as far as that decision of that side. */
function until(state: State1776, is: (state: State1776) => boolean): State1776 {
  let now = state;
  for (let steps = 0; steps < 30 && !is(now); steps++) {
    const [side] = owing(now) as [Side];
    now = act(now, side, 'waive').state;
  }
  return now;
}
const asks =
  (side: Side, name: string, area?: string) =>
  (state: State1776): boolean =>
    decision(state, side) === name &&
    (area === undefined || seen(state, side).decision?.area === area);

const leftOf = (state: State1776, side: Side) => seen(state, side).decision?.left;
const areaOf = (state: State1776, side: Side) => seen(state, side).decision?.area;

describe('the order of a turn', () => {
  it('A1776-csg3.length A1776-csg3.rules.1 A1776-csg3.rules.2 A1776-camp.X.D A1776-camp.X.C eighteen months from April 1778, the British first', () => {
    let state = begin();
    while (decision(state, 'us') === 'deploy')
      state = walk(
        state,
        'us',
        options(state, 'us')
          .filter((one) => one.startsWith('post '))
          .at(-1)!,
      );
    for (const side of ['gb', 'us'] as const)
      while (decision(state, side) === 'dispose') state = walk(state, side, 'end');
    while (decision(state, 'us') === 'deploy')
      state = walk(
        state,
        'us',
        options(state, 'us')
          .filter((one) => one.startsWith('post '))
          .at(-1)!,
      );
    while (decision(state, 'us') === 'dispose') state = walk(state, 'us', 'end');
    expect(seen(state, null)).toMatchObject({ turn: 1, month: '1778-04', mover: 'gb' });
    const last = act(position('time turn 18 us movement\nus machias: 1 CA'), 'us', 'end');
    expect(last.state.outcome).toMatchObject({
      winner: 'us',
      clause: 'A1776-csg3.victory.american',
    });
  });

  it('A1776-camp.sequence A1776-camp.III.C.1 A1776-csg3.rules.3 A1776-camp.III.B.2.a a quarter is opened before its first turn, and none before April 1778', () => {
    const opened = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18].filter((turn) =>
      said(quarter(turn)).includes('quarter'),
    );
    expect(opened).toEqual([4, 7, 10, 13, 16]);
  });

  it('A1776-camp.I.A A1776-camp.I.B both sections are in play, with the rules of the Advanced Game', () => {
    const state = position('time turn 1 us movement\nus lancaster: 1 CA\nus camden: 1 CA');
    expect(options(state, 'us')).toEqual(
      expect.arrayContaining([`march ${hex('lancaster')} 0`, `march ${hex('camden')} 0`]),
    );
    const fight = position('time turn 1 us combat\nus camden: 3 CA 1 S\ngb camden: 2 BR');
    const met = act(fight, 'us', `fight ${hex('camden')}`);
    expect(decision(met.state, 'us')).toBe('supply');
  });
});

describe('the interphase', () => {
  it('A1776-camp.III.C.1.a A1776-camp.III.B.3 all areas are judged before anybody comes, and keep their rates', () => {
    const played = quarter(JULY, 'gb charleston: 3 BR\nus camden: 1 CA\ngb boston: 1 BR');
    expect(said(played).slice(-1)).toEqual(['quarter']);
    expect(told(played, 'quarter')).toEqual({ NE: 'E', MS: 'A', SC: 'A', DS: 'E' });
    const { areas } = seen(played.state, null);
    expect(areas?.DS).toEqual({
      status: 'E',
      rates: { CA: 1, RM: 8, TM: 5 },
      british: ['charleston'],
    });
    // A1776-camp.III.A.2.a control goes with the regulars, the rates of the quarter stay
    const later = position(
      'time turn 5 us movement\nus machias: 1 CA\nareas NE A MS A SC A DS E\nus camden: 1 CA',
    );
    expect(seen(later, null).areas?.DS).toMatchObject({ status: 'E', british: [] });
  });

  it('A1776-camp.III.C.1.b A1776-camp.III.C.3.a militia and Continentals of each area, and then the Tories', () => {
    let { state } = quarter(JULY);
    const order: string[] = [];
    while (decision(state, 'us') === 'raise' || decision(state, 'gb') === 'raise') {
      const [side] = owing(state) as [Side];
      order.push(`${areaOf(state, side)} ${Object.entries(leftOf(state, side) ?? {}).join()}`);
      state = act(state, side, 'waive').state;
    }
    expect(order).toEqual([
      ...['NE RM,4', 'NE CA,4', 'MS RM,4', 'MS CA,4', 'SC RM,3', 'SC CA,3', 'DS RM,4', 'DS CA,2'],
      ...['NE TM,2', 'MS TM,9', 'SC TM,2', 'DS TM,6'],
      // A1776-camp.II.B.3 in summer
      ...['NE S,1', 'MS S,1', 'SC S,1', 'DS S,1'],
    ]);
  });

  it('A1776-camp.III.C.1.c A1776-camp.III.C.1.d A1776-camp.II.A.2.e supply comes next, and regulars last', () => {
    const text =
      'gb new-york-city: 2 BR\ngb charleston: 1 BR\ngb philadelphia: 1 BR\ngb quebec: 1 BR';
    const spring = until(quarter(APRIL, text).state, asks('gb', 'port'));
    expect(leftOf(spring, 'gb')).toEqual({ S: 2 });
    const next = act(spring, 'gb', `place ${hex('charleston')}`);
    expect(told(next, 'received')).toEqual({
      ...{ hex: hex('charleston'), units: { S: 2 }, inside: false },
    });
    expect(leftOf(next.state, 'gb')).toEqual({ BR: 2 });
    const winter = until(quarter(JANUARY, text).state, asks('gb', 'port'));
    const last = act(winter, 'gb', `place ${hex('quebec')}`);
    // A1776-camp.II.A.2.b, A1776-camp.II.A.2.c to one place each: nobody is asked
    expect(
      last.events.filter(({ type }) => type === 'received').map(({ clause }) => clause),
    ).toEqual([
      'A1776-camp.II.A.2.a',
      'A1776-camp.II.A.2.b',
      'A1776-camp.II.A.2.c',
      'A1776-camp.II.A.2.c',
    ]);
    expect(at(last.state, 'gb', 'new-york-city')).toEqual({ BR: 4 });
  });

  it('A1776-camp.II.A.2.a A1776-camp.III.C.3.c.2 A1776-camp.III.C.3.c.3 all to one port that is controlled, Halifax among them', () => {
    const text = 'gb newport: 2 BR\ngb boston: 1 BR\nbox halifax gb: 1 BR';
    const state = until(quarter(OCTOBER, text).state, asks('gb', 'port'));
    // A1776-camp.II.A.2.d one port of the five: unasked
    expect(at(state, 'gb', 'boston')).toEqual({ BR: 1, S: 2 });
    expect(options(state, 'gb').sort()).toEqual(
      [`place ${hex('newport')}`, `place ${hex('boston')}`, 'send', 'waive'].sort(),
    );
    expect(refused(state, 'gb', `place ${hex('charleston')}`)).toBe('A1776-camp.III.C.3.c.2');
    const sent = act(state, 'gb', 'send');
    expect(sent.state.boxes).toEqual({ halifax: { gb: { BR: 3 } } });
    const supply = until(
      quarter(OCTOBER, 'gb philadelphia: 1 BR\ngb boston: 1 BR').state,
      asks('gb', 'port'),
    );
    expect(refused(supply, 'gb', `place ${hex('newport')}`)).toBe('A1776-camp.III.C.3.c.3');
  });

  it('A1776-camp.II.B.2 A1776-camp.II.B.3 who comes is told by the clause that brings them, supply by the season', () => {
    const clauseOf = (turn: number, unit: string): string => {
      const isAsked = (state: State1776): boolean =>
        decision(state, 'us') === 'raise' && leftOf(state, 'us')?.[unit as 'S'] !== undefined;
      const state = until(quarter(turn).state, isAsked);
      const town = options(state, 'us').find((step) => step.startsWith('raise '))!;
      return act(state, 'us', town).events.find(({ type }) => type === 'raised')!.clause;
    };
    expect([clauseOf(JULY, 'S'), clauseOf(APRIL, 'S')]).toEqual([
      'A1776-camp.II.B.3',
      'A1776-camp.II.B.2',
    ]);
    expect([clauseOf(JULY, 'CA'), clauseOf(JULY, 'RM')]).toEqual([
      'A1776-camp.III.B.5.b',
      'A1776-camp.III.B.5.a.1',
    ]);
  });

  it('A1776-camp.III.C.2 A1776-camp.III.B.1 who is not placed is lost', () => {
    const state = until(quarter(JULY).state, asks('us', 'raise', 'DS'));
    const raised = act(state, 'us', `raise ${hex('camden')} 1`);
    expect([told(raised, 'raised'), leftOf(raised.state, 'us')]).toEqual([
      { side: 'us', area: 'DS', hex: hex('camden'), units: { RM: 1 }, inside: false },
      { RM: 3 },
    ]);
    const waived = act(raised.state, 'us', 'waive');
    expect(told(waived, 'waived')).toEqual({ side: 'us', area: 'DS', units: { RM: 3 } });
    expect(refused(state, 'us', `raise ${hex('camden')} 5`)).toBe('A1776-camp.III.B.2.b');
  });

  it('A1776-camp.III.C.3.b.1 in and next to a town of the area that is not British, whoever stands there', () => {
    const text = 'gb charleston: 1 BR\ngb camden: 2 TM';
    const state = until(quarter(JULY, text).state, asks('us', 'raise', 'DS'));
    expect(refused(state, 'us', `raise ${hex('camden')} 1`)).toBeNull();
    expect(refused(state, 'us', `raise ${hex('charleston')} 1`)).toBe('A1776-camp.III.C.3.b.1');
    expect(refused(state, 'us', `raise ${hex('richmond')} 1`)).toBe('A1776-camp.III.C.3.b.1');
  });

  it('A1776-camp.III.C.3.c.4 Tories where a town is British, else where no enemy is, the Americans of this quarter among them', () => {
    const british = until(
      quarter(JULY, 'gb camden: 1 BR\ngb charleston: 1 BR').state,
      asks('gb', 'raise', 'DS'),
    );
    expect(refused(british, 'gb', `raise ${hex('augusta')} 1`)).toBe('A1776-camp.III.C.3.c.4');
    const none = until(quarter(JULY).state, asks('us', 'raise', 'DS'));
    const held = walk(none, 'us', `raise ${hex('augusta')} 4`, 'waive');
    const free = until(held, asks('gb', 'raise', 'DS'));
    expect(refused(free, 'gb', `raise ${hex('augusta')} 1`)).toBe('A1776-camp.III.C.3.c.4');
    expect(refused(free, 'gb', `raise ${hex('camden')} 6`)).toBeNull();
  });

  it('A1776-camp.III.C.4 inside a fort where no enemy combat unit is, and else outside', () => {
    const fort = `fort savannah: us`;
    const free = until(quarter(JULY, fort).state, asks('us', 'raise', 'DS'));
    const inside = act(free, 'us', `lodge ${hex('savannah')} 4`);
    expect(inside.state.hexes[hex('savannah')]?.us).toEqual({ in: { RM: 4 } });
    expect(refused(free, 'us', `lodge ${hex('camden')} 1`)).toBe('A1776-adv.IV.B.1');
    const contested = until(
      quarter(JULY, `${fort}\ngb savannah: 1 TM`).state,
      asks('us', 'raise', 'DS'),
    );
    expect(refused(contested, 'us', `lodge ${hex('savannah')} 1`)).toBe('A1776-camp.III.C.4');
    expect(refused(contested, 'us', `raise ${hex('savannah')} 1`)).toBeNull();
    const port = until(
      quarter(JANUARY, 'gb newport: 1 BR\nfort newport: gb').state,
      asks('gb', 'port'),
    );
    const lodged = act(port, 'gb', `lodge ${hex('newport')}`);
    expect(lodged.state.hexes[hex('newport')]?.gb).toMatchObject({ in: { BR: 2 } });
  });

  it('A1776-camp.III.B.5.a.2 militia above its ceiling goes, its owner says which, where that makes a difference', () => {
    const none = quarter(JULY, 'us richmond: 5 RM');
    const one = until(none.state, (state) => (state.hexes[hex('richmond')]?.us?.rest?.RM ?? 0) < 5);
    expect(at(one, 'us', 'richmond')).toEqual({ RM: 3 });
    const two = until(
      quarter(JULY, 'us richmond: 3 RM\nus norfolk: 1 RM\nfort norfolk: us\nus norfolk: in 2 RM')
        .state,
      asks('us', 'cull'),
    );
    expect([leftOf(two, 'us'), areaOf(two, 'us')]).toEqual([{ RM: 3 }, 'SC']);
    expect(refused(two, 'us', `dismiss ${hex('norfolk')} RM 2`)).toBe('A1776-camp.III.B.5.a.2');
    const gone = walk(
      two,
      'us',
      `relieve ${hex('norfolk')} RM 2`,
      `dismiss ${hex('richmond')} RM 1`,
    );
    expect([at(gone, 'us', 'richmond'), gone.hexes[hex('norfolk')]?.us]).toEqual([
      { RM: 2 },
      { rest: { RM: 1 } },
    ]);
  });

  it('A1776-camp.III.B.5.c excess of the Middle States may go from Canada', () => {
    const state = until(
      quarter(JULY, 'us montreal: 3 RM\nus albany: 3 RM').state,
      asks('us', 'cull'),
    );
    const gone = walk(state, 'us', `dismiss ${hex('montreal')} RM 2`);
    expect([at(gone, 'us', 'montreal'), at(gone, 'us', 'albany')]).toEqual([{ RM: 1 }, { RM: 3 }]);
  });

  it('A1776-camp.III.B.5.c and from Halifax: 14 Tories, of whom 9 may stay', () => {
    const state = until(
      quarter(JULY, 'box halifax gb: 12 TM\ngb oswego: 2 TM').state,
      asks('gb', 'cull'),
    );
    expect(leftOf(state, 'gb')).toEqual({ TM: 5 });
    const gone = walk(state, 'gb', `dismiss ${hex('oswego')} TM 1`, 'disband halifax TM 4');
    expect([at(gone, 'gb', 'oswego'), gone.boxes]).toEqual([
      { TM: 1 },
      { halifax: { gb: { TM: 8 } } },
    ]);
  });

  it('A1776-adv.IV.C.2.d an entrenchment goes with the last of those who are dismissed', () => {
    const state = until(
      quarter(JULY, 'us richmond: 4 RM\ndug richmond: us\nus alexandria: 3 RM').state,
      asks('us', 'cull'),
    );
    const gone = act(state, 'us', `dismiss ${hex('richmond')} RM 4`);
    expect(said(gone).slice(0, 2)).toEqual(['dismissed', 'abandoned']);
    expect(gone.state.hexes[hex('richmond')]).toBeUndefined();
  });

  it('A1776-adv.IV.F.1 who is raised takes what the enemy has left there alone', () => {
    const state = until(quarter(JULY, 'gb camden: 1 M').state, asks('us', 'raise', 'DS'));
    const raised = walk(state, 'us', `raise ${hex('camden')} 4`, 'take M');
    expect(at(raised, 'us', 'camden')).toEqual({ RM: 4, M: 1 });
  });

  it('A1776-camp.V.C Indians are never replaced', () => {
    const { state } = quarter(JULY, 'gb boston: 1 BR');
    const all = until(
      state,
      (now) => decision(now, 'gb') !== 'raise' && decision(now, 'us') === null,
    );
    expect(JSON.stringify(all.hexes)).not.toContain('"I"');
  });

  it('A1776-camp.IV.B.1 the Americans win unless the British do', () => {
    const end = (text: string) =>
      act(position(`time turn 18 us movement\nus machias: 1 CA\n${text}`), 'us', 'end').state
        .outcome;
    const towns = [
      'ticonderoga',
      'fort-stanwix',
      'albany',
      'wyoming',
      'new-york-city',
      'philadelphia',
    ];
    const held = (ids: readonly string[]) => ids.map((id) => `gb ${id}: 1 BR`).join('\n');
    expect(end(held([...towns, 'quebec', 'montreal']))).toMatchObject({
      winner: 'gb',
      clause: 'A1776-csg3.victory.british.A',
    });
    expect(end(held([...towns, 'quebec']))).toMatchObject({ winner: 'us', reason: 'resisted' });
  });
});

describe('the end of a December', () => {
  const december = (text: string) =>
    act(position(`time turn 9 us movement\nus machias: 1 CA\n${text}`), 'us', 'end');

  it('A1776-camp.VII.B A1776-camp.VII.B.1 A1776-camp.VII.B.2 A1776-camp.VII.B.3 A1776-camp.VII.B.4 Continentals are lost pool by pool, before the quarter is judged', () => {
    const all = ['hillsboro', 'camden', 'charleston', 'ninety-six', 'augusta', 'savannah'];
    const played = december(
      [
        'us boston: 7 CA',
        'gb albany: 1 BR\nus west-point: 5 CA',
        'us montreal: 4 CA',
        ...all.map((id) => `gb ${id}: 1 BR`),
        'us salem: 4 CA',
      ].join('\n'),
    );
    // of 8 in New England in two places the Americans say which
    expect([decision(played.state, 'us'), leftOf(played.state, 'us')]).toEqual(['cull', { CA: 2 }]);
    expect(
      played.events
        .filter(({ type }) => type === 'wasted')
        .map(({ clause, data }) => [clause, data['area'], data['units']]),
    ).toEqual([
      ['A1776-camp.VII.B.2', 'MS', { CA: 2 }],
      ['A1776-camp.VII.B.3', 'DS', { CA: 3 }],
      ['A1776-camp.VII.B.4', 'CAN', { CA: 3 }],
    ]);
    const chosen = act(played.state, 'us', `dismiss ${hex('boston')} CA 2`);
    expect(said(chosen)).toEqual(['wasted', 'turn', 'quarter']);
    expect(at(chosen.state, 'us', 'boston')).toEqual({ CA: 5 });
  });
});

describe('militia dragoons', () => {
  const [BOSTON, HARTFORD, CAMDEN] = [hex('boston'), hex('hartford'), hex('camden')];
  const begun = (...lines: readonly string[]): State1776 =>
    quarter(APRIL, ['dragoons', ...lines].join('\n')).state;
  const mounting = (side: Side, ...lines: readonly string[]): State1776 =>
    until(begun(...lines), asks(side, 'mount'));
  /** Whether that side is asked at all. */
  function isAsked(side: Side, from: State1776): boolean {
    for (let state = from; ;) {
      if (asks(side, 'mount')(state)) return true;
      const [owing1] = owing(state) as [Side];
      if (!options(state, owing1).includes('waive')) return false;
      state = act(state, owing1, 'waive').state;
    }
  }

  it('A1776-campopt.II.A two points of militia in a hex become one of dragoons, the Americans first, after militia has come', () => {
    const state = mounting(
      'us',
      'us boston: 4 RM',
      'us richmond: 1 RM',
      'gb albany: 1 BR',
      'gb camden: 2 TM',
    );
    expect(options(state, 'us')).toEqual(
      expect.arrayContaining(['end', `mount ${BOSTON} 1`, `mount ${BOSTON} 2`]),
    );
    expect(refused(state, 'us', `mount ${hex('richmond')} 1`)).toBe('A1776-campopt.II.A');
    const mounted = act(state, 'us', `mount ${BOSTON} 1`);
    expect(at(mounted.state, 'us', 'boston')).toEqual({ RM: 2, RMd: 1 });
    expect(told(mounted, 'mounted')).toMatchObject({ side: 'us', hex: BOSTON, units: { RMd: 1 } });
    const british = walk(mounted.state, 'us', 'end');
    expect([decision(british, 'gb'), leftOf(british, 'gb')]).toEqual(['mount', { TMd: 2 }]);
    const last = act(british, 'gb', `mount ${CAMDEN} 1`);
    // none of the Tories is left who could
    expect(at(last.state, 'gb', 'camden')).toEqual({ TMd: 1 });
    expect(decision(last.state, 'gb')).not.toBe('mount');
  });

  it('A1776-campopt.II.A those inside a fort stay inside', () => {
    const state = mounting('us', 'fort boston: us', 'us boston: in 2 RM');
    expect(options(state, 'us')).toContain(`saddle ${BOSTON} 1`);
    const { state: after } = act(state, 'us', `saddle ${BOSTON} 1`);
    expect(after.hexes[BOSTON]?.us?.in).toEqual({ RMd: 1 });
  });

  it('A1776-campopt.II.A without the option nobody is asked', () => {
    expect(isAsked('us', begun('us boston: 4 RM'))).toBe(true);
    expect(isAsked('us', quarter(APRIL, 'us boston: 4 RM').state)).toBe(false);
  });

  it('A1776-campopt.II.B two points a quarter, all in one area', () => {
    const state = mounting('us', 'us boston: 4 RM', 'us camden: 2 RM');
    expect(options(state, 'us')).toContain(`mount ${CAMDEN} 1`);
    expect(refused(state, 'us', `mount ${BOSTON} 3`)).toBe('A1776-campopt.II.B');
    const one = walk(state, 'us', `mount ${BOSTON} 1`);
    expect(refused(one, 'us', `mount ${CAMDEN} 1`)).toBe('A1776-campopt.II.B');
    const both = walk(one, 'us', `mount ${BOSTON} 1`);
    expect(decision(both, 'us')).not.toBe('mount');
    expect(at(both, 'us', 'boston')).toEqual({ RMd: 2 });
  });

  it('A1776-campopt.II.B no more than there are counters', () => {
    const lines = [
      'us boston: 2 RM',
      'us hartford: 1 RMd',
      'us camden: 2 RMd',
      'us richmond: 1 RMd',
    ];
    expect(leftOf(mounting('us', ...lines, 'us albany: 1 RMd'), 'us')).toEqual({ RMd: 1 });
    expect(isAsked('us', begun(...lines, 'us albany: 2 RMd'))).toBe(false);
  });

  it('A1776-campopt.II.B those of a fleet that is away are counted too', () => {
    const others = ['br-bf-3', 'br-bf-4', 'fr-bf-vf'].map((ship) => `ship ${ship} sunk`);
    const away = ['ship br-tr-3 away: 5 TMd', 'gb camden: 6 TM', 'us machias: 1 CA'];
    const before = position(
      ['dragoons', 'time turn 12 us movement', 'entered 1', ...others, ...away].join('\n'),
    );
    const state = until(act(before, 'us', 'end').state, asks('gb', 'mount'));
    expect(leftOf(state, 'gb')).toEqual({ TMd: 1 });
  });

  it('A1776-campopt.II.C of dragoons in one place no more go than bring the total to the ceiling', () => {
    // of 4 points that the Deep South may have
    const left = [3, 4, 5, 6].map(
      (RMd) => at(mounting('us', 'us boston: 2 RM', `us camden: ${RMd} RMd`), 'us', 'camden').RMd,
    );
    expect(left).toEqual([2, 2, 2, 2]);
  });

  it('A1776-campopt.II.C whom the ceiling costs may be dragoons, of whom the last counts for more', () => {
    const ceiling = seen(begun(), null).areas!.NE.rates!.RM;
    const over = begun(`us boston: ${ceiling - 1} RM`, 'us hartford: 1 RMd');
    expect([decision(over, 'us'), leftOf(over, 'us')]).toEqual(['cull', { RM: 1 }]);
    const { state } = act(over, 'us', `dismiss ${HARTFORD} RMd 1`);
    expect(at(state, 'us', 'hartford')).toEqual({});
    expect(asks('us', 'cull')(state)).toBe(false);
  });
});

describe('options of allocation and attrition', () => {
  const areas = (text: string) => seen(quarter(APRIL, text).state, null).areas!;

  it('A1776-campopt.V with fewer regulars than its garrison a town does not count in the status of its area', () => {
    const force = 'gb boston: 3 BR\nus salem: 4 CA';
    expect([areas(force).NE.status, areas(`garrisons\n${force}`).NE.status]).toEqual(['E', 'D']);
    const whole = 'gb boston: 4 BR\nus salem: 4 CA';
    expect(areas(`garrisons\n${whole}`).NE.status).toBe('E');
    // it is British in every other matter
    expect(areas(`garrisons\n${force}`).NE.british).toEqual(['boston']);
  });

  it('A1776-campopt.V A1776-camp.VIII.A.2 the French die asks for one regular in each town', () => {
    const south = ['hillsboro', 'camden', 'charleston', 'ninety-six', 'augusta', 'savannah'];
    const text = south.map((id) => `gb ${id}: 1 BR`).join('\n');
    const state = quarter(APRIL, `garrisons\n${text}`).state;
    expect([state.areas?.DS, state.held]).toEqual(['C', ['DS']]);
    const read = avalon1776.readPosition(avalon1776.writePosition(state));
    expect(read).toEqual(state);
    expect(quarter(APRIL, 'garrisons').state.held).toEqual([]);
    expect(quarter(APRIL, text).state.held).toBeUndefined();
    const rolled = act(
      position(
        'garrisons\ntime turn 5 us movement\nus machias: 1 CA\nareas NE A MS A SC A DS C\nheld DS',
      ),
      'us',
      'end',
      [1],
    );
    expect(told(rolled, 'courted')).toMatchObject({ areas: 1 });
  });

  it('A1776-campopt.VI losses of a December go by its year', () => {
    const lost = (text: string, turn = 9): number =>
      act(
        position(`time turn ${turn} us movement\n${NO_FRANCE}\nus boston: 8 CA\n${text}`),
        'us',
        'end',
      )
        .events.filter(({ type }) => type === 'wasted')
        .reduce((sum, { data }) => sum + ((data['units'] as { CA?: number }).CA ?? 0), 0);
    // December 1778: nothing where the British hold no town, a quarter where they hold some
    expect([lost(''), lost('attrition')]).toEqual([2, 0]);
    expect([lost('gb newport: 1 BR'), lost('attrition\ngb newport: 1 BR')]).toEqual([4, 2]);
  });
});

describe('a position of the Campaign', () => {
  const HEADER = 'avalon1776 1\nscenario csg3\ntime turn 5 gb movement';
  const misread = (...lines: readonly string[]) => {
    const read = avalon1776.readPosition([HEADER, ...lines].join('\n'));
    return 'line' in read ? [read.line, read.message.en] : null;
  };

  it.each([
    ['areas NE C', 'no status of MS'],
    ['areas NE G MS A SC A DS A', '"G" is none of A, B, C, D, E, F'],
    ['areas CAN A', '"CAN" is none of NE, MS, SC, DS'],
    ['box london gb: 1 BR', '"london" is none of north-box'],
    ['box north-box gb: 1 BR', 'gb has no port in north-box'],
    ['box halifax us: 1 CA', 'us has no port in halifax'],
    ['box halifax gb: 1 CA', 'gb has no CA off the map'],
    ['box halifax gb: 1 M', 'gb has no M off the map'],
    ['box halifax gb: 0 BR', '"0" is not a whole number'],
    ['indians closed', 'Indian towns are "open"'],
    ['attacks {"L15":{"us":0}}', 'is not what such a line holds'],
    ['busy {"L15":{"S":1}}', 'nobody builds bateaux in L15'],
    ['todo {"f":"turn-end"}\ntodo {"f":"quarter"}', '"quarter" cannot come before "turn-end"'],
  ])('%s: refused', (line, message) => {
    expect(misread(...line.split('\n'))).toEqual([
      expect.any(Number),
      expect.stringContaining(message),
    ]);
  });

  it.each([
    ['raise', { by: 'us', area: 'NE', left: { RM: 99 } }],
    ['raise', { by: 'gb', area: 'NE', left: { RM: 1 } }],
    ['port', { by: 'gb', nth: 3, left: { BR: 2 } }],
    ['cull', { by: 'us', area: 'NE', left: { RM: 1 } }],
  ])('%s that is not due is refused', (f, more) => {
    const todo = [
      { f: 'turn-end' },
      { by: 'us', f: 'segment' },
      { by: 'gb', f: 'segment' },
      { f, ...more },
    ].map((frame) => `todo ${JSON.stringify(frame)}`);
    expect(misread('areas NE A MS A SC A DS A', ...todo)).toEqual([
      expect.any(Number),
      `no "${f}" is owed`,
    ]);
  });

  it('is of the Campaign alone', () => {
    const read = avalon1776.readPosition(
      'avalon1776 1\nscenario scenario2\ntime turn 2 gb movement\nareas NE A MS A SC A DS A',
    );
    expect('line' in read && read.message.en).toBe('only the Campaign Game has such a line');
  });
});
