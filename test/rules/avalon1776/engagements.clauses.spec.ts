import { townOf } from '../../../src/rules/avalon1776/components/towns.js';
import { deskOf, hex, said, told } from './advanced.js';

const { position, refused, options, act, walk, decision } = deskOf('csg3');

const arrow = (id: string): string => townOf(id)?.port ?? '';
const [NEWPORT, CHARLESTON] = ['newport', 'charleston'].map(arrow) as [string, string];
/** Lane hexes at the southern exit. */
const [LANE, WEST] = ['A17', 'A16'];

/** May 1778, a combat phase that goes on as long as both are in Camden; France has entered. */
const fight = (text: string, by = 'gb') =>
  position(`time turn 2 ${by} combat\nentered 1\ngb camden: 3 BR\nus camden: 3 CA\n${text}`);
const ships = (water: string, ...ids: readonly string[]) =>
  ids.map((id) => `ship ${id} ${water}`).join('\n');
/** A turn of 1778 begins with somebody on either side who may always march; no die is rolled for France. */
const begun = (turn: number, text: string) =>
  act(
    position(
      `time turn ${turn - 1} us movement\nentered 1\nus machias: 1 RM\ngb quebec: 1 TM\n${text}`,
    ),
    'us',
    'end',
  ).state;

describe('naval combat', () => {
  it('A1776-camp.IX.D.3.a A1776-camp.IX.D.3.b A1776-camp.IX.D.3.c all fleets of a side count together, and one die is rolled at the difference', () => {
    const fought = act(
      fight(ships(LANE, 'br-bf-1', 'br-bf-2', 'fr-bf-a')),
      'gb',
      `engage ${LANE}`,
      [2],
    );
    expect(told(fought, 'ships-engaged')).toEqual({
      ...{ water: LANE, attacker: 'gb' },
      attackers: ['br-bf-1', 'br-bf-2'],
      defenders: ['fr-bf-a'],
    });
    // twice 3 less 4
    expect(told(fought, 'ships-fought')).toMatchObject({ difference: 2, die: 2 });
    // what lies elsewhere is not counted
    const apart = fight(
      `${ships(LANE, 'br-bf-1', 'br-tr-1', 'fr-bf-b')}\n${ships(WEST, 'br-bf-2', 'fr-bf-a')}`,
    );
    const alone = act(apart, 'gb', `engage ${LANE}`, [2]);
    expect(told(alone, 'ships-fought')).toMatchObject({ difference: 0 });
    // the strength of the attacker comes first, whoever that is
    const french = act(fight(ships(LANE, 'br-bf-1', 'fr-bf-a'), 'us'), 'us', `engage ${LANE}`, [2]);
    expect(told(french, 'ships-fought')).toMatchObject({ difference: 1, attacker: 'us' });
  });

  it('A1776-camp.IX.D nobody attacks more than once in a phase, no card is played and no round added', () => {
    const state = fight(ships(LANE, 'br-bf-1', 'br-bf-2', 'fr-bf-b'));
    // at +3 the lowest die harms nobody
    const fought = act(state, 'gb', `engage ${LANE}`, [1]);
    expect(said(fought)).toEqual(['ships-engaged', 'ships-fought']);
    expect([decision(fought.state, 'gb'), decision(fought.state, 'us')]).toEqual(['combat', null]);
    expect(refused(fought.state, 'gb', `engage ${LANE}`)).toBe('A1776-camp.IX.D');
    // in the next phase of theirs they may attack again
    expect(refused(fight(ships(LANE, 'br-bf-1', 'fr-bf-b'), 'us'), 'us', `engage ${LANE}`)).toBe(
      null,
    );
    const ended = act(
      fight(`${ships(LANE, 'br-bf-1', 'fr-bf-b')}\nfought ${LANE}`, 'us'),
      'us',
      'end',
    );
    expect(walk(ended.state, 'gb', 'end').fought).toBeUndefined();
  });

  it('A1776-camp.IX.D ashore and at sea in the order that the mover likes', () => {
    const state = fight(ships(LANE, 'br-bf-1', 'fr-bf-b'));
    expect(options(state, 'gb')).toEqual(['end', `engage ${LANE}`, `fight ${hex('camden')}`]);
    const first = walk(act(state, 'gb', `engage ${LANE}`, [2]).state, 'gb');
    expect(refused(first, 'gb', `fight ${hex('camden')}`)).toBeNull();
  });

  it('A1776-camp.IX.D.1 in one lane hex, on one hexside of class 3 or in one port, and nowhere else', () => {
    const apart = fight(
      [
        // A1776-camp.IX.B.2.a.6.f next to each other, and in a box
        ...[ships(LANE, 'br-bf-1'), ships('B17', 'fr-bf-b')],
        ...[ships('west-indies', 'br-bf-2', 'fr-bf-a'), ships(WEST, 'br-bf-3', 'fr-bf-vf')],
      ].join('\n'),
    );
    expect(refused(apart, 'gb', `engage ${LANE}`)).toBe('A1776-camp.IX.D.1');
    expect(options(apart, 'gb').filter((step) => step.startsWith('engage '))).toEqual([
      `engage ${WEST}`,
    ]);
    for (const water of ['H17/H18', NEWPORT, CHARLESTON])
      expect(
        refused(fight(ships(water, 'br-bf-1', 'fr-bf-b')), 'gb', `engage ${water}`),
      ).toBeNull();
  });

  it('A1776-camp.IX.D.1 A1776-camp.IX.B.1.d.2.c who shares a port after such an entry may fight there, though their enemies have come back ashore', () => {
    const port = `${ships(NEWPORT, 'br-bf-1', 'fr-bf-a')}\ngb newport: 1 BR\nus newport: 1 RM`;
    expect(refused(fight(port), 'gb', `engage ${NEWPORT}`)).toBeNull();
    expect(refused(fight(port, 'us'), 'us', `engage ${NEWPORT}`)).toBeNull();
  });

  it('A1776-camp.IX.D.2 nobody has to attack, and who is attacked is not asked', () => {
    const state = fight(ships(LANE, 'br-bf-1', 'br-bf-2', 'fr-bf-b'));
    const passed = act(state, 'gb', 'end');
    expect(said(passed)).not.toContain('ships-engaged');
    expect(passed.state.ships).toEqual(state.ships);
    // the weaker has no way out
    const fought = act(state, 'gb', `engage ${LANE}`, [6]);
    expect(said(fought)).toEqual(['ships-engaged', 'ships-fought', 'ships-sunk']);
  });

  it('A1776-camp.IX.D.3.d not at a difference below -1, and above +4 as at +4', () => {
    expect(refused(fight(ships(LANE, 'br-bf-1', 'fr-bf-vf')), 'gb', `engage ${LANE}`)).toBe(
      'A1776-camp.IX.D.3.d',
    );
    expect(refused(fight(ships(LANE, 'br-bf-1', 'fr-bf-a')), 'gb', `engage ${LANE}`)).toBeNull();
    // 7 less 3, and 10 less 3
    const four = fight(ships(LANE, 'br-bf-1', 'br-bf-3', 'fr-bf-b'));
    const seven = fight(ships(LANE, 'br-bf-1', 'br-bf-2', 'br-bf-3', 'fr-bf-b'));
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const [at4, at7] = [four, seven].map((state) =>
        told(act(state, 'gb', `engage ${LANE}`, [die]), 'ships-fought'),
      );
      expect([at4?.['difference'], at7?.['difference']]).toEqual([4, 7]);
      expect(at7?.['harm']).toEqual(at4?.['harm']);
    }
  });

  it('A1776-camp.IX.D.3.e ships attack no bateaux, and bateaux no ships', () => {
    const river = 'ZZ38/ZZ39';
    const state = fight(`ship br-tr-1 ${river}\nship br-bf-1 ${LANE}\nboats us ${river}: 2`);
    expect(refused(state, 'gb', `engage ${river}`)).toBe('A1776-camp.IX.D.1');
    const other = fight(`ship br-tr-1 ${river}\nboats us ${river}: 2`, 'us');
    expect(refused(other, 'us', `engage ${river}`)).toBe('A1776-camp.IX.D.1');
  });

  it('A1776-camp.IX.D.4 A1776-camp.IX.D.5 a result is of all fleets of a side there: damaged, they leave the map with whom they carry', () => {
    const all = ['br-bf-1', 'br-bf-2', 'br-bf-3', 'br-bf-4', 'fr-bf-a: 5 FR', 'fr-bf-b: 2 CA 1 FS'];
    const state = fight(
      [...all.map((ship) => ship.replace(/^[^:]+/, `ship $& ${LANE}`)), 'ship fr-bf-vf A18'].join(
        '\n',
      ),
    );
    const fought = act(state, 'gb', `engage ${LANE}`, [5]);
    expect(told(fought, 'ships-damaged')).toEqual({
      ...{ side: 'us', water: LANE, ships: ['fr-bf-a', 'fr-bf-b'], quarters: 3 },
    });
    // three quarters are nine turns
    expect(fought.state.ships).toMatchObject({
      'fr-bf-a': { at: 'refit', until: 11, aboard: { FR: 5 } },
      'fr-bf-b': { at: 'refit', until: 11, aboard: { CA: 2, FS: 1 } },
      'fr-bf-vf': { at: 'A18' },
      'br-bf-1': { at: LANE },
    });
    // the attacker's too, transports among them
    const beaten = fight(
      `${ships(LANE, 'br-bf-1', 'fr-bf-b')}\nship br-tr-1 ${LANE}: 9 BR\nship br-bf-2 A18`,
    );
    expect(act(beaten, 'gb', `engage ${LANE}`, [1]).state.ships).toEqual({
      'br-bf-1': { at: 'refit', until: 8 },
      'br-tr-1': { at: 'refit', until: 8, aboard: { BR: 9 } },
      'br-bf-2': { at: 'A18' },
      'fr-bf-b': { at: LANE },
    });
  });

  it('A1776-camp.IX.D.4 A1776-camp.IX.D.5 what is sunk is lost for good with whom it carries', () => {
    const state = fight(
      `ship br-bf-1 ${LANE}: 2 BR\nship br-tr-1 ${LANE}: 6 BR 2 TM\nship fr-bf-a ${LANE}`,
    );
    const sunk = act(state, 'gb', `engage ${LANE}`, [1]);
    expect(told(sunk, 'ships-sunk')).toEqual({
      ...{ side: 'gb', water: LANE, ships: ['br-bf-1', 'br-tr-1'], units: { BR: 8, TM: 2 } },
    });
    expect(sunk.state.ships).toEqual({
      'br-bf-1': { at: 'sunk' },
      'br-tr-1': { at: 'sunk' },
      'fr-bf-a': { at: LANE },
    });
    // nor is a variable fleet that is sunk called again
    const french = fight(`${ships(LANE, 'br-bf-1', 'br-bf-2', 'br-bf-3', 'br-bf-4', 'fr-bf-vf')}`);
    expect(act(french, 'gb', `engage ${LANE}`, [6]).state.ships?.['fr-bf-vf']).toEqual({
      at: 'sunk',
    });
  });

  it('A1776-camp.IX.D.4 A1776-camp.IX.E.1 who is damaged comes back with its cargo when the quarters are over, in any transit box, and does not move in that phase', () => {
    const refit = 'ship br-bf-1 refit until 5: 4 BR\nship br-bf-2 refit until 6';
    const state = begun(5, refit);
    expect(decision(state, 'gb')).toBe('fleet');
    expect(options(state, 'gb').sort()).toEqual([
      'appear transit-fr',
      'appear transit-north',
      'appear transit-south',
    ]);
    expect(refused(state, 'gb', 'appear west-indies')).toBe('A1776-camp.IX.D.4');
    const back = walk(state, 'gb', 'appear transit-north');
    expect(back.ships?.['br-bf-1']).toEqual({
      ...{ at: 'transit-north', aboard: { BR: 4 }, as: 'done' },
    });
    // nobody digs
    const moving = walk(back, 'gb', 'end');
    expect(refused(moving, 'gb', 'weigh br-bf-1')).toBe('A1776-camp.IX.B.1.a');
    expect(back.ships?.['br-bf-2']).toMatchObject({ at: 'refit' });
    // a variable fleet alike
    const variable = begun(5, 'ship br-bf-3 refit until 5');
    expect(options(variable, 'gb')).toContain('appear transit-south');
    const next = walk(moving, 'gb', 'end');
    expect(decision(walk(next, 'us', 'end', 'end'), 'gb')).toBe('fleet');
  });

  it('A1776-camp.IX.D.6 transports without a battle fleet never attack, and are sunk without a die if they are attacked', () => {
    const alone = `ship br-tr-1 ${LANE}: 10 BR 1 S\nship br-tr-2 ${LANE}\nship fr-bf-b ${LANE}`;
    expect(refused(fight(alone), 'gb', `engage ${LANE}`)).toBe('A1776-camp.IX.D.6');
    const sunk = act(fight(alone, 'us'), 'us', `engage ${LANE}`);
    expect(said(sunk)).toEqual(['ships-engaged', 'ships-sunk']);
    expect(told(sunk, 'ships-sunk')).toMatchObject({ units: { BR: 10, S: 1 } });
    expect([sunk.state.ships?.['br-tr-1'], sunk.state.ships?.['br-tr-2']]).toEqual([
      { at: 'sunk' },
      { at: 'sunk' },
    ]);
    // with a battle fleet of theirs a die is rolled as for everybody
    const escorted = fight(ships(LANE, 'br-tr-1', 'br-bf-1', 'fr-bf-b'), 'us');
    const fought = act(escorted, 'us', `engage ${LANE}`, [3]);
    expect(fought.state.ships?.['br-tr-1']).toEqual({ at: LANE });
  });
});
