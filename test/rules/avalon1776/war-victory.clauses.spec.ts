import type { ScenarioId } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { deskOf } from './advanced.js';
import { NO_FRANCE } from './no-france.js';

const NE = ['boston', 'newport', 'springfield', 'hartford', 'norwich'];
const MS = ['ticonderoga', 'fort-stanwix', 'albany', 'wyoming', 'new-york-city', 'philadelphia'];
const SC = ['alexandria', 'charlottesville', 'richmond', 'petersburg', 'norfolk'];
const DS = ['hillsboro', 'camden', 'charleston', 'ninety-six', 'augusta', 'savannah'];
const ALL = [...NE, ...MS, ...SC, ...DS];
const SIX = ['boston', 'newport', 'new-york-city', 'philadelphia', 'charleston', 'savannah'];
/** So many of each area that none is complete, and of the six one is missing. */
const TEN = [...NE.slice(1, 4), ...MS.slice(0, 3), ...SC.slice(0, 2), ...DS.slice(0, 2)];

const held = (towns: readonly string[], unit = 'BR') =>
  towns.map((town) => `gb ${town}: 1 ${unit}`).join('\n');
/** The last segment of that turn, in which the Americans do nothing; there is no France to roll for. */
function turn(scenario: ScenarioId, nth: number, text: string) {
  const desk = deskOf(scenario);
  const france = scenario === 'csg2' ? '' : NO_FRANCE;
  const state = desk.position(`time turn ${nth} us movement\nus machias: 1 RM\n${france}\n${text}`);
  return desk.act(state, 'us', 'end').state;
}
const war = (nth: number, text: string) => turn('campaign', nth, text).outcome;
const [DECEMBER_1776, DECEMBER_1777, DECEMBER_1778, DECEMBER_1779] = [12, 24, 36, 48];
const [NOVEMBER_1780, DECEMBER_1780] = [59, 60];

describe('the verdict of the war', () => {
  const BRITISH = { winner: 'gb', clause: 'A1776-camp.IV.A' };
  const AMERICAN = { winner: 'us', clause: 'A1776-camp.IV.B.1' };
  const without = (...towns: readonly string[]) => held(ALL.filter((id) => !towns.includes(id)));

  it('A1776-camp.IV.A A1776-camp.IV.B.1 twenty towns at the end of November and of December 1780, and else the Americans have won', () => {
    const twenty = without('hillsboro', 'wyoming');
    expect(turn('campaign', NOVEMBER_1780, twenty)).toMatchObject({ twenty: true, outcome: null });
    expect(war(DECEMBER_1780, `twenty\n${twenty}`)).toMatchObject(BRITISH);
    expect(war(DECEMBER_1780, twenty)).toMatchObject(AMERICAN);
    const nineteen = without('hillsboro', 'wyoming', 'norfolk');
    expect(turn('campaign', NOVEMBER_1780, nineteen).twenty).toBeUndefined();
    expect(war(DECEMBER_1780, `twenty\n${nineteen}`)).toMatchObject(AMERICAN);
    expect(war(DECEMBER_1780, '')).toMatchObject(AMERICAN);
  });

  it('A1776-camp.IV.A one complete turn: what was held before and lost in November is not counted', () => {
    expect(turn('campaign', NOVEMBER_1780, `twenty\n${held(TEN)}`).twenty).toBeUndefined();
  });

  it.each(SIX)('A1776-camp.IV.A %s must be among them', (town) => {
    expect(war(DECEMBER_1780, `twenty\n${without(town)}`)).toMatchObject(AMERICAN);
    expect(turn('campaign', NOVEMBER_1780, without(town)).twenty).toBeUndefined();
  });

  it('A1776-camp.IV.A at the end of 1780 alone, and A1776-camp.III.A.2.a by regulars alone', () => {
    expect(war(40, `twenty\n${held(ALL)}`)).toBeNull();
    expect(war(DECEMBER_1780, `twenty\n${held(ALL, 'TM')}`)).toMatchObject(AMERICAN);
  });
});

