import { avalon1776 } from '../../src/rules/avalon1776/index.js';
import { columbia1812 } from '../../src/rules/columbia1812/index.js';
import type {
  Action,
  Battle,
  JsonObject,
  Ruleset,
  Seat,
  State,
} from '../../src/rules/kernel/index.js';
import { madison } from '../../src/rules/madison/index.js';
import { ops1812 } from '../../src/rules/ops1812/index.js';
import { deskOf, hex } from './avalon1776/advanced.js';
import * as columbia from './columbia1812/support.js';
import { fight } from './madison/fight.js';
import { scene } from './madison/support.js';
import * as ops from './ops1812/support.js';

const battle = <S extends State, V, A extends Seat>(
  rules: Ruleset<S, V, A>,
  state: S,
  viewer: A | null,
): Battle => rules.combat.battle(rules.view(state, viewer))!;

/** `9th 4/4` of each piece, `2 × regular` of what has no strength. */
const listed = ({ sides }: Battle): string[] =>
  sides.map(({ pieces }) =>
    pieces
      .map(({ piece, count, now, full }) =>
        now === null ? `${count} × ${piece}` : `${count} × ${piece} ${now}/${full}`,
      )
      .join(', '),
  );
const numbers = ({ sides }: Battle): JsonObject[] =>
  sides.map(({ hidden, dice, strength }) => ({ hidden, dice, strength }));
const why = ({ modifiers }: Battle): (string | number)[][] =>
  modifiers.map(({ clause, value }) => [clause, value]);

describe('the forces of a combat, War of 1812', () => {
  const attacked = () =>
    columbia.act(
      columbia.position(`
  time 1812 turn 3 first us stage army active us
  us amherstburg: us-9th-infantry, us-6th-infantry 2
  gb amherstburg: gb-89th-foot 3
  gb london: gb-49th-foot
  mark us-9th-infantry {"came":{"from":"detroit"}}
  mark us-6th-infantry {"came":{"from":"detroit"}}`),
      'us',
      ['done'],
    ).state;

  it('are counts to who may not know them, until battle is accepted', () => {
    const state = attacked();
    const american = '1 × us-9th-infantry 4/4, 1 × us-6th-infantry 2/3';
    expect(listed(battle(columbia1812, state, 'us'))).toEqual([american, '']);
    expect(numbers(battle(columbia1812, state, 'us'))).toEqual([
      { hidden: 0, dice: 6, strength: 6 },
      { hidden: 1, dice: null, strength: null },
    ]);
    expect(listed(battle(columbia1812, state, 'gb'))).toEqual(['', '1 × gb-89th-foot 3/4']);
    expect(numbers(battle(columbia1812, state, null))).toEqual([
      { hidden: 2, dice: null, strength: null },
      { hidden: 1, dice: null, strength: null },
    ]);
    const joined = columbia.act(state, 'gb', ['accept'], [1, 1, 1]).state;
    for (const viewer of ['us', 'gb', null] as const) {
      expect(listed(battle(columbia1812, joined, viewer))).toEqual([
        american,
        '1 × gb-89th-foot 3/4',
      ]);
      expect(numbers(battle(columbia1812, joined, viewer))).toEqual([
        { hidden: 0, dice: 6, strength: 6 },
        { hidden: 0, dice: 3, strength: 3 },
      ]);
    }
  });
});

describe("the forces of a combat, Mr. Madison's War", () => {
  it('are units with what they are worth, and everything that counts', () => {
    const put = { 'oh-1': 'york', 'oh-2': 'york', 'oh-3': 'york!', 'york-mil': 'york' };
    const { state } = fight('york', 'us', put, { from: 'burlington' });
    const now = battle(madison, state, null);
    expect(listed(now)).toEqual(['1 × oh-1 3/3, 1 × oh-2 3/3, 1 × oh-3 1/3', '1 × york-mil 3/3']);
    // MMW-10.23 reduced units add nothing to an attack
    expect(numbers(now)).toEqual([
      { hidden: 0, dice: 2, strength: 6 },
      { hidden: 0, dice: 0, strength: 3 },
    ]);
    expect(now.modifiers).toEqual([]);
    const given = { from: 'burlington', dice: [4, 5], leads: { us: 'oh-1' } } as const;
    const { modifiers } = battle(madison, fight('york', 'us', put, given).state, null);
    expect(modifiers.map(({ label, value }) => [label.en, value])).toContainEqual(['Odds 2:1', 1]);
  });
});

