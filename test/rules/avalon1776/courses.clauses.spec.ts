import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { at, deskOf, told } from './advanced.js';
import { NO_FRANCE } from './no-france.js';

const { position, options, act, walk } = deskOf('csg3');

const arrow = (id: string): string => townOf(id)?.port ?? '';
const turn2 = (text: string) =>
  position(`time turn 2 gb movement\n${NO_FRANCE}\ngb quebec: 1 BR\n${text}`);
/** A fleet of the French is sunk, and the other is left. */
const sunk = (text: string) => turn2(`withdraws\nship fr-bf-a sunk\n${text}`);
/** As the American player moves next, or would if anybody could. */
const later = (state: State1776): State1776 => walk(state, 'gb', 'end');
const goesOn = (state: State1776): boolean =>
  options(state, 'gb').some((step) => /^(voyage|cross) /.test(step));

describe('a fleet that comes upon enemy ships', () => {
  it('A1776-camp.IX.B.1.c.2 goes no farther in the phase, from a lane or from a box', () => {
    const met = turn2('ship br-bf-1 A17\nship fr-bf-a B17');
    expect(goesOn(walk(met, 'gb', 'weigh br-bf-1', 'voyage B17'))).toBe(false);
    const back = turn2('ship br-bf-1 south-box\nship fr-bf-a A17');
    expect(goesOn(walk(back, 'gb', 'weigh br-bf-1', 'voyage A17'))).toBe(false);
    // who begins there leaves freely
    expect(goesOn(walk(turn2('ship br-bf-1 A17\nship fr-bf-a A17'), 'gb', 'weigh br-bf-1'))).toBe(
      true,
    );
  });

  it('A1776-camp.IX.B.1.b.3 nor past enemies beside a river of class 2, where it may land', () => {
    const river = turn2(`ship br-tr-1 ${arrow('new-york-city')}: 2 BR\nus west-point: 1 RM`);
    const stopped = walk(river, 'gb', 'weigh br-tr-1', 'voyage ZZ38/ZZ39');
    expect(goesOn(stopped)).toBe(false);
    expect(options(stopped, 'gb').some((step) => step.startsWith('debark '))).toBe(true);
  });
});

describe('the lift of the French', () => {
  it('A1776-camp.VIII.C.2 A1776-camp.IX.B.1.b.1 they march on from a river of class 2 or a lake, where no fleet can come', () => {
    const state = later(sunk('us hartford: 5 FR\nship fr-bf-b south-box'));
    expect(at(state, 'us', 'hartford')).toEqual({});
    const lake = later(sunk('us crown-point: 5 FR\nship fr-bf-b south-box'));
    expect(at(lake, 'us', 'crown-point')).toEqual({});
  });

  it('A1776-camp.VIII.C.2 A1776-camp.VII.A.2.a in winter they march half as far', () => {
    const marchIn = (turn: number) =>
      told(
        act(
          position(
            `time turn ${turn} gb movement\n${NO_FRANCE}\ngb quebec: 1 BR\nwithdraws\nship fr-bf-a sunk\nship fr-bf-b south-box\nus fort-stanwix: 5 FR`,
          ),
          'gb',
          'end',
        ),
        'marched',
      )?.mp;
    expect([marchIn(9), marchIn(10)]).toEqual([7, 3]);
  });

  it('A1776-camp.VIII.C.2 A1776-camp.IX.C.2 a fleet takes the French of both banks', () => {
    const state = later(sunk('us YY40: 1 FR\nus ZZ40: 4 FR\nship fr-bf-b YY40/ZZ40'));
    expect(state.ships?.['fr-bf-b']?.aboard).toEqual({ FR: 5 });
  });

  it('A1776-camp.VIII.C.2 without a fleet everything French is gone, who was never called too', () => {
    const all = position(
      'time turn 2 gb movement\nentered 1\ngb quebec: 1 BR\nus boston: 1 CA\nus newport: 5 FR\nwithdraws\nship fr-bf-a sunk\nship fr-bf-b sunk',
    );
    const state = later(all);
    expect([at(state, 'us', 'newport'), state.ships?.['fr-bf-vf']]).toEqual([{}, { at: 'sunk' }]);
  });

  it('A1776-camp.VIII.C.2 a fleet that has nobody to fetch yet is under way no more', () => {
    const besieged = 'us springfield: in 5 FR\ngb springfield: 3 BR\nfort springfield: us';
    const state = later(sunk(`${besieged}\nship fr-bf-b south-box`));
    expect(state.sailing).toBeUndefined();
    const text = avalon1776.writePosition(state);
    expect(avalon1776.readPosition(text)).toEqual(state);
  });
});

describe('the match in the West Indies', () => {
  it('A1776-camp.IX.B.2.a.6.b who comes when it is complete makes nobody stay longer', () => {
    const state = turn2(
      [
        ...['box west-indies gb: 5 BR', 'ship br-bf-1 west-indies: since 1'],
        ...['matched {"fleets":1,"points":5,"turn":1}', 'ship br-tr-1 south-box'],
        'ship fr-bf-a west-indies: since 1 5 FR',
      ].join('\n'),
    );
    const { matched } = walk(state, 'gb', 'weigh br-tr-1', 'cross west-indies');
    expect(matched).toEqual({ fleets: 1, points: 5, turn: 1 });
  });
});

describe('a position', () => {
  it('A1776-camp.IX.B.1.b.1 has no battle fleet on a river of class 2', () => {
    expect(() => turn2('ship br-bf-1 ZZ38/ZZ39')).toThrow('br-bf-1 cannot lie at ZZ38/ZZ39');
  });
});
