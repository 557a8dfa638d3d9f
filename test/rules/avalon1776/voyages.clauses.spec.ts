import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { at, deskOf, hex, told } from './advanced.js';

const { position, refused, options, act, walk, seen } = deskOf('csg3');

const arrow = (id: string): string => townOf(id)?.port ?? '';
const [NEW_YORK, CHARLESTON] = ['new-york-city', 'charleston'].map(arrow) as [string, string];
const [CITY, SOUTH] = ['new-york-city', 'charleston'].map(hex) as [string, string];

/** April 1778, the British to move, with a regular far away who may always march. */
const spring = (text: string) => position(`time turn 1 gb movement\ngb quebec: 1 BR\n${text}`);
const fleet = (more = '') =>
  spring(`gb new-york-city: 9 BR 1 S 1 A 1 TM\nship br-tr-1 ${NEW_YORK}\n${more}`);

describe('a voyage', () => {
  it('A1776-camp.IX.B.1.a A1776-camp.IX.C.2 A1776-camp.IX.C.3 takes units from port to port in the movement phase of its owner', () => {
    const loaded = walk(
      fleet(),
      'gb',
      'weigh br-tr-1',
      `embark ${CITY} BR 4`,
      `embark ${CITY} S 1`,
    );
    expect(seen(loaded, 'us').ships).toEqual({
      'br-tr-1': { at: NEW_YORK, aboard: { BR: 4, S: 1 }, burden: 5 },
    });
    expect(at(loaded, 'gb', 'new-york-city')).toEqual({ BR: 5, A: 1, TM: 1 });
    // A1776-camp.IX.C.4.c 5 MP for all of it, 26 to the south
    const sailed = act(loaded, 'gb', `voyage ${arrow('norfolk')}`);
    expect(told(sailed, 'sailed')).toMatchObject({ ship: 'br-tr-1', mp: 26 });
    expect(seen(sailed.state, null).sailing).toEqual({ id: 'br-tr-1', spent: 31 });
    const landed = act(sailed.state, 'gb', `debark ${hex('norfolk')} BR 4`);
    expect(seen(landed.state, null).sailing).toEqual({ id: 'br-tr-1', spent: 36 });
    // A1776-camp.IX.C.4.table half their allowance is left
    expect(landed.state.hexes[hex('norfolk')]?.gb).toEqual({ free4: { BR: 4 } });
    const stopped = walk(landed.state, 'gb', `debark ${hex('norfolk')} S 1`, 'stop');
    expect(stopped.ships).toEqual({ 'br-tr-1': { at: arrow('norfolk'), as: 'done' } });
    expect(refused(stopped, 'gb', 'weigh br-tr-1')).toBe('A1776-camp.IX.B.1.a');
    const marched = walk(stopped, 'gb', `march ${hex('norfolk')} 4`);
    expect(options(marched, 'gb').some((step) => step.startsWith('go '))).toBe(true);
  });

  it('A1776-camp.VII.A.2.a A1776-camp.IX.C.4.c who lands from the sea in winter has half their MP, who was embarked in the north half of that', () => {
    const winter = (text: string) => position(`time turn 10 gb movement\ngb quebec: 1 BR\n${text}`);
    const landed = walk(
      winter(`ship br-bf-1 ${NEW_YORK}: 2 BR`),
      'gb',
      'weigh br-bf-1',
      `debark ${CITY} BR 2`,
      'stop',
      `march ${CITY} 4`,
    );
    expect([landed.column?.spent, landed.column?.halved]).toEqual([4, undefined]);
    expect(options(landed, 'gb').some((step) => step.startsWith('go '))).toBe(true);
    const both = walk(
      winter(`gb new-york-city: 2 BR\nship br-bf-1 ${NEW_YORK}`),
      'gb',
      'weigh br-bf-1',
      `embark ${CITY} BR 2`,
      `debark ${CITY} BR 2`,
    );
    expect(both.hexes[CITY]?.gb).toEqual({ free6: { BR: 2 } });
  });

  it('A1776-camp.IX.C.4.a cargo stays aboard from turn to turn', () => {
    const stopped = walk(fleet(), 'gb', 'weigh br-tr-1', `embark ${CITY} BR 4`, 'stop');
    expect(stopped.ships?.['br-tr-1']).toEqual({ at: NEW_YORK, aboard: { BR: 4 }, as: 'done' });
    const next = walk(stopped, 'gb', 'end');
    expect(next.ships?.['br-tr-1']).toEqual({ at: NEW_YORK, aboard: { BR: 4 } });
  });

  it('A1776-camp.IX.C.4 A1776-camp.IX.C.4.b A1776-camp.IX.C.1.a nobody is taken aboard on the way, nor more than there is room for, nor Indians', () => {
    const state = walk(fleet('gb charleston: 3 BR'), 'gb', 'weigh br-tr-1', `embark ${CITY} BR 9`);
    expect(refused(state, 'gb', `embark ${CITY} I 1`)).toBe('A1776-camp.IX.C.1.a');
    const full = walk(
      state,
      'gb',
      `embark ${CITY} S 1`,
      `embark ${CITY} A 1`,
      `embark ${CITY} TM 1`,
    );
    expect(options(full, 'gb').filter((step) => step.startsWith('embark '))).toEqual([]);
    const small = walk(
      spring(`gb new-york-city: 9 BR\nship br-bf-1 ${NEW_YORK}`),
      'gb',
      'weigh br-bf-1',
    );
    expect(refused(small, 'gb', `embark ${CITY} BR 5`)).toBe('A1776-camp.IX.C.4.b');
    const under = walk(state, 'gb', `voyage ${arrow('norfolk')}`);
    expect(refused(under, 'gb', `embark ${hex('norfolk')} BR 1`)).toBe('A1776-camp.IX.C.4');
  });

  it('A1776-camp.IX.C.4.c A1776-camp.IX.C.4.d a landing costs 5, 10 or 15 MP, 5 more among enemies, and is not made with fewer', () => {
    const to = (text: string, end: string) =>
      walk(fleet(text), 'gb', 'weigh br-tr-1', `embark ${CITY} BR 2`, `voyage ${end}`);
    // 5 to embark, 26 to Norfolk: 5 are left of 36
    const norfolk = to('us norfolk: 1 RM', arrow('norfolk'));
    expect(refused(norfolk, 'gb', `debark ${hex('norfolk')} BR 1`)).toBe('A1776-camp.IX.C.4.d');
    const near = spring(`ship br-tr-1 ${CHARLESTON}: 2 BR\nus charleston: 1 RM`);
    const contested = act(walk(near, 'gb', 'weigh br-tr-1'), 'gb', `debark ${SOUTH} BR 2`);
    expect(seen(contested.state, null).sailing?.spent).toBe(10);
    expect(contested.state.hexes[SOUTH]?.gb).toEqual({ held: { BR: 2 } });
    expect(refused(near, 'gb', 'weigh br-tr-2')).toBe('A1776-camp.IX.B.1.a');
    // on the coast beside the port: 15, and nobody moves on
    const coast = walk(spring('ship br-tr-1 H17/H18: 2 BR'), 'gb', 'weigh br-tr-1');
    expect(refused(coast, 'gb', `debark ${hex('savannah')} BR 1`)).toBe('A1776-camp.IX.C.3');
  });

  it('A1776-camp.IX.B.2.a.1 A1776-camp.IX.B.2.a.5 A1776-camp.IX.B.2.a.5.a leaves the map by an exit, goes from box to box, and comes back', () => {
    const south = walk(spring('ship br-bf-1 A17'), 'gb', 'weigh br-bf-1');
    expect(refused(south, 'gb', 'cross east-box')).toBe('A1776-camp.IX.B.2.a.1');
    const left = walk(south, 'gb', 'cross south-box');
    expect(options(left, 'gb')).toEqual(['stop']);
    const box = walk(spring('ship br-bf-1 south-box'), 'gb', 'weigh br-bf-1');
    expect(refused(box, 'gb', 'cross halifax')).toBe('A1776-camp.IX.B.2.a.5');
    const indies = walk(box, 'gb', 'cross west-indies');
    expect(options(indies, 'gb')).toEqual(['stop']);
    const back = walk(box, 'gb', 'voyage A16');
    expect(seen(back, null).sailing?.spent).toBe(1);
    expect(refused(back, 'gb', 'voyage B17')).toBeNull();
  });

  it('A1776-camp.IX.B.2.a.2.c A1776-camp.IX.C.3 Halifax takes and gives troops', () => {
    const halifax = spring('box halifax gb: 4 BR\nship br-tr-1 halifax');
    const loaded = walk(halifax, 'gb', 'weigh br-tr-1', 'fetch BR 3');
    expect(loaded.boxes).toEqual({ halifax: { gb: { BR: 1 } } });
    const sailed = walk(loaded, 'gb', 'voyage UUU58', 'stop');
    expect(sailed.ships?.['br-tr-1']).toEqual({ at: 'UUU58', aboard: { BR: 3 }, as: 'done' });
    const home = walk(
      spring('ship br-tr-1 north-box: 3 BR'),
      'gb',
      'weigh br-tr-1',
      'cross halifax',
    );
    const landed = walk(home, 'gb', 'unload BR 3');
    expect([landed.boxes, landed.ships?.['br-tr-1']?.aboard]).toEqual([
      { halifax: { gb: { BR: 3 } } },
      undefined,
    ]);
  });

  it('A1776-camp.IX.C.4.e a fleet that stays is a ferry for its owner', () => {
    const river = 'ZZ38/ZZ39';
    const state = spring(`gb west-point: 3 BR\nship br-tr-1 ${river}`);
    const ferry = act(state, 'gb', 'ply br-tr-1');
    expect(told(ferry, 'plied')).toMatchObject({ ship: 'br-tr-1', at: river });
    expect(refused(ferry.state, 'gb', 'weigh br-tr-1')).toBe('A1776-camp.IX.B.1.a');
    const crossing = walk(ferry.state, 'gb', `march ${hex('west-point')} 0`);
    expect(refused(crossing, 'gb', `go ${hex('fort-constitution')}`)).toBeNull();
    const open = spring('ship br-bf-1 A17');
    expect(refused(open, 'gb', 'ply br-bf-1')).toBe('A1776-camp.IX.C.4.e');
  });
});
