import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import {
  fleetsOf,
  isPort,
  isPortShut,
  portAt,
  watersFrom,
} from '../../../src/rules/avalon1776/questions/campaign/fleets.js';
import { burden } from '../../../src/rules/avalon1776/questions/capacity.js';
import { deskOf } from './advanced.js';

const { position, seen, begin } = deskOf('csg3');

const arrow = (id: string): string => townOf(id)?.port ?? '';
const [NEW_YORK, BOSTON, PHILADELPHIA, NEWPORT] = [
  'new-york-city',
  'boston',
  'philadelphia',
  'newport',
].map(arrow) as [string, string, string, string];
const spring = (text: string) => position(`time turn 1 gb movement\n${text}`);
const winter = (text: string) => position(`time turn 10 gb movement\n${text}`);

describe('fleets in play', () => {
  it('A1776-csg3.setup A1776-camp.IX.B.1.d.1 A1776-camp.IX.A lie in their ports in April 1778', () => {
    expect(seen(begin(), 'us').ships).toEqual({
      'br-bf-1': { at: NEW_YORK, aboard: {} },
      'br-bf-2': { at: PHILADELPHIA, aboard: {} },
      'br-tr-1': { at: NEW_YORK, aboard: {} },
      'br-tr-2': { at: PHILADELPHIA, aboard: {} },
    });
    expect(fleetsOf(begin(), 'us')).toEqual([]);
  });

  it('A1776-camp.IX.C.4.a what they carry is open to both sides', () => {
    const state = spring(`ship br-tr-1 ${NEW_YORK}: 4 BR 1 S`);
    for (const viewer of ['us', 'gb', null] as const)
      expect(seen(state, viewer).ships).toEqual({
        'br-tr-1': { at: NEW_YORK, aboard: { BR: 4, S: 1 }, burden: 5 },
      });
    expect(burden(position(''), 'gb', { BR: 4, S: 1 })).toBe(5);
    expect(avalon1776.readPosition(avalon1776.writePosition(state))).toEqual(state);
  });

  it.each([
    ['ship br-xx-1 A17', '"br-xx-1" is none of'],
    [`ship br-tr-1 ${NEW_YORK}\nship br-tr-1 ${BOSTON}`, 'br-tr-1 is there already'],
    ['ship br-bf-1 FFF38', 'br-bf-1 cannot lie at FFF38'],
    ['ship fr-bf-a halifax', 'fr-bf-a cannot lie at halifax'],
    // A1776-camp.IX.B.1.b.1
    ['ship br-bf-1 HHH39/HHH40', 'br-bf-1 cannot lie at HHH39/HHH40'],
    [`ship br-tr-1 ${NEW_YORK}: 13 BR`, '"13" is not a whole number from 1 to 12'],
    [`ship br-tr-1 ${NEW_YORK}: 12 BR 1 S`, 'br-tr-1 carries 12 at most'],
    [`ship br-tr-1 ${NEW_YORK}: 1 I`, 'br-tr-1 carries no I'],
    [`ship fr-bf-a ${NEW_YORK}: 1 RM`, 'fr-bf-a carries no RM'],
    [`ship br-bf-1 ${NEW_YORK}: 1 M`, 'br-bf-1 carries no M'],
  ])('A1776-camp.IX.C.1.a A1776-camp.IX.C.1.b A1776-camp.IX.C.4.b %s: refused', (line, message) => {
    const read = avalon1776.readPosition(
      ['avalon1776 1', 'scenario csg3', 'time turn 1 gb movement', line].join('\n'),
    );
    expect('line' in read && read.message.en).toContain(message);
  });
});

