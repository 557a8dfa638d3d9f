import { isCombatAction } from '../../../src/combat/combat-action.js';
import { actionOf } from '../../../src/games/typed/typed-action.js';
import { madison } from '../../../src/rules/madison/index.js';
import { fight } from './fight.js';
import { act, options, type Pieces, refused, seen } from './support.js';

describe('the combats of the game to those outside', () => {
  it.each([
    ['retreat', { to: 'york' }, { do: 'retreat', to: 'york' }],
    ['retreatByWater', { to: 'york' }, { do: 'retreat-by-water', to: 'york' }],
    ['stay', {}, { do: 'stand' }],
    ['assignLoss', { unit: 'us-6' }, { do: 'lose', unit: 'us-6' }],
    ['assignLoss', { ship: 'oneida' }, { do: 'damage', ship: 'oneida' }],
    ['chooseLead', { unit: 'us-6' }, { do: 'lead', unit: 'us-6' }],
    ['chooseLead', { ship: 'oneida' }, { do: 'lead-ship', ship: 'oneida' }],
    ['chooseCommander', { leader: 'brock' }, { do: 'command', leader: 'brock' }],
  ] as const)('%s %j', (name, fields, action) => {
    expect(actionOf(madison, { kind: 'combat', name }, fields)).toEqual(action);
    expect(isCombatAction(madison, action)).toBe(true);
  });

  const PUT: Pieces = { 'oh-1': 'york', 'oh-2': 'york', 'york-mil': 'york' };

  it('tell what stands against what', () => {
    const { state } = fight('york', 'us', PUT, { from: 'burlington' });
    const battle = madison.combat.battle(seen(state, null) as never);
    expect(battle).toMatchObject({
      kind: 'land',
      place: 'york',
      attacker: 'us',
      defender: 'gb',
      round: 1,
    });
    expect(battle?.detail).toMatchObject({ attack: 6, defence: 3, leads: { gb: 'york-mil' } });
  });

  it('are over when the beaten side has gone where it likes', () => {
    const { state } = fight('york', 'us', PUT, {
      from: 'burlington',
      dice: [5, 5],
      leads: { us: 'oh-1' },
    });
    expect(options(state, 'gb')).toEqual(['retreat nottawasaga', 'retreat smiths-creek']);
    expect(refused(state, 'gb', 'retreat burlington')).toBe('MMW-10.72.a');
    const { state: gone } = act(state, 'gb', ['retreat smiths-creek']);
    expect(madison.combat.battle(seen(gone, null) as never)).toBeNull();
  });
});
