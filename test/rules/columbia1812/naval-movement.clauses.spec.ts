import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import { allTold, label } from './games.js';
import {
  act,
  decision,
  options,
  position,
  refused,
  said,
  seen,
  told,
  unforced,
} from './support.js';

const time = (stage = 'naval', active: Side = 'us', turn = 3, first: Side = 'us'): string =>
  `time 1812 turn ${turn} first ${first} stage ${stage} active ${active}\n`;

describe('naval movement', () => {
  const PORTS = `${time()} ships us sackets-harbor 2 up 1 down\n ships us oswego 0 up 1 down\n ships us erie 1 up`;

  it('C1812-6.1 any naval units in the towns of one lake sail onto it in one move, non-operational ones too', () => {
    const plan = ['sail sackets-harbor up', 'sail sackets-harbor up', 'sail oswego down', 'done'];
    const moved = act(position(PORTS), 'us', plan);
    expect(told(moved, 'sailed')).toMatchObject({
      lake: 'lake-ontario',
      ships: { up: 2, down: 1 },
    });
    const view = seen(moved.state, null);
    expect(view.lakes['lake-ontario']).toMatchObject({ us: { up: 2, down: 1 }, control: 'us' });
    expect(view.towns['sackets-harbor'].ships.us).toEqual({ up: 0, down: 1 });
    expect(view.towns.oswego.ships.us).toEqual({ up: 0, down: 0 });
    // instead of building, and no more than are there
    const begun = act(position(PORTS), 'us', ['sail oswego down']).state;
    expect(refused(begun, 'us', 'sail oswego down')).toBe('C1812-6.1');
    expect(refused(begun, 'us', 'build erie')).toBe('C1812-4.3.a');
  });

  const AFLOAT = `${time()} us york: us-9th-infantry\n ships us lake-ontario 2 up 1 down\n ships us lake-erie 1 up\n ships us oswego 1 up`;

  it('C1812-6.1.a any naval units on a lake put in at one or more of its towns that are controlled', () => {
    const moved = act(position(AFLOAT), 'us', ['dock york up', 'dock sackets-harbor down', 'done']);
    const view = seen(moved.state, null);
    expect([view.towns.york.ships.us, view.towns['sackets-harbor'].ships.us]).toEqual([
      { up: 1, down: 0 },
      { up: 0, down: 1 },
    ]);
    expect(view.lakes['lake-ontario'].us).toEqual({ up: 1, down: 0 });
    expect(told(moved, 'docked')).toMatchObject({
      lake: 'lake-ontario',
      ships: { up: 1, down: 1 },
    });
    const docks = options(position(AFLOAT), 'us').filter(
      (one) =>
        one.endsWith(' up') && one.startsWith('dock') && !/detroit|sandusky|erie|buffalo/.test(one),
    );
    expect(docks).toEqual([
      'dock fort-niagara up',
      'dock oswego up',
      'dock sackets-harbor up',
      'dock york up',
    ]);
  });

  it('C1812-6.1.a one naval move concerns one lake and one direction', () => {
    const out = act(position(PORTS), 'us', ['sail oswego down']).state;
    expect(refused(out, 'us', 'sail erie up')).toBe('C1812-6.1.a');
    const into = act(position(AFLOAT), 'us', ['dock york up']).state;
    expect(refused(into, 'us', 'dock erie up')).toBe('C1812-6.1.a');
    expect(refused(into, 'us', 'sail oswego up')).toBe('C1812-6.3');
    const three = act(position(AFLOAT), 'us', ['dock york up', 'dock york up']).state;
    expect(refused(three, 'us', 'dock york up')).toBe('C1812-6.1.a');
  });

  it('C1812-6.2 naval units berth only where their side is in control, and attack no army', () => {
    const state = position(
      `${time()} ships us lake-ontario 1 up\n gb oswego: gb-york-militia\n gb kingston: gb-49th-foot`,
    );
    for (const town of ['kingston', 'york', 'oswego', 'albany'])
      expect(refused(state, 'us', `dock ${town} up`)).toBe('C1812-6.2');
    expect(refused(state, 'us', 'dock sackets-harbor up')).toBeNull();
    const held = position(`${time()} ships us lake-ontario 1 up\n us kingston: us-9th-infantry`);
    expect(refused(held, 'us', 'dock kingston up')).toBeNull();
    // off an enemy town with an army in it nothing happens
    const sailed = act(
      position(`${time()} ships us sackets-harbor 3 up\n gb kingston: gb-49th-foot`),
      'us',
      ['sail sackets-harbor up', 'done'],
    );
    const after = act(sailed.state, 'us', ['done']);
    expect([...said(sailed), ...said(after)]).toEqual(['sailed']);
    expect(decision(after.state, 'gb')).toBe('naval');
  });

  const CAPTURED = `us kingston: us-9th-infantry, us-11th-infantry\n ships us kingston 1 up 1 down\n unbuilt us 4`;

  it('C1812-6.2.a naval units in a captured port are eliminated at once and without a roll when its garrison marches off', () => {
    const state = position(`${time('army')} ${CAPTURED}`);
    const some = act(state, 'us', ['march us-9th-infantry sackets-harbor', 'done']);
    expect(said(some)).toEqual(['marched']);
    const all = act(state, 'us', [
      'march us-9th-infantry sackets-harbor',
      'march us-11th-infantry sackets-harbor',
      'done',
    ]);
    expect(told(all, 'port-lost')).toEqual({ town: 'kingston', side: 'us', ships: 2 });
    expect(all.rolls).toEqual([]);
    expect(seen(all.state, null)).toMatchObject({ lost: { us: 2 }, unbuilt: { us: 4 } });
    expect(seen(all.state, null).towns.kingston.ships.us).toEqual({ up: 0, down: 0 });
  });

  it('C1812-6.2.a so they are when its garrison is lost in winter', () => {
    const army = 'us fort-erie: us-9th-infantry, us-11th-infantry';
    const state = position(`${time('army', 'us', 10, 'gb')} ${army}\n ships us fort-erie 1 up`);
    const winter = act(state, 'us', ['done']).state;
    const one = act(winter, 'us', ['freeze us-9th-infantry'], [6, 6, 1, 1]);
    expect(said(one)).not.toContain('port-lost');
    // the Indian unit that is left alone is no garrison
    const indian = position(
      `${time('army', 'us', 10, 'gb')} gb buffalo: gb-49th-foot, gb-8th-foot, gb-tecumseh\n ships gb buffalo 1 up`,
    );
    expect(seen(indian, null).towns.buffalo.gb).toBe(3);
    const cold = act(indian, 'us', ['done']).state;
    const kept = act(cold, 'gb', ['freeze gb-8th-foot'], [6, 6, 1, 1]);
    expect(said(kept)).not.toContain('port-lost');
    const small = position(
      `${time('army', 'us', 10, 'gb')} gb sandusky: gb-49th-foot, gb-tecumseh\n ships gb sandusky 1 up 1 down`,
    );
    const alone = act(
      act(small, 'us', ['done']).state,
      'gb',
      ['freeze gb-49th-foot'],
      [6, 6, 1, 1],
    );
    expect(told(alone, 'port-lost')).toEqual({ town: 'sandusky', side: 'gb', ships: 2 });
    expect(seen(alone.state, null).lost.gb).toBe(2);
  });

  it('C1812-6.2.a a player whose own move would cost them naval units is warned', () => {
    const state = position(`${time('army')} ${CAPTURED}`);
    const [some, all] = [['us-9th-infantry'], ['us-9th-infantry', 'us-11th-infantry']].map(
      (units) =>
        act(
          state,
          'us',
          units.map((unit) => `march ${unit} sackets-harbor`),
        ).state,
    );
    if (some === undefined || all === undefined) throw new Error('both plans are legal');
    expect(label(all, 'us', 'done')).toMatch(/loses 2 naval units in Kingston/);
    expect(label(all, 'us', 'done', 'ja')).toMatch(/キングストンで海軍ユニット2個を失う/);
    for (const safe of [state, some]) expect(label(safe, 'us', 'done')).not.toMatch(/loses/);
    // not where the port is one's own
    const home = position(`${time('army')} us erie: us-9th-infantry\n ships us erie 1 up`);
    expect(
      label(act(home, 'us', ['march us-9th-infantry buffalo']).state, 'us', 'done'),
    ).not.toMatch(/loses/);
  });

  it('C1812-6.3 no naval unit goes from lake to lake or from town to town in one move', () => {
    const state = position(`${time()} ships us erie 1 up\n ships us lake-ontario 1 up`);
    // a port leads to its own lake, a lake to its own ports
    const sailed = act(state, 'us', ['sail erie up', 'done']).state;
    expect(seen(sailed, null).lakes['lake-erie'].us.up).toBe(1);
    expect(seen(sailed, null).lakes['lake-ontario'].us.up).toBe(1);
    expect(refused(state, 'us', 'dock erie up')).toBe('C1812-6.1.a');
    const out = act(state, 'us', ['sail erie up']).state;
    expect(refused(out, 'us', 'dock buffalo up')).toBe('C1812-6.3');
    const both = act(position(`${time()} ships us erie 1 up\n ships us lake-erie 1 up`), 'us', [
      'dock buffalo up',
    ]).state;
    expect(refused(both, 'us', 'sail erie up')).toBe('C1812-6.3');
    expect(decision(sailed, 'us')).toBe('army');
  });

  it('C1812-6.4 any naval unit on a lake controls it, and with both sides there the old control lasts until the battle ends', () => {
    const control = (text: string) =>
      Object.values(seen(position(`${time()} ${text}`), null).lakes).map((lake) => lake.control);
    expect(
      control(
        'ships us lake-erie 0 up 1 down\n ships gb lake-ontario 1 up\n ships us plattsburg 3 up',
      ),
    ).toEqual(['us', 'gb', null]);
    const state = position(
      `${time()} ships us sackets-harbor 2 up\n ships gb lake-ontario 0 up 1 down\n gb kingston: gb-49th-foot`,
    );
    const sailed = act(state, 'us', [
      'sail sackets-harbor up',
      'sail sackets-harbor up',
      'done',
    ]).state;
    expect(seen(sailed, null).lakes['lake-ontario'].control).toBe('gb');
    const fought = unforced.act(sailed, 'us', ['done'], [6, 1, 1, 1]);
    expect(seen(fought.state, null).lakes['lake-ontario'].control).toBe('gb');
    const won = act(sailed, 'us', ['done'], [6, 1, 1, 1]);
    expect(seen(won.state, null).lakes['lake-ontario'].control).toBe('us');
    expect(allTold(won.events, 'naval-battle-over')).toEqual([
      { lake: 'lake-ontario', side: 'us' },
    ]);
    // the towns on its shore are no matter of ships
    expect(seen(won.state, null).towns.york.control).toBe('gb');
    const left = act(position(`${time()} ships us lake-erie 1 up`), 'us', [
      'dock erie up',
      'done',
    ]).state;
    expect(seen(left, null).lakes['lake-erie'].control).toBeNull();
  });
});
