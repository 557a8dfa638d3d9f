import { readFileSync } from 'node:fs';

import { CLAUSES } from '../../../src/rules/columbia1812/clauses/index.js';
import {
  BLOCK,
  type BlockId,
  blocksOf,
} from '../../../src/rules/columbia1812/components/blocks.js';
import {
  garrisonTowns,
  shore,
  TOWN,
  TOWN_IDS,
} from '../../../src/rules/columbia1812/components/lookups.js';
import {
  LAKES,
  ROADS,
  type TownId,
  TOWNS,
} from '../../../src/rules/columbia1812/components/map.js';
import { SIDES } from '../../../src/rules/columbia1812/components/side.js';
import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import { type State1812, total } from '../../../src/rules/columbia1812/state.js';
import {
  choices,
  owed,
  play,
  playInPlace,
  RecordingTable,
  seeded,
  seededChance,
} from '../../../src/rules/kernel/index.js';
import { allTold, handOf, newGame, placedGame, placing } from './games.js';
import {
  act,
  decision,
  options,
  position,
  refused,
  said,
  seen,
  stands,
  told,
  withdraws,
} from './support.js';

/** `stage naval` and so on: the third turn of 1812, the Americans first. */
const time = (stage: string, active = 'us', turn = 3): string =>
  `time 1812 turn ${turn} first us stage ${stage} active ${active}\n`;

/** Plays a game at random and shows each step. */
function random(
  seed: number,
  look: (before: State1812, after: State1812, drawn: readonly string[]) => void,
): void {
  const { state } = newGame(seed);
  const choose = seeded(seed + 7);
  const chance = seededChance(seed);
  while (state.outcome === null) {
    const side = owed(columbia1812, state)[0] ?? '';
    const all = choices(columbia1812, state, side);
    const action = all[choose(all.length)];
    if (action === undefined) throw new Error(`${side} has no choice`);
    const before = JSON.parse(JSON.stringify(state)) as State1812;
    const table = new RecordingTable(chance);
    playInPlace(columbia1812, state, side, action, table);
    look(
      before,
      state,
      table.draws.flatMap(({ taken }) => taken),
    );
  }
}

describe('edition', () => {
  /** How many numbered paragraphs each section of the rulebook has; 15 to 17 have none. */
  const PARAGRAPHS = [3, 4, 5, 4, 2, 4, 2, 4, 2, 2, 3, 4, 3, 2, 0, 0, 0, 2, 6];
  const ids = Object.keys(CLAUSES);

  it('C1812-0.0 the rules are version 1.31 of 2003, sections 1 to 19 whole, and nothing else binds', () => {
    const readme = readFileSync(`${process.cwd()}/src/rules/columbia1812/README.md`, 'utf8');
    for (const text of [readme, CLAUSES['C1812-0.0'].summary.en, CLAUSES['C1812-0.0'].summary.ja]) {
      expect(text).toMatch(/1\.31.*2003/);
    }
    const paragraphs = new Set(
      ids.map((id) => id.replace('C1812-', '').split('.').slice(0, 2).join('.')),
    );
    const book = PARAGRAPHS.flatMap((most, i) =>
      most === 0 ? [`${i + 1}.0`] : Array.from({ length: most }, (_, n) => `${i + 1}.${n + 1}`),
    );
    // 19.0 fills gaps of section 19
    expect([...paragraphs].sort()).toEqual(['0.0', ...book, '19.0', '20.0'].sort());
    const cited = Object.values(columbia1812.phases).flatMap((phase) => [
      phase.clause,
      ...(phase.kind === 'ask' ? phase.cites : []),
    ]);
    expect(cited.filter((clause) => !ids.includes(clause))).toEqual([]);
  });
});