describe('the minima', () => {
  const missed = (year: string) => ({
    ...{ winner: 'us', clause: `A1776-camp.IV.B.2.${year}` },
  });

  it('A1776-camp.IV.B.2 A1776-camp.IV.B.2.1777 ten towns at the end of 1777, or all of an area', () => {
    expect(war(DECEMBER_1777, held(TEN))).toBeNull();
    expect(war(DECEMBER_1777, held(TEN.slice(1)))).toMatchObject(missed('1777'));
    expect(war(DECEMBER_1777, held(SC))).toBeNull();
    // Quebec and Montreal are not asked for
    for (const area of [NE, MS, DS]) expect(war(DECEMBER_1777, held(area))).toBeNull();
    expect(war(DECEMBER_1777, held(SC.slice(1)))).toMatchObject(missed('1777'));
    expect(war(DECEMBER_1777, held(ALL, 'TM'))).toMatchObject(missed('1777'));
  });

  it('A1776-camp.IV.B.2.1779 ten towns at the end of 1779, and all of an area among them', () => {
    expect(war(DECEMBER_1779, held([...SC, ...NE.slice(1), 'camden']))).toBeNull();
    expect(war(DECEMBER_1779, held([...SC, ...NE.slice(1)]))).toMatchObject(missed('1779'));
    expect(war(DECEMBER_1779, held(TEN))).toMatchObject(missed('1779'));
    expect(war(DECEMBER_1779, held(MS))).toMatchObject(missed('1779'));
  });

  it('A1776-camp.IV.B.2 no other turn asks for anything, and nobody wins by them', () => {
    for (const nth of [DECEMBER_1776, DECEMBER_1777 - 1, DECEMBER_1778, DECEMBER_1779 - 1])
      expect(war(nth, 'gb quebec: 1 BR')).toBeNull();
    expect(war(DECEMBER_1779, held(ALL))).toBeNull();
  });
});

describe('the verdict of the short campaign of 1776 and 1777', () => {
  const short = (text: string) => turn('csg2', DECEMBER_1777, text).outcome;
  const CANADA = held(['quebec', 'montreal']);
  const AMERICAN = { winner: 'us', clause: 'A1776-csg2.victory.american' };
  const A = { winner: 'gb', clause: 'A1776-csg2.victory.british.A' };
  const B = { winner: 'gb', clause: 'A1776-csg2.victory.british.B' };

  it('A1776-csg2.victory.british.A ten towns, and British combat units in Montreal and Quebec', () => {
    expect(short(`${held(TEN)}\n${CANADA}`)).toMatchObject(A);
    expect(short(`${held(TEN)}\n${held(['quebec', 'montreal'], 'TM')}`)).toMatchObject(A);
    // these two are none of the ten
    expect(short(`${held(TEN.slice(1))}\n${CANADA}`)).toMatchObject(AMERICAN);
  });

  it.each([
    ['gb quebec: 1 BR'],
    ['gb montreal: 1 BR'],
    ['gb montreal: 1 BR\ngb quebec: 1 S'],
    [`${CANADA}\nus quebec: 1 RM`],
    [`${CANADA}\nus montreal: 1 CA`],
  ])(
    'A1776-csg2.victory.british.A A1776-csg2.victory.british.B A1776-csg2.victory.american not with %j in Canada',
    (canada) => {
      const desk = deskOf('csg2');
      const end = (towns: readonly string[]) => {
        let state = turn('csg2', DECEMBER_1777, `${held(towns)}\n${canada}`);
        // where both stand, neither side attacks
        for (let steps = 0; steps < 4 && state.outcome === null; steps++)
          state = desk.walk(state, desk.owing(state)[0] as Side, 'end');
        return state.outcome ?? {};
      };
      for (const towns of [TEN, SC, SIX]) expect(end(towns)).toMatchObject(AMERICAN);
    },
  );

  it('A1776-csg2.victory.british.B a whole area or the six ports, and the same in Canada', () => {
    for (const towns of [SC, DS, SIX]) expect(short(`${held(towns)}\n${CANADA}`)).toMatchObject(B);
    expect(short(`${held(SIX.slice(1))}\n${CANADA}`)).toMatchObject(AMERICAN);
    expect(short(`${held(SC.slice(1))}\n${CANADA}`)).toMatchObject(AMERICAN);
    // A1776-camp.III.B.5.d control of New England asks for regulars in both
    expect(short(`${held(NE)}\n${CANADA}`)).toMatchObject(B);
    expect(short(`${held(NE)}\n${held(['quebec', 'montreal'], 'TM')}`)).toMatchObject(AMERICAN);
  });

  it('A1776-csg2.victory.american A1776-csg2.length A1776-csg2.rules at the end of the twenty-fourth turn, without the minimum of the Campaign', () => {
    expect(short('gb quebec: 1 BR')).toMatchObject(AMERICAN);
    expect(turn('csg2', DECEMBER_1777 - 1, `${held(ALL)}\n${CANADA}`).outcome).toBeNull();
  });
});