describe('the forces of a combat, Operations', () => {
  it('are so many of each class, with the bonus dice of both', () => {
    const text = `us niagara-us: 2 regular 1 militia\ngb niagara-gb: 2 regular
fort niagara-gb\nwaterway erie us 2 gb 0`;
    const begun = ops.operating('us', 'campaign', 2, text);
    const { state } = ops.act(begun, 'us', 'march niagara-us niagara-gb', [1, 1, 1, 1, 1, 1, 1]);
    const now = battle(ops1812, state, null);
    expect(listed(now)).toEqual(['2 × us-regular, 1 × us-militia', '2 × gb-regular']);
    expect(numbers(now)).toEqual([
      { hidden: 0, dice: 4, strength: 3 },
      { hidden: 0, dice: 3, strength: 2 },
    ]);
    expect(now.modifiers.map(({ label, value }) => [label.en, value])).toEqual([
      ['Bonus dice of the attacker', 1],
      ['Bonus dice of the defender', 1],
    ]);
  });
});

describe('the forces of a combat, 1776', () => {
  const { position, walk, act } = deskOf('scenario2');
  const fought = (text: string) =>
    walk(position(`time turn 1 gb combat\n${text}`), 'gb', `fight ${hex('albany')}`);

  it('are points by type, with their strength once supply is declared', () => {
    const state = fought('gb albany: 4 BR 2 I\nus albany: 5 CA 1 S');
    const before = battle(avalon1776, state, null);
    expect(listed(before)).toEqual(['5 × CA', '4 × BR, 2 × I']);
    expect(numbers(before)).toEqual([
      { hidden: 0, dice: 0, strength: 5 },
      { hidden: 0, dice: 1, strength: 6 },
    ]);
    expect(why(before)).toEqual([]);
    const odds = battle(avalon1776, act(state, 'us', 'supply unit').state, null);
    expect(numbers(odds).map(({ strength }) => strength)).toEqual([5, 3]);
    expect(why(odds)).toEqual([['A1776-adv.III.A.2', 0.5]]);
  });

  it('are of a garrison twice as strong', () => {
    const fort = fought('gb albany: 9 BR\nus albany: in 6 CA 1 S\nfort albany: us');
    const now = battle(avalon1776, act(fort, 'us', 'supply none', [3]).state, null);
    expect(listed(now)).toEqual(['6 × CA', '7 × BR']);
    expect(numbers(now).map(({ strength }) => strength)).toEqual([12, 9]);
    expect(why(now)).toEqual([
      ['A1776-adv.III.A.3', 1],
      ['A1776-adv.IV.B.1.a', 2],
    ]);
  });
});

