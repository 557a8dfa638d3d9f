import { REINFORCEMENTS } from '../../../src/rules/madison/components/arrivals.js';
import { CARD, CARDS } from '../../../src/rules/madison/components/cards/index.js';
import {
  DEPOTS,
  EVENT_FORTS,
  QUARTERS_BONUS,
} from '../../../src/rules/madison/components/forts.js';
import { LEADER, LEADERS } from '../../../src/rules/madison/components/leaders.js';
import { LAKES, PATHS, SPACE, SPACES, TRANSIT } from '../../../src/rules/madison/components/map.js';
import {
  SHIP,
  SHIP_TYPE,
  type ShipId,
  SHIPS,
} from '../../../src/rules/madison/components/ships.js';
import { SIDES } from '../../../src/rules/madison/components/side.js';
import {
  LAND_RESULTS,
  landResult,
  NAVAL_RESULTS,
  navalResult,
  ODDS_DRM,
  winnerLosses,
} from '../../../src/rules/madison/components/tables.js';
import { before, TURN, TURN_IDS } from '../../../src/rules/madison/components/turns.js';
import { type UnitId, UNITS } from '../../../src/rules/madison/components/units.js';

const totals = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
const faces = LEADERS.flatMap(({ reverse, ...face }) => (reverse ? [face, reverse] : [face]));
const unitsOf = (kind: string) => UNITS.filter((unit) => unit.kind === kind);
const said = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('components of madison', () => {
  it('counts 73 spaces, 103 paths, 138 units, 33 leaders, 57 ships, 110 cards and 8 event forts', () => {
    const lists = [SPACES, PATHS, UNITS, LEADERS, SHIPS, CARDS, EVENT_FORTS];
    expect(lists.map((list) => list.length)).toEqual([73, 103, 138, 33, 57, 110, 8]);
    const sides = [SPACES.map(({ territory }) => territory)];
    sides.push(...[UNITS, LEADERS, SHIPS].map((list) => list.map(({ side }) => side)));
    const british = sides.map((list) => list.filter((side) => side === 'gb').length);
    expect(british).toEqual([35, 61, 15, 24]);
    expect([1812, 1813, 1814].map((y) => CARDS.filter((card) => card.deck === y).length)).toEqual([
      36, 36, 38,
    ]);
    expect(LEADERS.filter(({ reverse }) => reverse !== null)).toHaveLength(8);
    expect([DEPOTS, QUARTERS_BONUS]).toEqual([3, 4]);
  });

  it('no id is used for two things of any kind', () => {
    const ids = [SPACES, LAKES, UNITS, LEADERS, SHIPS, CARDS, EVENT_FORTS].flatMap(said);
    ids.push(TRANSIT);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(['en', 'ja'] as const)('every piece and place has a name of its own in %s', (locale) => {
    const things = [...SPACES, ...LAKES, ...UNITS, ...SHIPS, ...EVENT_FORTS, ...faces];
    const names = things.map(({ name }) => name[locale]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
  });

  it('every piece and place has a Japanese name that is not its English one', () => {
    const things = [...SPACES, ...LAKES, ...UNITS, ...SHIPS, ...EVENT_FORTS, ...faces];
    expect(things.filter(({ name }) => !/[぀-ヿ一-鿿]/.test(name.ja))).toEqual([]);
    expect(things.filter(({ name }) => /[a-z]{2}/.test(name.ja))).toEqual([]);
  });

  it('ids that types cannot check are ids: ships built by a base, cards that bring pieces', () => {
    const built = SPACES.flatMap(({ base }) => base?.builds ?? []);
    expect(built.map((id) => SHIP[id as ShipId]?.name.en)).toEqual(['Brock (corvette)']);
    const cards = [...UNITS, ...SHIPS, ...EVENT_FORTS].flatMap(({ card }) => card ?? []);
    expect(cards.filter((id) => !(id in CARD))).toEqual([]);
    expect(cards).toHaveLength(13 + 2 + 8);
  });

  it('MMW-14.1 every unit and ship comes once: by turn, by building or by its card', () => {
    for (const unit of UNITS) {
      expect([unit.id, unit.arrives !== null, unit.at !== null]).toEqual([
        unit.id,
        unit.card === null,
        unit.card === null,
      ]);
      expect([unit.id, unit.mark === 'CE']).toEqual([unit.id, unit.card !== null]);
    }
    for (const ship of SHIPS) {
      expect([ship.id, ship.at !== null]).toEqual([
        ship.id,
        ship.how === 'setup' || ship.how === 'arrives',
      ]);
      expect([ship.id, ship.from === null]).toEqual([ship.id, ship.how === 'card']);
    }
    const listed = TURN_IDS.flatMap((turn) => REINFORCEMENTS[turn].flatMap(({ units }) => units));
    const later = UNITS.filter(({ arrives }) => arrives !== null && before('1812-1', arrives));
    expect([...listed].sort()).toEqual(said(later).sort());
    expect(TURN_IDS.filter((turn) => REINFORCEMENTS[turn].length > 0)).toEqual(
      TURN_IDS.filter((turn) => TURN[turn].reinforcements),
    );
  });

  it('MMW-3.12 the only class C regulars are the Detroit and Mackinac detachments', () => {
    const low = unitsOf('regular').filter((unit) => unit.class === 'C');
    expect(low.map(({ name, strength, at }) => [name.en, strength, at])).toEqual([
      ['Detroit detachment', 2, 'detroit'],
      ['Mackinac detachment', 1, 'ft-mackinac'],
    ]);
  });

  it('MMW-3.11 all militia are class C but the 5th PA', () => {
    const higher = unitsOf('militia').filter((unit) => unit.class !== 'C');
    expect(higher.map(({ name }) => [name.en, name.ja])).toEqual([
      ['5th PA', 'ペンシルヴェイニア第5連隊'],
    ]);
  });

  it('MMW-3.14, MMW-3.17 detachments and Indians but the Shawnee have one step, all others two', () => {
    const one = (unit: { kind: string; strength: number; id: UnitId }) =>
      unit.strength <= 2 || (unit.kind === 'indian' && unit.id !== 'shawnee');
    expect(UNITS.filter((unit) => (unit.reduced === null) !== one(unit))).toEqual([]);
    expect(UNITS.filter((unit) => unit.reduced !== null && unit.reduced >= unit.strength)).toEqual(
      [],
    );
  });

  it('MMW-3.42, MMW-3.37 naval leaders come after the first turn, to a town of their lake, with a replacement', () => {
    for (const leader of LEADERS.filter(({ kind }) => kind === 'naval')) {
      expect(before('1812-1', leader.arrives)).toBe(true);
      expect(leader.lakes).toContain(SPACE[leader.at].lake);
      expect(leader.reverse?.stars).toBe(0);
    }
    for (const id of ['perry', 'barclay'] as const) {
      expect(LEADER[id].lakes).toEqual(['lake-erie', 'lake-huron']);
    }
    expect([LEADER.brock.stars, LEADER.brock.reverse?.name.en, LEADER.proctor.stars]).toEqual([
      2,
      'Sheaffe',
      1,
    ]);
    expect(LEADERS.filter(({ stars, kind }) => stars === 0 && kind === 'land')).toEqual([]);
  });

  it('MMW-14.41 only US schooners and sloops arrive free, in late 1812; nothing is built before 1813 or on Lake Huron', () => {
    const free = SHIPS.filter(({ how }) => how === 'arrives');
    expect(free.filter(({ side, from }) => side !== 'us' || from !== '1812-2')).toEqual([]);
    expect(free.filter(({ type }) => !SHIP_TYPE[type].small)).toEqual([]);
    expect(free).toHaveLength(9);
    const built = SHIPS.filter(({ how }) => how === 'build');
    expect(
      built.filter(({ from, lake }) => from!.startsWith('1812') || lake === 'lake-huron'),
    ).toEqual([]);
    expect(SHIP['brock-ship'].buildAt).toEqual(['york', 'kingston']);
    expect(SHIPS.filter(({ at, lake }) => at !== null && SPACE[at].lake !== lake)).toEqual([]);
  });

  it('MMW-8.5 Chauncey and the schooners arrive where the example finds them', () => {
    const at = (space: string) =>
      REINFORCEMENTS['1812-2'].find((one) => one.side === 'us' && one.at === space);
    expect(at('sackets-harbour')?.leaders).toEqual([{ id: 'chauncey' }]);
    expect(at('sackets-harbour')?.ships).toEqual(['conquest', 'scourge']);
    expect(at('ogdensburg')?.ships).toEqual(['julia', 'hamilton']);
    expect(at('oswego')?.ships).toEqual(['fair-american', 'gov-tompkins']);
    expect(SHIP.oneida.at).toBe('sackets-harbour');
  });

  it('MMW-15.17, MMW-15.23 what a ship costs, in half points', () => {
    const costs = Object.entries(SHIP_TYPE).map(([type, { nbv2, repair2 }]) => [
      type,
      nbv2,
      repair2,
    ]);
    expect(costs.slice(0, 5)).toEqual([
      ['schooner', 1, 1],
      ['sloop', 1, 1],
      ['brig', 2, 2],
      ['corvette', 2, 2],
      ['frigate', 4, 2],
    ]);
  });

  it('MMW-10.51 the land table reads every total once and improves with it', () => {
    expect(totals(1, 14).map(landResult)).toEqual(
      'AR-2 AR-2 AR-2 AR-1 AR-1 AR NE EX 9 DR DR-1 DR-1 DR-2 DR-2'.split(' '),
    );
    expect([-20, 30].map(landResult)).toEqual(['AR-2', 'DR-2']);
    expect(LAND_RESULTS.map(({ upTo }) => upTo)).toEqual([3, 5, 6, 7, 8, 9, 10, 12, Infinity]);
  });

  it('MMW-10.21 odds from 1:4 to 9:1 with modifiers that never fall', () => {
    const rows = ODDS_DRM.map(([attacker, defender, drm]) => `${attacker}:${defender} ${drm}`);
    expect(rows).toEqual(
      '1:4 -3|1:3 -2|1:2 -1|1:1 0|2:1 1|3:1 2|4:1 3|5:1 3|6:1 4|7:1 4|8:1 5|9:1 6'.split('|'),
    );
  });

  it('MMW-12.4 the naval table reads every total once, drives one side off and improves with it', () => {
    const loss = ({ steps, strike }: { steps?: number; strike?: string }) => strike ?? steps ?? 0;
    const rows = totals(-2, 9).map((total) => {
      const { attacker, defender, loser, winnerRoll } = navalResult(total);
      return `${loss(attacker)} ${loss(defender)} ${loser} ${winnerRoll}`;
    });
    expect(rows).toEqual([
      'fleet 0 attacker true',
      'fleet 0 attacker true',
      'lead 0 attacker true',
      '2 0 attacker false',
      '1 0 attacker false',
      '1 1 attacker false',
      '2 1 defender false',
      '0 1 defender false',
      '0 2 defender false',
      '0 lead defender true',
      '0 fleet defender true',
      '0 fleet defender true',
    ]);
    expect(NAVAL_RESULTS).toHaveLength(10);
    expect(totals(1, 6).map(winnerLosses)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('the US has more strength in all, the British more of class A', () => {
    const strength = (side: string, top: boolean) =>
      UNITS.filter((unit) => unit.side === side && (!top || unit.class === 'A')).reduce(
        (sum, unit) => sum + unit.strength,
        0,
      );
    expect(SIDES.map((side) => [strength(side, false), strength(side, true)])).toEqual([
      [222, 25],
      [199, 84],
    ]);
  });
});