describe('the map', () => {
  it('C1812-1.1 there are 15 American and 12 Canadian towns, whose nation no conqueror changes', () => {
    const held = position(
      `${time('army', 'gb', 10)} gb detroit: gb-49th-foot\n us kingston: us-9th-infantry`,
    );
    const view = seen(held, null);
    const nations = SIDES.map((side) => TOWNS.filter(({ nation }) => nation === side).length);
    expect(nations).toEqual([15, 12]);
    expect(new Set(TOWN_IDS).size).toBe(27);
    expect([view.towns.detroit.control, view.towns.kingston.control]).toEqual(['gb', 'us']);
    // a town held against its nation still counts as an enemy town, and falls back to its nation
    expect([view.vp.gb.towns, view.vp.us.towns]).toEqual([3, 3]);
    const left = act(held, 'gb', ['march gb-49th-foot amherstburg', 'done'], [6, 6, 1, 1]).state;
    expect(seen(left, null).towns.detroit.control).toBe('us');
  });

  it.each(TOWN_IDS)(
    'C1812-1.1.a the one number of %s is its garrison test, its supply and its victory points',
    (town) => {
      const { nation, value } = TOWN[town];
      const enemy = nation === 'us' ? 'gb' : 'us';
      const army = blocksOf[nation].slice(0, value + 1);
      const wintering = (count: number) => {
        const before = position(
          `time 1812 turn 10 first gb stage army active us\n ${nation} ${town}: ${army.slice(0, count).join(', ')}`,
        );
        return play(columbia1812, before, 'us', [{ do: 'done' }], seededChance(1));
      };
      const [within, beyond] = [wintering(value), wintering(value + 1)];
      if (!within.ok || !beyond.ok) throw new Error('the turn must end');
      expect(said(within)).not.toContain('attrition');
      expect(decision(within.state, 'us')).not.toBe('freeze');
      expect(options(beyond.state, nation)).toEqual(army.map((id) => `freeze ${id}`).sort());

      const taken = position(`${time('army')} ${enemy} ${town}: ${blocksOf[enemy][0]}`);
      expect(seen(taken, null).vp[enemy].towns).toBe(value);

      const first = newGame().state;
      const game = nation === 'us' ? first : act(first, 'us', placing(first, 'us', 'albany')).state;
      expect(mayBeBare(game, town)).toBe(value < 2);
    },
  );

  /** Whether the side that places may leave this town empty: its last block is not wanted there. */
  function mayBeBare(state: State1812, town: TownId): boolean {
    const { nation } = TOWN[town];
    const others = garrisonTowns[nation].filter((id) => id !== town);
    const spare = nation === 'us' ? 'albany' : 'quebec';
    const plan = handOf(state, nation).map(
      (id, i) => `place ${id} ${others[i] ?? (town === spare ? others[0] : spare)}`,
    );
    const last = plan.pop() ?? '';
    return refused(act(state, nation, plan).state, nation, last) === null;
  }

  it('C1812-1.1.a the values the rulebook prints', () => {
    expect([
      TOWN.kingston.value,
      TOWN.detroit.value,
      TOWN['sackets-harbor'].value,
      TOWN.utica.value,
    ]).toEqual([3, 3, 2, 1]);
  });

  it.each(TOWN_IDS)(
    'C1812-1.1.b an army unit in %s stands in that one town and leaves it along its roads alone',
    (town) => {
      const roads = ROADS.flatMap(([a, b]) => (a === town ? [b] : b === town ? [a] : []));
      const side = TOWN[town].nation;
      const unit = blocksOf[side][0] as BlockId;
      const state = position(`${time('army', side)} ${side} ${town}: ${unit}`);
      expect(options(state, side).filter((one) => one.startsWith('march'))).toEqual(
        roads.map((to) => `march ${unit} ${to}`).sort(),
      );
      for (const to of TOWN_IDS)
        if (!roads.includes(to as never))
          expect(refused(state, side, `march ${unit} ${to}`)).toBe('C1812-9.1');
      const view = seen(state, null);
      expect(TOWN_IDS.filter((id) => view.towns[id][side] > 0)).toEqual([town]);
    },
  );

  it('C1812-1.1.b there is a road for every one the rulebook mentions', () => {
    const known = [
      'kingston smiths-creek',
      'kingston prescott',
      'kingston sackets-harbor',
      'buffalo erie',
      'buffalo fort-erie',
      'buffalo fort-niagara',
      'buffalo williamsburg',
      'montreal malone',
      'montreal lacolle',
    ];
    const pairs = ROADS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]);
    expect(known.filter((pair) => !pairs.includes(pair))).toEqual([]);
  });

  it('C1812-1.1.c a naval unit is on a lake or in a lakeside town, and nowhere else', () => {
    const inland = columbia1812.readPosition(
      `columbia1812 1\n${time('naval')}ships us albany 1 up`,
    );
    expect(inland).toMatchObject({ line: 3 });
    random(3, (_, { towns, lakes, unbuilt, lost }) => {
      for (const side of SIDES) {
        const berths = TOWNS.filter(({ lake }) => lake !== null).map(({ id }) =>
          total(towns[id].ships[side]),
        );
        const afloat = LAKES.map(({ id }) => total(lakes[id].ships[side]));
        const all = [...berths, ...afloat].reduce(
          (sum, one) => sum + one,
          unbuilt[side] + lost[side],
        );
        // before the set-up is done all are unbuilt; a captured unit is replaced by one of the captor's own six
        expect(all).toBe(6);
      }
    });
  });

  it('C1812-1.3 each lake has one British and one American naval base, the only places to build', () => {
    const state = (side: string) => position(`${time('naval', side)}`);
    const builds = SIDES.map((side) =>
      options(state(side), side).filter((one) => one.startsWith('build')),
    );
    expect(builds).toEqual([
      ['build erie', 'build plattsburg', 'build sackets-harbor'],
      ['build amherstburg', 'build kingston', 'build lacolle'],
    ]);
    const lakesOf = (towns: readonly TownId[]) => towns.map((town) => TOWN[town].lake);
    expect(lakesOf(['erie', 'sackets-harbor', 'plattsburg'])).toEqual([
      'lake-erie',
      'lake-ontario',
      'lake-champlain',
    ]);
    expect(lakesOf(['amherstburg', 'kingston', 'lacolle'])).toEqual([
      'lake-erie',
      'lake-ontario',
      'lake-champlain',
    ]);
    // one spelling of the harbour; lake and town of Erie are two things
    expect(TOWNS.filter(({ name }) => /sack/i.test(name.en)).map(({ name }) => name.en)).toEqual([
      "Sacket's Harbor",
    ]);
    expect(TOWN_IDS).not.toContain('lake-erie');
  });

  it('C1812-1.3.a the seven lakeside towns of Lake Erie are named, and London, Pittsburgh and Williamsburg touch no lake', () => {
    const seven = [
      'detroit',
      'sandusky',
      'erie',
      'buffalo',
      'fort-erie',
      'port-dover',
      'amherstburg',
    ];
    const state = position(
      `${time('army')} us detroit: us-9th-infantry\n ships us lake-erie 1 up\n ships us lake-ontario 1 up`,
    );
    const ports = options(state, 'us').flatMap((one) =>
      one.startsWith('ship ') ? [one.split(' ')[2]] : [],
    );
    expect(ports.sort()).toEqual(seven.filter((town) => town !== 'detroit').sort());
    expect([...shore['lake-erie']].sort()).toEqual([...seven].sort());
    expect(shore['lake-ontario']).toEqual(
      expect.arrayContaining(['york', 'oswego', 'kingston', 'sackets-harbor']),
    );
    for (const town of ['london', 'pittsburgh', 'williamsburg'] as const) {
      expect(refused(state, 'us', `ship us-9th-infantry ${town}`)).toBe('C1812-12.2');
      expect(TOWN[town].lake).toBeNull();
    }
  });
});

