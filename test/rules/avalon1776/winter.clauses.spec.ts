import { hexOf } from '../../../src/rules/avalon1776/components/map.js';
import { mooringsAt } from '../../../src/rules/avalon1776/components/scenarios/places.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import type { State1776 } from '../../../src/rules/avalon1776/state.js';
import { at, deskOf, hex, said, told } from './advanced.js';
import { NO_FRANCE } from './no-france.js';

const { position, refused, options, act, walk, decision, seen } = deskOf('csg3');

const [JANUARY, APRIL] = [10, 13];
const [ALBANY, CAMDEN, UNADILLA, OWEGO] = ['albany', 'camden', 'unadilla', 'owego'].map(hex) as [
  string,
  string,
  string,
  string,
];
const NORTH = ['MS', 'NE', 'CAN'];

const moving = (turn: number, by: Side, text: string): State1776 =>
  position(`bateaux\nforced-march\ntime turn ${turn} ${by} movement\n${text}`);
const fighting = (turn: number, text: string): State1776 =>
  position(`time turn ${turn} us combat\n${NO_FRANCE}\n${text}`);
const ends = (state: State1776, by: Side): string[] =>
  options(state, by).flatMap((step) => (step.startsWith('go ') ? [step.slice(3)] : []));

describe('winter', () => {
  it('A1776-camp.VII.A A1776-camp.VII.A.1.a nobody attacks without supply, from January to March', () => {
    const force = 'us camden: 3 CA\ngb camden: 2 BR';
    expect(
      [10, 11, 12].map((turn) => refused(fighting(turn, force), 'us', `fight ${CAMDEN}`)),
    ).toEqual(['A1776-camp.VII.A.1.a', 'A1776-camp.VII.A.1.a', 'A1776-camp.VII.A.1.a']);
    expect(refused(fighting(APRIL, force), 'us', `fight ${CAMDEN}`)).toBeNull();
    const supplied = fighting(JANUARY, `${force}\nus camden: 1 S 1 M`);
    const met = walk(supplied, 'us', `fight ${CAMDEN}`);
    expect(refused(met, 'us', 'supply none')).toBe('A1776-camp.VII.A.1.a');
    // they may defend without
    expect(told(act(met, 'us', 'supply unit'), 'odds')).toMatchObject({ us: 3, gb: 1 });
  });

  it('A1776-camp.VII.A.1.a it binds whoever goes on, and the other player in the mover’s phase', () => {
    const state = fighting(JANUARY, 'us camden: 4 CA 1 S\ngb camden: 4 BR\nus machias: 1 CA');
    const riposte = walk(state, 'us', 'end');
    // the British would attack where the Americans did not, but have no supply
    expect(decision(riposte, 'gb')).not.toBe('series');
    expect(options(riposte, 'gb')).not.toContain(`fight ${CAMDEN}`);
  });

  it('A1776-camp.VII.A.1.b a supply unit supports two attacks, a magazine any number, and defences do not count', () => {
    const force = 'us camden: 9 CA 1 S\ngb camden: 9 BR 1 S';
    // with one source the attacker is not asked
    const attacked = walk(fighting(JANUARY, force), 'us', `fight ${CAMDEN}`);
    const cards = walk(act(attacked, 'gb', 'supply unit').state, 'us', 'play frontal-assault');
    // with a die after which both may go on
    const rolled = [1, 2, 3, 4, 5, 6]
      .map((die) => act(cards, 'gb', 'play frontal-assault', [die]))
      .find(({ state }) => decision(state, 'us') === 'persist')!;
    expect(rolled.state.attacks).toEqual({ [CAMDEN]: { us: 1 } });
    expect(rolled.state.used).toEqual({ [CAMDEN]: { us: 1, gb: 1 } });
    const twice = `attacks {"${CAMDEN}":{"us":2}}`;
    expect(refused(fighting(JANUARY, `${force}\n${twice}`), 'us', `fight ${CAMDEN}`)).toBe(
      'A1776-camp.VII.A.1.b',
    );
    const depot = fighting(JANUARY, `${force}\nus camden: 1 M\n${twice}`);
    expect(told(act(depot, 'us', `fight ${CAMDEN}`), 'supplied')).toMatchObject({
      source: 'magazine',
    });
  });

  it('A1776-camp.VII.A.1.c nobody wins at once', () => {
    const come = (turn: number) => {
      const state = moving(turn, 'us', 'us cheraw: 12 CA 1 S\ngb camden: 1 TM');
      return said(act(walk(state, 'us', `march ${hex('cheraw')} 0`), 'us', `go ${CAMDEN}`));
    };
    expect([come(APRIL).includes('overrun'), come(JANUARY).includes('overrun')]).toEqual([
      true,
      false,
    ]);
  });

  it('A1776-camp.VII.A.2.a who begins north of the South Central area has half their MP, the fraction dropped', () => {
    const reach = (turn: number, town: string, units: string) => {
      const state = walk(moving(turn, 'us', `us ${town}: ${units}`), 'us', `march ${hex(town)} 0`);
      return ends(state, 'us').length;
    };
    expect(reach(JANUARY, 'albany', '1 A')).toBeLessThan(reach(APRIL, 'albany', '1 A'));
    expect(reach(JANUARY, 'camden', '1 CA')).toBe(reach(APRIL, 'camden', '1 CA'));
    const column = walk(moving(JANUARY, 'us', 'us albany: 1 CA'), 'us', `march ${ALBANY} 0`);
    expect(seen(column, 'us').column).toMatchObject({ halved: true });
    const spring = walk(moving(APRIL, 'us', 'us albany: 1 CA'), 'us', `march ${ALBANY} 0`);
    const far = ends(spring, 'us').filter((end) => !ends(column, 'us').includes(end));
    expect(new Set(far.map((end) => refused(column, 'us', `go ${end}`)))).toEqual(
      new Set(['A1776-camp.VII.A.2.a']),
    );
  });

  it('A1776-camp.VII.A.2.b bateaux of the north lie still, and may be ferries', () => {
    const [side = ''] = mooringsAt(ALBANY);
    const state = moving(JANUARY, 'us', `us albany: 1 CA\nboats us ${side}: 1`);
    expect(refused(state, 'us', `launch ${side}`)).toBe('A1776-camp.VII.A.2.b');
    expect(refused(state, 'us', `ferry ${side}`)).toBeNull();
    const [south = ''] = mooringsAt(hex('augusta'));
    const free = moving(JANUARY, 'us', `us augusta: 1 CA\nboats us ${south}: 1`);
    expect(refused(free, 'us', `launch ${south}`)).toBeNull();
    // on the Potomac they come to the limit of the Middle States and no farther
    const [below, above] = ['KK22/KK23', 'KK23/LL23'].sort((one) =>
      one.split('/').some((bank) => NORTH.includes(hexOf(bank)?.area ?? '')) ? 1 : -1,
    ) as [string, string];
    const potomac = (turn: number) =>
      walk(
        moving(turn, 'us', `us fort-cumberland: 1 CA\nboats us ${below}: 1`),
        'us',
        `launch ${below}`,
      );
    expect(refused(potomac(JANUARY), 'us', `row ${above}`)).toBe('A1776-camp.VII.A.2.b');
    expect(refused(potomac(APRIL), 'us', `row ${above}`)).toBeNull();
  });

  it('A1776-camp.VII.A.2.c nobody marches by force in the north', () => {
    const state = walk(moving(JANUARY, 'us', 'us albany: 1 CA\nus camden: 1 CA'), 'us', 'end');
    expect(refused(state, 'us', `try ${ALBANY} 8`)).toBe('A1776-camp.VII.A.2.c');
    expect(refused(state, 'us', `try ${CAMDEN} 8`)).toBeNull();
  });

  it('A1776-camp.VII.A winter is of the Campaign: scenario 1 knows none', () => {
    const canada = deskOf('scenario1').position('time turn 5 us movement\nus albany: 1 CA');
    const column = deskOf('scenario1').walk(canada, 'us', `march ${ALBANY} 0`);
    expect(column.column?.halved).toBeUndefined();
  });
});

