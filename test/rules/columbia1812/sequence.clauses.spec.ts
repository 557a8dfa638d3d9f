import { bases } from '../../../src/rules/columbia1812/components/lookups.js';
import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import { allTold, idle, placedGame } from './games.js';
import {
  act,
  decision,
  options,
  owing,
  position,
  refused,
  said,
  seen,
  told,
  walk,
} from './support.js';

const time = (stage: string, active: Side = 'us', turn = 3, first: Side = 'us'): string =>
  `time 1812 turn ${turn} first ${first} stage ${stage} active ${active}\n`;
/** The last Army Phase of a year. */
const YEARS_END = time('army', 'us', 10, 'gb');

describe('the sequence of play', () => {
  const ONE_TO_TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  it('C1812-4.1 three years of ten campaign turns, a winter after the first and the second, and the end after the third', () => {
    const { state, events } = idle(placedGame().state);
    const turns = allTold(events, 'turn').map(({ year, turn }) => `${year} ${turn}`);
    expect(turns).toEqual(
      [1812, 1813, 1814].flatMap((year) => ONE_TO_TEN.map((turn) => `${year} ${turn}`)),
    );
    expect(allTold(events, 'winter')).toEqual([{ year: 1812 }, { year: 1813 }]);
    expect(state.outcome).not.toBeNull();
    expect(events.at(-1)?.type).toBe('victory-check');
    expect(owing(state)).toEqual([]);
  });

  it('C1812-4.2 the turn record counts the ten campaign turns and then shows the winter', () => {
    const start = position(`${YEARS_END} us utica: us-9th-infantry, us-11th-infantry`);
    expect(seen(start, 'gb')).toMatchObject({ year: 1812, turn: 10, stage: 'army' });
    const winter = act(start, 'us', ['done']).state;
    expect(seen(winter, 'gb')).toMatchObject({ year: 1812, stage: 'winter' });
    const spring = act(winter, 'us', ['freeze us-9th-infantry'], [6, 6, 1, 1]).state;
    const first = act(spring, 'us', ['first']);
    expect(seen(first.state, 'gb')).toMatchObject({ year: 1813, turn: 1, stage: 'naval' });
    expect(told(first, 'turn')).toEqual({ year: 1813, turn: 1 });
  });

  it('C1812-4.2.a a campaign turn is one American and one British player turn', () => {
    const { asked, state } = idle(position(time('naval')), ({ turn }) => turn === 5);
    const turn = ['us naval', 'us army', 'gb naval', 'gb army'];
    expect(asked).toEqual([...turn, ...turn]);
    expect(seen(state, null)).toMatchObject({ turn: 5, active: 'us' });
    const british = idle(position(time('naval', 'gb', 3, 'gb')), (now) => now.turn === 4);
    expect(british.asked).toEqual(['gb naval', 'gb army', 'us naval', 'us army']);
  });

  it('C1812-4.2.b the higher 2d6, ties again, chooses the order of play for all turns of that year', () => {
    const spring = act(position(YEARS_END), 'us', ['done'], [3, 4, 5, 2, 1, 2, 2, 2]);
    expect(allTold(spring.events, 'initiative')).toEqual([{ side: 'gb' }]);
    expect(owing(spring.state)).toEqual(['gb']);
    expect(options(spring.state, 'gb')).toEqual(['first', 'second']);
    for (const [choice, leads] of [
      ['first', 'gb'],
      ['second', 'us'],
    ] as const) {
      const { state, events, asked } = idle(
        act(spring.state, 'gb', [choice]).state,
        ({ stage }) => stage === 'initiative',
      );
      expect(asked.filter((_, i) => i % 4 === 0)).toEqual(ONE_TO_TEN.map(() => `${leads} naval`));
      // rolled anew for the next year
      expect(state.year).toBe(1814);
      expect(events.flatMap(({ rolls }) => rolls).map(({ dice }) => dice)).toEqual([
        [6, 6],
        [1, 1],
      ]);
    }
  });

  it('C1812-4.2.c after the tenth turn victory is checked, then come attrition, reinforcements and the first turn of the next year', () => {
    const even = act(position(`${YEARS_END} us utica: us-9th-infantry, us-11th-infantry`), 'us', [
      'done',
    ]);
    expect(said(even)).toEqual(['victory-check', 'winter']);
    const spring = act(even.state, 'us', ['freeze us-9th-infantry'], [6, 6, 1, 1]);
    expect(said(spring)).toEqual([
      'attrition',
      'reinforced',
      'reinforced',
      'reinforced',
      'year',
      'initiative',
    ]);
    expect(said(act(spring.state, 'us', ['first']))).toEqual(['order', 'turn']);

    const ahead = act(
      position(`${YEARS_END} us quebec: us-9th-infantry\n us montreal: us-11th-infantry`),
      'us',
      ['done'],
    );
    expect(said(ahead)).toEqual(['victory-check']);
    expect(ahead.state.outcome).toMatchObject({ winner: 'us', clause: 'C1812-18.1' });
    // not after the ninth
    const ninth = act(
      position(
        `${time('army', 'us', 9, 'gb')} us quebec: us-9th-infantry\n us montreal: us-11th-infantry`,
      ),
      'us',
      ['done'],
    );
    expect(said(ninth)).toEqual(['turn']);
  });

  const BOTH = `us buffalo: us-9th-infantry
    us erie: us-ohio-militia
    gb fort-erie: gb-york-militia
    ships us sackets-harbor 2 up
    ships us erie 1 up
    ships gb lake-ontario 1 up
    unbuilt us 3`;

  it('C1812-4.3 a player turn runs through Naval, Army and Battle Phase', () => {
    const naval = position(`${time('naval')} ${BOTH}`);
    expect([decision(naval, 'us'), seen(naval, 'us').stage]).toEqual(['naval', 'naval']);
    const army = act(naval, 'us', ['done']).state;
    expect([decision(army, 'us'), seen(army, 'us').stage]).toEqual(['army', 'army']);
    const battle = act(army, 'us', ['march us-9th-infantry fort-erie', 'done'], [1]).state;
    expect([decision(battle, 'gb'), seen(battle, 'us').stage]).toEqual(['accept', 'battle']);
    const over = act(
      act(battle, 'gb', ['accept'], [1, 1]).state,
      'us',
      ['fire'],
      [6, 6, 1, 1],
    ).state;
    expect([decision(over, 'gb'), seen(over, 'us').active]).toEqual(['naval', 'gb']);
  });

  it('C1812-4.3.a a Naval Phase is one building, one repair or one naval move; a battle it causes waits for the Battle Phase', () => {
    const naval = position(`${time('naval')} ${BOTH}`);
    expect(decision(act(naval, 'us', ['build erie']).state, 'us')).toBe('army');
    const begun = act(naval, 'us', ['sail sackets-harbor up']).state;
    expect(refused(begun, 'us', 'build erie')).toBe('C1812-4.3.a');
    expect(
      refused(
        position(
          `${time('naval')} ships us erie 0 up 1 down\n fleet us {"do":"out","ports":{"erie":{"up":0,"down":1}}}`,
        ),
        'us',
        'repair erie',
      ),
    ).toBe('C1812-4.3.a');
    const moved = act(begun, 'us', ['done']);
    expect(said(moved)).toEqual(['sailed']);
    expect(decision(moved.state, 'us')).toBe('army');
    expect(said(act(moved.state, 'us', ['done'], [1, 1, 1, 1]))[0]).toBe('naval-battle');
  });

  it('C1812-4.3.b an Army Phase is one army move, and entering a town with enemy army units brings a land battle', () => {
    const army = position(`${time('army')} ${BOTH}`);
    const begun = act(army, 'us', ['march us-ohio-militia buffalo']).state;
    expect(refused(begun, 'us', 'march us-9th-infantry fort-erie')).toBe('C1812-9.1');
    // the fleets on Lake Ontario are no concern of the army
    const moved = act(begun, 'us', ['done']);
    expect(said(moved)).toEqual(['marched']);
    expect(owing(moved.state)).toEqual(['gb']);
    const attack = act(army, 'us', ['march us-9th-infantry fort-erie', 'done'], [1]);
    expect(told(attack, 'battle')).toMatchObject({
      town: 'fort-erie',
      attacker: 'us',
      defender: 'gb',
    });
  });

  it('C1812-4.3.c naval battles are settled before the first land battle', () => {
    const naval = position(`${time('naval')} ${BOTH}`);
    const army = act(naval, 'us', [
      'sail sackets-harbor up',
      'sail sackets-harbor up',
      'done',
    ]).state;
    const fought = act(
      army,
      'us',
      ['march us-9th-infantry fort-erie', 'done'],
      [1, 6, 6, 1, 1, 1, 1],
    );
    expect(said(fought)).toEqual([
      'militia',
      'marched',
      'naval-battle',
      'broadsides',
      'flipped',
      'sunk',
      'naval-battle-over',
      'battle',
    ]);
  });

  it('C1812-4.4 both phases may be passed, and what was not used is lost', () => {
    const turn = position(`${time('naval')} ${BOTH}`);
    const passed = walk(turn, ['us', 'done'], ['us', 'done'], ['gb', 'done'], ['gb', 'done']);
    expect(seen(passed, null).turn).toBe(4);
    // two idle phases buy one building now, and one army move
    const built = act(passed, 'us', [`build ${bases.us[0]}`]).state;
    expect(decision(built, 'us')).toBe('army');
    const marched = act(built, 'us', ['march us-ohio-militia buffalo', 'done']).state;
    expect(owing(marched)).toEqual(['gb']);
    // and a building of last turn takes nothing from this one
    const later = walk(marched, ['gb', 'done'], ['gb', 'done']);
    expect(refused(later, 'us', 'build sackets-harbor')).toBeNull();
  });

  it('C1812-4.4.a the Naval and the Army Phase of a turn together make a sea movement', () => {
    const turn = position(
      `${time('naval')} us sackets-harbor: us-9th-infantry\n ships us lake-ontario 1 up\n ships us sackets-harbor 0 up 1 down\n unbuilt us 3`,
    );
    const landed = act(act(turn, 'us', ['done']).state, 'us', [
      'ship us-9th-infantry york',
      'done',
    ]);
    expect(seen(landed.state, null).towns.york).toMatchObject({ us: 1, control: 'us' });
    for (const spent of ['build erie', 'repair sackets-harbor']) {
      expect(refused(act(turn, 'us', [spent]).state, 'us', 'ship us-9th-infantry york')).toBe(
        'C1812-4.4.a',
      );
    }
  });
});