describe('control of towns', () => {
  const AT_KINGSTON = `${time('army')} us sackets-harbor: us-9th-infantry, us-11th-infantry\n gb kingston: gb-york-militia`;

  it('C1812-1.2 a side controls its own towns where no enemy stands, empty ones too, and enemy towns its army occupies', () => {
    const view = seen(position(`${time('army')} us york: us-9th-infantry`), null);
    const american = TOWN_IDS.filter((town) => view.towns[town].control === 'us');
    expect(american).toEqual([
      ...TOWNS.filter(({ nation }) => nation === 'us').map(({ id }) => id),
      'york',
    ]);
  });

  it('C1812-1.2 control stays where it was until the battle in the town has ended', () => {
    const attacked = act(
      position(AT_KINGSTON),
      'us',
      ['march us-9th-infantry kingston', 'done'],
      [1],
    ).state;
    const accepted = act(attacked, 'gb', ['accept'], [1, 1]).state;
    expect(seen(accepted, null).towns.kingston).toMatchObject({ us: 1, gb: 1, control: 'gb' });
    const won = act(accepted, 'us', ['fire'], [6, 6, 1, 1]);
    expect(seen(won.state, null).towns.kingston).toMatchObject({ us: 1, gb: 0, control: 'us' });
    expect(told(won, 'control')).toEqual({ town: 'kingston', side: 'us', from: 'gb' });
  });

  it('C1812-1.2 a town without enemy units is occupied when all movement is done, and passing through takes nothing', () => {
    const ride = position(
      `${time('army')} us sackets-harbor: us-2nd-light-dragoons, us-9th-infantry`,
    );
    const plan = [
      'march us-2nd-light-dragoons kingston',
      'on us-2nd-light-dragoons prescott',
      'done',
    ];
    const ridden = act(ride, 'us', plan, [1]);
    expect(allTold(ridden.events, 'control')).toEqual([
      { town: 'prescott', side: 'us', from: 'gb' },
    ]);
    const marched = act(
      ride,
      'us',
      ['march us-9th-infantry ogdensburg', 'force us-9th-infantry prescott', 'done'],
      [4, 1],
    );
    expect(said(marched).slice(0, 5)).toEqual([
      'marched',
      'forced-march',
      'militia',
      'marched',
      'control',
    ]);
  });

  it('C1812-1.2 a retreat takes an empty town at once', () => {
    const raid = position(
      `${time('army')} us plattsburg: us-9th-infantry\n gb malone: gb-49th-foot\n us montreal: us-ohio-militia`,
    );
    const thrown = withdraws(
      act(raid, 'us', ['march us-9th-infantry malone', 'done']).state,
      'gb',
      [1],
    );
    const fled = act(thrown.state, 'gb', ['flee ogdensburg']);
    expect(allTold(fled.events, 'control')).toContainEqual({
      town: 'ogdensburg',
      side: 'gb',
      from: 'us',
    });
    expect(said(fled).indexOf('control')).toBeLessThan(said(fled).indexOf('battle-over'));
  });

  it('C1812-1.2.a control of an enemy town ends when the last army unit leaves it', () => {
    const state = position(`${time('army')} us kingston: us-9th-infantry, us-11th-infantry`);
    const one = act(state, 'us', ['march us-9th-infantry sackets-harbor', 'done']).state;
    expect(seen(one, null).towns.kingston.control).toBe('us');
    const both = act(state, 'us', [
      'march us-9th-infantry sackets-harbor',
      'march us-11th-infantry sackets-harbor',
      'done',
    ]);
    expect(told(both, 'control')).toEqual({ town: 'kingston', side: 'gb', from: 'us' });
    expect(seen(both.state, null).vp.us.towns).toBe(0);
  });

  it('C1812-1.2.b neither naval units nor the Indian block keep an enemy town', () => {
    const ships = position(`${time('army')} us kingston: us-9th-infantry\n ships us kingston 1 up`);
    const empty = act(ships, 'us', ['march us-9th-infantry sackets-harbor', 'done']).state;
    expect(seen(empty, null).towns.kingston).toMatchObject({
      control: 'gb',
      ships: { us: { up: 0, down: 0 } },
    });

    const indian = position(
      `${time('army', 'gb')} gb detroit: gb-49th-foot, gb-tecumseh\n ships gb detroit 1 up`,
    );
    expect(seen(indian, null).vp.gb.towns).toBe(3);
    const alone = act(indian, 'gb', ['march gb-49th-foot amherstburg', 'done']).state;
    expect(seen(alone, null).towns.detroit).toMatchObject({
      gb: 1,
      control: 'us',
      ships: { gb: { up: 0, down: 0 } },
    });
    expect(seen(alone, null).vp.gb.towns).toBe(0);
    expect(seen(alone, null).lost.gb).toBe(1);
  });
});