describe('where they may sail', () => {
  it('A1776-camp.IX.B.1.d.2 A1776-camp.IX.B.1.d.2.a into a port by the hexside of its arrow, however many lie there', () => {
    const state = spring(
      `ship br-bf-1 ${NEW_YORK}\nship br-bf-2 ${BOSTON}\nship br-tr-2 ${BOSTON}`,
    );
    expect(watersFrom(state, 'br-bf-1', 40).get(BOSTON)).toBe(29);
    expect([portAt(BOSTON)?.id, portAt('A17'), isPort('halifax'), isPort('north-box')]).toEqual([
      'boston',
      undefined,
      true,
      false,
    ]);
  });

  it('A1776-camp.IX.B.1.d.2.b A1776-camp.IX.B.1.d.2.c not into a port where enemy ships lie, but where these have enemies ashore and no friends', () => {
    const port = (text: string) =>
      spring(`ship br-bf-1 ${NEW_YORK}\nship fr-bf-a ${NEWPORT}\n${text}`);
    const shut = (text: string) => isPortShut(port(text), 'gb', NEWPORT);
    expect([
      shut(''),
      shut('us newport: 1 RM'),
      shut('gb newport: 1 BR'),
      shut('gb newport: 1 BR\nus newport: 1 RM'),
      shut('gb newport: 1 S'),
    ]).toEqual([true, true, false, true, true]);
    expect(watersFrom(port(''), 'br-bf-1', 40).has(NEWPORT)).toBe(false);
    expect(watersFrom(port('gb newport: 1 BR'), 'br-bf-1', 40).has(NEWPORT)).toBe(true);
    // whose ships they are matters
    expect(isPortShut(port(''), 'us', NEWPORT)).toBe(false);
  });

  it('A1776-camp.IX.B.1.b.2 A1776-camp.IX.B.1.c.2 no farther than enemy ships', () => {
    const free = watersFrom(spring(`ship br-bf-1 A17`), 'br-bf-1', 5);
    const met = watersFrom(spring(`ship br-bf-1 A17\nship fr-bf-a B17`), 'br-bf-1', 5);
    expect([free.has('B17'), met.has('B17')]).toEqual([true, true]);
    expect(met.size).toBeLessThan(free.size);
  });

  it('A1776-camp.IX.B.1.b.3 no farther on a river of class 2 than enemies beside it, or a fort of theirs with supplied guns', () => {
    const beyond = (text: string) =>
      watersFrom(spring(`ship br-tr-1 ${NEW_YORK}\n${text}`), 'br-tr-1', 20).has('AAA38/AAA39');
    const fort = 'fort west-point: us';
    expect([
      beyond(''),
      beyond('us west-point: 1 RM'),
      beyond(`${fort}\nus west-point: in 1 RM`),
      beyond(`${fort}\nus west-point: in 1 RM 1 A`),
      beyond(`${fort}\nus west-point: in 1 RM 1 A 1 S`),
      beyond(`${fort}\nus west-point: in 1 RM 1 A\nus fishkill: in 1 M`),
    ]).toEqual([true, false, true, true, false, false]);
    // it comes as far as beside them
    const state = spring(`ship br-tr-1 ${NEW_YORK}\nus west-point: 1 RM`);
    expect(watersFrom(state, 'br-tr-1', 20).get('ZZ38/ZZ39')).toBe(6);
  });

  it('A1776-camp.VII.A.2.b in winter a transport leaves a port of the north by its river, and uses no other river or lake there', () => {
    const state = winter(`ship br-tr-1 ${PHILADELPHIA}\nship br-tr-2 A17\nship br-bf-1 A17`);
    const out = watersFrom(state, 'br-tr-1', 60);
    expect([out.has('QQ34/RR34'), out.has('RR34/SS35'), out.has('QQ39')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(watersFrom(state, 'br-tr-2', 99).has(PHILADELPHIA)).toBe(false);
    expect(watersFrom(state, 'br-bf-1', 99).has(PHILADELPHIA)).toBe(true);
    expect(watersFrom(spring('ship br-tr-2 A17'), 'br-tr-2', 99).has(PHILADELPHIA)).toBe(true);
  });
});
