import { distance, hexOf, neighbours } from '../../../src/rules/avalon1776/components/map.js';
import { isIn, REGION } from '../../../src/rules/avalon1776/components/regions.js';
import {
  SCENARIO,
  type ScenarioId,
} from '../../../src/rules/avalon1776/components/scenarios/index.js';
import { areaOf } from '../../../src/rules/avalon1776/components/scenarios/places.js';
import { at, deskOf, hex, said, told } from './advanced.js';

const ALBANY = hex('albany');
const land = (id: string, scenario: ScenarioId) =>
  neighbours(id).filter(
    (one) => hexOf(one)?.kind === 'land' && areaOf(SCENARIO[scenario]).has(one),
  );
const places = (options: readonly string[]) =>
  options.filter((one) => one.startsWith('place ')).map((one) => one.slice('place '.length));

describe('arrivals of scenario 2', () => {
  const { position, act, options, walk, refused } = deskOf('scenario2');
  /** In June the Americans receive 2 RM at Albany; the British have nothing there to fight. */
  const june = (text: string) => {
    const british = act(
      position(`time turn 2 gb movement\nus boston: 1 CA\n${text}`),
      'gb',
      'end',
    ).state;
    return british;
  };

  it('A1776-scn2.special.2 enemies in the place: there all the same, or in the nearest free town', () => {
    const state = june(`gb ${ALBANY}: 1 BR`);
    const names = places(options(state, 'us'));
    expect(names).toContain(ALBANY);
    const towns = names.filter((one) => one !== ALBANY);
    expect(towns.length).toBeGreaterThan(0);
    expect(new Set(towns.map((one) => distance(one, ALBANY))).size).toBe(1);
    expect(refused(state, 'us', 'forgo')).toBe('A1776-basic.VI.B');
    const pressed = walk(state, 'us', `place ${ALBANY}`);
    expect(pressed.hexes[ALBANY]?.us).toEqual({ held: { RM: 2 } });
    const [town = ''] = towns;
    expect(at(walk(state, 'us', `place ${town}`), 'us', town)).toEqual({ RM: 2 });
  });

  it('A1776-scn2.special.2 surrounded, without enemies in the place: the same choice, and they may march', () => {
    const ring = land(ALBANY, 'scenario2')
      .map((one) => `gb ${one}: 1 BR`)
      .join('\n');
    const state = june(ring);
    expect(places(options(state, 'us'))).toContain(ALBANY);
    expect(walk(state, 'us', `place ${ALBANY}`).hexes[ALBANY]?.us).toEqual({ free1: { RM: 2 } });
  });
});

describe('arrivals of scenario 1', () => {
  const { position, act, options, walk } = deskOf('scenario1');
  const MONTREAL = hex('montreal');
  /** The Americans end their segment, and the British arrive. */
  const british = (turn: number, text: string) =>
    act(position(`time turn ${turn} us combat\ngb AAAA43: 1 BR\n${text}`), 'us', 'end');
  const ring = (middle: string) =>
    land(middle, 'scenario1')
      .map((one) => `us ${one}: 1 RM`)
      .join('\n');

  it('A1776-scn1.special.1 A1776-scn1.special.1.b A1776-adv.V.G Americans in Montreal, in a fort too, send them to the northern edge', () => {
    const state = british(3, `us ${MONTREAL}: in 1 RM\nfort ${MONTREAL}: us`).state;
    expect(places(options(state, 'gb')).sort()).toEqual([...REGION.northEdge].sort());
    const [edge = ''] = REGION.northEdge;
    const came = act(state, 'gb', `place ${edge}`);
    expect(came.events.find(({ type }) => type === 'arrived')?.clause).toBe(
      'A1776-scn1.special.1.b',
    );
    expect(at(came.state, 'gb', edge)).toEqual({ TM: 1 });
  });

  it('A1776-scn1.special.1.a Americans in Quebec send them to the north-eastern edge, which lies north of the river', () => {
    const state = british(4, 'us quebec: 1 RM').state;
    expect(places(options(state, 'gb')).sort()).toEqual([...REGION.northEastEdge].sort());
    for (const edge of [...REGION.northEdge, ...REGION.northEastEdge])
      expect([edge, isIn('northOfStLawrence', edge)]).toEqual([edge, true]);
  });

  it('A1776-scn1.special.1 a town that is merely surrounded leaves the hexes beside it, north of the river alone', () => {
    const state = british(3, ring(MONTREAL)).state;
    const names = places(options(state, 'gb'));
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((one) => distance(one, MONTREAL) === 1)).toBe(true);
    expect(names.filter((one) => !isIn('northOfStLawrence', one))).toEqual([]);
    expect(land(MONTREAL, 'scenario1').some((one) => !isIn('northOfStLawrence', one))).toBe(true);
    // with nobody in the way they come in unasked
    expect(said(british(3, ''))).toContain('arrived');
    expect(walk(state, 'gb', 'forgo').hexes[MONTREAL]?.gb).toBeUndefined();
  });
});