describe('the units', () => {
  it('C1812-2.1 a side has 25 units, the six naval units among them', () => {
    const { state } = placedGame();
    const kinds = (side: 'us' | 'gb', kind: string) =>
      blocksOf[side].filter((id) => BLOCK[id].kind === kind).length;
    expect(
      SIDES.map((side) => [kinds(side, 'infantry'), kinds(side, 'dragoon'), kinds(side, 'indian')]),
    ).toEqual([
      [18, 1, 0],
      [17, 1, 1],
    ]);
    const view = seen(state, null);
    const naval = (side: 'us' | 'gb') =>
      TOWN_IDS.reduce((sum, town) => sum + total(view.towns[town].ships[side]), view.unbuilt[side]);
    expect(SIDES.map((side) => blocksOf[side].length + naval(side))).toEqual([25, 25]);
  });

  const MET = `${time('army')} us buffalo: us-9th-infantry 2, us-ohio-militia\n gb fort-erie: gb-49th-foot 3, gb-york-militia`;

  it('C1812-2.2 of an enemy army unit one sees that it stands there, neither which it is nor its CV', () => {
    const state = position(MET);
    const mine = {
      'us-9th-infantry': { at: 'buffalo', cv: 2 },
      'us-ohio-militia': { at: 'buffalo', cv: 2 },
    };
    expect(seen(state, 'us').mine).toEqual(mine);
    expect(seen(state, 'us').towns['fort-erie'].gb).toBe(2);
    expect(JSON.stringify(seen(state, 'us'))).not.toContain('gb-');
    expect(JSON.stringify(seen(state, 'gb'))).not.toContain('us-');
    expect(JSON.stringify(seen(state, null))).not.toMatch(/"(us|gb)-/);
    // nor does a battle show it before it is accepted
    const attacked = act(state, 'us', ['march us-9th-infantry fort-erie', 'done'], [1]).state;
    expect(seen(attacked, 'us').battle?.units).toEqual({ us: {}, gb: {} });
    expect(JSON.stringify(seen(attacked, 'us'))).not.toContain('gb-');
    const stronger = position(MET.replace('gb-49th-foot 3', 'gb-1st-foot'));
    expect(seen(stronger, 'us')).toEqual(seen(state, 'us'));
  });

  it.each([0, 1, 2, 3])('C1812-2.3 a unit of 4 CV hit %i times has that many less', (hits) => {
    const state = position(
      `${time('army')} us buffalo: us-9th-infantry\n gb fort-erie: gb-49th-foot`,
    );
    expect(stands(state, 'us-9th-infantry')).toBe('buffalo 4');
    const attacked = act(state, 'us', ['march us-9th-infantry fort-erie', 'done'], [1]).state;
    const fired = act(
      attacked,
      'gb',
      ['accept'],
      [6, 6, 6, 1].map((die, i) => (i < hits ? die : 5)),
    ).state;
    expect(stands(fired, 'us-9th-infantry')).toBe(`fort-erie ${4 - hits}`);
  });

  it('C1812-2.3.a a unit reduced below 1 CV leaves the map for the pool and may be drawn again', () => {
    const state = position(
      `time 1812 turn 10 first gb stage army active us\n us buffalo: us-9th-infantry 1, us-11th-infantry\n gb fort-erie: gb-49th-foot`,
    );
    const pool = seen(state, null).pool.us;
    const attacked = act(state, 'us', ['march us-9th-infantry fort-erie', 'done'], [1]).state;
    const lost = act(attacked, 'gb', ['accept'], [6, 1, 1, 1, 6, 6, 1, 1]);
    expect(allTold(lost.events, 'losses')[0]).toMatchObject({
      town: 'fort-erie',
      side: 'us',
      dead: 1,
    });
    // nothing else was due: winter comes in the same breath and draws from the pool that it is in
    const albany = lost.draws.find(({ purpose }) => purpose === 'reinforcements-albany');
    expect(albany?.from).toHaveLength(pool + 1);
    expect(albany?.taken).toContain('us-9th-infantry');
    expect(stands(lost.state, 'us-9th-infantry')).toBe('albany 4');
  });

  it('C1812-2.3.b no unit on the map ever gains CV', () => {
    for (const seed of [1, 2]) {
      random(seed, (before, after, drawn) => {
        for (const side of SIDES) {
          for (const id of blocksOf[side]) {
            const [was, is] = [before.units[id], after.units[id]];
            const stayed = was.at in TOWN && is.at in TOWN && !drawn.includes(id);
            if (stayed && is.cv > was.cv)
              throw new Error(`${id} went from CV ${was.cv} to ${is.cv}`);
          }
        }
      });
    }
    const wounded = position(
      'time 1812 turn 10 first gb stage army active us\n us albany: us-9th-infantry 1, us-11th-infantry 4',
    );
    const spring = act(wounded, 'us', ['done'], [6, 6, 1, 1]).state;
    expect([stands(spring, 'us-9th-infantry'), stands(spring, 'us-11th-infantry')]).toEqual([
      'albany 1',
      'albany 4',
    ]);
  });

  it('C1812-2.4 six naval units a side, all alike and without CV', () => {
    const { lakes, towns, unbuilt } = position(`${time('naval')} ships us erie 1 up 1 down`);
    expect(unbuilt).toEqual({ us: 4, gb: 6 });
    expect(() => position(`${time('naval')} unbuilt us 5\n ships us erie 1 up 1 down`)).toThrow(
      'us has 6 naval units at most',
    );
    expect(Object.keys(lakes['lake-erie'].ships.us)).toEqual(['up', 'down']);
    expect(towns.erie.ships.us).toEqual({ up: 1, down: 1 });
    const six = position(`${time('naval')} unbuilt us 0\n ships us lake-erie 6 up`);
    expect(refused(six, 'us', 'build erie')).toBe('C1812-5.2.a');
    expect(
      refused(
        position(`${time('naval')} unbuilt us 1\n ships us lake-erie 5 up`),
        'us',
        'build erie',
      ),
    ).toBeNull();
    // they are counted, so no block is one
    const kinds = new Set(SIDES.flatMap((side) => blocksOf[side].map((id) => BLOCK[id].kind)));
    expect([...kinds]).toEqual(['infantry', 'dragoon', 'indian']);
  });

  it('C1812-2.4.a both players see all naval units and on which face they lie', () => {
    const state = position(
      `${time('naval')} ships us lake-erie 2 up 1 down\n ships gb kingston 0 up 2 down`,
    );
    for (const viewer of [...SIDES, null]) {
      expect(seen(state, viewer).lakes['lake-erie'].us).toEqual({ up: 2, down: 1 });
      expect(seen(state, viewer).towns.kingston.ships.gb).toEqual({ up: 0, down: 2 });
    }
  });
});