describe('Indian towns', () => {
  const NEAR = 'BBB35';

  it('A1776-camp.V.B are closed to the Americans until the British open all three', () => {
    const state = walk(moving(1, 'us', `us ${NEAR}: 1 CA`), 'us', `march ${NEAR} 0`);
    expect(refused(state, 'us', `go ${UNADILLA}`)).toBe('A1776-camp.V.B');
    const opened = walk(moving(1, 'us', `us ${NEAR}: 1 CA\nindians open`), 'us', `march ${NEAR} 0`);
    expect(refused(opened, 'us', `go ${UNADILLA}`)).toBeNull();
    const entering = walk(moving(1, 'gb', `gb ${NEAR}: 1 S`), 'gb', `march ${NEAR} 0`);
    const entered = act(entering, 'gb', `go ${UNADILLA}`);
    expect([entered.state.opened, seen(entered.state, 'us').opened]).toEqual([true, true]);
    expect(told(entered, 'opened')).toEqual({});
    const leaving = walk(moving(1, 'gb', `gb unadilla: 1 I`), 'gb', `march ${UNADILLA} 0`);
    expect(leaving.opened).toBeUndefined();
    expect(act(leaving, 'gb', `go ${NEAR}`).state.opened).toBe(true);
    const others = walk(moving(1, 'gb', `gb albany: 1 I`), 'gb', `march ${ALBANY} 0`);
    expect(act(others, 'gb', `go ${hex('schenectady')}`).state.opened).toBeUndefined();
    // neither does a forced march lead there
    const forced = walk(moving(1, 'us', `us ${NEAR}: 1 CA`), 'us', 'end', `try ${NEAR} 8`);
    expect(refused(forced, 'us', `aim ${UNADILLA} 2`)).toBe('A1776-camp.V.B');
    expect(OWEGO).not.toBe(UNADILLA);
  });

  it('A1776-camp.V.A have neither magazines nor forts', () => {
    const begin = deskOf('csg3').position;
    const state = begin(
      [
        'time turn 1 gb movement',
        'gb unadilla: 2 S 1 BR 1 A',
        ...OPENING.map((line) => `todo ${line}`),
      ].join('\n'),
    );
    expect(refused(state, 'gb', `build ${UNADILLA}`)).toBe('A1776-camp.V.A');
    expect(refused(state, 'gb', `found ${UNADILLA} BR`)).toBe('A1776-camp.V.A');
  });
});

