import { PORTS, townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { avalon1776 } from '../../../src/rules/avalon1776/index.js';
import { deskOf, hex, said, told } from './advanced.js';

const { position, refused, options, act, walk, decision, seen } = deskOf('csg2');

const port = (id: string): string => townOf(id)?.port ?? '';
const [BOSTON, NEWPORT, NEW_YORK] = ['boston', 'newport', 'new-york-city'].map(port) as [
  string,
  string,
  string,
];
/** A lane hex at the southern exit. */
const LANE = 'A17';
const BRITISH = 'gb quebec: 1 TM';
const AMERICANS = 'us machias: 1 RM';

/** The end of the British segment of a turn: the American one begins. */
const toAmericans = (turn: number, text: string) =>
  act(
    position(`navy\ntime turn ${turn} gb combat\n${BRITISH}\n${AMERICANS}\n${text}`),
    'gb',
    'end',
  );
const phase = (turn: number, by: 'gb' | 'us', which: string, text: string) =>
  position(`navy\ntime turn ${turn} ${by} ${which}\n${BRITISH}\n${AMERICANS}\n${text}`);
const arrivals = (state: Parameters<typeof options>[0]): string[] =>
  options(state, 'us').filter((step) => step.startsWith('arrive '));

describe('the Continental Navy', () => {
  it('A1776-campopt.I A1776-campopt.I.A comes in February 1776 in a port without regulars, for 1 MP, and may move at once', () => {
    const january = phase(1, 'us', 'combat', `gb boston: 5 BR\nship br-bf-1 ${NEWPORT}`);
    const february = act(january, 'us', 'end').state;
    expect(february.ships?.cn).toEqual({ at: 'due' });
    const asked = walk(walk(february, 'gb', 'end'), 'gb', 'end');
    expect(decision(asked, 'us')).toBe('fleet');
    // every port of the map but that of the regulars, and that which enemy ships shut
    expect(arrivals(asked)).toContain(`arrive ${NEW_YORK}`);
    expect(arrivals(asked)).toHaveLength(29);
    expect(refused(asked, 'us', `arrive ${BOSTON}`)).toBe('A1776-campopt.I.A');
    expect(refused(asked, 'us', `arrive ${NEWPORT}`)).toBe('A1776-campopt.I.A');
    expect(refused(asked, 'us', `arrive ${LANE}`)).toBe('A1776-campopt.I.A');
    const placed = act(asked, 'us', `arrive ${NEW_YORK}`);
    expect(placed.state.ships?.cn).toEqual({ at: NEW_YORK, paid: 1, ported: 2 });
    const sails = walk(walk(placed.state, 'us', 'end'), 'us', 'weigh cn');
    expect(sails.sailing).toMatchObject({ id: 'cn', spent: 1 });
    expect(options(sails, 'us').some((step) => step.startsWith('voyage '))).toBe(true);
    // without the option nobody comes
    const none = position(`time turn 1 us combat\n${BRITISH}\n${AMERICANS}`);
    expect(act(none, 'us', 'end').state.ships?.cn).toBeUndefined();
  });

  it('A1776-campopt.I.B takes nobody aboard, and is no ferry', () => {
    const state = phase(3, 'us', 'movement', `ship cn ${NEWPORT}: ported 2\nus newport: 3 CA`);
    const under = walk(state, 'us', 'weigh cn');
    expect(options(under, 'us').filter((step) => step.startsWith('embark'))).toEqual([]);
    expect(refused(under, 'us', `embark ${hex('newport')} CA 1`)).toBe('A1776-campopt.I.B');
    const between = phase(3, 'us', 'movement', 'ship cn H17/H18: ported 2');
    expect(options(between, 'us').filter((step) => step.startsWith('ply'))).toEqual([]);
  });

  it('A1776-campopt.I.C does not attack battle fleets, nor transports with them', () => {
    const at = (...ids: readonly string[]) =>
      phase(
        3,
        'us',
        'combat',
        `us camden: 3 CA\ngb camden: 3 BR\nship cn ${LANE}: ported 2\n${ids.map((id) => `ship ${id} ${LANE}`).join('\n')}`,
      );
    expect(refused(at('br-bf-1'), 'us', `engage ${LANE}`)).toBe('A1776-campopt.I.C');
    expect(refused(at('br-bf-1', 'br-tr-1'), 'us', `engage ${LANE}`)).toBe('A1776-campopt.I.C');
    expect(refused(at('br-tr-1'), 'us', `engage ${LANE}`)).toBeNull();
    // but it is attacked as any fleet
    const attacked = phase(3, 'gb', 'combat', `ship cn ${LANE}: ported 2\nship br-bf-1 ${LANE}`);
    const fought = act(attacked, 'gb', `engage ${LANE}`, [6]);
    expect(told(fought, 'ships-fought')).toMatchObject({ difference: 3 });
    expect(fought.state.ships?.cn).toEqual({ at: 'sunk' });
    expect(fought.state.withdraws).toBeUndefined();
  });

  it('A1776-campopt.I.C damaged it lies at once in an uncontrolled port of its choice for so many quarters, and may move after that', () => {
    const attacked = phase(
      3,
      'gb',
      'combat',
      `gb boston: 1 BR\nship cn ${LANE}: ported 2\nship br-bf-1 ${LANE}`,
    );
    const struck = act(attacked, 'gb', `engage ${LANE}`, [3]);
    expect(said(struck)).toEqual(['ships-engaged', 'ships-fought', 'ships-damaged']);
    expect(decision(struck.state, 'us')).toBe('fleet');
    expect(refused(struck.state, 'us', `arrive ${BOSTON}`)).toBe('A1776-campopt.I.C');
    const chosen = act(struck.state, 'us', `arrive ${NEWPORT}`);
    expect(told(chosen, 'navy-laid-up')).toEqual({ at: NEWPORT });
    const lies = chosen.state;
    expect(lies.ships?.cn).toEqual({ at: 'refit', until: 6, port: NEWPORT, ported: 2 });
    expect(seen(lies, 'gb').ships?.cn).toMatchObject({ aside: 'refit', port: NEWPORT, until: 6 });
    // inactive: nobody fights it, and it goes nowhere
    const met = `ship cn refit: until 6 port ${NEWPORT} ported 4\nship br-bf-1 ${NEWPORT}\n`;
    const chased = phase(
      7,
      'gb',
      'combat',
      `${met.replace('until 6', 'until 9')}gb camden: 3 BR\nus camden: 3 CA`,
    );
    expect(refused(chased, 'gb', `engage ${NEWPORT}`)).toBe('A1776-camp.IX.D.1');
    expect(refused(phase(5, 'us', 'movement', met), 'us', 'weigh cn')).toBe('A1776-camp.IX.B.1.a');
    const early = toAmericans(5, `ship cn refit: until 6 port ${NEWPORT} ported 4`).state;
    expect(early.ships?.cn?.at).toBe('refit');
    const back = toAmericans(6, `ship cn refit: until 6 port ${NEWPORT} ported 5`);
    expect(told(back, 'navy-repaired')).toEqual({ at: NEWPORT });
    expect(back.state.ships?.cn).toEqual({ at: NEWPORT, ported: 5 });
    expect(refused(walk(back.state, 'us', 'end'), 'us', 'weigh cn')).toBeNull();
  });

  it('A1776-campopt.I.C is eliminated when a point of regulars comes to the port of its repair', () => {
    const text = `gb hartford: 2 BR 2 TM\nship cn refit: until 9 port ${NEW_YORK} ported 3`;
    const lies = phase(4, 'gb', 'movement', `${text}\nship br-tr-1 ${NEW_YORK}: 2 BR 1 TM`);
    const sails = walk(lies, 'gb', 'weigh br-tr-1');
    const militia = act(sails, 'gb', `debark ${hex('new-york-city')} TM 1`);
    expect(militia.state.ships?.cn).toMatchObject({ at: 'refit' });
    const landed = act(sails, 'gb', `debark ${hex('new-york-city')} BR 1`);
    expect(told(landed, 'navy-lost')).toEqual({ why: 'repair' });
    expect(landed.state.ships?.cn).toBeUndefined();
    // and where no port is free
    const all = PORTS.map(({ id }) => `gb ${id}: 1 BR`).join('\n');
    const attacked = phase(
      3,
      'gb',
      'combat',
      `${all}\nship cn ${LANE}: ported 2\nship br-bf-1 ${LANE}`,
    );
    const lost = act(attacked, 'gb', `engage ${LANE}`, [3]);
    expect(told(lost, 'navy-lost')).toEqual({ why: 'repair' });
    expect(decision(lost.state, 'us')).not.toBe('fleet');
  });

  it('A1776-campopt.I.C is eliminated by regulars who march into the port of its repair or through it', () => {
    const march = (town: string, goes: string) => {
      const lies = phase(
        4,
        'gb',
        'movement',
        `gb hartford: 2 BR\nship cn refit: until 9 port ${port(town)} ported 3`,
      );
      return act(walk(lies, 'gb', `march ${hex('hartford')} 0`), 'gb', `go ${goes}`);
    };
    const PROVIDENCE = hex('providence');
    for (const goes of [PROVIDENCE, 'GGG48']) {
      const lost = march('providence', goes);
      expect(told(lost, 'marched')).toMatchObject({ via: expect.arrayContaining([PROVIDENCE]) });
      expect(told(lost, 'navy-lost')).toEqual({ why: 'repair' });
      expect(lost.state.ships?.cn).toBeUndefined();
    }
    // no trace of it is left: what is written and read again is the same
    const { state } = march('providence', PROVIDENCE);
    expect(avalon1776.readPosition(avalon1776.writePosition(state))).toEqual(state);
    expect(march('boston', PROVIDENCE).state.ships?.cn).toMatchObject({ at: 'refit' });
  });

  it('A1776-campopt.I.A waits as long as no port is without regulars', () => {
    const all = PORTS.map(({ id }) => `gb ${id}: 1 BR`).join('\n');
    const { state } = toAmericans(2, `ship cn due\n${all}`);
    expect(decision(state, 'us')).not.toBe('fleet');
    expect(state.ships?.cn).toEqual({ at: 'due' });
    // though none was when the turn began
    expect(act(phase(1, 'us', 'combat', all), 'us', 'end').state.ships?.cn).toEqual({ at: 'due' });
  });

  it('A1776-campopt.I.D attacks transports alone on column 0, and does not sink them without a die', () => {
    const raid = phase(3, 'us', 'combat', `ship cn ${LANE}: ported 2\nship br-tr-1 ${LANE}: 4 BR`);
    const fought = act(raid, 'us', `engage ${LANE}`, [5]);
    expect(told(fought, 'ships-fought')).toMatchObject({
      ...{ difference: 0, die: 5, attacker: 'us' },
      harm: { attacker: 0, defender: 1 },
    });
    expect(fought.state.ships?.['br-tr-1']).toEqual({ at: 'refit', until: 6, aboard: { BR: 4 } });
    // what it meets may harm it
    const struck = act(raid, 'us', `engage ${LANE}`, [1]);
    expect(told(struck, 'ships-fought')).toMatchObject({ harm: { attacker: 2, defender: 0 } });
    expect(decision(struck.state, 'us')).toBe('fleet');
    expect(struck.state.ships?.cn).toMatchObject({ at: 'refit', until: 9 });
  });

  it('A1776-campopt.I.E ends a movement phase in an uncontrolled port every six turns, or is eliminated', () => {
    const ended = (turn: number, text: string) =>
      act(phase(turn, 'us', 'movement', text), 'us', 'end');
    expect(ended(7, `ship cn ${LANE}: ported 2`).state.ships?.cn).toMatchObject({ ported: 2 });
    const lost = ended(8, `ship cn ${LANE}: ported 2`);
    expect(told(lost, 'navy-lost')).toEqual({ why: 'sea' });
    expect(lost.state.ships?.cn).toBeUndefined();
    const home = ended(8, `ship cn ${NEWPORT}: ported 2`);
    expect(home.state.ships?.cn).toMatchObject({ at: NEWPORT, ported: 8 });
    // a port with regulars is none
    const shut = ended(8, `ship cn ${NEWPORT}: ported 2\ngb newport: 1 BR`);
    expect(told(shut, 'navy-lost')).toEqual({ why: 'sea' });
    // the port of its repair is one
    const refit = ended(8, `ship cn refit: until 9 port ${NEWPORT} ported 2`);
    expect(refit.state.ships?.cn).toMatchObject({ ported: 8 });
    expect(seen(refit.state, 'us').ships?.cn).toMatchObject({ portedBy: 14 });
  });

  it('A1776-campopt.I.F stays with 1 to 3 from January 1777 on, a die at the start of each turn as long as it is in play', () => {
    const begin = (turn: number, text: string, dice: readonly number[]) =>
      act(phase(turn, 'us', 'combat', `areas NE A MS A SC A DS A\n${text}`), 'us', 'end', dice);
    const AFLOAT = `ship cn ${NEWPORT}: ported 13`;
    for (const die of [1, 2, 3])
      expect(begin(13, AFLOAT, [die]).state.ships?.cn).toMatchObject({ at: NEWPORT });
    for (const die of [4, 5, 6]) {
      const gone = begin(13, AFLOAT, [die]);
      expect(told(gone, 'navy-stays')).toEqual({ die, stays: false });
      expect(gone.state.ships?.cn).toBeUndefined();
    }
    expect(said(begin(10, `ship cn ${NEWPORT}: ported 10`, []))).not.toContain('navy-stays');
    expect(said(begin(13, 'ship cn sunk', []))).not.toContain('navy-stays');
    const hurt = `ship cn refit: until 16 port ${NEWPORT} ported 13`;
    expect(told(begin(13, hurt, [4]), 'navy-stays')).toEqual({ die: 4, stays: false });
  });

  it('is written with the option alone, with when it was in port and no longer at sea than it may be', () => {
    const bad = (text: string) => () => phase(8, 'us', 'movement', text);
    expect(() => position(`time turn 3 us movement\nship cn ${LANE}: ported 2`)).toThrow(/navy/);
    expect(bad(`ship cn ${LANE}`)).toThrow(/cn cannot lie so/);
    const strayed = () => phase(9, 'us', 'movement', `ship cn ${LANE}: ported 1`);
    expect(strayed).toThrow(/cn cannot lie so/);
    expect(() => phase(1, 'us', 'movement', 'ship cn due')).toThrow(/cn cannot lie so/);
    expect(bad(`ship cn ${LANE}: ported 9`)).toThrow(/cn cannot lie so/);
    expect(bad(`ship cn ${LANE}: port ${NEWPORT} ported 7`)).toThrow(/cn cannot lie so/);
    expect(bad('ship cn refit: until 9 ported 7')).toThrow(/cn cannot lie so/);
    expect(bad('ship cn due: until 9')).toThrow(/cn cannot lie so/);
    expect(bad(`ship cn refit: until 18 port ${NEWPORT} ported 7`)).toThrow(/cn cannot lie so/);
    expect(bad('ship cn H17/H18: ferry ported 7')).toThrow(/cn cannot lie so/);
    expect(bad(`ship cn refit: until 9 port ${NEWPORT} ported 7\ngb newport: 1 BR`)).toThrow();
    expect(bad(`ship cn refit: until 9 port ${NEWPORT} ported 7`)).not.toThrow();
  });
});