describe('arrivals of scenario 3', () => {
  const { position, act, options, decision } = deskOf('scenario3');
  const march = (text: string) => act(position(`time turn 3 us combat\n${text}`), 'us', 'end');

  it('A1776-scn3.special.4 the wagon of March is lost while Americans are in Wilmington, and comes beside it while they surround it', () => {
    const lost = march('us wilmington: 1 RM\ngb camden: 1 BR');
    expect(told(lost, 'forgone')).toMatchObject({ side: 'gb', units: { S: 1 } });
    expect(lost.events.find(({ type }) => type === 'forgone')?.clause).toBe('A1776-scn3.special.4');
    const ring = land(hex('wilmington'), 'scenario3')
      .map((one) => `us ${one}: 1 RM`)
      .join('\n');
    const barred = march(`${ring}\ngb camden: 1 BR`);
    expect(decision(barred.state, 'gb')).toBe('divert');
    expect(places(options(barred.state, 'gb')).length).toBeGreaterThan(1);
  });
});

describe('arrivals of scenario 4', () => {
  const { position, act, options, walk } = deskOf('scenario4');

  it('A1776-scn4.special.2 the British land at Portsmouth among enemies, and stay', () => {
    const state = position(
      'time turn 1 us movement\nus portsmouth: 4 CA\nus baltimore: in 1 CA\nfort baltimore: us',
    );
    // the fort may be razed before
    const played = act(walk(state, 'us', 'end'), 'us', 'end');
    expect(options(played.state, 'gb')).toContain(`place ${hex('portsmouth')}`);
    const landed = act(played.state, 'gb', `place ${hex('portsmouth')}`);
    expect(landed.state.hexes[hex('portsmouth')]?.gb).toEqual({ held: { BR: 5, A: 2 } });
  });

  it('A1776-basic.VI.F one of several places, unasked of none that enemies hold', () => {
    const state = position(
      'time turn 2 us movement\ngb charlotte-va: 1 BR\nus baltimore: in 1 CA\nfort baltimore: us',
    );
    const british = act(walk(state, 'us', 'end'), 'us', 'end');
    expect(said(british)).toContain('arrived');
    const american = act(walk(british.state, 'gb', 'end'), 'gb', 'end');
    const names = places(options(american.state, 'us'));
    expect(names).not.toContain(hex('charlotte-va'));
    expect(names.every((one) => distance(one, hex('charlotte-va')) <= 2)).toBe(true);
    expect(names.length).toBeGreaterThan(3);
  });

  it('A1776-scn4.reinf.american A1776-basic.VI.D the French choose any one port, beside it where enemies hold it', () => {
    const PORTSMOUTH = hex('portsmouth');
    const french = (text: string) =>
      act(position(`time turn 7 gb combat\ngb portsmouth: 2 BR\n${text}`), 'gb', 'end').state;
    const state = french('');
    const names = places(options(state, 'us'));
    expect(names).toContain(hex('baltimore'));
    expect(names).not.toContain(PORTSMOUTH);
    const beside = land(PORTSMOUTH, 'scenario4');
    expect(beside).toContain('DD30');
    expect(names).toEqual(expect.arrayContaining(beside));
    const landed = act(state, 'us', 'place DD30');
    expect(landed.events.find(({ type }) => type === 'arrived')?.clause).toBe('A1776-basic.VI.D');
    // among enemies where all that lies beside it is theirs
    const ring = beside.map((one) => `gb ${one}: 1 BR`).join('\n');
    const pressed = walk(french(ring), 'us', 'place DD30');
    expect(pressed.hexes['DD30']?.us).toEqual({ held: { FR: 15, FA: 2, FS: 1 } });
  });
});