/** The opening of the British segment, last on top. */
const OPENING = [
  '{"f":"turn-end"}',
  '{"by":"us","f":"segment"}',
  ...['segment-end', 'ending'].map((f) => `{"by":"gb","f":"${f}"}`),
  '{"by":"us","f":"riposte"}',
  ...['combat', 'rise', 'closing', 'raze', 'forced', 'movement'].map(
    (f) => `{"by":"gb","f":"${f}"}`,
  ),
  '{"by":"gb","f":"opening","reduced":{}}',
];

describe('bateaux that are built', () => {
  const opening = (text: string, option = 'bateaux') =>
    position(
      [
        option,
        'time turn 1 gb movement',
        'gb quebec: 1 BR 1 M',
        text,
        ...OPENING.map((line) => `todo ${line}`),
      ].join('\n'),
    );
  const [side = '', other = side] = mooringsAt(ALBANY);

  it('A1776-camp.VI.A A1776-camp.VI.B where supply lies by a river or lake, without enemies, at the start of the phase', () => {
    const state = opening(
      'gb albany: 1 S\ngb castleton: 1 S\ngb fort-edward: 1 S 1 TM\nus fort-edward: 1 RM',
    );
    expect(refused(state, 'gb', `construct ${ALBANY} ${side} unit`)).toBeNull();
    expect(mooringsAt(hex('castleton'))).toEqual([]);
    expect(refused(state, 'gb', `exchange ${hex('castleton')} unit`)).toBe('A1776-camp.VI.A');
    expect(refused(state, 'gb', `exchange ${hex('fort-edward')} unit`)).toBe('A1776-camp.VI.A');
    expect(refused(state, 'gb', `construct ${ALBANY} ${mooringsAt(hex('augusta'))[0]} unit`)).toBe(
      'A1776-camp.VI.A',
    );
    // players may do without
    expect(
      refused(opening('gb albany: 1 S', 'forced-march'), 'gb', `exchange ${ALBANY} unit`),
    ).toBe('A1776-camp.VI.A');
  });

  it('A1776-camp.VI.B.1.a A1776-camp.VI.B.1.b A1776-camp.VI.B.3 each supply unit or magazine builds one, stays, and supplies nobody in this segment', () => {
    const state = opening('gb albany: 1 S 1 M 2 BR\nus saratoga: 1 RM');
    const built = walk(
      state,
      'gb',
      `construct ${ALBANY} ${side} unit`,
      `construct ${ALBANY} ${side} magazine`,
    );
    expect([at(built, 'gb', 'albany'), built.boats]).toEqual([
      { BR: 2, S: 1, M: 1 },
      { [side]: { gb: { done: 2 } } },
    ]);
    expect(refused(built, 'gb', `construct ${ALBANY} ${side} unit`)).toBe('A1776-camp.VI.B.1.a');
    expect(refused(built, 'gb', `exchange ${ALBANY} magazine`)).toBe('A1776-camp.VI.B.2');
    expect(refused(built, 'gb', `reduce ${ALBANY}`)).toBe('A1776-adv.III.B.4');
    expect(seen(built, null).busy).toEqual({ [ALBANY]: { S: 1, M: 1 } });
    const moving = walk(built, 'gb', 'end');
    expect(refused(moving, 'gb', `launch ${side}`)).toBe('A1776-opt.II.B.2');
    expect(refused(moving, 'gb', `ferry ${side}`)).toBe('A1776-opt.II.B.2');
    const marched = walk(moving, 'gb', `march ${ALBANY} 0`);
    expect(marched.column?.units).toEqual({ BR: 2 });
    // the magazine is two hexes away, the supply unit where they came from: neither serves
    const there = walk(marched, 'gb', `go ${hex('saratoga')}`);
    const battle = act(walk(there, 'gb', 'end'), 'gb', `fight ${hex('saratoga')}`);
    expect(told(battle, 'supplied')).toMatchObject({ side: 'gb', source: 'none' });
    const over = position('time turn 1 gb movement\ngb albany: 1 S\nbusy {}');
    expect(over.busy).toEqual({});
  });

  it('A1776-camp.VI.B.2 three for a supply unit, or three and a supply unit for a magazine, and six for none', () => {
    const state = opening('gb albany: 1 S');
    const given = act(state, 'gb', `exchange ${ALBANY} unit`);
    expect([decision(given.state, 'gb'), seen(given.state, 'gb').decision]).toEqual([
      side === other ? 'movement' : 'moor',
      expect.objectContaining({ left: { B: 3 } }),
    ]);
    const moored = walk(given.state, 'gb', `moor ${side}`, `moor ${side}`, `moor ${other}`);
    expect(moored.boats).toEqual({ [side]: { gb: { done: 2 } }, [other]: { gb: { done: 1 } } });
    expect(at(moored, 'gb', 'albany')).toEqual({});
    const magazine = walk(
      opening('gb albany: 1 M 1 BR'),
      'gb',
      `exchange ${ALBANY} magazine`,
      `moor ${side}`,
      `moor ${side}`,
      `moor ${side}`,
    );
    expect(at(magazine, 'gb', 'albany')).toEqual({ S: 1, BR: 1 });
    expect(refused(magazine, 'gb', `exchange ${ALBANY} unit`)).toBe('A1776-camp.VI.B.2');
    expect(refused(magazine, 'gb', `construct ${ALBANY} ${side} unit`)).toBe('A1776-camp.VI.B.1.a');
    // it may march at once
    expect(walk(magazine, 'gb', 'end', `march ${ALBANY} 0`).column?.units).toEqual({ BR: 1, S: 1 });
  });

  it('A1776-basic.III.C no more than there are counters', () => {
    const [far = ''] = mooringsAt(hex('montreal'));
    const state = opening(`gb albany: 2 S\nboats gb ${far}: 9`);
    const built = walk(state, 'gb', `exchange ${ALBANY} unit`, `moor ${side}`);
    expect(decision(built, 'gb')).toBe('opening');
    expect(refused(built, 'gb', `construct ${ALBANY} ${side} unit`)).toBe('A1776-basic.III.C');
  });
});
