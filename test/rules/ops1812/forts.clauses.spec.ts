import { REGION_IDS } from '../../../src/rules/ops1812/components/lookups.js';
import { act, operating, refused, seen, told, units, walk } from './support.js';

const CROSSING = 'march niagara-us niagara-gb';

describe('forts', () => {
  it('OPS-fort.origin forts are built in countryside and Indian regions, never in towns', () => {
    const state = operating('us', 'build', 4, 'owner wabash us\nus york: 1 regular');
    for (const town of ['albany', 'boston', 'york'])
      expect(refused(state, 'us', `fort ${town}`)).toBe('OPS-fort.origin');
    const built = walk(state, 'us', 'fort ohio', 'fort wabash');
    const forts = REGION_IDS.filter((id) => seen(built).regions[id].fort);
    expect(forts).toEqual(['ohio', 'wabash']);
    expect(seen(built).forts).toBe(6);
  });

  it('OPS-fort.origin of the operations only Build makes one', () => {
    const UNITS = 'us washington: 1 regular\nus detroit: 1 militia';
    for (const kind of ['recruit', 'campaign'])
      expect(refused(operating('us', kind, 4, UNITS), 'us', 'fort ohio')).not.toBeNull();
    expect(refused(operating('us', 'build', 4, ''), 'us', 'fort ohio')).toBeNull();
  });

  it('OPS-fort.bonus it gives one die to the units that defend its region, whoever they are', () => {
    const held = 'us niagara-us: 1 regular\ngb niagara-gb: 1 regular\nfort niagara-gb';
    const fought = act(operating('us', 'campaign', 4, held), 'us', CROSSING, [1, 1, 1]);
    expect(told(fought, 'battle')).toMatchObject({ bonus: { us: [], gb: ['fort'] } });
    expect(told(fought, 'battle-round')).toMatchObject({ us: [1], gb: [1, 1] });
    const taken = 'gb york: 1 regular\nus niagara-gb: 1 regular\nfort niagara-gb';
    const against = act(
      operating('gb', 'campaign', 4, taken),
      'gb',
      'march york niagara-gb',
      [1, 1, 1],
    );
    expect(told(against, 'battle')).toMatchObject({ bonus: { us: ['fort'], gb: [] } });
    expect(told(against, 'battle-round')).toMatchObject({ us: [1, 1], gb: [1] });
  });

  it('OPS-fort.destroyed it goes when the defender is destroyed or has retreated, and stays when they hold', () => {
    const text = 'us niagara-us: 1 regular\ngb niagara-gb: 1 regular\nfort niagara-gb';
    const start = operating('us', 'campaign', 4, text);
    const destroyed = act(start, 'us', CROSSING, [6, 1, 1]);
    expect(told(destroyed, 'battle-over')).toMatchObject({ winner: 'us', fort: true });
    expect(destroyed.state.regions['niagara-gb'].fort).toBe(false);
    const fight = act(start, 'us', CROSSING, [1, 1, 1]).state;
    expect(fight.regions['niagara-gb'].fort).toBe(true);
    expect(walk(fight, 'gb', 'retreat york').regions['niagara-gb'].fort).toBe(false);
    const held = walk(walk(fight, 'gb', 'stay'), 'us', 'retreat niagara-us');
    expect(held.regions['niagara-gb'].fort).toBe(true);
    expect(act(start, 'us', CROSSING, [1, 6, 1]).state.regions['niagara-gb'].fort).toBe(true);
  });

  it('OPS-fort.abandoned a fort left without battle stays and serves either side', () => {
    const gone = act(
      operating(
        'gb',
        'campaign',
        4,
        'gb niagara-gb: 1 regular\nfort niagara-gb\nus niagara-us: 1 regular',
      ),
      'gb',
      'march niagara-gb york',
    ).state;
    expect(gone.regions['niagara-gb'].fort).toBe(true);
    const taken = operating(
      'us',
      'campaign',
      4,
      'gb york: 1 regular\nfort niagara-gb\nus niagara-us: 1 regular',
    );
    const inside = walk(taken, 'us', CROSSING);
    expect(inside.regions['niagara-gb'].fort).toBe(true);
    expect(units(inside, 'us', 'niagara-gb')).toBe('1 regular');
    const back = walk(inside, 'gb', 'operate gb09 campaign');
    const fought = act(back, 'gb', 'march york niagara-gb', [1, 1, 1]);
    expect(told(fought, 'battle')).toMatchObject({ bonus: { us: ['fort'] } });
  });
});