describe('arrivals of scenarios 1 and 3 whose place the enemy has', () => {
  it('A1776-basic.VI.D are lost where the scenario says so', () => {
    const { position, act, walk } = deskOf('scenario3');
    const state = position(
      'time turn 3 us movement\nus wilmington: 1 RM\nus cheraw: in 1 CA\nfort cheraw: us',
    );
    expect(said(act(walk(state, 'us', 'end'), 'us', 'end'))).toContain('forgone');
  });

  it('A1776-basic.VI.D come in over the edge that it names', () => {
    const { position, act, options } = deskOf('scenario1');
    const state = position('time turn 3 us movement\nus montreal: 1 RM');
    const edge = places(options(act(state, 'us', 'end').state, 'gb'));
    expect(edge.length).toBeGreaterThan(1);
    expect(edge).not.toContain(hex('montreal'));
  });
});

describe('the invasion by sea', () => {
  const { position, act, walk, options, refused } = deskOf('scenario2');
  const NEW_YORK = hex('new-york-city');
  const BOSTON = hex('boston');
  const start = () =>
    position(
      'time turn 1 gb movement\ngb new-york-city: 40 BR 1 A free1 2 BR\nus boston: 1 CA\nus newport: 1 S',
    );

  it('A1776-scn2.special.1 once in a game, and by the British alone', () => {
    const state = walk(start(), 'gb', 'invade', 'board BR 1', `sail ${hex('newport')}`, 'pass');
    expect(refused(state, 'gb', 'invade')).toBe('A1776-scn2.special.1');
    const american = act(
      position('time turn 1 us movement\nus new-york-city: 4 CA'),
      'us',
      `march ${NEW_YORK} 0`,
    );
    void american;
    expect(
      refused(position('time turn 1 us movement\nus new-york-city: 4 CA'), 'us', 'invade'),
    ).toBe('A1776-scn2.special.1');
    expect(refused(position('time turn 1 gb movement\ngb boston: 4 BR'), 'gb', 'invade')).toBe(
      'A1776-scn2.special.1',
    );
  });

  it('A1776-scn2.special.1.a thirty points and counters who began the turn there', () => {
    const state = walk(start(), 'gb', 'invade');
    expect(refused(state, 'gb', `sail ${hex('newport')}`)).toBe('A1776-scn2.special.1.a');
    expect(refused(state, 'gb', 'board BR 31')).toBe('A1776-scn2.special.1.a');
    const full = walk(state, 'gb', 'board A 1', 'board BR 29');
    expect(refused(full, 'gb', 'board BR 1')).toBe('A1776-scn2.special.1.a');
    const landed = walk(full, 'gb', `sail ${hex('newport')}`);
    expect(landed.hexes[hex('newport')]?.gb).toEqual({ held: { BR: 29, A: 1 } });
    expect(landed.hexes[NEW_YORK]?.gb).toEqual({ rest: { BR: 11 }, free1: { BR: 2 } });
    expect(options(landed, 'gb')).not.toContain(`march ${hex('newport')} 0`);
  });

  it('A1776-scn2.special.1.b on the coast or in a port on great water, without American combat units', () => {
    const state = walk(start(), 'gb', 'invade', 'board BR 5');
    expect(refused(state, 'gb', `sail ${BOSTON}`)).toBe('A1776-scn2.special.1.b');
    expect(refused(state, 'gb', `sail ${ALBANY}`)).toBe('A1776-scn2.special.1.b');
    expect(refused(state, 'gb', `sail ${hex('quebec')}`)).toBeNull();
  });
});
