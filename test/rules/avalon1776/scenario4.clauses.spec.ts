import { at, deskOf, hex, said, told } from './advanced.js';

const { position, act, walk, options, refused, decision } = deskOf('scenario4');
const BALTIMORE = hex('baltimore');
const november = (text: string) =>
  position(
    `time turn 9 gb combat\n${text}\nus petersburg: 1 RM 2 FR\ngb petersburg: 1 BR\ngb portsmouth: 1 BR`,
  );

it.each([
  ['scenario1', 'ticonderoga', 'west-point', 'A1776-scn1.area'],
  ['scenario2', 'albany', 'charleston', 'A1776-scn2.area'],
  ['scenario3', 'camden', 'albany', 'A1776-scn3.area'],
  ['scenario4', 'AA27', 'AA28', 'A1776-scn4.area'],
] as const)('A1776-adv.V.D nobody marches out of the area of %s', (scenario, from, to, clause) => {
  const desk = deskOf(scenario);
  const state = desk.position(`time turn 1 us movement\nus ${from}: 2 CA`);
  expect(desk.refused(desk.walk(state, 'us', `march ${hex(from)} 0`), 'us', `go ${hex(to)}`)).toBe(
    clause,
  );
});

describe('the French withdrawal', () => {
  it('A1776-scn4.withdraw A1776-scn4.special.3 the American says which points go, from inside a fort or outside', () => {
    const asked = act(
      walk(november(`us baltimore: 3 FR 2 CA 1 FA in 4 FR\nfort baltimore: us`), 'gb', 'end'),
      'us',
      'end',
    );
    // the one gun goes unasked
    expect(said(asked)).toContain('withdrawn');
    expect(at(asked.state, 'us', 'baltimore')).toEqual({ FR: 3, CA: 2 });
    expect(decision(asked.state, 'us')).toBe('withdraw');
    expect(refused(asked.state, 'us', `withdraw ${BALTIMORE} CA 1`)).toBe('A1776-scn4.special.3');
    expect(refused(asked.state, 'us', `withdraw ${BALTIMORE} FR 4`)).toBe('A1776-scn4.special.3');
    expect(refused(asked.state, 'us', `evacuate ${BALTIMORE} FR 5`)).toBe('A1776-scn4.special.3');
    const some = walk(asked.state, 'us', `evacuate ${BALTIMORE} FR 4`);
    expect(options(some, 'us')).not.toContain(`withdraw ${BALTIMORE} FR 3`);
    const gone = walk(some, 'us', `withdraw ${BALTIMORE} FR 2`);
    expect(decision(gone, 'us')).not.toBe('withdraw');
    expect(gone.hexes[BALTIMORE]?.us).toEqual({ rest: { FR: 1, CA: 2 } });
  });

  it('A1776-scn4.special.3 who is too few goes altogether, and no American makes up for it', () => {
    const gone = walk(walk(november('us baltimore: 3 FR 2 CA 1 A'), 'gb', 'end'), 'us', 'end');
    expect(at(gone, 'us', 'baltimore')).toEqual({ CA: 2, A: 1 });
    expect(at(gone, 'us', 'petersburg')).toEqual({ RM: 1 });
  });

  // two guns stand with the last Frenchmen among the British, and only one gun is to leave
  const guns = (more = '') => {
    const text = `time turn 9 gb combat\nus AA26: 3 FR 2 FA\ngb AA26: 1 BR\nus baltimore: 1 CA${more}`;
    return walk(walk(position(text), 'gb', 'end'), 'us', 'end');
  };

  it('A1776-scn4.special.3 is over when what was to leave has been captured and destroyed', () => {
    const asked = guns();
    expect(decision(asked, 'gb')).toBe('spoils');
    const gone = act(walk(asked, 'gb', 'take FA'), 'gb', 'wreck FA').state;
    expect(decision(gone, 'us')).toBe('opening');
    expect(gone.agenda.some(({ f }) => f === 'withdraw')).toBe(false);
  });

  it('A1776-scn4.special.3 of what is left then as many leave as are still due', () => {
    const asked = guns(' 1 FA in 1 FA\nfort baltimore: us');
    const left = walk(asked, 'gb', 'take FA', 'wreck FA');
    expect(options(left, 'us')).toEqual([
      `evacuate ${BALTIMORE} FA 1`,
      `withdraw ${BALTIMORE} FA 1`,
    ]);
    const gone = walk(left, 'us', `withdraw ${BALTIMORE} FA 1`);
    expect(gone.hexes[BALTIMORE]?.us).toEqual({ rest: { CA: 1 }, in: { FA: 1 } });
  });
});

describe('the limit of the area', () => {
  it('A1776-adv.V.D who leaves it is out of the game, for 1 MP, where land goes on beyond it', () => {
    const state = position(
      'time turn 1 us movement\nus petersburg: 2 RM\nus V16: 2 RM 1 A\nus baltimore: 1 CA',
    );
    const inland = walk(state, 'us', `march ${hex('petersburg')} 0`);
    expect(refused(inland, 'us', 'depart')).toBe('A1776-adv.V.D');
    const border = walk(state, 'us', 'march V16 0', 'leave RM 1');
    // after all that might be worth it
    expect(options(border, 'us').at(-1)).toBe('depart');
    const gone = act(border, 'us', 'depart');
    expect(told(gone, 'departed')).toMatchObject({ hex: 'V16', units: { RM: 1, A: 1 } });
    expect(gone.state.column).toBeNull();
    expect(at(gone.state, 'us', 'V16')).toEqual({ RM: 1 });
    // the row of scenario 1 is a wall
    const canada = deskOf('scenario1');
    const wall = canada.position('time turn 1 us movement\nus albany: 2 RM\ngb quebec: 1 BR');
    const on = canada.walk(wall, 'us', `march ${hex('albany')} 0`);
    expect(canada.refused(on, 'us', 'depart')).toBe('A1776-adv.V.D');
  });
});

describe('supply of Americans and Frenchmen', () => {
  it('A1776-scn4.special.4 each fights out of the wagons of the other', () => {
    const sources = (us: string) => {
      const state = position(`time turn 7 us combat\nus richmond: ${us}\ngb richmond: 1 TM`);
      return options(walk(state, 'us', `fight ${hex('richmond')}`), 'us');
    };
    expect(sources('3 CA 1 FS')).toContain('supply unit');
    expect(sources('3 FR 1 S')).toContain('supply unit');
    expect(sources('3 FR 1 FA')).not.toContain('supply unit');
  });
});

describe('a magazine', () => {
  it('A1776-adv.III.B.5.c supplies as soon as it is built', () => {
    const RICHMOND = hex('richmond');
    const opening = act(
      walk(
        position(
          `time turn 1 gb combat\nus ${RICHMOND}: 1 RM 2 S\nus petersburg: 9 CA\ngb petersburg: 3 TM\ngb portsmouth: 1 BR`,
        ),
        'gb',
        'end',
      ),
      'us',
      'end',
    ).state;
    const fight = (state: typeof opening) => walk(state, 'us', `fight ${hex('petersburg')}`);
    const built = walk(opening, 'us', `build ${RICHMOND}`, 'end', 'end');
    const first = fight(built);
    expect(options(first, 'us')).toContain('supply magazine');
    expect(at(first, 'us', 'richmond')).toEqual({ RM: 1, M: 1 });
  });
});