describe('what a choice attacks', () => {
  const attacks = <S extends State, V, A extends Seat>(
    rules: Ruleset<S, V, A>,
    state: S,
    seat: A,
    action: Action,
  ) => rules.combat.attacks(rules.view(state, seat), action);

  it('is a town with enemy blocks or a lake with an enemy fleet, War of 1812', () => {
    const state = columbia.position(`
  time 1812 turn 1 first us stage army active us
  us buffalo: us-17th-infantry
  gb fort-erie: gb-49th-foot`);
    const march = (to: string) => ({ do: 'march', unit: 'us-17th-infantry', to });
    expect(attacks(columbia1812, state, 'us', march('fort-erie'))).toBe('fort-erie');
    expect(attacks(columbia1812, state, 'us', march('oswego'))).toBeNull();
    const sail = { do: 'sail', town: 'buffalo', face: 'up' };
    expect(attacks(columbia1812, state, 'us', sail)).toBeNull();
    state.lakes['lake-erie'].ships.gb.up = 1;
    expect(attacks(columbia1812, state, 'us', sail)).toBe('lake-erie');
  });

  it("is a space with enemy units or a lake with enemy ships, Mr. Madison's War", () => {
    const state = scene({
      put: { 'york-mil': 'york', brock: 'burlington', oneida: 'lake-ontario' },
    });
    const go = (space: string) => ({ do: 'go', space });
    expect(attacks(madison, state, 'us', go('york'))).toBe('york');
    expect(attacks(madison, state, 'us', go('burlington'))).toBeNull();
    expect(attacks(madison, state, 'gb', { do: 'enter', lake: 'lake-ontario' })).toBe(
      'lake-ontario',
    );
    expect(attacks(madison, state, 'us', { do: 'enter', lake: 'lake-ontario' })).toBeNull();
    const back = { do: 'return', ship: 'wolfe', lake: 'lake-ontario' };
    expect(attacks(madison, state, 'gb', back)).toBe('lake-ontario');
    expect(attacks(madison, state, 'us', { do: 'aim', space: 'york' })).toBe('york');
    expect(attacks(madison, state, 'gb', { do: 'aim', space: 'york' })).toBeNull();
    const aimed = { do: 'aim-lake', lake: 'lake-ontario' };
    expect(attacks(madison, state, 'gb', aimed)).toBe('lake-ontario');
  });

  it('is a region with enemy units, Operations', () => {
    const text = 'us niagara-us: 2 regular 1 militia\ngb niagara-gb: 1 regular';
    const state = ops.operating('us', 'campaign', 2, text);
    const way = { from: 'niagara-us', to: 'niagara-gb' };
    expect(attacks(ops1812, state, 'us', { do: 'march', ...way })).toBe('niagara-gb');
    const part = ops.walk(state, 'us', 'detach niagara-us niagara-gb');
    const send = { do: 'send', regular: 1, militia: 0, indian: 0 };
    expect(attacks(ops1812, part, 'us', send)).toBe('niagara-gb');
  });

  it('is a hex with enemies, 1776', () => {
    const { position } = deskOf('scenario2');
    const state = position('time turn 1 gb combat\ngb albany: 3 BR\nus albany: 2 CA');
    const [albany, boston] = [hex('albany'), hex('boston')];
    expect(attacks(avalon1776, state, 'gb', { do: 'fight', hex: albany })).toBe(albany);
    expect(attacks(avalon1776, state, 'gb', { do: 'aim', hex: albany, mp: 1 })).toBe(albany);
    expect(attacks(avalon1776, state, 'gb', { do: 'aim', hex: boston, mp: 1 })).toBeNull();
    expect(attacks(avalon1776, state, 'gb', { do: 'go', hex: boston })).toBeNull();
  });
});

describe('where a choice moves from', () => {
  it('is the town of the block that it names, War of 1812', () => {
    const state = columbia.position(`
  time 1812 turn 1 first us stage army active us
  us buffalo: us-17th-infantry
  gb fort-erie: gb-49th-foot`);
    const from = (seat: 'us' | 'gb' | null, action: Action) =>
      columbia1812.from?.(columbia1812.view(state, seat), action);
    const march = (unit: string) => ({ do: 'march', unit, to: 'oswego' });
    expect(from('us', march('us-17th-infantry'))).toBe('buffalo');
    expect(from('us', march('gb-49th-foot'))).toBeNull();
    expect(from(null, march('us-17th-infantry'))).toBeNull();
    expect(from('us', { do: 'leave', unit: 'us-17th-infantry' })).toBeNull();
  });

  it('is the region of the force of which a part is sent, Operations', () => {
    const text = 'us niagara-us: 2 regular 1 militia\ngb niagara-gb: 1 regular';
    const state = ops.operating('us', 'campaign', 2, text);
    const part = ops.walk(state, 'us', 'detach niagara-us niagara-gb');
    const send = { do: 'send', regular: 1, militia: 0, indian: 0 };
    expect(ops1812.from?.(ops1812.view(part, 'us'), send)).toBe('niagara-us');
    expect(ops1812.from?.(ops1812.view(state, 'us'), { do: 'done' })).toBeNull();
  });
});
