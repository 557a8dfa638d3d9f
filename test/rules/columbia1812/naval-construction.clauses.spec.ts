import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import { act, decision, options, position, refused, said, seen, walk } from './support.js';

const time = (active: Side = 'us'): string =>
  `time 1812 turn 3 first us stage naval active ${active}\n`;
const works = (state: ReturnType<typeof position>, side: Side): string[] =>
  options(state, side).filter((one) => /^(build|repair)/.test(one));

describe('naval construction', () => {
  it('C1812-5.1 building and repair are done at a base of one’s own, never at the enemy’s even when it is held', () => {
    const state = position(`${time()} us kingston: us-9th-infantry
      ships us kingston 0 up 1 down
      ships us erie 0 up 1 down
      ships us oswego 0 up 1 down
      unbuilt us 3`);
    expect(works(state, 'us')).toEqual([
      'build erie',
      'build plattsburg',
      'build sackets-harbor',
      'repair erie',
    ]);
    for (const town of ['kingston', 'oswego', 'albany']) {
      expect(refused(state, 'us', `build ${town}`)).toBe('C1812-5.1');
      expect(refused(state, 'us', `repair ${town}`)).toBe('C1812-5.1');
    }
    // one unit a phase: the phase is over with it
    expect(decision(act(state, 'us', ['build erie']).state, 'us')).toBe('army');
    expect(decision(act(state, 'us', ['repair erie']).state, 'us')).toBe('army');
  });

  it('C1812-5.1 nor at a base of one’s own that the enemy holds', () => {
    const state = position(`${time()} gb sackets-harbor: gb-49th-foot`);
    expect(works(state, 'us')).toEqual(['build erie', 'build plattsburg']);
    expect(refused(state, 'us', 'build sackets-harbor')).toBe('C1812-5.1');
    // the one who holds it may not either
    const british = position(`${time('gb')} gb sackets-harbor: gb-49th-foot`);
    expect(refused(british, 'gb', 'build sackets-harbor')).toBe('C1812-5.1');
  });

  it('C1812-5.2 a new naval unit is non-operational, and a later Naval Phase makes it operational', () => {
    const state = position(time());
    expect(refused(state, 'us', 'repair erie')).toBe('C1812-5.2');
    const built = act(state, 'us', ['build erie']);
    expect(said(built)).toEqual(['built']);
    expect(seen(built.state, null).towns.erie.ships.us).toEqual({ up: 0, down: 1 });
    const later = walk(built.state, ['us', 'done'], ['gb', 'done'], ['gb', 'done']);
    expect(refused(later, 'us', 'repair plattsburg')).toBe('C1812-5.2');
    const repaired = act(later, 'us', ['repair erie']);
    expect(said(repaired)).toEqual(['repaired']);
    expect(seen(repaired.state, null).towns.erie.ships.us).toEqual({ up: 1, down: 0 });
    expect(
      refused(
        walk(repaired.state, ['us', 'done'], ['gb', 'done'], ['gb', 'done']),
        'us',
        'repair erie',
      ),
    ).toBe('C1812-5.2');
  });

  it('C1812-5.2 a unit crippled in battle is repaired in the same way, once it is back in a base', () => {
    const lake = position(`${time()} ships us lake-erie 0 up 1 down`);
    expect(works(lake, 'us').filter((one) => one.startsWith('repair'))).toEqual([]);
    const docked = walk(
      act(lake, 'us', ['dock erie down', 'done']).state,
      ['us', 'done'],
      ['gb', 'done'],
      ['gb', 'done'],
    );
    expect(seen(act(docked, 'us', ['repair erie']).state, null).towns.erie.ships.us).toEqual({
      up: 1,
      down: 0,
    });
  });

  it('C1812-5.2.a of the six naval units of a side those on the map and those lost cannot be built', () => {
    const state = position(
      `${time()} ships us lake-erie 1 up\n ships us erie 0 up 2 down\n unbuilt us 1\n lost us 2`,
    );
    const last = act(state, 'us', ['build plattsburg']).state;
    expect(seen(last, null).unbuilt.us).toBe(0);
    const later = walk(last, ['us', 'done'], ['gb', 'done'], ['gb', 'done']);
    expect(refused(later, 'us', 'build plattsburg')).toBe('C1812-5.2.a');
    expect(works(later, 'us')).toEqual(['repair erie', 'repair plattsburg']);
  });
});
